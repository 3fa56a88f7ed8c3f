import { fail, redirect } from '@sveltejs/kit';
import { channelOf } from '#lib/dashboard/account/channel.ts';
import { leadEmailOf, profileOf } from '#lib/dashboard/account/forms.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { signInCookies } from '#lib/server/session.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => {
  const { account, may } = locals.dashboard;
  const { countries } = locals.services.applications;
  const view = await account.view();
  return {
    account: new ServerOnly({
      view,
      countries,
      mayWrite: may('account.write'),
      mayChangeContact: may('contact.write'),
    }),
  };
};

export const actions: Actions = {
  profile: async ({ locals, request, url }) => {
    const { account } = locals.dashboard;
    const typed = profileOf(await postedForm(request));
    const changed = await resultIn(locals, account.changeProfile(typed));
    if (!changed.ok) return fail(422, { part: 'profile' as const, typed, ...changed });
    redirect(303, `${url.pathname}?done=profile`);
  },
  /** Chooses how the partner hears of enquiries. */
  channel: async ({ locals, request, url }) => {
    await locals.dashboard.shell.chooseChannel(channelOf(await postedForm(request)));
    redirect(303, `${url.pathname}?done=channel`);
  },
  enquiries: async ({ locals, request, url }) => {
    const { account } = locals.dashboard;
    const typed = leadEmailOf(await postedForm(request));
    const changed = await resultIn(locals, account.changeLeadEmail(typed));
    if (!changed.ok) return fail(422, { part: 'enquiries' as const, typed, ...changed });
    redirect(303, `${url.pathname}?done=enquiries`);
  },
  /** Requests another contact address. Nothing changes until both addresses have confirmed it. */
  contact: async ({ locals, request, url }) => {
    const { account } = locals.dashboard;
    const typed = String((await postedForm(request)).get('contact_email') ?? '').trim();
    const asked = await resultIn(locals, account.askContactChange(typed));
    if (!asked.ok) return fail(422, { part: 'contact' as const, typed, ...asked });
    redirect(303, `${url.pathname}?done=asked`);
  },
  withdraw: async ({ locals, url }) => {
    await locals.dashboard.account.withdrawContactChange();
    redirect(303, `${url.pathname}?done=withdrawn`);
  },
  mails: async ({ locals, request, url }) => {
    const { account } = locals.dashboard;
    const wanted = (await postedForm(request)).getAll('on');
    const { mails } = await account.view();
    const topics = mails.map(({ topic }) => topic);
    await account.changeMails(topics.filter((topic) => wanted.includes(topic)));
    redirect(303, `${url.pathname}?done=mails`);
  },
  /** Closes the account if its name was typed as confirmation, and signs the person out. */
  close: async ({ locals, request, cookies }) => {
    const { account } = locals.dashboard;
    const typed = String((await postedForm(request)).get('name') ?? '');
    const closed = await resultIn(locals, account.close(typed));
    if (!closed.ok) return fail(422, { part: 'close' as const, typed, ...closed });
    const { people, site } = locals.services;
    const own = signInCookies(cookies, site.publicUrl);
    if (own.session !== undefined) await people.sessions.signOut(own.session);
    own.clear();
    redirect(303, '/account/closed');
  },
};
