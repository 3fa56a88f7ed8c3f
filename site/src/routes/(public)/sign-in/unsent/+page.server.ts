import { redirect } from '@sveltejs/kit';
import { nextPath } from '#lib/server/next-path.ts';
import { LISTING_FORM_BYTES, postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/** `lib/server/session.ts` redirects only submitted forms to this page. */
export const load: PageServerLoad = ({ request }) => {
  if (request.method !== 'POST') redirect(303, '/sign-in');
};

export const actions: Actions = {
  /** Shows a submitted form whose sender has to sign in first, and can then submit it again. */
  default: async ({ request, url }) => {
    const to = nextPath(url.searchParams.get('to'));
    if (to === null) redirect(303, '/sign-in');
    const isAgain = url.searchParams.has('again');
    const signIn = `/sign-in?${isAgain ? 'again&' : ''}next=${encodeURIComponent(to.split('?')[0]!)}`;
    const form = await postedForm(request, LISTING_FORM_BYTES);
    const fields = [...form].map(([name, value]) => [name, String(value)]);
    // An operator's sign-in does not become too old for actions, but the second factor does.
    const asksForFactor = isAgain && to.startsWith('/operator/');
    return { to, isAgain, asksForFactor, signIn, fields: new ServerOnly(fields) };
  },
};
