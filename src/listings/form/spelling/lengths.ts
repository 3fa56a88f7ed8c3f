/** Metres in a foot and in an inch (international yard and pound agreement, exact). */
const METRES_PER_FOOT = 0.3048;
const METRES_PER_INCH = 0.0254;

/** Kilometres in a mile (international mile, exact). */
const KM_PER_MILE = 1.609344;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const METRIC = new RegExp(
  `^(${NUMBER}) ?(m|metres?|meters?|mètres?|metros?|cm|mm|centimet(?:re|er)s?)\\.?$`,
  'iu',
);
/** `5m99` and `5 m 99`. */
const METRES_AND_CENTIMETRES = /^(\d+) ?m ?(\d{2})(?: ?cm)?$/i;
const FEET = String.raw`(?:ft\.?|feet|foot|['’′])`;
const INCHES = String.raw`(?:in\.?|inch(?:es)?|["”″]|''|’’)`;
const FEET_AND_INCHES = new RegExp(
  `^(${NUMBER}) ?${FEET}(?: ?(?:and )?(${NUMBER}) ?(?:${INCHES})?)?$`,
  'iu',
);
const INCHES_ALONE = new RegExp(`^(${NUMBER}) ?${INCHES}$`, 'iu');

const valueOf = (text: string): number => Number(text.replace(',', '.'));

const rounded = (metres: number): string => String(Math.round(metres * 100) / 100);

/**
 * Reads a length that is typed with its unit (`5.99 m`, `5m99`, `599 cm`, `19 ft 8 in`, `19'8"`).
 * Returns metres, to the centimetre; undefined when the text has no unit or is none.
 */
export function lengthIn(text: string): string | undefined {
  const typed = text.replaceAll(/\s+/g, ' ').trim();
  const [, metric, unit = ''] = METRIC.exec(typed) ?? [];
  if (metric !== undefined) {
    const divisor = /^mm$/i.test(unit) ? 1000 : /^c/i.test(unit) ? 100 : 1;
    return divisor === 1 ? metric.replace(',', '.') : rounded(valueOf(metric) / divisor);
  }
  const [, metres, centimetres] = METRES_AND_CENTIMETRES.exec(typed) ?? [];
  if (metres !== undefined) return `${metres}.${centimetres}`;
  const [, feet, inches = '0'] = FEET_AND_INCHES.exec(typed) ?? [];
  if (feet !== undefined)
    return rounded(valueOf(feet) * METRES_PER_FOOT + valueOf(inches) * METRES_PER_INCH);
  const [, alone] = INCHES_ALONE.exec(typed) ?? [];
  return alone === undefined ? undefined : rounded(valueOf(alone) * METRES_PER_INCH);
}

/** A unit of distance. */
export type DistanceUnit = 'km' | 'mi';

/** Countries whose roads are signed in miles, with their dependencies in Europe. */
const IN_MILES: ReadonlySet<string> = new Set(['GB', 'GG', 'IM', 'JE', 'US']);

/** The unit in which a country speaks of distances. */
export const distanceUnitOf = (country: string): DistanceUnit =>
  IN_MILES.has(country) ? 'mi' : 'km';

/** Converts miles to whole kilometres. */
export const kilometresOf = (miles: number): number => Math.round(miles * KM_PER_MILE);

/**
 * Converts whole kilometres to miles, with the fewest decimals that give the same kilometres again:
 * 161 is 100, 200 is 124.3.
 */
export function milesOf(kilometres: number): number {
  const miles = kilometres / KM_PER_MILE;
  const whole = Math.round(miles);
  return kilometresOf(whole) === kilometres ? whole : Math.round(miles * 10) / 10;
}
