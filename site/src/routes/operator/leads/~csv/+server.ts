import { askedLeads } from '#lib/console/lead-list.ts';
import { sentFile } from '#lib/server/sent-file.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with the leads of a list, without personal data. */
export const GET: RequestHandler = async ({ locals, url }) =>
  sentFile('leads', 'csv', await locals.console.leads.asCsv(askedLeads(url).search));
