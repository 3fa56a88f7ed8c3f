import { error } from '@sveltejs/kit';
import type { EnquiryReceipt, SiteServices } from '#lib/services.ts';

/** The link grants access, so these headers keep it out of caches, referrers and search engines. */
const SECRET = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** The receipt behind a secret link, or a 404. */
export async function receiptOf(
  { leads }: SiteServices,
  token: string,
  setHeaders: (headers: Record<string, string>) => void,
): Promise<EnquiryReceipt> {
  setHeaders(SECRET);
  const receipt = await leads.receipt(token);
  if (!receipt) error(404, 'Not found');
  return receipt;
}
