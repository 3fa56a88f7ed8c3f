import { withoutNul } from '#lib/without-nul.ts';
import { postedBody } from './posted-body.ts';

/**
 * The fields of a posted form, texts without NUL. A body that is no form has none, so that it is refused
 * for what it lacks; one that is too large stays an error of its own.
 */
export async function postedForm(request: Request, maxBytes?: number): Promise<FormData> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = await postedBody(request, maxBytes);
  const fields = new FormData();
  try {
    for (const [name, value] of await new Response(body, { headers }).formData()) {
      if (typeof value === 'string') fields.append(name, withoutNul(value));
      else fields.append(name, value);
    }
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem;
  }
  return fields;
}
