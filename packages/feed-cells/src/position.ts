import type { Language } from './languages.ts';

/** Decimal degrees, with an exponent where a program wrote a number near zero: `-5e-05`. */
const DEGREES = /^([NSEWO])?\s*([+-]?\d{1,3}(?:[.,]\d+)?(?:e[+-]?\d\d?)?)\s*[°º]?\s*([NSEWO])?$/i;

/** The form of most feeds. */
const PLAIN_DEGREES = /^-?\d{1,3}\.\d+$/;

/** Degrees and minutes, with or without seconds: `50°24'55.8"N`, `W005° 04.420'`. */
const MINUTES =
  /^([NSEWO])?\s*([+-]?\d{1,3})\s*[°º]\s*(\d\d?(?:[.,]\d+)?)\s*(?:['′’´]\s*(?:(\d\d?(?:[.,]\d+)?)\s*(?:["″”]|''|′′|’’)?)?)?\s*([NSEWO])?$/i;

/** The same with spaces or colons alone, which only a letter beside it tells from other numbers: `50 24 55.8 N`. */
const SPACED_MINUTES =
  /^([NSEWO])?\s*(\d{1,3})\s+(\d\d?(?:[.,]\d+)?)(?:\s+(\d\d?(?:[.,]\d+)?))?\s*([NSEWO])?$/i;

/** In these languages an O beside degrees is the west; it is the east in German and Dutch. */
const WEST_IS_O: ReadonlySet<Language> = new Set(['fr', 'es', 'pt', 'it']);
const EAST_IS_O: ReadonlySet<Language> = new Set(['de', 'nl']);

/**
 * Parses degrees with a decimal point or comma, or with minutes; also with a sign, or with N, E, S
 * or W.
 * @param language the feed's, which decides whether O means west or east; without it, O is not
 *   parsed
 */
export function parseDegrees(text: string, language?: Language | undefined): number | null {
  if (PLAIN_DEGREES.test(text)) return Number(text);
  const plain = text.trim().replace(/^[−–]/, '-');
  const decimal = DEGREES.exec(plain);
  if (decimal !== null) {
    return onSide(numberIn(decimal[2]!), [decimal[1], decimal[3]], language);
  }
  const spaced = /[NSEWO]/i.test(plain) ? SPACED_MINUTES.exec(plain.replaceAll(':', ' ')) : null;
  const match = MINUTES.exec(plain) ?? spaced;
  if (match === null) return null;
  const [whole, minutes, seconds] = [match[2]!, match[3]!, match[4] ?? '0'].map(numberIn);
  if (minutes! >= 60 || seconds! >= 60) return null;
  const size = Math.abs(whole!) + minutes! / 60 + seconds! / 3600;
  // Seven decimals are a centimetre; further ones come from the division.
  const degrees = Number((match[2]!.startsWith('-') ? -size : size).toFixed(7));
  return onSide(degrees, [match[1], match[5]], language);
}

const numberIn = (text: string): number => Number(text.replace(',', '.'));

/** Degrees with the sign that the letter before or after them gives; null for two letters. */
function onSide(
  degrees: number,
  [before, after]: [string | undefined, string | undefined],
  language: Language | undefined,
): number | null {
  if (before !== undefined && after !== undefined) return null;
  const side = (before ?? after ?? '').toUpperCase();
  if (side === '') return degrees;
  if (side !== 'O') return /[SW]/.test(side) ? -Math.abs(degrees) : degrees;
  if (language === undefined) return null;
  if (WEST_IS_O.has(language)) return -Math.abs(degrees);
  return EAST_IS_O.has(language) ? degrees : null;
}

/**
 * Labels that people write before coordinates: `Lat: 50.4155, Long: -5.0737`,
 * `geo:50.4155,-5.0737`.
 */
const LABELS = /^geo:|\b(?:lat(?:itude)?|lng|lon|long(?:itude)?)\b\s*[:=]?\s*/gi;

/** Longer than any pair of coordinates: the pattern below takes time by the square of a text's length. */
const MAX_PAIR_CHARACTERS = 200;

/** Two texts of degrees with letters, before or after them: `50° 24′ 55″ N 5° 4′ 25″ W`. */
const LETTERED_PAIR =
  /^(?:(.*\d.*[NS])[\s,;/|]+(.*\d.*[EWO])|([NS].*\d.*?)[\s,;/|]+([EWO].*\d.*))$/i;

/**
 * Parses `51.5,-0.1`, also with spaces, brackets or a semicolon, and degrees and minutes with their letters; null when
 * it is not a pair.
 */
export function parsePair(
  text: string,
  language?: Language | undefined,
): { lat: number; lng: number } | null {
  if (text.length > MAX_PAIR_CHARACTERS) return null;
  const plain = text
    .replace(/[()[\]]/g, '')
    .replace(LABELS, '')
    .trim();
  const lettered = LETTERED_PAIR.exec(plain)
    ?.slice(1)
    .filter((part) => part !== undefined);
  const parts = lettered ?? plain.split(/\s*[;|]\s*|,\s+|\s+/);
  const pair = parts.length === 2 ? parts : plain.replace(/\s/g, '').split(',');
  if (pair.length !== 2) return null;
  const lat = parseDegrees(pair[0]!, language);
  const lng = parseDegrees(pair[1]!, language);
  return lat === null || lng === null ? null : { lat, lng };
}

/** The coordinates of a GeoJSON point, whose longitude comes first; further numbers are its height. */
export function parsePosition(texts: readonly string[]): { lat: number; lng: number } | null {
  const [lng = null, lat = null] = texts.map((text) => parseDegrees(text));
  return lat === null || lng === null ? null : { lat, lng };
}

/**
 * Parses a list of two numbers in both orders; leaves out an order whose numbers are out of range.
 */
export function eitherOrder(texts: readonly string[]): { lat: number; lng: number }[] {
  if (texts.length !== 2) return [];
  return [texts.toReversed(), texts]
    .map(parsePosition)
    .filter((point) => point !== null)
    .filter(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
}
