import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { money } from '#lib/format/money.ts';
import { integer, rating } from '#lib/format/numbers.ts';
import type { CampsiteView } from '#lib/listing/card.ts';
import { feeWords, seasonWords } from '#lib/listing/card-facts.ts';
import { factRows } from '#lib/listing/fact-rows.ts';
import { stayAnswer } from '#lib/listing/stay-answers.ts';
import { placeWords } from '#lib/listing/place-words.ts';
import { policyWords, topicsOfVehicles } from '#lib/listing/policy-words.ts';
import { priceFromWords } from '#lib/listing/price-words.ts';
import type { ListingView } from '#lib/listing/view.ts';
import type { AnsweredStay, AnswerTime } from '#lib/services.ts';

/** What is compared: a listing, or an open-data campsite. */
export type Compared = ListingView | CampsiteView;

/** Whether it is an open-data campsite. */
export const isOpenData = (compared: Compared): compared is CampsiteView => 'siteKind' in compared;

/** The value of one listing in a row: words, not stated, or not applicable. */
export type CompareValue = { says: string } | 'not stated' | 'does not apply';

/** One row of the comparison. */
export interface CompareRow {
  name: string;
  values: CompareValue[];
  /** Whether two listings state different values. */
  differs: boolean;
}

/** Answers of the compared listings by id. */
export interface Answers {
  answerTimes: ReadonlyMap<number, AnswerTime>;
  /** Empty without dates. */
  ofDates: ReadonlyMap<number, AnsweredStay>;
}

/** Returns the rows about the dates of the page: whether it is free, and the total. */
function rowsOfDates(
  answered: AnsweredStay | undefined,
  t: Messages,
  locale: Locale,
): [name: string, says: string][] {
  if (!answered) return [];
  const { stay } = answered;
  const total = stay && money(locale, stay.total, stay.currency);
  return [
    [t.saved.onDates, stayAnswer(t, answered).text],
    ...(stay && total !== null
      ? [
          [t.saved.total, `${total} ${t.search.forNights(t.listing.nights(stay.nights))}`] as [
            string,
            string,
          ],
        ]
      : []),
  ];
}

function rowsOf(listing: Compared, t: Messages, locale: Locale): Map<string, string> {
  if (isOpenData(listing)) return rowsOfCampsite(listing, t, locale);
  const rows = new Map<string, string>();
  const { price } = listing;
  if (price) {
    rows.set(t.saved.price, priceFromWords(price, t, locale));
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
  for (const { topic, text } of policyWords(listing, t, locale).lines) rows.set(topic, text);
  return rows;
}

/** Returns what OpenStreetMap states about a campsite, under the names of the rows of listings. */
function rowsOfCampsite(
  { facts, words }: CampsiteView,
  t: Messages,
  locale: Locale,
): Map<string, string> {
  const { capacity, capacityText, season, dogs } = facts;
  const list = (names: string[]) => (names.length === 0 ? null : names.join(', '));
  const pitches = facts.pitchTypes.yes.map((type) => t.facts.pitchTypes[type]);
  const amenities = facts.amenities.yes.map((amenity) => t.facts.amenities[amenity]);
  const rows: [name: string, says: string | null][] = [
    [t.saved.place, words.place],
    [t.place.fee, feeWords(t, facts) || null],
    [t.facts.pitchTypesTitle, list(pitches)],
    [t.facts.pitches, capacity === null ? capacityText : integer(locale, capacity)],
    [t.facts.openSeason, season && !season.varies ? seasonWords(t, locale, season) : null],
    [t.listing.amenities, list(amenities)],
    [t.listing.unstated.pets, dogs === null ? null : t.listing.policies.pets[dogs ? 0 : 1]],
  ];
  return new Map(rows.filter((row): row is [string, string] => row[1] !== null));
}

/**
 * Returns the names of rows that apply only to some categories. A caravan for hire is neither
 * driven nor a place with pitches.
 */
function linesOfKinds(t: Messages): {
  sites: Set<string>;
  vehicles: Set<string>;
  driven: Set<string>;
} {
  const { facts } = t;
  const { unstated } = t.listing;
  const { transmission, fuel, seats } = facts;
  const driven = [transmission, fuel, seats, unstated.mileage];
  return {
    sites: new Set([
      t.place.fee,
      facts.pitchTypesTitle,
      facts.pitches,
      facts.openSeason,
      facts.checkIn,
      facts.checkOut,
    ]),
    vehicles: new Set([
      ...driven,
      facts.vehicleClass,
      facts.make,
      facts.model,
      facts.year,
      facts.berths,
      facts.length,
      facts.height,
      facts.width,
      facts.weight,
      facts.licence,
      ...topicsOfVehicles(t),
    ]),
    driven: new Set(driven),
  };
}

/**
 * Returns a row for each fact that at least one of the listings states. A row is marked when two
 * listings state different values; a value that is not stated or does not apply is no difference.
 */
export function compareRows(
  listings: readonly Compared[],
  /** How soon partners answer, and the answers to the dates of the page, by listing id. */
  { answerTimes, ofDates }: Answers,
  t: Messages,
  locale: Locale,
): CompareRow[] {
  const { sites, vehicles, driven } = linesOfKinds(t);
  const applies = (name: string, { category }: Compared): boolean => {
    if (category === 'campsite') return !vehicles.has(name);
    return !sites.has(name) && (category !== 'caravan' || !driven.has(name));
  };
  const columns = listings.map(
    (listing) =>
      new Map([...rowsOfDates(ofDates.get(listing.id), t, locale), ...rowsOf(listing, t, locale)]),
  );
  const names = new Set(columns.flatMap((column) => [...column.keys()]));
  const rows = [...names].map((name) => ({
    name,
    values: listings.map((listing, at): CompareValue => {
      const says = columns[at]!.get(name);
      if (says !== undefined) return { says };
      return applies(name, listing) ? 'not stated' : 'does not apply';
    }),
  }));
  rows.push({
    name: t.saved.partner,
    values: listings.map((one) => ({ says: isOpenData(one) ? 'OpenStreetMap' : one.partner.name })),
  });
  if (listings.some(({ id }) => answerTimes.has(id))) {
    const { name, within } = t.enquiry.answers;
    const values = listings.map((one): CompareValue => {
      if (isOpenData(one)) return 'does not apply';
      const answers = answerTimes.get(one.id);
      return answers ? { says: within[answers.withinHours] } : 'not stated';
    });
    rows.push({ name, values });
  }
  return rows.map((row) => {
    const said = row.values.flatMap((value) => (typeof value === 'object' ? [value.says] : []));
    return { ...row, differs: new Set(said).size > 1 };
  });
}
