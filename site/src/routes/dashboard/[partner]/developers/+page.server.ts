import { redirect } from '@sveltejs/kit';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => {
  const { overview, may } = locals.dashboard;
  const now = locals.services.clock.now();
  const mayWrite = may('listings.write');
  return { developers: new ServerOnly({ overview: await overview(), now, mayWrite }) };
};

export const actions: Actions = {
  /** Keeps the pages for developers in the menu, or takes them out of it. */
  menu: async ({ locals, request, url }) => {
    const isShown = (await postedForm(request)).get('shown') === 'yes';
    await locals.dashboard.shell.showDeveloperTools(isShown);
    redirect(303, `${url.pathname}?done=${isShown ? 'shown' : 'hidden'}`);
  },
};
