/** Words that may follow a whole number, by the control's name, with the factor that they stand for. */
const UNITS: Readonly<Record<string, readonly (readonly [word: RegExp, factor: number])[]>> = {
  'price.min_nights': [
    [/^nights?$/i, 1],
    [/^weeks?$/i, 7],
  ],
  'vehicle.weight_kg': [
    [/^(?:kgs?|kilos?|kilograms?)\.?$/i, 1],
    [/^(?:t|tonnes?)\.?$/i, 1000],
  ],
  'vehicle.berths': [[/^(?:berths?|people|persons?)$/i, 1]],
  'vehicle.seats': [[/^(?:seats?|people|persons?|belts?)$/i, 1]],
  'campsite.pitches': [[/^pitch(?:es)?$/i, 1]],
  'policies.min_driver_age': [[/^(?:\+|years?|years? old|yrs?)$/i, 1]],
  'rating.count': [[/^reviews?$/i, 1]],
  'rating.value': [[/^(?:\/ ?5|out of 5|stars?)$/i, 1]],
};

const NUMBER_AND_UNIT = /^(\d[\d.,' ’]*?) ?([\p{L}+/].*)?$/u;
/** Thousands that are set apart by one sign. */
const GROUPED = /^\d{1,3}(?:([.,' ’])\d{3})(?:\1\d{3})*$/;

/**
 * Reads a number that is typed as people type it: `3,500 kg`, `3.5 t`, `2 weeks`, `21+`, `4,7`.
 * Returns its digits with a decimal point; the text itself when it is none.
 * @param isWhole whether the number has no decimals, so that `3,500` is 3500
 */
export function numberTyped(name: string, text: string, isWhole: boolean): string {
  const typed = text.replaceAll(/\s+/g, ' ').trim();
  const [, digits, unit] = NUMBER_AND_UNIT.exec(typed) ?? [];
  if (digits === undefined) return text;
  const found = UNITS[name]?.find(([word]) => unit !== undefined && word.test(unit));
  if (unit !== undefined && !found) return text;
  const factor = found?.[1] ?? 1;
  if (isWhole && factor === 1 && GROUPED.test(digits)) return digits.replaceAll(/\D/g, '');
  if (!/^\d+(?:[.,]\d+)?$/.test(digits)) return text;
  const plain = digits.replace(',', '.');
  return factor === 1 ? plain : String(Math.round(Number(plain) * factor * 1000) / 1000);
}

const DEGREES = /^(-?\d{1,3}(?:[.,]\d+)?) ?°? ?([NSEWO])?$/i;

/** Reads degrees with a letter for the direction, `2.5879° W`; other texts are left as they are. */
export function degreesTyped(text: string): string {
  const [, number, direction] = DEGREES.exec(text.trim()) ?? [];
  if (number === undefined) return text;
  const plain = number.replace(',', '.');
  return direction !== undefined && /[SWO]/i.test(direction) && !plain.startsWith('-')
    ? `-${plain}`
    : plain;
}

const POSITION = /^(-?\d{1,2}\.\d+) ?°? ?([NS])?[,;] ?(-?\d{1,3}\.\d+) ?°? ?([EW])?$/i;

/** Reads a position that is pasted into one field, as maps copy it: `51.4545, -2.5879`. */
export function positionTyped(text: string): [lat: string, lng: string] | undefined {
  const [, lat, north = '', lng, east = ''] =
    POSITION.exec(text.replaceAll(/\s+/g, ' ').trim()) ?? [];
  return lat === undefined || lng === undefined
    ? undefined
    : [degreesTyped(lat + north), degreesTyped(lng + east)];
}
