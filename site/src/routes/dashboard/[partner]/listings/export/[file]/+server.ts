import { error } from '@sveltejs/kit';
import { type FileFormat, sentFile } from '#lib/server/sent-file.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with all listings, streamed while they are read. */
export const GET: RequestHandler = ({ locals, params }) => {
  const { listings, member } = locals.dashboard;
  const format = /^listings\.(csv|json)$/.exec(params.file)?.[1] as FileFormat | undefined;
  if (format === undefined) error(404);
  const pieces = format === 'csv' ? listings.exportAsCsv() : listings.exportAsJson();
  return sentFile(`listings-${member.slug}`, format, pieces);
};
