import { redirect } from '@sveltejs/kit';
import { signInCookies } from '#lib/server/session.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = () => redirect(303, '/');

export const actions: Actions = {
  default: async ({ locals, cookies }) => {
    const { people, site } = locals.services;
    const own = signInCookies(cookies, site.publicUrl);
    if (own.session !== undefined) await people.sessions.signOut(own.session);
    own.clear();
    redirect(303, '/sign-in');
  },
};
