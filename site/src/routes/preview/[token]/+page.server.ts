import { error } from '@sveltejs/kit';
import { previewedPage } from '#lib/server/previewed-page.ts';
import { SECRET_LINK } from '#lib/server/secret-link.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

/** Shows a test account's listing to anybody who has its link. */
export const load: PageServerLoad = async ({ locals, params, setHeaders }) => {
  const previewed = await locals.services.listings.testPreview(params.token);
  if (!previewed) error(404);
  setHeaders(SECRET_LINK);
  return { page: new ServerOnly(await previewedPage(locals, previewed)) };
};
