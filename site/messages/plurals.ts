import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';

interface Forms {
  one: string;
  other: string;
  many?: string;
}

/** Counts below this are cached with their form: pages are full of small ones. */
const MAX_CACHED_COUNT = 1000;

/**
 * A function that picks the form of a sentence for a count, and writes the count in place of `#`.
 * `many` is the form French, Spanish and Portuguese have for millions; without it, `other` is used.
 */
export function pluralsOf(locale: Locale): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(INTL_TAGS[locale]);
  const numbers = new Intl.NumberFormat(INTL_TAGS[locale]);
  const known: { form: keyof Forms; text: string }[] = [];
  const say = (count: number) => ({
    form: rules.select(count) as keyof Forms,
    text: numbers.format(count),
  });
  return (count, forms) => {
    const small = Number.isInteger(count) && count >= 0 && count < MAX_CACHED_COUNT;
    const { form, text } = small ? (known[count] ??= say(count)) : say(count);
    return (forms[form] ?? forms.other).replace('#', text);
  };
}
