import { ReadableStream } from 'node:stream/web';
import { error } from '@sveltejs/kit';
import type { RequestHandler } from './$types.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** All listings as a file, sent while it is read. */
export const GET: RequestHandler = ({ locals, params }) => {
  const { listings, member } = locals.dashboard;
  const format = /^listings\.(csv|json)$/.exec(params.file)?.[1] as keyof typeof TYPES | undefined;
  if (format === undefined) error(404);
  const pieces = format === 'csv' ? listings.exportAsCsv() : listings.exportAsJson();
  const bytes = ReadableStream.from(encoded(pieces));
  return new Response(bytes as unknown as BodyInit, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="listings-${member.slug}.${format}"`,
    },
  });
};

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
