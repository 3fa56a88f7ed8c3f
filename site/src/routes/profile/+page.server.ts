import { fail, redirect } from '@sveltejs/kit';
import { postedForm } from '#lib/server/posted-form.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals }) => {
  const { people } = locals.services;
  const session = locals.session!;
  const { person_id, email } = session;
  const [passkeys, app, sessions, isOperator, memberships] = await Promise.all([
    people.passkeys.list(person_id),
    people.secondFactors.appOf(person_id),
    people.sessions.list(person_id),
    people.isOperator(email),
    people.memberships(email),
  ]);
  return {
    email,
    isOperator,
    memberships: memberships.map(({ slug, partner }) => ({ slug, partner })),
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at,
      last_used_at,
    })),
    app,
    sessions: sessions.map(({ id, device, created_at, last_seen_at }) => ({
      id,
      device,
      created_at,
      last_seen_at,
      isThis: id === session.id,
    })),
  };
};

/** The posted id; 0, which nothing has, when it is no number. */
const idIn = async (request: Request): Promise<number> => {
  const id = String((await postedForm(request)).get('id'));
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
};

export const actions: Actions = {
  removePasskey: async ({ request, locals }) => {
    const { people } = locals.services;
    const { person_id, email } = locals.session!;
    const [app, passkeys] = await Promise.all([
      people.secondFactors.appOf(person_id),
      people.passkeys.list(person_id),
    ]);
    const isLast = !app.isSetUp && passkeys.length === 1;
    if (isLast && (await people.isOperator(email))) return fail(422, { lastFactor: true });
    if (!(await people.passkeys.remove(person_id, await idIn(request)))) return fail(404);
    redirect(303, '/profile');
  },
  recoveryCodes: async ({ locals }) => {
    const { people } = locals.services;
    const { person_id } = locals.session!;
    const { isSetUp } = await people.secondFactors.appOf(person_id);
    if (!isSetUp) return fail(422);
    return { recoveryCodes: await people.secondFactors.renewRecoveryCodes(person_id) };
  },
  end: async ({ request, locals }) => {
    await locals.services.people.sessions.end(locals.session!.person_id, await idIn(request));
    redirect(303, '/profile');
  },
  endOthers: async ({ locals }) => {
    const { person_id, id } = locals.session!;
    await locals.services.people.sessions.endOthers(person_id, id);
    redirect(303, '/profile');
  },
};
