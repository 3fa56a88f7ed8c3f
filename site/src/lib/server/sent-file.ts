import { ReadableStream } from 'node:stream/web';

/** The types of files that are sent while they are made. */
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** One of these. */
export type FileFormat = keyof typeof TYPES;

async function* encoded(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}

/** Answers with a file to keep, sent while it is made. */
export const sentFile = (
  name: string,
  format: FileFormat,
  pieces: AsyncIterable<string> | Iterable<string>,
): Response =>
  new Response(ReadableStream.from(encoded(pieces)) as unknown as BodyInit, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
    },
  });
