import { error, redirect } from '@sveltejs/kit';
import { localePath } from '#lib/locale/locales.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

/** Only the number identifies the campsite; the name before it is ignored. */
const ID = /\d+$/;

export const load: PageServerLoad = async ({ params, locals, setHeaders }) => {
  const answer = await locals.services.places.campsite(Number(ID.exec(params.page)![0]));
  if (!answer.found) error(answer.gone ? 410 : 404, 'Not found');
  const { id, path, name, town, website } = answer.campsite;
  if (`/place/${encodeURIComponent(params.page)}` !== path) {
    redirect(301, localePath(locals.locale, `${path}/claim`));
  }
  setHeaders({ 'x-robots-tag': 'noindex, nofollow' });
  const host = website === null ? null : new URL(website).host;
  return { page: new ServerOnly({ id, path, name, town: town?.name ?? null, host }) };
};
