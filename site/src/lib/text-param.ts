/** A text of an address's parameters, without NUL, which nothing that is looked for holds; undefined when it is empty. */
export const textParam = (params: URLSearchParams, name: string): string | undefined =>
  params.get(name)?.replaceAll('\0', '').trim() || undefined;
