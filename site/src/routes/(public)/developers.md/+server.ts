import { forReader, guidePage } from '#lib/developers/guide.ts';
import { readerOf, textFile } from '#lib/developers/load.server.ts';
import type { RequestHandler } from './$types.ts';

export const GET: RequestHandler = ({ locals }) =>
  textFile(forReader(guidePage('')!.markdown, readerOf(locals)), 'text/markdown');
