import { wordsLoad } from '#lib/words/load.server.ts';
import type { PageServerLoad } from './$types.ts';

const words = wordsLoad('ordering');

export const load: PageServerLoad = async (event) => ({
  ...(await words(event)),
  isFeaturing: event.locals.services.site.isFeaturing,
});
