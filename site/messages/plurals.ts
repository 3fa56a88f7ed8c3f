import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';

type Forms = { one: string; other: string; many?: string };

/**
 * A function that picks the form of a sentence for a count, and writes the count in place of `#`.
 * `many` is the form French, Spanish and Portuguese have for millions; without it, `other` is used.
 */
export function pluralsOf(locale: Locale): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(INTL_TAGS[locale]);
  const numbers = new Intl.NumberFormat(INTL_TAGS[locale]);
  return (count, forms) => {
    const form = forms[rules.select(count) as keyof Forms] ?? forms.other;
    return form.replace('#', numbers.format(count));
  };
}
