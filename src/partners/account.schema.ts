import { z } from 'zod';
import { lineProblem } from '../platform/forms/index.ts';
import { asciiAddress } from '../platform/mail/index.ts';
import { httpsUrl, requiredText } from '../platform/validation/index.ts';

/** One mail address: no spaces, no angle brackets, a domain with a dot. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** Maximum length of an address (RFC 5321), as typed and as sent. */
const MAX_CHARACTERS = 254;

type EmailFault = 'not_an_email' | 'local_part_not_ascii';

const SENTENCES: Record<EmailFault, string> = {
  not_an_email: 'must be an email address',
  local_part_not_ascii:
    'must have only letters a to z, digits and signs before its @: mail servers do not all carry others',
};

/** Finds the fault of an address. Non-ASCII domains are sent in Punycode; local parts have no such form. */
function faultOf(text: string): EmailFault | undefined {
  if (!EMAIL.test(text)) return 'not_an_email';
  if (/[^\x21-\x7e].*@/u.test(text)) return 'local_part_not_ascii';
  const ascii = asciiAddress(text);
  return ascii === undefined || ascii.length > MAX_CHARACTERS ? 'not_an_email' : undefined;
}

/** An email address of at most 254 characters that every mail server can carry. */
export const emailAddress = () =>
  requiredText({
    min: 3,
    max: MAX_CHARACTERS,
    rule: (text) => {
      const fault = faultOf(text);
      return fault && SENTENCES[fault];
    },
  }).meta({ format: 'email' });

/** Finds the problem of an email address that was typed into a form. */
export const emailProblem = (
  text: string,
): 'missing' | 'bad_characters' | 'too_long' | EmailFault | undefined =>
  text === '' ? 'missing' : (lineProblem(text, MAX_CHARACTERS) ?? faultOf(text));

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

/** The answer with a partner's account. */
export const accountAnswer = z.strictObject(accountFields).meta({ id: 'Partner' });

/** The answer to `PATCH /me`. */
export const updatedAccountAnswer = z
  .strictObject({
    ...accountFields,
    webhook_secret: z.string().optional(),
    webhook_secret_notice: z.string().optional(),
  })
  .meta({ id: 'UpdatedPartner' });
