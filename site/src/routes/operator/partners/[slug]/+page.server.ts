import { redirect } from '@sveltejs/kit';
import { field, refuse } from '#lib/console/refusal.ts';
import { numberIn } from '#lib/console/params.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { partners as words } from '#messages/console/partners.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/** Whether a text is a valid date in the form `YYYY-MM-DD`. */
const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Stored as the end of Premium when it is granted without an end. */
const NO_END = '9999-12-31';

const STATUSES = ['pending', 'approved', 'suspended', 'rejected'] as const;

export const load: PageServerLoad = async ({ locals, params }) => ({
  page: new ServerOnly(await locals.console.partners.show(params.slug)),
});

const back = (slug: string, done: string): never =>
  redirect(303, `/operator/partners/${encodeURIComponent(slug)}?done=${done}`);

export const actions: Actions = {
  status: async ({ locals, params, request }) => {
    const form = await postedForm(request);
    const status = STATUSES.find((known) => known === field(form, 'status')) ?? 'pending';
    const reason = field(form, 'reason');
    if ((status === 'suspended' || status === 'rejected') && reason === '') {
      return refuse('status', form, {
        problems: [{ path: 'reason', message: words.reasonNeeded }],
      });
    }
    const tried = await locals.services.resultOf(
      locals.console.operations.partners.setStatus(params.slug, status, reason),
    );
    if (!tried.ok) return refuse('status', form, tried);
    return back(params.slug, tried.value.notified ? 'status' : 'status-untold');
  },
  key: async ({ locals, params, request }) => {
    const form = await postedForm(request);
    if (field(form, 'confirm') !== 'replace') {
      return refuse('key', form, { problems: [{ path: 'confirm', message: 'is needed' }] });
    }
    // The key is shown only in this response: it is not stored, and the page is not cached.
    const { api_key: key } = await locals.console.operations.partners.issueKey(params.slug);
    return { key };
  },
  revokeKey: async ({ locals, params }) => {
    await locals.console.operations.partners.revokeKey(params.slug);
    return back(params.slug, 'key-revoked');
  },
  grant: async ({ locals, params, request }) => {
    const form = await postedForm(request);
    const day = field(form, 'until') || NO_END;
    if (!isDay(day))
      return refuse('grant', form, { problems: [{ path: 'until', message: words.badDay }] });
    await locals.console.operations.partners.setPremium(params.slug, new Date(`${day}T00:00:00Z`));
    return back(params.slug, 'premium');
  },
  revoke: async ({ locals, params }) => {
    await locals.console.operations.partners.setPremium(params.slug, null);
    return back(params.slug, 'premium');
  },
  endSessions: async ({ locals, params, request }) => {
    const member = numberIn(field(await postedForm(request), 'member'));
    await locals.console.operations.partners.endMemberSessions(params.slug, member);
    return back(params.slug, 'signed-out');
  },
  note: async ({ locals, params, request }) => {
    const form = await postedForm(request);
    const tried = await locals.services.resultOf(
      locals.console.partners.addNote(params.slug, field(form, 'text')),
    );
    return tried.ok ? back(params.slug, 'note') : refuse('note', form, tried);
  },
  unnote: async ({ locals, params, request }) => {
    const form = await postedForm(request);
    await locals.console.operations.partners.removeNote(params.slug, numberIn(field(form, 'note')));
    return back(params.slug, 'note-removed');
  },
};
