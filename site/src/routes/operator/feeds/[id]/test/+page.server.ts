import { redirect } from '@sveltejs/kit';
import { numberIn } from '#lib/console/params.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => {
  const { feed } = await locals.console.feeds.show(numberIn(params.id));
  return { feed: new ServerOnly(feed) };
};

export const actions: Actions = {
  /** Reads the first rows and shows the report. The partner sees the same report in its dashboard. */
  read: async ({ locals, params }) => {
    const preview = await locals.console.feeds.test(numberIn(params.id));
    const { images } = locals.services;
    return {
      preview: {
        ...preview,
        sample: preview.sample.map((card) => ({
          ...card,
          image: card.image && images.path(card.image).replace('{w}', '320'),
        })),
      },
    };
  },
  send: async ({ locals, params }) => {
    const id = numberIn(params.id);
    await locals.console.operations.feeds.sendReport(id);
    redirect(303, `/operator/feeds/${id}?done=sent`);
  },
};
