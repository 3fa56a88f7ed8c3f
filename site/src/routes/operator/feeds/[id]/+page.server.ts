import { error, redirect } from '@sveltejs/kit';
import { toNext } from '#lib/console/decided.ts';
import { field, refuse } from '#lib/console/refusal.ts';
import { feedSettingsOf } from '#lib/console/feed-form.ts';
import { numberIn } from '#lib/console/params.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { feeds as words } from '#messages/console/feeds.ts';
import type { Actions, PageServerLoad } from './$types.ts';

const SCHEDULES = ['off', 'hourly', 'daily'] as const;

export const load: PageServerLoad = async ({ locals, params }) => ({
  page: new ServerOnly(await locals.console.feeds.show(numberIn(params.id))),
});

const back = (id: number, done: string): never =>
  redirect(303, `/operator/feeds/${id}?done=${done}`);

export const actions: Actions = {
  edit: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const settings = feedSettingsOf(form);
    if (!settings) {
      return refuse('edit', form, {
        problems: [{ path: 'settings.columns', message: words.badColumns }],
      });
    }
    const url = field(form, 'url');
    const header = form.has('dropHeader') ? null : field(form, 'header') || undefined;
    const input = {
      settings,
      ...(url === '' ? {} : { url }),
      ...(header === undefined ? {} : { header }),
    };
    const tried = await locals.services.resultOf(locals.console.operations.feeds.edit(id, input));
    return tried.ok ? back(id, 'edited') : refuse('edit', form, tried);
  },
  schedule: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const wanted = field(await postedForm(request), 'schedule');
    const schedule = SCHEDULES.find((known) => known === wanted);
    if (!schedule) error(422);
    await locals.console.operations.feeds.schedule(id, schedule);
    return back(id, 'scheduled');
  },
  run: async ({ locals, params, request }) => {
    const id = numberIn(params.id);
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(locals.console.operations.feeds.readSoon(id));
    return tried.ok ? back(id, 'reading') : refuse('run', form, tried);
  },
  confirm: async ({ locals, params }) => {
    const id = numberIn(params.id);
    const {
      queue,
      operations: { feeds },
    } = locals.console;
    const place = await queue.place('feed', id);
    await feeds.confirm(id);
    return toNext(queue, place, 'confirmed');
  },
  remove: async ({ locals, params }) => {
    await locals.console.operations.feeds.remove(numberIn(params.id));
    redirect(303, '/operator/feeds?done=removed');
  },
};
