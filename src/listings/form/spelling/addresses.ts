/** A host name with a top-level domain of letters, with or without port, path and query. */
const WITHOUT_SCHEME =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,63}(?::\d{1,5})?(?:[/?#].*)?$/u;

/**
 * Completes an address that is typed without its beginning: `www.vans.example` and
 * `vans.example/bramble` become `https://…`; so does `http://…`. Any other text is left as it is.
 * @param ownOrigin of the site, whose addresses stay as they are: a development installation has no https.
 */
export function completedAddress(text: string, ownOrigin = ''): string {
  const typed = text.trim();
  if (ownOrigin !== '' && typed.startsWith(`${ownOrigin}/`)) return typed;
  if (/^http:\/\//i.test(typed)) return typed.replace(/^http/i, 'https');
  const bare = typed.replace(/^\/\//, '');
  return WITHOUT_SCHEME.test(bare) ? `https://${bare}` : typed;
}
