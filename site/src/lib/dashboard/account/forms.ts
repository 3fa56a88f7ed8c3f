import type { AccountView } from '#lib/services.ts';

/** What the form of the profile posts. */
export interface ProfileForm {
  name: string;
  website: string;
  categories: string[];
  countries: string[];
  language: string;
  /** IANA name; empty for that of the first country. */
  time_zone: string;
}

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const texts = (form: FormData, name: string): string[] => form.getAll(name).map(String);

/** Reads the form of the profile. */
export const profileOf = (form: FormData): ProfileForm => ({
  name: text(form, 'name'),
  website: text(form, 'website'),
  categories: texts(form, 'categories'),
  countries: texts(form, 'countries'),
  language: text(form, 'language'),
  time_zone: text(form, 'time_zone'),
});

/** Reads where enquiries are mailed; what is none of the three choices is the contact address. */
export function leadEmailOf(form: FormData): AccountView['leadEmail'] {
  const goesTo = form.get('goes_to');
  if (goesTo === 'address') return { goesTo, email: text(form, 'lead_email') };
  return { goesTo: goesTo === 'nobody' ? goesTo : 'contact' };
}
