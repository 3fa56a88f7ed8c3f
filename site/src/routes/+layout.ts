import { loadMessages } from '#messages/load.ts';
import { splitLocale } from '#lib/locale/locales.ts';
import type { LayoutLoad } from './$types.ts';

/** Pages are rendered only by the server; scripts that enhance them are in `lib/enhance`. */
export const csr = false;

export const load: LayoutLoad = async ({ url, data }) => {
  const { path } = splitLocale(url.pathname);
  const { locale } = data;
  return { ...data, path, messages: await loadMessages(locale) };
};
