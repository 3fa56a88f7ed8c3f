import { listingView } from '#lib/listing/view.ts';
import { idsParam } from '#lib/saved/ids-param.ts';
import type { PageServerLoad } from './$types.ts';

const MAX_LISTINGS = 4;

export const load: PageServerLoad = async ({ url, locals }) => {
  const { listings, images, leads } = locals.services;
  const answers = await Promise.all(
    idsParam(url, MAX_LISTINGS).map((id) => listings.publicListing(id)),
  );
  const found = answers.flatMap((answer) =>
    answer.found ? [listingView(answer.listing, images, locals.locale)] : [],
  );
  return {
    listings: found,
    answerTimes: await leads.answerTimes(found.map(({ id }) => id)),
    mostAtOnce: leads.mostAtOnce,
    gone: answers.length - found.length,
  };
};
