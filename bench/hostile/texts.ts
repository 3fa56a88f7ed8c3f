import { FIELDS, mapRow, Plans } from '../../src/feeds/map/index.ts';
import { checkListing } from '../../src/listings/index.ts';
import { maskPersonal, maskUrls } from '../../src/platform/mask.ts';
import { benchListing } from '../support/listings.ts';
import type { Measurement } from '../support/report.ts';
import { microsecondsEach } from '../support/rounds.ts';

/** Characters of a hostile text. */
const SIZE = 250_000;

/** A hostile text may take at most this many times as long as a plain one of the same length. */
const MAX_RATIO = 40;

/** Repeated, these make texts on which a regular expression that backtracks takes hours. */
const PIECES = [
  '<',
  '<a ',
  '<!--',
  '</',
  '&#x',
  ',',
  '| ',
  '1 ',
  '1,',
  '-',
  '(',
  'https://',
  '\n ',
  'a',
  '@',
];

const textOf = (piece: string) => `x${piece.repeat(Math.ceil(SIZE / piece.length))}x`;

const settings = { categoryFromTitle: true, upgradeTrackers: true };
const names = FIELDS.map((field) => field as string);
const plan = new Plans(settings).for(names);

/** Microseconds that reading a feed's row takes with `text` in every column. */
const mapping = (text: string) =>
  microsecondsEach(2, () => {
    for (const field of FIELDS) {
      const values = FIELDS.map((other) => (other === field ? text : ''));
      mapRow({ names, values }, plan, settings, new Date(0));
    }
  });

/** Microseconds that the API's check takes for a listing whose description is `text`. */
const checking = (description: string) =>
  microsecondsEach(10, () => checkListing({ ...benchListing(1, 100), description }));

/** Measures the slowest piece beside plain words of the same length. */
function worstOf(name: string, measure: (text: string) => number): Measurement {
  const plain = measure(textOf('word and '));
  const times = PIECES.map((piece) => ({ piece, microseconds: measure(textOf(piece)) }));
  const worst = times.toSorted((a, b) => b.microseconds - a.microseconds)[0]!;
  return {
    name: `${name}: microseconds, full of ${JSON.stringify(worst.piece)}`,
    figure: worst.microseconds,
    limit: { name: `plain words; at most ${MAX_RATIO} times as long`, figure: plain },
    details: times,
  };
}

/** The functions that read whole texts, beside plain words of the same length. */
export const textMeasurements = (): Measurement[] => [
  worstOf('a row of a feed', mapping),
  worstOf('the check of a listing', checking),
  worstOf('what is masked of a person', (text) => microsecondsEach(2, () => maskPersonal(text))),
  worstOf('what is masked of addresses', (text) => microsecondsEach(2, () => maskUrls(text))),
];
