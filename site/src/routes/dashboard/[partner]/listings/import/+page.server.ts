import { fail, isHttpError, redirect } from '@sveltejs/kit';
import { rowSettingsIn } from '#lib/dashboard/listings/import/row-settings.ts';
import { dashboardWordsOf } from '#lib/server/dashboard-words.ts';
import { drained, TOO_LARGE } from '#lib/server/posted-body.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { resultIn } from '#lib/server/result-in.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { Actions, PageServerLoad } from './$types.ts';

/** Maximum size of the form's fields in addition to its file. */
const FORM_BYTES = 65_536;
const MEGABYTE = 1024 ** 2;

export const load: PageServerLoad = ({ locals }) => {
  const { listings, may } = locals.dashboard;
  const maxMegabytes = listings.maxUploadBytes / MEGABYTE;
  return { upload: new ServerOnly({ maxMegabytes, mayWrite: may('listings.write') }) };
};

export const actions: Actions = {
  default: async ({ locals, request, url }) => {
    const { listings } = locals.dashboard;
    const { maxUploadBytes } = listings;
    let form: FormData;
    try {
      form = await postedForm(request, maxUploadBytes + FORM_BYTES);
    } catch (error) {
      if (!isHttpError(error, 413) || error.body.message !== TOO_LARGE) throw error;
      // Browsers show a response only once they have sent the whole body.
      await drained(request);
      const message = dashboardWordsOf(locals).listingImport.choose.tooLarge(
        maxUploadBytes / MEGABYTE,
      );
      return fail(413, { settings: {}, problems: [{ path: 'file', message }] });
    }
    const settings = rowSettingsIn(form);
    const file = form.get('file');
    const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
    const name = file instanceof File ? file.name : '';
    const answer = await resultIn(locals, listings.upload({ name, bytes }, settings));
    if (!answer.ok) return fail(422, { settings, problems: answer.problems });
    redirect(303, `${url.pathname}/${answer.value.id}`);
  },
};
