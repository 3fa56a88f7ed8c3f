import { type Point, rounded } from '../../places/index.ts';

const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?(?!\d)`;
const DEGREES = String.raw`([+\-−]?${NUMBER})\s*([°º˚])?`;
const MINUTES = String.raw`(?:\s*(${NUMBER})\s*['′’´])?`;
const SECONDS = String.raw`(?:\s*(${NUMBER})\s*(?:["″”]|['′’´]{2}))?`;
const ANGLE = `${DEGREES}${MINUTES}${SECONDS}`;

/** An angle with its letter before or behind it. */
const SIDED = String.raw`(?:([NSEWO])\s?${ANGLE}|${ANGLE}(?:\s?([NSEWO])(?![\p{L}]))?)`;
const PAIR = new RegExp(
  String.raw`(?<![\p{L}\d.,])${SIDED}(?:\s*[,;/]\s*|\s+)${SIDED}(?![\d])`,
  'iu',
);

const GROUPS = 10;

/** Two days of a year, `12.07 19.07`, which look like decimal degrees. */
const TWO_DAYS = /^[0-3]?\d[.,](?:0\d|1[0-2])\D+[0-3]?\d[.,](?:0\d|1[0-2])$/;

/** Languages in which `O` is the east; in the others it is the west. */
const EAST_IS_O = new Set(['de', 'nl']);

interface Angle {
  degrees: number;
  /** `N`, `S`, `E`, `W`; undefined if it was not said. */
  side: string | undefined;
}

const value = (text: string | undefined): number =>
  Number((text ?? '0').replace(',', '.').replace('−', '-'));

/** The angle of ten matched groups; undefined for a number that is not written like an angle. */
function angleOf(groups: readonly (string | undefined)[], language: string): Angle | undefined {
  const isBefore = groups[0] !== undefined;
  const letter = (isBefore ? groups[0] : groups[9])?.toUpperCase();
  const [degrees, sign, minutes, seconds] = isBefore ? groups.slice(1, 5) : groups.slice(5, 9);
  const isAngle = letter !== undefined || sign !== undefined || /[.,]\d\d/.test(degrees!);
  if (!isAngle || value(minutes) >= 60 || value(seconds) >= 60) return undefined;
  const whole = value(degrees);
  const parts = value(minutes) / 60 + value(seconds) / 3600;
  const side = letter === 'O' ? (EAST_IS_O.has(language) ? 'E' : 'W') : letter;
  const size = whole + (degrees!.startsWith('-') || degrees!.startsWith('−') ? -parts : parts);
  return { degrees: side === 'S' || side === 'W' ? -size : size, side };
}

const isLongitude = ({ side }: Angle): boolean => side === 'E' || side === 'W';
const isLatitude = ({ side }: Angle): boolean => side === 'N' || side === 'S';

/**
 * Finds coordinates in a text: decimal degrees with point or comma, degrees and minutes, degrees, minutes and seconds, with
 * signs or the letters N, S, E, W, O before or behind them.
 * @param language The language of the page, by which `O` is the east (German, Dutch) or the west.
 * @returns The point and the text without it; null when there are none.
 */
export function typedCoordinates(
  text: string,
  language: string,
): { at: Point; before: string; behind: string } | null {
  const found = PAIR.exec(text);
  if (found === null || TWO_DAYS.test(found[0].trim())) return null;
  const groups = found.slice(1) as (string | undefined)[];
  const one = angleOf(groups.slice(0, GROUPS), language);
  const other = angleOf(groups.slice(GROUPS), language);
  if (one === undefined || other === undefined) return null;
  const isSwapped = isLongitude(one) || isLatitude(other);
  const [lat, lng] = isSwapped ? [other, one] : [one, other];
  if (isLongitude(lat) || isLatitude(lng)) return null;
  if (Math.abs(lat.degrees) > 90 || Math.abs(lng.degrees) > 180) return null;
  return {
    at: { lat: rounded(lat.degrees), lng: rounded(lng.degrees) },
    before: text.slice(0, found.index),
    behind: text.slice(found.index + found[0].length),
  };
}
