import { previewedPage } from '#lib/server/previewed-page.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

/** Loads a listing's page as travellers see it, or would see it. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { listings, member } = locals.dashboard;
  const [about, previewed] = await Promise.all([
    listings.about(params.listing),
    listings.preview(params.listing),
  ]);
  return {
    page: new ServerOnly({
      about,
      isTest: member.isTest,
      ...(await previewedPage(locals, previewed)),
    }),
  };
};
