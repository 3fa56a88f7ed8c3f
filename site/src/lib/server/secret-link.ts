/** Headers of a page whose address grants access: out of caches, referrers and search engines. */
export const SECRET_LINK = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
