import { error, redirect } from '@sveltejs/kit';
import { field, refuse } from '#lib/console/refusal.ts';
import { feedSettingsOf } from '#lib/console/feed-form.ts';
import { given } from '#lib/console/params.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { feeds as words } from '#messages/console/feeds.ts';
import type { Actions, PageServerLoad } from './$types.ts';

const slugIn = (url: URL): string => given(url, 'partner') ?? error(404, 'Not found');

export const load: PageServerLoad = async ({ locals, url }) => {
  const { partner } = await locals.console.partners.show(slugIn(url));
  return { partner: { slug: partner.slug, name: partner.name } };
};

export const actions: Actions = {
  default: async ({ locals, url, request }) => {
    const form = await postedForm(request);
    const settings = feedSettingsOf(form);
    if (!settings) {
      return refuse('add', form, {
        problems: [{ path: 'settings.columns', message: words.badColumns }],
      });
    }
    const header = field(form, 'header');
    const input = { url: field(form, 'url'), settings, ...(header === '' ? {} : { header }) };
    const tried = await locals.services.resultOf(locals.console.feeds.add(slugIn(url), input));
    if (!tried.ok) return refuse('add', form, tried);
    redirect(303, `/operator/feeds/${tried.value.id}?done=added`);
  },
};
