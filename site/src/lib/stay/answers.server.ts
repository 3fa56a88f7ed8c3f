import { dateOf } from '#lib/format/dates.ts';
import type { AnyCardView, CardView } from '#lib/listing/card.ts';
import type { AnsweredStay, SiteServices } from '#lib/services.ts';
import { type RequestedStay, requestedStay } from './asked.ts';
import { type CarriedDates, carriedDates, carriedQuery } from './carried.ts';

/** The dates in a page's URL. */
export interface DatesOfPage {
  /** A date. */
  today: string;
  asked: RequestedStay;
  /** The dates that count; null when there are none. */
  dates: CarriedDates | null;
  /** The same as parameters of a search. */
  question: URLSearchParams;
}

/** Reads the dates in a page's URL. */
export function datesOfPage(
  params: URLSearchParams,
  { search, clock }: Pick<SiteServices, 'search' | 'clock'>,
): DatesOfPage {
  const today = dateOf(clock.now());
  const asked = requestedStay(params, search.notes(params), today);
  const dates = carriedDates(asked);
  return { today, asked, dates, question: new URLSearchParams({ ...dates }) };
}

/** Returns the answers of shown listings to the dates of a page by listing id; empty without dates. */
export async function answersToDates(
  ids: readonly number[],
  { dates, today }: Pick<DatesOfPage, 'dates' | 'today'>,
  { listings }: Pick<SiteServices, 'listings'>,
): Promise<Map<number, AnsweredStay>> {
  const ofListings = ids.filter((id) => id > 0);
  if (dates === null || ofListings.length === 0) return new Map();
  const shown = await listings.withNights(ofListings, today);
  return new Map(
    [...shown].flatMap(([id, { listing, ranges }]) => {
      const answered = listings.answerStay(listing, ranges, dates.from, dates.to);
      return answered === null ? [] : [[id, answered] as const];
    }),
  );
}

/**
 * Returns a card with its listing's answer to the dates of the page, which its link carries. Cards
 * of open-data campsites have no calendar and stay as they are.
 */
export function datedCard(
  card: CardView,
  dates: CarriedDates | null,
  answered: AnsweredStay | undefined,
): CardView;
export function datedCard(
  card: AnyCardView,
  dates: CarriedDates | null,
  answered: AnsweredStay | undefined,
): AnyCardView;
export function datedCard(
  card: AnyCardView,
  dates: CarriedDates | null,
  answered: AnsweredStay | undefined,
): AnyCardView {
  if (card.kind === 'campsite' || dates === null || answered === undefined) return card;
  const { answer, minNights, stay } = answered;
  const query = carriedQuery(dates);
  const dated = { ...card, query, dates, minNights, stay };
  return answer === 'unavailable' || answer === 'closed'
    ? { ...dated, availability: null, refused: answer }
    : { ...dated, availability: answer };
}
