import { fail, redirect } from '@sveltejs/kit';
import { tokenIn, typedListing, withChangedRows } from '#lib/dashboard/listings/posted-listing.ts';
import { withFoundPlace } from '#lib/dashboard/listings/find-place.server.ts';
import { withUploadedPhotos } from '#lib/dashboard/listings/photos/upload.server.ts';
import { draftKeyOf } from '#lib/server/draft-key.ts';
import { LISTING_FORM_BYTES, postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { dashboardPath } from '#lib/paths/paths.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => {
  const { listings, photos, may } = locals.dashboard;
  const { controls } = listings;
  return {
    blank: new ServerOnly({
      token: listings.newForm(),
      controls,
      photos: { pictureOf: photos.pictureOf, maxBytes: photos.maxBytes },
      options: await listings.formOptions(),
      draftKey: draftKeyOf(locals.session!.email, params.partner, ''),
      mayWrite: may('listings.write'),
    }),
  };
};

export const actions: Actions = {
  create: async ({ locals, params, request }) => {
    const { listings } = locals.dashboard;
    const form = await postedForm(request, LISTING_FORM_BYTES);
    const typed = typedListing(form);
    const token = tokenIn(form);
    const answer = await resultIn(locals, listings.create(form, token, locals.locale));
    if (!answer.ok)
      return fail(422, { ...typed, problems: answer.problems, token, madeAlready: null });
    const made = answer.value;
    if ('madeAlready' in made) {
      const { madeAlready } = made;
      return fail(409, { ...typed, problems: [], token: listings.newForm(), madeAlready });
    }
    const id = encodeURIComponent(made.externalId);
    const done = made.result === 'unchanged' ? 'made_already' : 'created';
    redirect(303, `${dashboardPath(params.partner)}/listings/edit/${id}?done=${done}`);
  },
  /** Shows a draft that the browser has kept. */
  draft: async ({ request }) => {
    const form = await postedForm(request, LISTING_FORM_BYTES);
    const typed = typedListing(form);
    return { ...typed, problems: [], token: tokenIn(form), madeAlready: null, isDraft: true };
  },
  rows: async ({ request }) => {
    const form = await postedForm(request, LISTING_FORM_BYTES);
    return { ...withChangedRows(form), problems: [], token: tokenIn(form), madeAlready: null };
  },
  photos: async ({ locals, request }) => {
    const { form, refused } = await withUploadedPhotos(locals, request);
    const typed = withChangedRows(form);
    return { ...typed, problems: [], token: tokenIn(form), madeAlready: null, refused };
  },
  /** Finds the position by a place that is typed, for those without the map. */
  place: async ({ locals, request }) => {
    const form = await postedForm(request, LISTING_FORM_BYTES);
    const place = await withFoundPlace(locals, form);
    return { ...typedListing(form), problems: [], token: tokenIn(form), madeAlready: null, place };
  },
};
