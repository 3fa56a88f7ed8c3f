import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => {
  const { listings, may } = locals.dashboard;
  const [about, photos] = await Promise.all([
    listings.about(params.listing),
    listings.photos(params.listing),
  ]);
  return { opened: new ServerOnly({ about, photos, mayWrite: may('listings.write') }) };
};

export const actions: Actions = {
  check: async ({ locals, params }) => ({
    checks: await locals.dashboard.listings.checkPhotos(params.listing),
  }),
};
