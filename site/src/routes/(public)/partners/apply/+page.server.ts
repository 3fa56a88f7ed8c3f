import { fail, redirect } from '@sveltejs/kit';
import { townName } from '#lib/format/town-names.ts';
import { localePath } from '#lib/locale/locales.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad, PageServerLoadEvent } from './$types.ts';

/** Returns OpenStreetMap's campsite that the application is about; null when there is none. */
async function campsiteOf({ locals, url }: Pick<PageServerLoadEvent, 'locals' | 'url'>) {
  const place = url.searchParams.get('place') ?? '';
  if (!/^[1-9]\d{0,9}$/.test(place)) return null;
  const answer = await locals.services.places.campsite(Number(place));
  if (!answer.found) return null;
  const { id, name, town, osmRef, website, countryCode } = answer.campsite;
  return {
    id,
    name,
    town: town ? townName(locals.locale, town.id, town.name) : null,
    osmRef,
    website,
    countryCode,
  };
}

export const load: PageServerLoad = async (event) => {
  const { applications } = event.locals.services;
  const { countries } = applications;
  const campsite = await campsiteOf(event);
  return { page: new ServerOnly({ countries, token: applications.formToken(), campsite }) };
};

export const actions: Actions = {
  default: async ({ request, locals, getClientAddress }) => {
    const answer = await locals.services.applications.apply(await postedForm(request), {
      address: getClientAddress(),
      language: locals.locale,
    });
    if (answer.ok)
      redirect(303, localePath(locals.locale, `/partners/apply/sent/${answer.value.token}`));
    return fail(answer.why === 'away' ? 503 : 422, { refusal: answer });
  },
};
