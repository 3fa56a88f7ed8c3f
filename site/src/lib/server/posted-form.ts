import { postedBody } from './posted-body.ts';

/**
 * The fields of a posted form. A body that is no form has none, so that it is refused for what it
 * lacks; one that is too large stays an error of its own.
 */
export async function postedForm(request: Request, maxBytes?: number): Promise<FormData> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = await postedBody(request, maxBytes);
  try {
    return await new Response(body, { headers }).formData();
  } catch (problem) {
    if (problem instanceof TypeError) return new FormData();
    throw problem;
  }
}
