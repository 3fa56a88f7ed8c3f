import { samples } from 'virtual:guide';
import { error } from '@sveltejs/kit';
import { forReader } from '#lib/developers/guide.ts';
import { readerOf, textFile } from '#lib/developers/load.server.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with a sample as a download that contains the reader's base URL. */
export const GET: RequestHandler = ({ params, locals }) => {
  const path = `${params.folder}/${params.language}/${params.file}`;
  const code = Object.hasOwn(samples, path) ? samples[path] : undefined;
  if (code === undefined) error(404, 'Not found');
  return textFile(forReader(code, readerOf(locals)), 'text/plain');
};
