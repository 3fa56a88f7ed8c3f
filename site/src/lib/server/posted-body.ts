import { error } from '@sveltejs/kit';

/** Plain text of a 413 response. */
export const TOO_LARGE = 'What was sent is too large.';

/** Maximum size of a body without files: a message of 2,000 characters takes at most 24,000 bytes. */
const MAX_BODY_BYTES = 65_536;

/**
 * Reads the body of a request. Throws a 413 when it is larger than `maxBytes`, without reading the
 * rest.
 */
export async function postedBody(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  let size = 0;
  // A `for await` loop would cancel the stream, which closes the connection before the response is
  // sent.
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > maxBytes) {
      reader?.releaseLock();
      error(413, TOO_LARGE);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks, size);
}

/** Reads and discards the rest of a body. */
export async function drained(request: Request): Promise<void> {
  const reader = request.body?.getReader();
  let part = await reader?.read();
  while (part && !part.done) part = await reader?.read();
}
