import type { RequestEvent } from '@sveltejs/kit';
import { countryAsked } from '#lib/search/country-asked.ts';
import type { CountedListings, Referral, SearchAnswer } from '#lib/services.ts';

/** Returns the referral of a search's results: the source, and the searched country. */
export const referralOf = (source: Referral['source'], answer: SearchAnswer): Referral => ({
  source,
  country: countryAsked(answer),
});

type Counting = Pick<RequestEvent, 'locals' | 'request'>;

/** Counts an event of listings, also for later requests that the kept page answers. */
export function countListings({ locals, request }: Counting, counted: CountedListings): void {
  const { event, listingIds, found } = counted;
  locals.services.statistics.count(request.headers, event, listingIds, found);
  locals.counted.push(counted);
}

/**
 * Counts the listings whose cards the requested page shows, including the other offers named on
 * cards. Open-data campsites have no partner and are not counted.
 */
export function countShown(
  counting: Counting,
  cards: readonly { kind: string; id: number; offers?: readonly { id: number }[] }[],
  found: Referral,
): void {
  const ids = cards
    .filter(({ kind }) => kind === 'listing')
    .flatMap(({ id, offers = [] }) => [id, ...offers.map((offer) => offer.id)]);
  countListings(counting, { event: 'shown', listingIds: [...new Set(ids)], found });
}

/**
 * Counts a search that found nothing or little, also for later requests that the kept page answers.
 * @param typed the sentence that was typed, whose filters and place are parameters
 * @param reading its words that were not understood
 */
export function countSearched(
  { locals, request }: Counting,
  answer: SearchAnswer,
  typed: string,
  { unread }: Pick<SearchAnswer['query'], 'unread'> = answer.query,
): void {
  const { statistics } = locals.services;
  locals.searched = statistics.littleFound(answer, { language: locals.locale, typed, unread });
  if (locals.searched) statistics.countSearch(request.headers, locals.searched);
}
