import { fail, redirect } from '@sveltejs/kit';
import { dashboardWordsOf } from '#lib/server/dashboard-words.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

const ROLES = ['owner', 'member', 'reader'] as const;

export const load: PageServerLoad = async ({ locals }) => {
  const { team, may } = locals.dashboard;
  return { team: new ServerOnly({ people: await team.list(), mayWrite: may('team.write') }) };
};

/** Returns the posted role; undefined when it is not a role. */
const roleIn = (form: FormData) => ROLES.find((role) => role === form.get('role'));

/** Returns the posted id; 0, which is never an id, when it is not a number. */
const idIn = (form: FormData): number => {
  const id = String(form.get('id'));
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
};

/** A person who has left the team can no longer open its page. */
const AFTER_LEAVING = '/dashboard?left';

export const actions: Actions = {
  invite: async ({ locals, request, url }) => {
    const { team } = locals.dashboard;
    const form = await postedForm(request);
    const role = roleIn(form);
    const typed = { email: String(form.get('email') ?? '').trim(), role };
    if (!role)
      return fail(422, {
        typed,
        problems: [{ path: 'role', message: dashboardWordsOf(locals).team.problems.role }],
      });
    const added = await resultIn(locals, team.add(typed.email, role));
    if (!added.ok) {
      const { message, problems } = added;
      const shown = problems.length > 0 ? problems : [{ path: 'email', message }];
      return fail(422, { typed, problems: shown });
    }
    redirect(303, `${url.pathname}?done=invited`);
  },
  again: async ({ locals, request, url }) => {
    const { team } = locals.dashboard;
    const sent = await resultIn(locals, team.inviteAgain(idIn(await postedForm(request))));
    if (!sent.ok) return fail(422, { refusal: sent.message });
    redirect(303, `${url.pathname}?done=again`);
  },
  role: async ({ locals, request, url }) => {
    const { team } = locals.dashboard;
    const form = await postedForm(request);
    const role = roleIn(form);
    if (!role) return fail(422, { refusal: dashboardWordsOf(locals).team.problems.role });
    const changed = await resultIn(locals, team.changeRole(idIn(form), role));
    if (!changed.ok) return fail(422, { refusal: changed.message });
    redirect(303, `${url.pathname}?done=role`);
  },
  remove: async ({ locals, request, url }) => {
    const { team } = locals.dashboard;
    const id = idIn(await postedForm(request));
    const isOwn = (await team.list()).some((person) => person.isOwn && person.id === id);
    const removed = await resultIn(locals, team.remove(id));
    if (!removed.ok) return fail(422, { refusal: removed.message });
    redirect(303, isOwn ? AFTER_LEAVING : `${url.pathname}?done=removed`);
  },
  leave: async ({ locals }) => {
    const { team } = locals.dashboard;
    const left = await resultIn(locals, team.leave());
    if (!left.ok) return fail(422, { refusal: left.message });
    redirect(303, AFTER_LEAVING);
  },
};
