/**
 * Headers of a page whose URL grants access. They keep it out of caches, referrers and search
 * engines.
 */
export const SECRET_LINK = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
