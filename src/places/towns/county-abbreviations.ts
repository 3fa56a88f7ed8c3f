/** How addresses of Britain abbreviate counties, in search form. */
const COUNTIES: Readonly<Record<string, string>> = {
  beds: 'bedfordshire',
  berks: 'berkshire',
  bucks: 'buckinghamshire',
  cambs: 'cambridgeshire',
  carms: 'carmarthenshire',
  ches: 'cheshire',
  derbys: 'derbyshire',
  glos: 'gloucestershire',
  hants: 'hampshire',
  herts: 'hertfordshire',
  lancs: 'lancashire',
  leics: 'leicestershire',
  lincs: 'lincolnshire',
  northants: 'northamptonshire',
  northd: 'northumberland',
  northumb: 'northumberland',
  notts: 'nottinghamshire',
  oxon: 'oxfordshire',
  pembs: 'pembrokeshire',
  salop: 'shropshire',
  shrops: 'shropshire',
  staffs: 'staffordshire',
  warks: 'warwickshire',
  wilts: 'wiltshire',
  worcs: 'worcestershire',
  yorks: 'yorkshire',
};

const FIRST_WORDS: Readonly<Record<string, string>> = {
  co: 'county',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};

/**
 * A county's name without abbreviations: `cambs` is `cambridgeshire`, `n yorks` is `north yorkshire`, `co kerry` is `county kerry`; any
 * other name as it is.
 * @param name in search form
 */
export function unabbreviatedCounty(name: string): string {
  const words = name.split(' ');
  const last = words.at(-1)!;
  const first = words.length > 1 ? FIRST_WORDS[words[0]!] : undefined;
  return [
    ...(first ? [first, ...words.slice(1, -1)] : words.slice(0, -1)),
    COUNTIES[last] ?? last,
  ].join(' ');
}
