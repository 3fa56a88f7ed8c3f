import { ReadableStream } from 'node:stream/web';

/** Content types of streamed files. */
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

export type FileFormat = keyof typeof TYPES;

async function* encoded(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}

/**
 * Returns the `content-disposition` of a download. Headers allow only ASCII, but slugs may contain
 * letters of any script.
 */
export function attachment(filename: string): string {
  const ascii = filename.replaceAll(/[^ -~]+/g, '_');
  const named = `attachment; filename="${ascii}"`;
  return ascii === filename ? named : `${named}; filename*=UTF-8''${encodeURIComponent(filename)}`;
}

/** Responds with a download that is streamed while it is generated. */
export const sentFile = (
  name: string,
  format: FileFormat,
  pieces: AsyncIterable<string> | Iterable<string>,
): Response =>
  new Response(ReadableStream.from(encoded(pieces)) as unknown as BodyInit, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': attachment(`${name}.${format}`),
    },
  });
