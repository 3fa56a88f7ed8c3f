import { error, json } from '@sveltejs/kit';
import { postedJson } from '#lib/server/posted-json.ts';
import { signInCookies } from '#lib/server/session.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with the options for creating a passkey. */
export const GET: RequestHandler = async ({ locals }) => {
  const { session, services } = locals;
  if (!session) error(404);
  const person = { id: session.person_id, email: session.email };
  return json(await services.people.passkeys.registrationOptions(person));
};

/**
 * Adds the passkey that the browser created. It counts as a second factor, which the session has
 * from now on.
 */
export const POST: RequestHandler = async ({ request, locals, cookies }) => {
  const { session, services } = locals;
  if (!session) error(404);
  const { people, site } = services;
  const { answer, name } = await postedJson(request);
  const opened = await people.passkeys.register(
    session,
    typeof name === 'string' ? name : '',
    answer,
  );
  if (!opened) return json({ error: 'refused' }, { status: 422 });
  signInCookies(cookies, site.publicUrl).setSession(opened);
  return json({ ok: true });
};
