/**
 * The fields of a posted form. A body that is no form has none, so that it is refused for what it
 * lacks; one that is too large stays an error of its own.
 */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return new FormData();
    throw error;
  }
}
