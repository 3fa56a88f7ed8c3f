import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';

const sorters = new Map<Locale, Intl.Collator>();

/**
 * Returns the sort order of a language. It is cached, because creating it takes longer than sorting
 * a short list.
 */
export function sorterOf(locale: Locale): Intl.Collator {
  let sorter = sorters.get(locale);
  if (!sorter) {
    sorter = new Intl.Collator(INTL_TAGS[locale]);
    sorters.set(locale, sorter);
  }
  return sorter;
}
