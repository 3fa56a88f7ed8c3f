import type { AccountView } from '#lib/services.ts';

/** Values that the profile form posts. */
export interface ProfileForm {
  name: string;
  website: string;
  categories: string[];
  countries: string[];
  language: string;
  /** IANA name; empty for the time zone of the first country. */
  time_zone: string;
}

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const texts = (form: FormData, name: string): string[] => form.getAll(name).map(String);

export const profileOf = (form: FormData): ProfileForm => ({
  name: text(form, 'name'),
  website: text(form, 'website'),
  categories: texts(form, 'categories'),
  countries: texts(form, 'countries'),
  language: text(form, 'language'),
  time_zone: text(form, 'time_zone'),
});

/** Reads to which address enquiries are mailed. An unknown choice counts as the contact address. */
export function leadEmailOf(form: FormData): AccountView['leadEmail'] {
  const goesTo = form.get('goes_to');
  if (goesTo === 'address') return { goesTo, email: text(form, 'lead_email') };
  return { goesTo: goesTo === 'nobody' ? goesTo : 'contact' };
}
