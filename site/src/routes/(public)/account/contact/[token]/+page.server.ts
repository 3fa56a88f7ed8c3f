import { error, redirect } from '@sveltejs/kit';
import { localePath } from '#lib/locale/locales.ts';
import { SECRET_LINK } from '#lib/server/secret-link.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/**
 * Results of confirming or refusing a new contact address. After either, the links are no longer
 * valid.
 */
const ENDS = ['changed', 'refused'] as const;

export const load: PageServerLoad = async ({ params, url, locals, setHeaders }) => {
  setHeaders(SECRET_LINK);
  const asked = await locals.services.contactChanges.asked(params.token);
  const ended = ENDS.find((end) => end === url.searchParams.get('ended'));
  if (!asked && !ended) error(404, 'Not found');
  return { asked, ended: asked ? undefined : ended };
};

export const actions: Actions = {
  confirm: async ({ params, locals }) => {
    const state = await locals.services.contactChanges.confirm(params.token);
    if (!state) error(404, 'Not found');
    const page = localePath(locals.locale, `/account/contact/${params.token}`);
    redirect(303, state === 'changed' ? `${page}?ended=changed` : page);
  },
  refuse: async ({ params, locals }) => {
    if (!(await locals.services.contactChanges.refuse(params.token))) error(404, 'Not found');
    redirect(303, localePath(locals.locale, `/account/contact/${params.token}?ended=refused`));
  },
};
