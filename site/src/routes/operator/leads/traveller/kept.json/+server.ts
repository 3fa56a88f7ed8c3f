import { field } from '#lib/console/refusal.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { sentFile } from '#lib/server/sent-file.ts';
import type { RequestHandler } from './$types.ts';

/**
 * Responds with all stored data about a traveller. The email address is posted, so that no log or
 * history contains it.
 */
export const POST: RequestHandler = async ({ locals, request }) => {
  const form = await postedForm(request);
  const found = await locals.console.operations.leads.exportTraveller(field(form, 'email'));
  return sentFile('traveller', 'json', [JSON.stringify(found, null, 2), '\n']);
};
