import type { Overview } from '#lib/services.ts';
import type { DashboardWords } from '#messages/dashboard/load.ts';

type StepName = keyof DashboardWords['overview']['steps']['each'];

/** What a new partner does to begin. */
export interface Step {
  name: StepName;
  isDone: boolean;
  /** Whether the step is optional; optional steps do not count. */
  isOptional: boolean;
  href: string;
}

/**
 * The first steps of a partner by the way it connects, until it has listings; none from then on. Who has a
 * feed connects by it, others by the form. Who has a key may do either: the list without listings names all ways.
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
