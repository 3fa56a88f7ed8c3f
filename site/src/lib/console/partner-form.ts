import { shared } from '#messages/console/shell.ts';
import { field } from './refusal.ts';

/** Splits a text into country codes in upper case. */
const codesIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((code) => code.toUpperCase());

/** The fields of a partner's form that `cc partner create` and `cc partner edit` take too. */
export const partnerFieldsOf = (form: FormData) => ({
  name: field(form, 'name'),
  website: field(form, 'website'),
  categories: Object.keys(shared.categories).filter((category) => form.has(`rents-${category}`)),
  countries: codesIn(field(form, 'countries')),
  language: field(form, 'language') || 'en',
});

/** Replaces the path of a list's item by that of the field. */
export const ofFields = <Refused extends { problems: { path: string; message: string }[] }>(
  refused: Refused,
): Refused => ({
  ...refused,
  problems: refused.problems.map(({ path, message }) => ({
    path: path.replace(/\.\d+$/, ''),
    message,
  })),
});
