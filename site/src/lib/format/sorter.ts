import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';

const sorters = new Map<Locale, Intl.Collator>();

/** How a language sorts words. Made once for each: that takes longer than sorting a short list. */
export function sorterOf(locale: Locale): Intl.Collator {
  let sorter = sorters.get(locale);
  if (!sorter) {
    sorter = new Intl.Collator(INTL_TAGS[locale]);
    sorters.set(locale, sorter);
  }
  return sorter;
}
