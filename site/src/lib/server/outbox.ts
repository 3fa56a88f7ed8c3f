import { error, type RequestEvent } from '@sveltejs/kit';
import type { MailPreview } from '#lib/services.ts';
import { hasDemoToken } from './demo-door.ts';

/** Whether a route is one of the outbox. */
export const isOutbox = (route: string | null): boolean =>
  route !== null && /^\/outbox(?:\/|$)/.test(route);

/** The outbox, for whoever has opened the link that the start printed; a 404 for everybody else. */
export function outboxFor(event: RequestEvent): MailPreview {
  const { outbox } = event.locals.services;
  if (!outbox || !hasDemoToken(event)) error(404, 'Not found');
  return outbox;
}
