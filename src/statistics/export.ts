import { csvHeader, csvLine } from '../platform/csv.ts';
import { FIGURES } from './count.sql.ts';
import type { OwnFigures, Summary } from './figures.ts';
import type { PeriodDays } from './period.ts';

const LISTINGS_PER_PIECE = 1_000;

/** Yields the listings of a partner with their figures of the last days as a CSV file, in pieces. */
export async function* listingsAsCsv(
  figures: Pick<OwnFigures, 'listings'>,
  partnerId: number,
  days: PeriodDays,
): AsyncGenerator<string> {
  yield csvHeader(['external_id', 'title', ...FIGURES]);
  let cursor: string | undefined;
  do {
    const page = { cursor, limit: LISTINGS_PER_PIECE };
    const { items, next } = await figures.listings(partnerId, days, 'shown', page);
    yield items
      .map((one) => csvLine([one.external_id, one.title, ...FIGURES.map((figure) => one[figure])]))
      .join('');
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

/** Returns the days or weeks of a summary as a CSV file. */
export const periodsAsCsv = ({ periods }: Summary): string =>
  csvHeader(['starts', ...FIGURES]) +
  periods
    .map((period) => csvLine([period.starts, ...FIGURES.map((figure) => period[figure])]))
    .join('');
