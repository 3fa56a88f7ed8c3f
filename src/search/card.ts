import type { PublicListing } from '../listings/index.ts';
import type { Reads } from '../platform/db/index.ts';
import { selectOsmCampsiteCards } from './campsite-row.sql.ts';
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
  reads: Reads;
  /** Whether the index has followed everything committed before the question, so that known rows need not be read. */
  isCurrent?: boolean;
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
    source.reads.byId(selectOsmCampsiteCards, campsiteIds, source),
  ]);
  const cards = new Map<number, AnyCard>();
  for (const [id, { row, others }] of listings.found) {
    const offers = others.map((other): OtherOffer =>
      presentOffer(other, answers.ofOffer(other.id)),
    );
    cards.set(id, presentListingCard(row, { names, answer: answers.of(id), offers }));
  }
  for (const row of campsites.rows.values()) {
    const id = indexIdOf(row.id);
    cards.set(id, presentCampsiteCard(row, { names, answer: answers.of(id) }));
  }
  return {
    cards: ids.flatMap((id) => cards.get(id) ?? []),
    unknown: listings.unread + campsites.unread.length,
  };
}

/** The rows of listings, each with those of the listings that are the same vehicle or campsite. */
async function withOffers(
  { reads, ...options }: CardSource,
  ids: readonly number[],
): Promise<{ found: Map<number, { row: CardRow; others: CardRow[] }>; unread: number }> {
  const { rows: found, unread } = await reads.byId(selectCards, ids, options);
  const others = [...found.values()].flatMap(({ same_as }) => same_as ?? []);
  const besides = [...new Set(others)].filter((id) => !found.has(id));
  const { rows: beside } = await reads.byId(selectCards, besides, options);
  const rows = [...found].map(([id, row]) => {
    const same = (row.same_as ?? []).flatMap(
      (other) => found.get(other) ?? beside.get(other) ?? [],
    );
    return [id, { row, others: same }] as const;
  });
  return { found: new Map(rows), unread: unread.length };
}

/**
 * Reads prices by listing id; null for listings without one, and for those of which nothing is known while the
 * database is away. Listings that are not shown are left out.
 */
export async function pricesOf(
  { reads, ...options }: CardSource,
  ids: readonly number[],
): Promise<Map<number, PublicListing['price']>> {
  const { rows, unread } = await reads.byId(selectPrices, ids, options);
  const prices = [...rows].map(([id, { price }]) => [id, presentPrice(price)] as const);
  return new Map([...prices, ...unread.map((id) => [id, null] as const)]);
}
