import { fail, redirect } from '@sveltejs/kit';
import { withUploadedPhotos } from '#lib/dashboard/listings/photos/upload.server.ts';
import { typedListing, withChangedRows } from '#lib/dashboard/listings/posted-listing.ts';
import { LISTING_FORM_BYTES, postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ locals, params }) => {
  const { listings, photos: uploads, may } = locals.dashboard;
  const [about, photos, { fields, version }] = await Promise.all([
    listings.about(params.listing),
    listings.photos(params.listing),
    listings.open(params.listing, locals.locale),
  ]);
  return {
    opened: new ServerOnly({
      about,
      photos,
      fields,
      version,
      controls: listings.controls,
      pictureOf: uploads.pictureOf,
      maxBytes: uploads.maxBytes,
      mayWrite: may('listings.write'),
    }),
  };
};

const versionIn = (form: FormData): string | null => {
  const version = form.get('_version');
  return typeof version === 'string' && version !== '' ? version : null;
};

export const actions: Actions = {
  check: async ({ locals, params }) => ({
    checks: await locals.dashboard.listings.checkPhotos(params.listing),
  }),
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
    redirect(303, `${url.pathname}?done=${saved.result === 'unchanged' ? 'unchanged' : 'saved'}`);
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
};
