import { fail, redirect } from '@sveltejs/kit';
import { postedForm } from '#lib/server/posted-form.ts';
import { dashboardPath } from '#lib/paths/paths.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => {
  const { key, may } = locals.dashboard;
  const { site } = locals.services;
  return {
    state: await key.state(),
    mayWrite: may('key.write'),
    mayOpenTest: may('test.open'),
    api: `${site.publicUrl}/api/v1`,
    contact: site.contactEmail,
  };
};

export const actions: Actions = {
  /** Creates an API key. An existing key is replaced only after confirmation. */
  create: async ({ request, locals }) => {
    const { key } = locals.dashboard;
    const form = await postedForm(request);
    const { prefix } = await key.state();
    if (prefix !== null && form.get('confirm') !== 'replace') return fail(422, { confirm: true });
    // The key is shown only in this response: it is not stored, and the page is not cached.
    return { created: await key.create() };
  },
  /** Creates the test account and redirects to its key. */
  test: async ({ locals }) => {
    const slug = await locals.dashboard.key.openTestAccount();
    redirect(303, `${dashboardPath(slug)}/key`);
  },
};
