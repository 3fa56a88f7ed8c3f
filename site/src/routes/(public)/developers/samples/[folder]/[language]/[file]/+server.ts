import { samples } from 'virtual:guide';
import { error } from '@sveltejs/kit';
import { forReader } from '#lib/developers/guide.ts';
import { readerOf, textFile } from '#lib/developers/load.server.ts';
import type { RequestHandler } from './$types.ts';

/** A sample as a file to keep, with the reader's own base address. */
export const GET: RequestHandler = ({ params, locals }) => {
  const path = `${params.folder}/${params.language}/${params.file}`;
  const code = Object.hasOwn(samples, path) ? samples[path] : undefined;
  if (code === undefined) error(404, 'Not found');
  return textFile(forReader(code, readerOf(locals)), 'text/plain');
};
