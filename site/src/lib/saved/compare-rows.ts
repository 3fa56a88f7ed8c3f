import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { money } from '#lib/format/money.ts';
import { rating } from '#lib/format/numbers.ts';
import { factRows } from '#lib/listing/fact-rows.ts';
import { placeWords } from '#lib/listing/place-words.ts';
import { policyWords } from '#lib/listing/policy-words.ts';
import type { ListingView } from '#lib/listing/view.ts';

/** One line of the comparison: a value for each listing, null where it says nothing. */
export interface CompareRow {
  name: string;
  values: (string | null)[];
  differs: boolean;
}

function rowsOf(listing: ListingView, t: Messages, locale: Locale): Map<string, string> {
  const rows = new Map<string, string>();
  const { price } = listing;
  if (price) {
    const unit = price.unit === 'week' ? t.search.perWeek : t.search.perNight;
    rows.set(t.saved.price, `${money(locale, price.from, price.currency)} ${unit}`);
    if (price.min_nights)
      rows.set(t.listing.unstated.minNights, t.listing.nights(price.min_nights));
    if (price.deposit !== null) {
      rows.set(t.listing.unstated.deposit, money(locale, price.deposit, price.currency));
    }
  }
  rows.set(t.saved.place, placeWords(locale, { ...listing, townName: listing.town?.name ?? null }));
  if (listing.rating && listing.rating.count > 0) {
    rows.set(t.saved.rating, `${rating(locale, listing.rating.value)} (${listing.rating.count})`);
  }
  for (const [name, value] of factRows(listing, t, locale)) rows.set(name, value);
  const amenities = listing.amenities.map((amenity) => t.facts.amenities[amenity]);
  if (amenities.length > 0) rows.set(t.listing.amenities, amenities.join(', '));
  const rules = policyWords(listing, t, locale).lines.map(({ text }) => text);
  if (rules.length > 0) rows.set(t.saved.rules, rules.join('\n'));
  return rows;
}

/** Everything that at least one of the listings says, line by line. */
export function compareRows(
  listings: readonly ListingView[],
  t: Messages,
  locale: Locale,
): CompareRow[] {
  const columns = listings.map((listing) => rowsOf(listing, t, locale));
  const names = new Set(columns.flatMap((column) => [...column.keys()]));
  const rows = [...names].map((name) => ({
    name,
    values: columns.map((column) => column.get(name) ?? null),
  }));
  rows.push({ name: t.saved.partner, values: listings.map(({ partner }) => partner.name) });
  return rows.map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
}
