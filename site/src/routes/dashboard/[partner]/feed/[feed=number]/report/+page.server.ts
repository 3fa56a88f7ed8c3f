import { error } from '@sveltejs/kit';
import { ServerOnly } from '#lib/server-only.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => {
  const found = await locals.dashboard.feeds.report(Number(params.feed));
  if (found === null) error(404);
  const { images } = locals.services;
  const photos = found.report.sample.map(({ image }) => image && images.path(image));
  return { found: new ServerOnly({ ...found, photos }) };
};
