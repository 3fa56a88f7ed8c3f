import { FIELDS, mapRow, Plans } from '../../src/feeds/map/index.ts';
import { checkListing } from '../../src/listings/index.ts';
import { maskPersonal, maskUrls } from '../../src/platform/mask.ts';
import { benchListing } from '../support/listings.ts';
import type { Measurement } from '../support/report.ts';
import { microsecondsEach } from '../support/rounds.ts';

/** Length of a hostile text in characters. */
const SIZE = 250_000;

/** Maximum ratio between the times for a hostile text and for a plain one of the same length. */
const MAX_RATIO = 40;

/** Repeated pieces give texts on which a backtracking regular expression takes hours. */
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

/** Returns the microseconds for mapping a feed's row with `text` in every column. */
const mapping = (text: string) =>
  microsecondsEach(2, () => {
    for (const field of FIELDS) {
      const values = FIELDS.map((other) => (other === field ? text : ''));
      mapRow({ names, values }, plan, settings, new Date(0));
    }
  });

/** Returns the microseconds for validating a listing whose description is `text`. */
const checking = (description: string) =>
  microsecondsEach(10, () => checkListing({ ...benchListing(1, 100), description }));

/** Compares the slowest piece with plain words of the same length. */
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

/** Measures the functions that read whole texts, compared with plain words of the same length. */
export const textMeasurements = (): Measurement[] => [
  worstOf('a row of a feed', mapping),
  worstOf('the check of a listing', checking),
  worstOf('what is masked of a person', (text) => microsecondsEach(2, () => maskPersonal(text))),
  worstOf('what is masked of addresses', (text) => microsecondsEach(2, () => maskUrls(text))),
];
