import { type Seeded, seeded } from '@campcairn/seeded';
import type { DemoListing } from '../listings/demo-listings.ts';

const COLUMNS = [
  'id',
  'title',
  'description',
  'url',
  'category',
  'price',
  'currency',
  'price_unit',
  'latitude',
  'longitude',
  'image',
  'sleeps',
  'make',
  'model',
  'year',
  'transmission',
] as const;

type Row = Record<(typeof COLUMNS)[number], string>;

/** Faults that real feeds have, and in which row. The last repeats the id of the row before. */
const FAULTS: readonly { row: number; change(row: Row, before: Row): Partial<Row> }[] = [
  { row: 4, change: () => ({ title: 'Van' }) },
  { row: 9, change: () => ({ latitude: '', longitude: '' }) },
  { row: 13, change: () => ({ category: 'houseboat' }) },
  { row: 17, change: ({ url }) => ({ url: url.replace('https:', 'http:') }) },
  { row: 22, change: (_row, before) => ({ id: before.id }) },
];

/** Rows that the feed had when it was new; one is added every week. */
const FIRST_ROWS = 24;

const WEEK_MS = 7 * 86_400_000;

const cell = (text: string): string =>
  /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function rowOf(random: Seeded, { externalId, input }: DemoListing): Row {
  const { title, description, url, category, price, location, images, vehicle } = input;
  return {
    id: `feed-${externalId}`,
    title,
    description,
    url: url.replace('?', '/feed?'),
    category,
    // Prices move a little from week to week.
    price: (Math.round((price.from * random.between(0.95, 1.05)) / 100) || 1).toFixed(2),
    currency: price.currency,
    price_unit: price.unit,
    latitude: String(location.lat),
    longitude: String(location.lng),
    image: images.map((image) => image.url).join('|'),
    sleeps: String(vehicle?.berths ?? ''),
    make: vehicle?.make ?? '',
    model: vehicle?.model ?? '',
    year: String(vehicle?.year ?? ''),
    transmission: vehicle?.transmission ?? '',
  };
}

/**
 * Writes the demo's product feed as CSV, with a few faulty rows.
 * @param listings what the feed may contain; it has some of them more each week until `now`
 */
export function demoFeed(listings: readonly DemoListing[], seed: string, now: Date): string {
  const week = Math.floor(now.getTime() / WEEK_MS);
  const rows = listings
    .slice(0, FIRST_ROWS + (week % Math.max(1, listings.length - FIRST_ROWS)))
    .map((listing) => rowOf(seeded(`${seed}/feed/${listing.externalId}/${week}`), listing));
  for (const { row, change } of FAULTS) {
    const [faulty, before] = [rows[row], rows[row - 1]];
    if (faulty && before) Object.assign(faulty, change(faulty, before));
  }
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','));
  return [COLUMNS.join(','), ...lines, ''].join('\r\n');
}
