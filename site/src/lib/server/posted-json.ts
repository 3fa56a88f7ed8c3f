import { postedBody } from './posted-body.ts';

/** A passkey's response takes a few thousand bytes, including its certificates. */
const MAX_JSON_BYTES = 65_536;

/** NUL as escaped in JSON. Browsers never send it, and the database refuses it. */
const WRITTEN_NUL = String.raw`\u0000`;

/**
 * Parses the fields of a posted JSON object. Other bodies, and those with NUL, count as an object
 * without fields, so validation refuses them for missing fields.
 */
export async function postedJson(request: Request): Promise<Record<string, unknown>> {
  const text = (await postedBody(request, MAX_JSON_BYTES)).toString();
  if (text.includes(WRITTEN_NUL)) return {};
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
