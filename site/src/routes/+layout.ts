import { loadMessages } from '#messages/index.ts';
import { splitLocale } from '#lib/locale/locales.ts';
import { dev } from '$app/env';
import type { LayoutLoad } from './$types.ts';

/** Pages need no script unless they say so; development reloads by one. */
export const csr = dev;

export const load: LayoutLoad = async ({ url, data }) => {
  const { locale, path } = splitLocale(url.pathname);
  return { ...data, locale, path, messages: await loadMessages(locale) };
};
