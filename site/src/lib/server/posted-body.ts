import { error } from '@sveltejs/kit';

/** The plain text of a 413. */
export const TOO_LARGE = 'What was sent is too large.';

/** Largest body of what has no file: a message of 2,000 characters takes 24,000 bytes at most. */
const MAX_BODY_BYTES = 65_536;

/** The body of a request. Throws a 413 when it has more than `maxBytes`, the rest of which is not read. */
export async function postedBody(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  let size = 0;
  // Cancelled, as by a loop over the body, the stream would close the connection before the answer.
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

/** Reads the rest of a body and drops it. */
export async function drained(request: Request): Promise<void> {
  const reader = request.body?.getReader();
  let part = await reader?.read();
  while (part && !part.done) part = await reader?.read();
}
