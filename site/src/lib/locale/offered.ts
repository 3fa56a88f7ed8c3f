import { type Locale, LOCALES } from './locales.ts';

/**
 * The language of the site that a reader prefers to the page's, by the header Accept-Language; null for
 * none.
 */
export function offeredLocale(accepted: string | null, locale: Locale): Locale | null {
  const wanted = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.find((one) => one.trim().startsWith('q='));
      return { language: tag.split('-')[0]!, weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const first = wanted.find(({ language }) => LOCALES.includes(language as Locale));
  return first === undefined || first.language === locale ? null : (first.language as Locale);
}
