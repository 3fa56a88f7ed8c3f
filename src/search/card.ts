import type { PublicListing } from '../listings/index.ts';
import { noneWhileAway, type Queryable, type Statement } from '../platform/db/index.ts';
import type { LastKnown } from '../platform/last-known.ts';
import { selectOpenCampsiteCards } from './campsite-row.sql.ts';
import {
  type AnyCard,
  type AreaNames,
  type CardAnswers,
  type OtherOffer,
  presentCampsiteCard,
  presentListingCard,
  presentOffer,
  presentPrice,
  UNASKED,
} from './card.present.ts';
import { type CardRow, selectCards, selectPrices } from './card.sql.ts';
import { campsiteIdOf, indexIdOf, isOpenData } from './open-data.ts';

/** Where cards are read. */
export interface CardSource {
  /** The databases: a replica and its primary, or the same one twice. */
  replica: Queryable;
  primary: Queryable;
  known: Known;
  /** Whether the index has followed everything committed before the question, so that known rows need not be read. */
  isCurrent?: boolean;
}

/** What is known while the databases are away. */
export interface Known {
  listings: LastKnown<number>;
  /** Open-data campsites, by the ids of their pages. */
  campsites: LastKnown<number>;
}

/** The answers of cards that are no results of a search. */
const NO_ANSWERS: CardAnswers = { of: () => UNASKED, ofOffer: () => null };

/**
 * Reads the cards of listings and open-data campsites, in the order of `ids`; those that are not shown are left out. While
 * the database is away, those are as well of which nothing is known, `unknown` in number.
 */
export async function cardsOf(
  source: CardSource,
  names: AreaNames,
  ids: readonly number[],
  answers: CardAnswers = NO_ANSWERS,
): Promise<{ cards: AnyCard[]; unknown: number }> {
  const listingIds = ids.filter((id) => !isOpenData(id));
  const campsiteIds = ids.filter(isOpenData).map(campsiteIdOf);
  const [listings, campsites] = await Promise.all([
    withOffers(source, listingIds),
    rowsOf(source, 'campsites', selectOpenCampsiteCards, campsiteIds),
  ]);
  const cards = new Map<number, AnyCard>();
  for (const [id, { row, others }] of listings.found) {
    const offers = others.map((other): OtherOffer =>
      presentOffer(other, answers.ofOffer(other.id)),
    );
    cards.set(id, presentListingCard(row, { names, answer: answers.of(id), offers }));
  }
  for (const row of campsites.found.values()) {
    const id = indexIdOf(row.id);
    cards.set(id, presentCampsiteCard(row, { names, answer: answers.of(id) }));
  }
  return {
    cards: ids.flatMap((id) => cards.get(id) ?? []),
    unknown: listings.missing + campsites.missing.length,
  };
}

/** The rows of listings, each with those of the listings that are the same vehicle or campsite. */
async function withOffers(
  source: CardSource,
  ids: readonly number[],
): Promise<{ found: Map<number, { row: CardRow; others: CardRow[] }>; missing: number }> {
  const { found, missing } = await rowsOf(source, 'listings', selectCards, ids);
  const others = [...found.values()].flatMap(({ same_as }) => same_as ?? []);
  const unread = [...new Set(others)].filter((id) => !found.has(id));
  const { found: beside } = await rowsOf(source, 'listings', selectCards, unread);
  const rows = [...found].map(([id, row]) => {
    const same = (row.same_as ?? []).flatMap(
      (other) => found.get(other) ?? beside.get(other) ?? [],
    );
    return [id, { row, others: same }] as const;
  });
  return { found: new Map(rows), missing: missing.length };
}

/**
 * Reads prices by listing id; null for listings without one, and for those of which nothing is known while the
 * database is away. Listings that are not shown are left out.
 */
export async function pricesOf(
  source: CardSource,
  ids: readonly number[],
): Promise<Map<number, PublicListing['price']>> {
  const { found, missing } = await rowsOf(source, 'listings', selectPrices, ids);
  const prices = [...found].map(([id, { price }]) => [id, presentPrice(price)] as const);
  return new Map([...prices, ...missing.map((id) => [id, null] as const)]);
}

/**
 * The rows of a statement by id. Rows that the replica does not have yet are read from the primary; while that is
 * away, those that are shown and not known are `missing`. What was read from a replica is never taken for current:
 * it may be older than the change that was forgotten before.
 */
async function rowsOf<Row extends { id: number }>(
  { replica, primary, known, isCurrent = false }: CardSource,
  subjects: keyof Known,
  select: Statement<Row, [ids: readonly number[]]>,
  ids: readonly number[],
): Promise<{ found: Map<number, Row>; missing: number[] }> {
  if (ids.length === 0) return { found: new Map(), missing: [] };
  const read = async (some: readonly number[]) => {
    const rows = new Map((await replica.query(select, [some])).map((row) => [row.id, row]));
    const missing = some.filter((id) => !rows.has(id));
    if (missing.length > 0 && primary !== replica) {
      for (const row of await primary.query(select, [missing]).catch(noneWhileAway)) {
        rows.set(row.id, row);
      }
    }
    return rows;
  };
  const options = { isCurrent: isCurrent && primary === replica };
  return known[subjects].each(ids, select.name, read, options);
}
