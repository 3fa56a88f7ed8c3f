import { error } from '@sveltejs/kit';
import { readTokens } from '#lib/enquiry/several-path.ts';
import { SECRET_LINK } from '#lib/server/secret-link.ts';
import type { EnquiryReceipt, SiteServices } from '#lib/services.ts';

/** The receipts behind a secret link, one for each enquiry of a form, or a 404. */
export async function receiptsOf(
  { leads }: SiteServices,
  token: string,
  setHeaders: (headers: Record<string, string>) => void,
): Promise<{ token: string; receipt: EnquiryReceipt }[]> {
  setHeaders(SECRET_LINK);
  const tokens = readTokens(token);
  const receipts = await leads.receipts(tokens);
  if (!receipts) error(404, 'Not found');
  return receipts.map((receipt, at) => ({ token: tokens[at]!, receipt }));
}
