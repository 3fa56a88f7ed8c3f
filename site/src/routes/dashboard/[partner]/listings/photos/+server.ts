import { isHttpError, json } from '@sveltejs/kit';
import { dashboardWordsOf } from '#lib/server/dashboard-words.ts';
import { drained, postedBody } from '#lib/server/posted-body.ts';
import { refusalOf } from '#lib/dashboard/listings/photos/refusals.ts';
import type { RequestHandler } from './$types.ts';

/** When to send a photo again for which there was no room. */
const RETRY_AFTER_SECONDS = '2';

/** Takes one photo, whose bytes are the body, from the script of a form. */
export const POST: RequestHandler = async ({ locals, request }) => {
  const { photos } = locals.dashboard;
  const { refusals } = dashboardWordsOf(locals).listingPhotos;
  const declared = Number(request.headers.get('content-length') ?? photos.maxBytes);
  const refused = (why: keyof typeof refusals) => {
    const { status, isLater } = refusalOf(why);
    const headers = isLater ? { 'retry-after': RETRY_AFTER_SECONDS } : undefined;
    return json({ message: refusals[why] }, { status, headers });
  };
  if (!(declared <= photos.maxBytes)) return refused('too_large');
  const answer = await photos.receive(declared, async (add) => {
    try {
      return await add(await postedBody(request, photos.maxBytes));
    } catch (error) {
      if (isHttpError(error, 413)) return { ok: false as const, why: 'too_large' as const };
      throw error;
    }
  });
  if (answer.ok) {
    const { url, path, width, height } = answer;
    return json({ url, path, width, height }, { status: 201 });
  }
  // Browsers read an answer only once they have sent everything.
  await drained(request).catch(() => undefined);
  return refused(answer.why);
};
