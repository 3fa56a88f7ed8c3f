import { error } from '@sveltejs/kit';
import { sentFile } from '#lib/server/sent-file.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with a table of the overview. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const { business } = locals.console;
  const table = business.tables.find((name) => name === params.table);
  if (table === undefined) error(404, 'Not found');
  return sentFile(`campcairn-${table}`, 'csv', [await business.file(table)]);
};
