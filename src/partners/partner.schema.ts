import { z } from 'zod';
import { LANGUAGES } from '../mails/index.ts';
import { pattern, requiredText } from '../platform/validation/index.ts';
import { emailAddress } from './account.schema.ts';

/** The categories of listings. */
export const CATEGORIES = ['campervan', 'motorhome', 'caravan', 'campsite'] as const;

/** An operator's input for a new partner. */
export const newPartner = z.strictObject({
  name: requiredText({ min: 1, max: 120 }),
  website: pattern(
    /^https?:\/\/[^/\s]+/i,
    'must be an address such as https://vans.example',
    (text) => (URL.canParse(text) ? undefined : 'must be an address such as https://vans.example'),
  ),
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
  /** Of mails to it. */
  language: z.enum(LANGUAGES).default('en'),
});

export type NewPartner = z.output<typeof newPartner>;
