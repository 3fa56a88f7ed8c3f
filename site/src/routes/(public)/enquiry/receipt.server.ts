import { error } from '@sveltejs/kit';
import { SECRET_LINK } from '#lib/server/secret-link.ts';
import type { EnquiryReceipt, SiteServices } from '#lib/services.ts';

/** The receipt behind a secret link, or a 404. */
export async function receiptOf(
  { leads }: SiteServices,
  token: string,
  setHeaders: (headers: Record<string, string>) => void,
): Promise<EnquiryReceipt> {
  setHeaders(SECRET_LINK);
  const receipt = await leads.receipt(token);
  if (!receipt) error(404, 'Not found');
  return receipt;
}
