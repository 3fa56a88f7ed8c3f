/** Abbreviations of counties in British addresses, in search form. */
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
 * Expands the abbreviations in a county's name: `cambs` to `cambridgeshire`, `n yorks` to `north yorkshire`, `co kerry` to
 * `county kerry`. Other names stay as they are.
 * @param name The name in search form.
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
