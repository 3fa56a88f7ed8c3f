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

/** The database from which cards are read. */
export interface CardSource {
  reads: Reads;
  /** Whether the index contains everything committed before the search, so that cached rows need not be read again. */
  isCurrent?: boolean;
}

/** The answers of cards that are shown without a search. */
const NO_ANSWERS: CardAnswers = { of: () => UNASKED, ofOffer: () => null };

/**
 * Reads the cards of listings and open-data campsites, in the order of `ids`, and leaves out those that are not shown.
 * While the database is unreachable, cards that are not in the cache are left out as well; `unknown` is their number.
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
  for (const [id, { row, others }] of listings.rows) {
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

/** Reads the rows of listings, each with the rows of the other listings of the same vehicle or campsite. */
async function withOffers(
  { reads, ...options }: CardSource,
  ids: readonly number[],
): Promise<{ rows: Map<number, { row: CardRow; others: CardRow[] }>; unread: number }> {
  const { rows: listings, unread } = await reads.byId(selectCards, ids, options);
  const sameIds = [...listings.values()].flatMap(({ same_as }) => same_as ?? []);
  const missingIds = [...new Set(sameIds)].filter((id) => !listings.has(id));
  const { rows: offers } = await reads.byId(selectCards, missingIds, options);
  const rows = [...listings].map(([id, row]) => {
    const others = (row.same_as ?? []).flatMap(
      (other) => listings.get(other) ?? offers.get(other) ?? [],
    );
    return [id, { row, others }] as const;
  });
  return { rows: new Map(rows), unread: unread.length };
}

/**
 * Reads prices by listing id, and leaves out listings that are not shown. Null stands for a listing without a price, or,
 * while the database is unreachable, for one that is not in the cache.
 */
export async function pricesOf(
  { reads, ...options }: CardSource,
  ids: readonly number[],
): Promise<Map<number, PublicListing['price']>> {
  const { rows, unread } = await reads.byId(selectPrices, ids, options);
  const prices = [...rows].map(([id, { price }]) => [id, presentPrice(price)] as const);
  return new Map([...prices, ...unread.map((id) => [id, null] as const)]);
}
