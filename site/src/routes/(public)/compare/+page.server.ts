import { cardPageOf, cardView } from '#lib/listing/card.ts';
import { listingView } from '#lib/listing/view.ts';
import type { Compared } from '#lib/saved/compare-rows.ts';
import { resultIdsParam } from '#lib/saved/ids-param.ts';
import { answersToDates, datesOfPage } from '#lib/stay/answers.server.ts';
import type { PageServerLoad } from './$types.ts';

const MAX_LISTINGS = 4;

/**
 * Maximum number of ids that are read. Further ids count as listings beyond the maximum of a
 * comparison.
 */
const MOST_READ = 20;

export const load: PageServerLoad = async ({ url, locals }) => {
  const { publicListings, images, leads, search } = locals.services;
  const ids = resultIdsParam(url, Infinity);
  const read = ids.slice(0, MOST_READ);
  const page = await cardPageOf(locals);
  const found = await Promise.all(
    read.map(async (id): Promise<Compared | null> => {
      if (id < 0) {
        const [card] = await search.cards([id]);
        return card?.kind === 'campsite' ? cardView(card, page) : null;
      }
      const answer = await publicListings.find(id);
      return answer.found ? listingView(answer.listing, images, locals.locale) : null;
    }),
  );
  const shown = found.filter((one) => one !== null);
  const compared = shown.slice(0, MAX_LISTINGS);
  const gone = found.length - shown.length;
  const stay = datesOfPage(url.searchParams, locals.services);
  const ofDates = await answersToDates(
    compared.map(({ id }) => id),
    stay,
    locals.services,
  );
  return {
    listings: compared,
    today: stay.today,
    stay: stay.asked,
    dates: stay.dates,
    ofDates,
    answerTimes: await leads.answerTimes(compared.map(({ id }) => id).filter((id) => id > 0)),
    mostAtOnce: leads.mostAtOnce,
    gone,
    beyond: ids.length - gone - compared.length,
  };
};
