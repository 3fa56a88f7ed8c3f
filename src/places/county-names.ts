/**
 * Countries whose second-level areas of GeoNames are counties, departments or provinces that people name.
 * Portugal is missing because its second level are municipalities, which have the names of towns.
 */
const WITH_COUNTIES: ReadonlySet<string> = new Set(['GB', 'IE', 'FR', 'ES']);

export const hasCounties = (countryCode: string): boolean => WITH_COUNTIES.has(countryCode);

/** Corrections, by GeoNames' code, of names that GeoNames misspells or has in another language. */
const CORRECTED: Readonly<Record<string, string>> = {
  'ES.51.AL': 'Almería province',
  'ES.59.VI': 'Álava',
  'FR.24.41': 'Loir-et-Cher',
  'FR.44.54': 'Meurthe-et-Moselle',
  'FR.76.31': 'Haute-Garonne',
  'GB.SCT.W8': 'Outer Hebrides',
  'IE.L.18': 'County Longford',
  'IE.L.23': 'County Offaly',
  'IE.L.35': 'Fingal',
  'IE.M.42': 'County Limerick',
  'IE.U.02': 'County Cavan',
};

/** Official titles before and after the name that people use. */
const TITLES: readonly RegExp[] = [
  /^(?:Provinc[ei]a|Província|Province|Département) (?:de |da |do |du |of |de la )/,
  /^(?:City and (?:Borough|County)|(?:Royal |Metropolitan )?Borough|City|District|County) of /,
  /^(?:Sir|The) /,
  / (?:county borough|county|council|city)$/i,
];

/** The name of a county as people use it in English: `Wiltshire`, `County Cork`, `Sevilla province`. */
export function countyName(id: string, official: string): string {
  const corrected = CORRECTED[id];
  if (corrected !== undefined) return corrected;
  const title = TITLES.slice(0, 3).find((one) => one.test(official));
  const plain = (title ? official.replace(title, '') : official).replace(TITLES[3]!, '');
  if (id.startsWith('ES.')) return official === plain ? plain : `${plain} province`;
  const isIrishCounty = id.startsWith('IE.') && !/ (?:City|and)\b|^(?:South|Dún)/.test(official);
  return isIrishCounty ? `County ${plain.replace(/^County /, '')}` : plain;
}

/** Distinguishes the name of a county from that of a town in its region: `Conwy county`. */
export const besideTown = (id: string, name: string): string =>
  `${name} ${id.startsWith('FR.') ? 'department' : 'county'}`;
