import { error } from '@sveltejs/kit';
import { SECRET_LINK } from '#lib/server/secret-link.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ params, locals, setHeaders }) => {
  setHeaders(SECRET_LINK);
  const offered = await locals.services.mailTopics.offered(params.token);
  if (!offered) error(404, 'Not found');
  return { offered };
};

export const actions: Actions = {
  /** Handles this page's form, and mail programs that unsubscribe with one POST (RFC 8058). */
  default: async ({ params, locals }) => {
    if (!(await locals.services.mailTopics.switchOff(params.token))) error(404, 'Not found');
  },
};
