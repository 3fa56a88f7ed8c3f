import { fail, redirect } from '@sveltejs/kit';
import { numberIn } from '#lib/console/params.ts';
import { tokenIn, typedListing, withChangedRows } from '#lib/dashboard/listings/posted-listing.ts';
import { withFoundPlace } from '#lib/dashboard/listings/find-place.server.ts';
import { withUploadedPhotos } from '#lib/dashboard/listings/photos/upload.server.ts';
import { dashboardWordsOf } from '#lib/server/dashboard-words.ts';
import { draftKeyOf } from '#lib/server/draft-key.ts';
import { LISTING_FORM_BYTES, postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { dashboardPath } from '#lib/paths/paths.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => {
  const { listings, photos, may } = locals.dashboard;
  const [about, pairs, options, { fields, version }] = await Promise.all([
    listings.about(params.listing),
    listings.pairs(params.listing),
    listings.formOptions(),
    listings.open(params.listing, locals.locale),
  ]);
  return {
    opened: new ServerOnly({
      about,
      pairs,
      options,
      fields,
      version,
      photos: { pictureOf: photos.pictureOf, maxBytes: photos.maxBytes },
      draftKey: draftKeyOf(locals.session!.email, params.partner, params.listing),
      controls: listings.controls,
      mayWrite: may('listings.write'),
    }),
  };
};

const versionIn = (form: FormData): string | null => {
  const version = form.get('_version');
  return typeof version === 'string' && version !== '' ? version : null;
};

export const actions: Actions = {
  save: async ({ locals, params, request, url }) => {
    const form = await postedForm(request, LISTING_FORM_BYTES);
    const typed = typedListing(form);
    const version = versionIn(form);
    const answer = await resultIn(
      locals,
      locals.dashboard.listings.save(params.listing, form, version, locals.locale),
    );
    if (!answer.ok)
      return fail(422, { ...typed, problems: answer.problems, version, changed: false });
    const saved = answer.value;
    if ('changedMeanwhile' in saved)
      return fail(409, { ...typed, problems: [], version: saved.changedMeanwhile, changed: true });
    const done = saved.result === 'unchanged' ? 'unchanged' : 'saved';
    redirect(303, `${url.pathname}?done=${done}`);
  },
  /** Shows a draft that the browser has kept. */
  draft: async ({ request }) => {
    const form = await postedForm(request, LISTING_FORM_BYTES);
    const typed = typedListing(form);
    return { ...typed, problems: [], version: versionIn(form), changed: false, isDraft: true };
  },
  rows: async ({ request }) => {
    const form = await postedForm(request, LISTING_FORM_BYTES);
    return { ...withChangedRows(form), problems: [], version: versionIn(form), changed: false };
  },
  photos: async ({ locals, request }) => {
    const { form, refused } = await withUploadedPhotos(locals, request);
    const typed = withChangedRows(form);
    return { ...typed, problems: [], version: versionIn(form), changed: false, refused };
  },
  /** Finds the position by a place that is typed, for those without the map. */
  place: async ({ locals, request }) => {
    const form = await postedForm(request, LISTING_FORM_BYTES);
    const place = await withFoundPlace(locals, form);
    return { ...typedListing(form), problems: [], version: versionIn(form), changed: false, place };
  },
  part: async ({ locals, params, request, url }) => {
    const other = numberIn(String((await postedForm(request)).get('other')));
    const answer = await resultIn(
      locals,
      locals.dashboard.listings.rejectMatch(params.listing, other),
    );
    if (!answer.ok) return fail(422, { refusal: answer.problems[0]?.message ?? answer.message });
    redirect(303, `${url.pathname}?done=parted`);
  },
  join: async ({ locals, params, request, url }) => {
    const other = numberIn(String((await postedForm(request)).get('other')));
    const answer = await resultIn(
      locals,
      locals.dashboard.listings.restoreMatch(params.listing, other),
    );
    if (!answer.ok) return fail(422, { refusal: answer.problems[0]?.message ?? answer.message });
    redirect(303, `${url.pathname}?done=joined`);
  },
  duplicate: async ({ locals, params, request }) => {
    const token = tokenIn(await postedForm(request));
    const answer = await resultIn(
      locals,
      locals.dashboard.listings.duplicate(
        params.listing,
        token,
        dashboardWordsOf(locals).listingPages.copyMark,
      ),
    );
    if (!answer.ok) return fail(422, { refusal: answer.problems[0]?.message ?? answer.message });
    const id = encodeURIComponent(answer.value.externalId);
    redirect(303, `${dashboardPath(params.partner)}/listings/edit/${id}?done=duplicated`);
  },
};
