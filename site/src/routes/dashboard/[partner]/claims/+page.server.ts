import { fail, redirect } from '@sveltejs/kit';
import { postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { textParam } from '#lib/text-param.ts';
import { dashboardPath } from '#lib/paths/paths.ts';
import type { Actions, PageServerLoad } from './$types.ts';

const NUMBER = /^[1-9]\d{0,14}$/;

/** Parses an id; returns 0, which is never an id, for other text. */
const numberOf = (text: unknown): number => (NUMBER.test(String(text)) ? Number(text) : 0);

export const load: PageServerLoad = async ({ locals, url }) => {
  const { claims, may } = locals.dashboard;
  const place = numberOf(url.searchParams.get('place'));
  const name = textParam(url.searchParams, 'name')?.trim() ?? '';
  const mayWrite = may('claims.write');
  const [{ items: list, next }, offered, found, nearby] = await Promise.all([
    claims.list(url.searchParams.get('after') ?? undefined),
    place === 0 ? null : claims.offered(place),
    mayWrite && name !== '' ? claims.named(name) : null,
    mayWrite && name === '' && place === 0 ? claims.nearby() : [],
  ]);
  const isUnlinked = list.some(({ status, listing }) => status === 'approved' && listing === null);
  const linkable = isUnlinked ? await claims.linkable() : [];
  return {
    claims: new ServerOnly({ list, next, offered, name, found, nearby, linkable, mayWrite }),
  };
};

export const actions: Actions = {
  make: async ({ locals, request, url }) => {
    const form = await postedForm(request);
    const made = await resultIn(locals, locals.dashboard.claims.make(numberOf(form.get('place'))));
    if (!made.ok) return fail(422, { refusal: made.message });
    redirect(303, `${url.pathname}?done=made#claim-${made.value}`);
  },
  look: async ({ locals, request, url }) => {
    const id = numberOf((await postedForm(request)).get('id'));
    const looked = await resultIn(locals, locals.dashboard.claims.look(id));
    if (!looked.ok) return fail(422, { refusal: looked.message });
    redirect(303, `${url.pathname}?done=${looked.value.found ? 'found' : 'missing'}#claim-${id}`);
  },
  withdraw: async ({ locals, request, url }) => {
    const id = numberOf((await postedForm(request)).get('id'));
    const ended = await resultIn(locals, locals.dashboard.claims.withdraw(id));
    if (!ended.ok) return fail(422, { refusal: ended.message });
    redirect(303, `${url.pathname}?done=withdrawn#claim-${id}`);
  },
  start: async ({ locals, params, request }) => {
    const id = numberOf((await postedForm(request)).get('id'));
    const started = await resultIn(locals, locals.dashboard.claims.startListing(id));
    if (!started.ok) return fail(422, { refusal: started.message });
    const listing = encodeURIComponent(started.value);
    redirect(303, `${dashboardPath(params.partner)}/listings/edit/${listing}?done=created`);
  },
  link: async ({ locals, request, url }) => {
    const form = await postedForm(request);
    const id = numberOf(form.get('id'));
    const linked = await resultIn(
      locals,
      locals.dashboard.claims.linkListing(id, String(form.get('listing') ?? '')),
    );
    if (!linked.ok) return fail(422, { refusal: linked.message });
    redirect(303, `${url.pathname}?done=linked#claim-${id}`);
  },
};
