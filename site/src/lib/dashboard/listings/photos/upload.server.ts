import { setTimeout as wait } from 'node:timers/promises';
import { error, isHttpError } from '@sveltejs/kit';
import { drained } from '#lib/server/posted-body.ts';
import { LISTING_FORM_BYTES, postedForm } from '#lib/server/posted-form.ts';
import { MAX_PHOTOS } from '../posted-listing.ts';

/** Most bytes of all photos that a form sends at once, without a script. */
const MAX_FORM_BYTES = 60 * 1024 ** 2;

/** The field of the chosen files. */
const FILES = '_photos';

/** How often, and after how many milliseconds, room for a form is looked for again. */
const TRIES = 20;
const WAIT_MS = 500;

/** A form after its photos were uploaded: each that was taken is a row of it. */
interface FormWithPhotos {
  form: FormData;
  /** A sentence for each file that was not taken, with its name. */
  refused: string[];
}

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The number of the row behind the last one that has an address. */
function nextRow(form: FormData): number {
  const rows = [...form.keys()].flatMap((name) => {
    const row = /^images\.(\d{1,6})\.url$/.exec(name)?.[1];
    return row !== undefined && form.getAll(name).some(isFilled) ? [Number(row)] : [];
  });
  return Math.max(-1, ...rows) + 1;
}

/** Whether a photo is in a row of the form already: the same file has the same address. */
const hasPhoto = (form: FormData, url: string): boolean =>
  [...form].some(([name, value]) => /^images\.\d{1,6}\.url$/.test(name) && value === url);

/** Uploads the files of a form that was sent without a script, and adds them to its rows. */
export async function withUploadedPhotos(
  { dashboard, dashboardWords }: App.Locals,
  request: Request,
): Promise<FormWithPhotos> {
  const words = dashboardWords.listingPhotos;
  const declared = Number(request.headers.get('content-length') ?? MAX_FORM_BYTES);
  const max = MAX_FORM_BYTES + LISTING_FORM_BYTES;
  for (let tries = 1; ; tries++) {
    const answer = await dashboard.photos.receive(Math.min(declared, max), async (add) => {
      let form: FormData;
      try {
        form = await postedForm(request, max);
      } catch (problem) {
        if (!isHttpError(problem, 413)) throw problem;
        await drained(request);
        error(413, words.formTooLarge);
      }
      const files = form.getAll(FILES).filter((file) => file instanceof File && file.size > 0);
      form.delete(FILES);
      const refused: string[] = [];
      let row = nextRow(form);
      for (const file of files as File[]) {
        if (row >= MAX_PHOTOS) {
          refused.push(words.ofFile(file.name, words.full(MAX_PHOTOS)));
          continue;
        }
        const taken = await add(Buffer.from(await file.arrayBuffer()));
        if (!taken.ok) refused.push(words.ofFile(file.name, words.refusals[taken.why]));
        else if (hasPhoto(form, taken.url)) refused.push(words.ofFile(file.name, words.already));
        else {
          form.delete(`images.${row}.url`);
          form.append(`images.${row++}.url`, taken.url);
        }
      }
      if (files.length === 0) refused.push(words.noneChosen);
      return { form, refused };
    });
    if (!('why' in answer)) return answer;
    if (tries === TRIES) {
      await drained(request);
      error(503, words.refusals[answer.why]);
    }
    await wait(WAIT_MS);
  }
}
