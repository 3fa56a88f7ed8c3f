import type { RequestEvent } from '@sveltejs/kit';
import { countryAsked } from '#lib/search/country-asked.ts';
import type { Referral, SearchAnswer } from '#lib/services.ts';

/** Returns the referral of a search's results: the source, and the searched country. */
export const referralOf = (source: Referral['source'], answer: SearchAnswer): Referral => ({
  source,
  country: countryAsked(answer),
});

/**
 * Counts the listings whose cards the requested page shows, including the other offers named on
 * cards. Open-data campsites have no partner and are not counted.
 */
export function countShown(
  { locals, request }: Pick<RequestEvent, 'locals' | 'request'>,
  cards: readonly { kind: string; id: number; offers?: readonly { id: number }[] }[],
  found: Referral,
): void {
  const ids = cards
    .filter(({ kind }) => kind === 'listing')
    .flatMap(({ id, offers = [] }) => [id, ...offers.map((offer) => offer.id)]);
  locals.services.statistics.count(request.headers, 'shown', [...new Set(ids)], found);
}
