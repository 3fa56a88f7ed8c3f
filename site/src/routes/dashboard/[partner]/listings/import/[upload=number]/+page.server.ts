import { fail, redirect } from '@sveltejs/kit';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { dashboardPath } from '#lib/paths/paths.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/**
 * Returns the URL of the list of listings, which confirms how many listings a file added and
 * changed.
 */
function listAfter(partner: string, { created, updated }: { created: number; updated: number }) {
  const done = new URLSearchParams({ done: 'imported', count: String(created + updated) });
  return `${dashboardPath(partner)}/listings?${done}`;
}

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const { listings, may } = locals.dashboard;
  const { images } = locals.services;
  const file = await listings.uploaded(Number(params.upload), url.searchParams);
  if (file.done !== null) redirect(303, listAfter(params.partner, file.done));
  const photos = file.sample.map(({ image }) => image && images.path(image));
  return { read: new ServerOnly({ file, photos, mayWrite: may('listings.write') }) };
};

export const actions: Actions = {
  take: async ({ locals, params, url }) => {
    const answer = await resultIn(
      locals,
      locals.dashboard.listings.takeUpload(Number(params.upload)),
    );
    if (!answer.ok) return fail(422, { problems: answer.problems });
    // A job imports large files. This page then shows its progress.
    redirect(303, answer.value === null ? url.pathname : listAfter(params.partner, answer.value));
  },
};
