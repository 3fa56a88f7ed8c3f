import { redirect } from '@sveltejs/kit';
import { channelOf, pathOfChannel } from '#lib/dashboard/account/channel.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => {
  const { overview, may } = locals.dashboard;
  const now = locals.services.clock.now();
  const mayChoose = may('account.write');
  return { overview: new ServerOnly({ ...(await overview()), now, mayChoose }) };
};

export const actions: Actions = {
  /** Chooses how the partner hears of enquiries. */
  hear: async ({ locals, request, url }) => {
    const channel = channelOf(await postedForm(request));
    const works = await locals.dashboard.shell.chooseChannel(channel);
    redirect(303, works ? `${url.pathname}?done=hear` : pathOfChannel(url.pathname, channel));
  },
};
