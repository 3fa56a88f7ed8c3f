import { fail, redirect } from '@sveltejs/kit';
import { LOCALES } from '#lib/locale/locales.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { qrOf } from '#lib/server/qr.ts';
import { signInCookies } from '#lib/server/session.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/** Parameter of the page's URL while an app is being set up, so that its key is shown. */
const SETTING_UP = 'app';

/** Returns what the navigation of a partner's pages needs, for who acts for no other. */
async function navigationOf(locals: App.Locals, slug: string) {
  const found = await locals.services.people.memberOf(locals.session!, slug);
  if (!found) return undefined;
  const { account, key, shell } = locals.services.dashboardOf(found);
  const [otherMode, state, decline] = await Promise.all([
    key.otherMode(),
    shell.state(),
    account.decline(),
  ]);
  const { partner, isTest, status, role } = found;
  const member = { slug, partner, isTest, status, role };
  return { member, shell: state, otherMode, hasOthers: false, decline };
}

export const load: PageServerLoad = async ({ locals, url }) => {
  const { people } = locals.services;
  const session = locals.session!;
  const { person_id, email } = session;
  const [passkeys, app, offered, sessions, isOperator, memberships] = await Promise.all([
    people.passkeys.list(person_id),
    people.secondFactors.appOf(person_id),
    url.searchParams.has(SETTING_UP) ? people.secondFactors.begun(session) : undefined,
    people.sessions.list(person_id),
    people.isOperator(email),
    people.memberships(email),
  ]);
  const only = !isOperator && memberships.length === 1 ? memberships[0] : undefined;
  return {
    email,
    isOperator,
    own: only && (await navigationOf(locals, only.slug)),
    memberships: memberships.map(({ slug, partner }) => ({ slug, partner })),
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at,
      last_used_at,
    })),
    app: {
      ...app,
      offered: offered ? { key: offered.key, qr: qrOf(offered.address) } : null,
    },
    sessions: sessions.map(({ id, device, created_at, last_seen_at }) => ({
      id,
      device,
      created_at,
      last_seen_at,
      isThis: id === session.id,
    })),
  };
};

/** Returns the posted id; 0, which is never an id, when it is not a number. */
const idIn = async (request: Request): Promise<number> => {
  const id = String((await postedForm(request)).get('id'));
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
};

export const actions: Actions = {
  removePasskey: async ({ request, locals }) => {
    const { people } = locals.services;
    const session = locals.session!;
    if (!(await people.passkeys.remove(session, await idIn(request)))) return fail(404);
    redirect(303, '/profile');
  },
  /** Shows the key of an authenticator app that is to be set up, or to replace the current one. */
  beginApp: async ({ locals }) => {
    const { people } = locals.services;
    const session = locals.session!;
    const isOffered =
      (await people.isOperator(session.email)) && (await people.secondFactors.begin(session));
    if (!isOffered) return fail(404);
    redirect(303, `/profile?${SETTING_UP}#authenticator-app`);
  },
  /**
   * Completes setting up the app with its first code. Only this response shows the recovery codes.
   */
  setUpApp: async ({ request, locals, cookies }) => {
    const { people, site } = locals.services;
    const code = String((await postedForm(request)).get('code') ?? '');
    const answer = await people.secondFactors.setUp(locals.session!, code);
    if (!answer.ok) return fail(answer.why === 'too_many' ? 429 : 422, { why: answer.why });
    signInCookies(cookies, site.publicUrl).setSession(answer.value.session);
    return { recoveryCodes: answer.value.recoveryCodes };
  },
  language: async ({ request, locals }) => {
    const language = String((await postedForm(request)).get('language'));
    const chosen = LOCALES.find((locale) => locale === language);
    if (chosen === undefined) return fail(422);
    await locals.services.people.chooseLanguage(locals.session!.person_id, chosen);
    redirect(303, '/profile');
  },
  removeApp: async ({ locals }) => {
    if (!(await locals.services.people.secondFactors.remove(locals.session!))) return fail(404);
    redirect(303, '/profile');
  },
  recoveryCodes: async ({ locals }) => {
    const { secondFactors } = locals.services.people;
    const recoveryCodes = await secondFactors.renewRecoveryCodes(locals.session!);
    return recoveryCodes ? { recoveryCodes } : fail(422);
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
