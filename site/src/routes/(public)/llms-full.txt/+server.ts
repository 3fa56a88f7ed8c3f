import { pages } from 'virtual:guide';
import { forReader } from '#lib/developers/guide.ts';
import { readerOf, textFile } from '#lib/developers/load.server.ts';
import type { RequestHandler } from './$types.ts';

export const GET: RequestHandler = ({ locals }) => {
  const text = pages.map(({ markdown }) => markdown).join('\n');
  return textFile(forReader(text, readerOf(locals)), 'text/plain');
};
