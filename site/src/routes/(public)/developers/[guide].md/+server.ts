import { error } from '@sveltejs/kit';
import { forReader, guidePage } from '#lib/developers/guide.ts';
import { readerOf, textFile } from '#lib/developers/load.server.ts';
import type { RequestHandler } from './$types.ts';

export const GET: RequestHandler = ({ params, locals }) => {
  const page = guidePage(params.guide);
  if (!page) error(404, 'Not found');
  return textFile(forReader(page.markdown, readerOf(locals)), 'text/markdown');
};
