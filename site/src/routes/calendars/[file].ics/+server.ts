import { createHash } from 'node:crypto';
import { text } from '@sveltejs/kit';
import { isTagKnown } from '#lib/server/entity-tags.ts';
import { writeCalendar } from '#lib/server/icalendar.ts';
import type { RequestHandler } from './$types.ts';

/** The title of every event, which says nothing of who stays. */
const TAKEN = 'Not available';

/** How often programs may ask again. */
const REFRESH = 'PT1H';
const RETRY_AFTER_SECONDS = '900';

/** Raise this number when the same nights are written differently. */
const FORMAT_VERSION = 1;

const HEADERS = {
  'cache-control': 'private, max-age=300',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

const refusal = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  text(`${sentence}\n`, {
    status,
    headers: { ...HEADERS, 'cache-control': 'no-store', ...headers },
  });

/** The taken nights of a listing for other sites, by its private address. */
export const GET: RequestHandler = async ({ locals, params, request }) => {
  const { services } = locals;
  const calendar = await services.exportedCalendar(params.file);
  if (calendar === null) return refusal(404, 'There is no calendar at this address.');
  if (calendar === 'too_many') {
    const headers = { 'retry-after': RETRY_AFTER_SECONDS };
    return refusal(429, 'This calendar is asked for too often.', headers);
  }
  const { listingId, title, nights } = calendar;
  const content = JSON.stringify([FORMAT_VERSION, listingId, title, nights]);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 27);
  // The tag is weak: answers with the same nights differ by the time at which they were made.
  const headers = { ...HEADERS, etag: `W/"${hash}"` };
  if (isTagKnown(request.headers, `"${hash}"`)) return new Response(null, { status: 304, headers });
  const host = new URL(services.site.publicUrl).hostname;
  const entries = nights.map(({ start, end }) => ({
    uid: `${listingId}-${start}-${end}@${host}`,
    title: TAKEN,
    from: start,
    to: end,
  }));
  const head = { name: title, product: 'Calendar', isBusy: true, made: services.clock.now() };
  return new Response(writeCalendar({ ...head, refresh: REFRESH }, entries), {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
    },
  });
};
