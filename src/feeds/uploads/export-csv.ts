import {
  type BooleanPolicy,
  type ExportedListing,
  type ListingInput,
  POLICY_COLUMNS,
  writeMoney,
  currencyDecimals,
} from '../../listings/index.ts';
import { csvHeader, guarded } from '../../platform/csv.ts';

type Column = (listing: ExportedListing) => string | number | undefined;

const priceText = ({ price }: ListingInput): string | undefined =>
  price && writeMoney(price.from, currencyDecimals(price.currency));

const policyText = ({ policies }: ListingInput, policy: BooleanPolicy): string | undefined => {
  const stated = policies?.[policy];
  return stated === undefined ? undefined : stated ? 'yes' : 'no';
};

/**
 * The columns of an export: those of feeds, so that the file can be read again, and the status,
 * under a name that feeds ignore.
 */
const COLUMNS: readonly [name: string, read: Column][] = [
  ['id', ({ externalId }) => externalId],
  ['title', ({ input }) => input.title],
  ['url', ({ input }) => input.url],
  ['category', ({ input }) => input.category],
  ['price', ({ input }) => priceText(input)],
  ['currency', ({ input }) => input.price?.currency],
  ['price_unit', ({ input }) => input.price?.unit],
  ['latitude', ({ input }) => input.location.lat],
  ['longitude', ({ input }) => input.location.lng],
  ['country', ({ countryCode }) => countryCode],
  ['image', ({ input }) => input.images.map(({ url }) => url.replaceAll('|', '%7C')).join('|')],
  ['description', ({ input }) => input.description],
  ['sleeps', ({ input }) => input.vehicle?.berths],
  ['seats', ({ input }) => input.vehicle?.seats],
  ['transmission', ({ input }) => input.vehicle?.transmission],
  ['make', ({ input }) => input.vehicle?.make],
  ['model', ({ input }) => input.vehicle?.model],
  ['year', ({ input }) => input.vehicle?.year],
  ['fuel', ({ input }) => input.vehicle?.fuel],
  ...POLICY_COLUMNS.map(([policy]): [string, Column] => [
    policy,
    ({ input }) => policyText(input, policy),
  ]),
  ['listing_status', ({ input }) => input.status],
];

const quoted = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const cell = (value: string | number | undefined): string =>
  quoted(typeof value === 'string' ? guarded(value) : String(value ?? ''));

/** The exported cells of a listing, by column name. */
export const exportedCells = (listing: ExportedListing): ReadonlyMap<string, string> =>
  new Map(COLUMNS.map(([name, read]) => [name, String(read(listing) ?? '')]));

/** Listings as a CSV file in UTF-8 with a byte order mark, by which spreadsheets know the encoding. */
export async function* exportAsCsv(
  listings: AsyncIterable<readonly ExportedListing[]>,
): AsyncGenerator<string> {
  yield csvHeader(COLUMNS.map(([name]) => name));
  for await (const some of listings) {
    const lines = some.map((listing) => COLUMNS.map(([, read]) => cell(read(listing))).join(','));
    yield `${lines.join('\r\n')}\r\n`;
  }
}
