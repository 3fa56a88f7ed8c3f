/** Who says what a driving licence allows, by the country's code: names that no language translates. */
export const AUTHORITIES = {
  IE: 'National Driver Licence Service (NDLS), Road Safety Authority',
  FR: 'service-public.fr, Sécurité routière',
  ES: 'Dirección General de Tráfico (DGT)',
  PT: 'Instituto da Mobilidade e dos Transportes (IMT)',
  NL: 'RDW, CBR',
};
