import { error } from '@sveltejs/kit';
import type { PageServerLoad } from './$types.ts';

const CLICK = /^\/go\/([1-9]\d{0,14})$/;

/** A slash at the end is no other spelling of a link that is counted: it is malformed, and leads nowhere. */
export const trailingSlash = 'ignore';

/**
 * Where a click ends that leads nowhere: 404 for what is no link to a listing that is shown, in another language too,
 * 503 for one of which nothing is known while the database is away, or was a moment ago.
 */
export const load: PageServerLoad = async ({ url, locals }) => {
  const id = CLICK.exec(url.pathname)?.[1];
  if (id === undefined) error(404, 'Not found');
  const { found } = await locals.services.publicListings.find(Number(id));
  error(found ? 503 : 404, 'Not found');
};
