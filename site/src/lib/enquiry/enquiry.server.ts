import { error, fail, redirect } from '@sveltejs/kit';
import { localePath, type Locale } from '#lib/locale/locales.ts';
import { SECRET_LINK } from '#lib/server/secret-link.ts';
import type { EnquiryReceipt, SiteServices } from '#lib/services.ts';

/** Separates the tokens of one form's receipts in a URL. Tokens never contain it. */
const BETWEEN = '~';

/** Splits the tokens of one form's receipts, as written in a URL. */
export const readTokens = (text: string): string[] => text.split(BETWEEN);

/** Redirects to the receipts of enquiries that were sent. */
export const redirectToReceipts = (locale: Locale, tokens: readonly string[]): never =>
  redirect(303, localePath(locale, `/enquiry/${tokens.join(BETWEEN)}/sent`));

/** Shows a refused form again, with its status code. */
export const formAgain = <Shown extends { refusal: { why: string } }>(shown: Shown) =>
  fail(shown.refusal.why === 'away' ? 503 : 422, shown);

/**
 * Returns the receipts behind a secret link, one for each enquiry of a form; throws a 404 when
 * there is none.
 */
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
