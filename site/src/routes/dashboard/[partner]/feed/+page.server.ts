import { fail, redirect } from '@sveltejs/kit';
import { postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Dashboard } from '#lib/services.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/** Parses the id of a feed in a field or parameter; returns null when there is none. */
const numberOf = (value: unknown): number | null =>
  /^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : null;

/** Loads the page's data about one feed. */
async function shown(feeds: Dashboard['feeds'], feedId: number, before: number | null) {
  const [runs, report] = await Promise.all([
    feeds.runs(feedId, before ?? undefined),
    feeds.report(feedId),
  ]);
  return { runs, report };
}

export const load: PageServerLoad = async ({ locals, url }) => {
  const { feeds, may } = locals.dashboard;
  const [list, requests] = await Promise.all([feeds.list(), feeds.requests()]);
  const wanted = numberOf(url.searchParams.get('feed'));
  const feed = list.find(({ id }) => id === wanted) ?? list[0] ?? null;
  const before = numberOf(url.searchParams.get('after'));
  const details = feed && (await shown(feeds, feed.id, before));
  const now = locals.services.clock.now();
  const mayWrite = may('feeds.write');
  return { feeds: new ServerOnly({ list, feed, details, requests, now, mayWrite }) };
};

/** Returns the URL of a feed's page with the code of the finished action. */
const back = (url: URL, feed: number | null, done: string): string =>
  `${url.pathname}?${new URLSearchParams({ ...(feed && { feed: String(feed) }), done })}`;

export const actions: Actions = {
  run: async ({ locals, request, url }) => {
    const feed = numberOf((await postedForm(request)).get('feed')) ?? 0;
    const asked = await resultIn(locals, locals.dashboard.feeds.runNow(feed));
    if (!asked.ok) return fail(422, { refusal: asked.message });
    redirect(303, back(url, feed, 'run'));
  },
  test: async ({ locals, request, url }) => {
    const feed = numberOf((await postedForm(request)).get('feed')) ?? 0;
    const asked = await resultIn(locals, locals.dashboard.feeds.test(feed));
    if (!asked.ok) return fail(422, { refusal: asked.message });
    redirect(303, back(url, feed, 'test'));
  },
  /**
   * Requests another feed address. It may contain a token, so it is shown again only when it is
   * refused.
   */
  ask: async ({ locals, request, url }) => {
    const form = await postedForm(request);
    const feed = numberOf(form.get('feed'));
    const header = String(form.get('header') ?? '').trim();
    const input = {
      url: String(form.get('url') ?? '').trim(),
      ...(header === '' ? {} : { header }),
    };
    const asked = await resultIn(locals, locals.dashboard.feeds.ask(feed, input));
    if (!asked.ok) return fail(422, { problems: asked.problems, typed: input });
    redirect(303, back(url, feed, 'asked'));
  },
};
