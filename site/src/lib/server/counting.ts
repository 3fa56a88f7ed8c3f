import type { RequestEvent } from '@sveltejs/kit';
import { countryAsked } from '#lib/search/country-asked.ts';
import type { Referral, SearchAnswer } from '#lib/services.ts';

/** The referral of a search's results: the source, and the country of the place asked for. */
export const referralOf = (source: Referral['source'], answer: SearchAnswer): Referral => ({
  source,
  country: countryAsked(answer),
});

/**
 * Counts that cards of listings were shown on the page of a request, with the offers that they tell of; open-data
 * campsites are nobody's.
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
