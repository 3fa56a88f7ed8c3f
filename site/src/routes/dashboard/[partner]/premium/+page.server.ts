import { fail, redirect } from '@sveltejs/kit';
import { dashboardWordsOf } from '#lib/server/dashboard-words.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { premium, may } = locals.dashboard;
  const { searchParams } = url;
  const isBack = searchParams.has('paid') || searchParams.has('changed');
  if (isBack) await premium.refresh();
  const [status, featured, choices] = await Promise.all([
    premium.status(),
    premium.featured(),
    premium.isFeaturing && may('listings.write') ? premium.featurable() : [],
  ]);
  return {
    isSetUp: premium.isSetUp,
    status,
    isFeaturing: premium.isFeaturing,
    featured,
    choices,
    mayBuy: may('premium.write'),
    mayFeature: may('featured.write'),
    isFeatured: searchParams.has('featured'),
    isPaid: searchParams.has('paid'),
    contact: locals.services.site.contactEmail,
  };
};

export const actions: Actions = {
  /**
   * Starts the purchase of the chosen plan. The page then links to Stripe, because the content
   * security policy forbids forms that post to other sites.
   */
  buy: async ({ locals, request }) => {
    const { premium } = locals.dashboard;
    const plan = (await postedForm(request)).get('plan');
    if (plan !== 'monthly' && plan !== 'yearly')
      return fail(422, { refusal: dashboardWordsOf(locals).premium.noPlan });
    const begun = await resultIn(locals, premium.buy(plan));
    return begun.ok ? { leadsTo: begun.value } : fail(422, { refusal: begun.message });
  },
  feature: async ({ locals, request, url }) => {
    const { premium } = locals.dashboard;
    const listing = String((await postedForm(request)).get('listing') ?? '').trim();
    const chosen = await resultIn(locals, premium.feature(listing));
    if (!chosen.ok) return fail(422, { listing });
    redirect(303, `${url.pathname}?featured=yes#featured`);
  },
  manage: async ({ locals }) => {
    const { premium } = locals.dashboard;
    const opened = await resultIn(locals, premium.manage());
    return opened.ok ? { leadsTo: opened.value } : fail(422, { refusal: opened.message });
  },
};
