import { fail, redirect } from '@sveltejs/kit';
import { ServerOnly } from '#lib/server-only.ts';
import { dashboardPath } from '#lib/paths/paths.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => {
  const { listings, may } = locals.dashboard;
  const { images } = locals.services;
  const file = await listings.uploaded(Number(params.upload));
  const photos = file.sample.map(({ image }) => image && images.path(image));
  return { read: new ServerOnly({ file, photos, mayWrite: may('listings.write') }) };
};

export const actions: Actions = {
  take: async ({ locals, params }) => {
    const answer = await locals.dashboard.listings.takeUpload(Number(params.upload));
    if ('problems' in answer) return fail(422, { problems: answer.problems });
    const { created, updated } = answer.done;
    const done = new URLSearchParams({ done: 'imported', count: String(created + updated) });
    redirect(303, `${dashboardPath(params.partner)}/listings?${done}`);
  },
};
