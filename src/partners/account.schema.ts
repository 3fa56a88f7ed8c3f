import { z } from 'zod';
import { lineProblem } from '../platform/forms/index.ts';
import { check, httpsUrl, requiredText } from '../platform/validation/index.ts';

/** One address as SMTP can carry it: no spaces, no angle brackets, a domain with a dot. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** An email address of at most 254 characters. */
export const emailAddress = () =>
  requiredText({
    min: 3,
    max: 254,
    rule: (text) => (EMAIL.test(text) ? undefined : 'must be an email address'),
  }).meta({ format: 'email' });

const email = emailAddress();

/** Finds what is wrong with an email address that was typed into a form. */
export function emailProblem(
  text: string,
): 'missing' | 'bad_characters' | 'too_long' | 'not_an_email' | undefined {
  if (text === '') return 'missing';
  return lineProblem(text, 254) ?? (check(email, text).ok ? undefined : 'not_an_email');
}

/** The body of `PATCH /me`. */
export const accountUpdate = z
  .strictObject({
    webhook_url: httpsUrl().nullable().optional(),
    lead_email: emailAddress().nullable().optional(),
    rotate_webhook_secret: z.boolean().optional(),
  })
  .meta({ id: 'PartnerUpdate' });

export type AccountUpdate = z.output<typeof accountUpdate>;

const timestamp = () => z.string().meta({ format: 'date-time' });

const accountFields = {
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  website: z.string().meta({ format: 'uri' }),
  status: z.enum(['pending', 'approved', 'suspended', 'rejected']),
  is_demo: z.boolean(),
  api_key_prefix: z.string(),
  webhook_url: z.string().nullable(),
  webhook_secret_set: z.boolean(),
  lead_email: z.string().nullable(),
  categories: z.array(z.string()),
  countries: z.array(z.string()),
  listings: z.strictObject({ active: z.int(), paused: z.int() }),
  rate_limit: z.strictObject({ limit: z.int(), window_seconds: z.int() }),
  created_at: timestamp(),
  approved_at: timestamp().nullable(),
};

/** A partner's account as it is answered. */
export const accountAnswer = z.strictObject(accountFields).meta({ id: 'Partner' });

/** The answer to `PATCH /me`. */
export const updatedAccountAnswer = z
  .strictObject({
    ...accountFields,
    webhook_secret: z.string().optional(),
    webhook_secret_notice: z.string().optional(),
  })
  .meta({ id: 'UpdatedPartner' });
