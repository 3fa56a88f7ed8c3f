/** The article that Portuguese gives to names of places; those in no list have none. */
const ARTICLES: readonly [contraction: string, names: RegExp][] = [
  [
    'na',
    /^(?:Escócia|Irlanda|Bretanha|Normandia|Córsega|Occitânia|Nova-Aquitânia|Provença|Auvérnia|Borgonha|Guiana|Martinica|Reunião|Andaluzia|Cantábria|Catalunha|Estremadura|Galiza|Comunidade|Região|Ilha|Costa|Côte|Serra|Sierra|Península|Baía|Província|Cornualha|Madeira|Guarda|Figueira|Nazaré|Covilhã|Amadora|Póvoa|Ericeira|Alemanha|Toscânia|Suíça|Bélgica|Áustria|Dinamarca|Suécia|Noruega|Finlândia|Polónia|Croácia|Eslovénia|Grécia|Hungria|Nova Caledónia|Polinésia Francesa)(?= |-|$)/i,
  ],
  [
    'no',
    /^(?:Reino Unido|País|Grand Est|Centro-Vale|Porto$|Algarve|Alentejo|Minho|Douro|Gerês|Ribatejo|Funchal|Barreiro|Seixal|Montijo|Entroncamento|Vale|Lago|Loch|Lough|Parque|Distrito|Condado|Departamento|Delta|Golfo|Maciço|Connemara|Luxemburgo|Mónaco)(?= |-|$)/i,
  ],
  ['nas', /^(?:Astúrias|Baleares|Canárias|Ilhas|Hébridas|Caldas|Terras Altas|Órcades)(?= |$)/i],
  ['nos', /^(?:Açores|Hauts-de-France|Pirenéus|Alpes|Picos|Cotswolds|Países)(?= |-|$)/i],
];

/** That something is in a place: `na Bretanha`, `no Algarve`, `em Lisboa`. */
export function inPortuguesePlace(name: string): string {
  const contraction = ARTICLES.find(([, names]) => names.test(name))?.[0] ?? 'em';
  return `${contraction} ${name}`;
}
