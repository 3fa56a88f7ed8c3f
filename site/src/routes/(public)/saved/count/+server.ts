import { postedBody } from '#lib/server/posted-body.ts';
import type { RequestHandler } from './$types.ts';

const MAX_BYTES = 100;

/** Counts that a listing was saved. Only the browser stores the list itself. */
export const POST: RequestHandler = async ({ request, locals, getClientAddress }) => {
  const { statistics } = locals.services;
  const text = (await postedBody(request, MAX_BYTES)).toString();
  if (/^[1-9]\d{0,14}$/.test(text)) {
    await statistics.countSaved(request.headers, getClientAddress(), Number(text));
  }
  return new Response(null, { status: 204 });
};
