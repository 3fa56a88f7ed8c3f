import { error } from '@sveltejs/kit';
import type { PageServerLoad } from './$types.ts';

const LISTING_NUMBER = /^[1-9]\d{0,14}$/;

/**
 * Where a click ends that leads nowhere: 404 for what is no listing that is shown, 503 for one of which nothing is
 * known while the database is away, or was a moment ago.
 */
export const load: PageServerLoad = async ({ params, locals }) => {
  if (!LISTING_NUMBER.test(params.id)) error(404, 'Not found');
  const { found } = await locals.services.listings.publicListing(Number(params.id));
  error(found ? 503 : 404, 'Not found');
};
