import { listingView } from '#lib/listing/view.ts';
import { idsParam } from '#lib/saved/ids-param.ts';
import type { PageServerLoad } from './$types.ts';

const MAX_LISTINGS = 4;

/**
 * Maximum number of ids that are read. Further ids count as listings beyond the maximum of a
 * comparison.
 */
const MOST_READ = 20;

export const load: PageServerLoad = async ({ url, locals }) => {
  const { publicListings, images, leads } = locals.services;
  const ids = idsParam(url, Infinity);
  const answers = await Promise.all(ids.slice(0, MOST_READ).map((id) => publicListings.find(id)));
  const shown = answers.flatMap((answer) => (answer.found ? [answer.listing] : []));
  const compared = shown
    .slice(0, MAX_LISTINGS)
    .map((listing) => listingView(listing, images, locals.locale));
  const gone = answers.length - shown.length;
  return {
    listings: compared,
    answerTimes: await leads.answerTimes(compared.map(({ id }) => id)),
    mostAtOnce: leads.mostAtOnce,
    gone,
    beyond: ids.length - gone - compared.length,
  };
};
