import { error, type RequestEvent } from '@sveltejs/kit';
import type { MailPreview } from '#lib/services.ts';
import { hasDemoToken } from './demo-door.ts';

export const isOutbox = (route: string | null): boolean =>
  route !== null && /^\/outbox(?:\/|$)/.test(route);

/**
 * Returns the outbox for readers who opened the link that the start printed; throws a 404 for
 * everybody else.
 */
export function outboxFor(event: RequestEvent): MailPreview {
  const { outbox } = event.locals.services;
  if (!outbox || !hasDemoToken(event)) error(404, 'Not found');
  return outbox;
}
