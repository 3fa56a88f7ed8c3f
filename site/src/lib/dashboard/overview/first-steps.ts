import type { Overview } from '#lib/services.ts';
import type { DashboardWords } from '#messages/dashboard-words.ts';

type StepName = keyof DashboardWords['overview']['steps']['each'];

/** One of a new partner's first steps. */
export interface Step {
  name: StepName;
  isDone: boolean;
  /** Page of the step; null for the question about enquiries, which is asked in the step itself. */
  href: string | null;
}

/**
 * Returns a partner's first steps until it has listings and has chosen how it hears of enquiries,
 * and none after that. The steps follow the way in which it connects: a partner with a feed uses
 * the feed, others use the form. A partner with an API key may do either, so the list of listings
 * names every way while it is empty.
 */
export function firstSteps(overview: Overview, base: string, isTest: boolean): Step[] {
  const { hasKey, hasWebhook, mailsEnquiries, chosenChannel, listings, feeds } = overview;
  // A test account is for programs, which know how they hear of its enquiries.
  const hears = isTest || chosenChannel !== null || hasWebhook || mailsEnquiries;
  if (listings.any && (hears || overview.keyUsedAt !== null)) return [];
  const done = (name: StepName, href: string | null) => ({ name, isDone: true, href });
  const next = (name: StepName, href: string | null) => ({ name, isDone: false, href });
  const begin = (): Step[] => {
    if (listings.any) return [done('listing', null)];
    if (feeds.length > 0) return [done('feed', `${base}/feed`), next('read', `${base}/feed`)];
    if (hasKey) return [done('key', `${base}/key`), next('sent', `${base}/listings`)];
    return [next('listing', `${base}/listings/new`)];
  };
  const hear = hears ? done('hear', null) : next('hear', null);
  return [...begin(), ...(isTest ? [] : [hear]), ...stepsOfChannel(overview, base)];
}

/** What the chosen way to hear of enquiries still needs. */
function stepsOfChannel(
  { chosenChannel, hasWebhook, mailsEnquiries }: Overview,
  base: string,
): Step[] {
  if (chosenChannel === 'mail' && !mailsEnquiries)
    return [{ name: 'premium', isDone: false, href: `${base}/premium` }];
  if (chosenChannel === 'webhook' && !hasWebhook)
    return [{ name: 'webhook', isDone: false, href: `${base}/webhooks` }];
  return [];
}
