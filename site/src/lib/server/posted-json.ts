import { postedBody } from './posted-body.ts';

/** A passkey's answer takes some thousand bytes, its certificates included. */
const MAX_JSON_BYTES = 65_536;

/** NUL as JSON writes it: no browser sends it, and the database refuses it. */
const WRITTEN_NUL = String.raw`\u0000`;

/**
 * The fields of a posted JSON object; a body that is none, or that holds NUL, has none, so that it is refused for
 * what it lacks.
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
