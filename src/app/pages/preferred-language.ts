import { type Language, LANGUAGES } from '../../mails/index.ts';

/**
 * Returns the language of the site that a reader prefers to the others, according to the header
 * `Accept-Language`; null when it names none.
 */
export function preferredLanguage(accepted: string | null | undefined): Language | null {
  const wanted = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.find((one) => one.trim().startsWith('q='));
      return { code: tag.split('-')[0]!, weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ code }) => LANGUAGES.find((language) => language === code));
  return wanted.find((language) => language !== undefined) ?? null;
}
