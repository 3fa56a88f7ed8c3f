import { error } from '@sveltejs/kit';
import type { PageServerLoad } from './$types.ts';

const CLICK = /^\/go\/([1-9]\d{0,14})$/;

/**
 * A path with a trailing slash is not redirected: it is not a valid link and must not count a
 * click.
 */
export const trailingSlash = 'ignore';

/**
 * Answers clicks that lead nowhere: 404 when the path is no link to a listing shown to travellers
 * (also with a language prefix), 503 when the listing is not known because the database is, or just
 * was, unavailable.
 */
export const load: PageServerLoad = async ({ url, locals }) => {
  const id = CLICK.exec(url.pathname)?.[1];
  if (id === undefined) error(404, 'Not found');
  const { found } = await locals.services.publicListings.find(Number(id));
  error(found ? 503 : 404, 'Not found');
};
