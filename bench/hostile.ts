import { FIELDS, mapRow, Plans } from '../src/feeds/map/index.ts';
import { checkListing } from '../src/listings/index.ts';
import { benchListing } from './support/listings.ts';
import { type Measurement, report } from './support/report.ts';
import { microsecondsEach } from './support/rounds.ts';

/** Characters of a hostile text. */
const SIZE = 250_000;

/** Most times as long as a plain text of the same length that a hostile one may take. */
const WANTED_AT_MOST = 40;

/** Pieces of which texts are made on which a careless pattern takes hours. */
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
];

const textOf = (piece: string) => `x${piece.repeat(Math.ceil(SIZE / piece.length))}x`;

const settings = { categoryFromTitle: true, upgradeTrackers: true };
const names = FIELDS.map((field) => field as string);
const plan = new Plans(settings).for(names);

/** Microseconds that a feed's row takes whose every column holds `text`. */
const mapping = (text: string) =>
  microsecondsEach(2, () => {
    for (const field of FIELDS) {
      const values = FIELDS.map((other) => (other === field ? text : ''));
      mapRow({ names, values }, plan, settings);
    }
  });

/** Microseconds that the API's check takes of a listing whose description is `text`. */
const checking = (description: string) =>
  microsecondsEach(10, () => checkListing({ ...benchListing(1, 100), description }));

/** The piece that takes longest beside plain words of the same length. */
function worstOf(name: string, measure: (text: string) => number): Measurement {
  const plain = measure(textOf('word and '));
  const times = PIECES.map((piece) => ({ piece, microseconds: measure(textOf(piece)) }));
  const worst = times.toSorted((a, b) => b.microseconds - a.microseconds)[0]!;
  return {
    name: `${name}: microseconds, full of ${JSON.stringify(worst.piece)}`,
    figure: worst.microseconds,
    limit: { name: `plain words; at most ${WANTED_AT_MOST} times as long`, figure: plain },
    details: times,
  };
}

report('hostile', [
  worstOf('a row of a feed', mapping),
  worstOf('the check of a listing', checking),
]);
