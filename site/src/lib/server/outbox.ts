import { error, type RequestEvent } from '@sveltejs/kit';
import type { Outbox } from '#lib/services.ts';

const OWN_ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const OWN_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The outbox, for a person at this machine; a 404 for everybody else. The name that was asked for is
 * checked too, so that no page of another name that resolves to this machine can read sign-in links,
 * and what a proxy on this machine passes on counts as from elsewhere.
 */
export function outboxFor({ locals, request, url, getClientAddress }: RequestEvent): Outbox {
  const { outbox } = locals.services;
  const proxied = request.headers.has('x-forwarded-for') || request.headers.has('forwarded');
  const isOwn = OWN_NAME.test(url.hostname) && OWN_ADDRESS.test(getClientAddress());
  if (!outbox || proxied || !isOwn) error(404, 'Not found');
  return outbox;
}
