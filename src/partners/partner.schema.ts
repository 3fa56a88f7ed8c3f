import { z } from 'zod';
import { LANGUAGES } from '../mails/index.ts';
import { pattern, requiredText } from '../platform/validation/index.ts';
import { emailAddress } from './account.schema.ts';

/** The categories of listings. */
export const CATEGORIES = ['campervan', 'motorhome', 'caravan', 'campsite'] as const;

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/;

const WEBSITE = 'must be an address such as https://vans.example, of at most 300 characters';

/** Refuses, like the application form, a user name, which could imitate another site, and spaces. */
function websiteProblem(text: string): string | undefined {
  const url = URL.parse(text);
  const fits = url && !url.username && !url.password && !/\s/.test(text) && !CONTROL.test(text);
  return fits && text.length <= 300 ? undefined : WEBSITE;
}

/** An operator's input for a new partner. */
export const newPartner = z.strictObject({
  name: requiredText({
    min: 1,
    max: 120,
    rule: (text) => (CONTROL.test(text) ? 'must be one line' : undefined),
  }),
  website: pattern(/^https?:\/\/[^/\s]+/i, WEBSITE, websiteProblem),
  email: emailAddress(),
  categories: z.array(z.enum(CATEGORIES)).default([]),
  countries: z
    .array(
      pattern(/^[A-Za-z]{2}$/, 'must be a code of two letters, such as GB').transform((c) =>
        c.toUpperCase(),
      ),
    )
    .default([]),
  status: z.enum(['pending', 'approved', 'suspended', 'rejected']).default('pending'),
  demo: z.boolean().default(false),
  /** Language of mails to the partner. */
  language: z.enum(LANGUAGES).default('en'),
});

export type NewPartner = z.output<typeof newPartner>;
