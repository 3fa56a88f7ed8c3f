import { ReadableStream } from 'node:stream/web';

/** The types of files that are sent while they are made. */
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** A type of file that is sent while it is made. */
export type FileFormat = keyof typeof TYPES;

async function* encoded(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}

/** The header that names a file to keep: headers take ASCII alone, and slugs have letters of every script. */
export function attachment(filename: string): string {
  const ascii = filename.replaceAll(/[^ -~]+/g, '_');
  const named = `attachment; filename="${ascii}"`;
  return ascii === filename ? named : `${named}; filename*=UTF-8''${encodeURIComponent(filename)}`;
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
      'content-disposition': attachment(`${name}.${format}`),
    },
  });
