import type { Overview } from '#lib/services.ts';
import type { DashboardWords } from '#messages/dashboard/load.ts';

type StepName = keyof DashboardWords['overview']['steps']['each'];

/** One of a new partner's first steps. */
export interface Step {
  name: StepName;
  isDone: boolean;
  /** Whether the step is optional. Optional steps do not count towards completion. */
  isOptional: boolean;
  href: string;
}

/**
 * Returns a partner's first steps until it has listings, and none after that. The steps follow the
 * way in which it connects: a partner with a feed uses the feed, others use the form. A partner
 * with an API key may do either, so the list of listings names every way while it is empty.
 */
export function firstSteps(overview: Overview, base: string): Step[] {
  const { hasKey, hasWebhook, mailsEnquiries, listings, feeds } = overview;
  if (listings.any) return [];
  const done = (name: StepName, href: string) => ({ name, isDone: true, isOptional: false, href });
  const next = (name: StepName, href: string) => ({ ...done(name, href), isDone: false });
  const optional = (name: StepName, href: string) => ({ ...next(name, href), isOptional: true });
  const key = `${base}/key`;
  const further = [
    ...(hasWebhook || mailsEnquiries ? [] : [optional('webhook', `${base}/webhooks`)]),
    ...(hasKey ? [] : [optional('key', key)]),
  ];
  if (feeds.length > 0) {
    const feed = `${base}/feed`;
    return [done('feed', feed), next('read', feed), ...further];
  }
  if (hasKey) return [done('key', key), next('sent', `${base}/listings`), ...further];
  return [next('listing', `${base}/listings/new`), ...further];
}
