import { withoutNul } from '#lib/without-nul.ts';
import { postedBody } from './posted-body.ts';

/** A passkey's answer takes some thousand bytes. */
const MAX_JSON_BYTES = 65_536;

/**
 * The fields of a posted JSON object, texts without NUL; a body that is none has none, so that it is
 * refused for what it lacks.
 */
export async function postedJson(request: Request): Promise<Record<string, unknown>> {
  const text = (await postedBody(request, MAX_JSON_BYTES)).toString();
  try {
    const body: unknown = JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? withoutNul(value) : value,
    );
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
