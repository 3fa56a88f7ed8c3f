import { askedPartners } from '#lib/console/partner-list.ts';
import { sentFile } from '#lib/server/sent-file.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with the list of partners, filtered and sorted as on its page. */
export const GET: RequestHandler = async ({ locals, url }) =>
  sentFile('partners', 'csv', await locals.console.partners.listAsCsv(askedPartners(url)));
