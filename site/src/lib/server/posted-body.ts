import { error } from '@sveltejs/kit';

/** Largest body of what has no file. */
const MAX_BODY_BYTES = 524_288;

/** The body of a request. Throws a 413 when it has more than `maxBytes`, the rest of which is not read. */
export async function postedBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = request.body?.getReader();
  let size = 0;
  // Cancelled, as by a loop over the body, the stream would close the connection before the answer.
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > maxBytes) {
      reader?.releaseLock();
      error(413, 'What was sent is too large.');
    }
    chunks.push(part.value);
  }
  return new Blob(chunks);
}

/** Reads what is left of a body and forgets it. */
export async function drained(request: Request): Promise<void> {
  const reader = request.body?.getReader();
  let part = await reader?.read();
  while (part && !part.done) part = await reader?.read();
}
