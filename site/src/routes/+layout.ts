import { loadMessages } from '#messages/load.ts';
import { splitLocale } from '#lib/locale/locales.ts';
import type { LayoutLoad } from './$types.ts';

/** Pages are drawn by the server alone; what a script adds to them is in `lib/enhance`. */
export const csr = false;

export const load: LayoutLoad = async ({ url, data }) => {
  const { locale, path } = splitLocale(url.pathname);
  return { ...data, locale, path, messages: await loadMessages(locale) };
};
