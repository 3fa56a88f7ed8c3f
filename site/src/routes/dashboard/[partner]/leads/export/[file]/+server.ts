import { error } from '@sveltejs/kit';
import { inboxFilter } from '#lib/dashboard/leads/inbox-filter.ts';
import { type FileFormat, sentFile } from '#lib/server/sent-file.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with all leads that match a filter, streamed while they are read. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const { leads, member } = locals.dashboard;
  const format = /^leads\.(csv|json)$/.exec(params.file)?.[1] as FileFormat | undefined;
  if (format === undefined) error(404);
  const pieces = await leads.export(format, inboxFilter(url.searchParams, locals.timeZone));
  return sentFile(`leads-${member.slug}`, format, pieces);
};
