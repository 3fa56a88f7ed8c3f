import { z } from 'zod';
import { lineProblem } from '../platform/forms/index.ts';
import { asciiAddress } from '../platform/mail/index.ts';
import { described, httpsUrl, pattern } from '../platform/validation/index.ts';

/** One mail address: no spaces, no angle brackets, a domain with a dot. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** The same format for the API description, which also requires an ASCII local part. */
const EMAIL_PATTERN =
  "^[!#-'*+\\-./0-9=?A-Z^-~]{1,64}@(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+[\\p{L}\\p{N}-]{2,}$";

/** Maximum length of an address (RFC 5321), as typed and as sent. */
const MAX_CHARACTERS = 254;

type EmailFault = 'not_an_email' | 'local_part_not_ascii';

const SENTENCES: Record<EmailFault, string> = {
  not_an_email: `must be an email address of at most ${MAX_CHARACTERS} characters`,
  local_part_not_ascii:
    'must have only letters a to z, digits and signs before its @: mail servers do not all carry others',
};

/**
 * Finds the fault of an address. Non-ASCII domains are sent in Punycode; local parts have no such
 * encoding.
 */
function faultOf(text: string): EmailFault | undefined {
  if (!EMAIL.test(text)) return 'not_an_email';
  if (/[^\x21-\x7e].*@/u.test(text)) return 'local_part_not_ascii';
  const ascii = asciiAddress(text);
  return ascii === undefined || ascii.length > MAX_CHARACTERS ? 'not_an_email' : undefined;
}

/** An email address of at most 254 characters that every mail server can carry. */
export const emailAddress = () =>
  pattern(EMAIL, SENTENCES.not_an_email, (text) => {
    const fault = faultOf(text);
    return fault && SENTENCES[fault];
  }).meta({ pattern: EMAIL_PATTERN, maxLength: MAX_CHARACTERS });

/** Finds the problem of an email address that was typed into a form. */
export const emailProblem = (
  text: string,
): 'missing' | 'bad_characters' | 'too_long' | EmailFault | undefined =>
  text === '' ? 'missing' : (lineProblem(text, MAX_CHARACTERS) ?? faultOf(text));

/** The body of `PATCH /me`. */
export const accountUpdate = z
  .strictObject(
    described(
      {
        webhook_url: httpsUrl().nullable().optional(),
        lead_email: emailAddress().nullable().optional(),
        rotate_webhook_secret: z.boolean().optional(),
      },
      {
        webhook_url:
          'Where events are sent; null stops them. Its host must be on the public internet.',
        lead_email: 'Where enquiries are also mailed with Premium; null for nowhere.',
        rotate_webhook_secret:
          'True makes a new signing secret at once; the one before no longer works.',
      },
    ),
  )
  .meta({ id: 'PartnerUpdate' });

export type AccountUpdate = z.output<typeof accountUpdate>;

const timestamp = () => z.string().meta({ format: 'date-time' });

const listingCounts = z
  .strictObject(
    described(
      { active: z.int(), paused: z.int() },
      { active: 'Listings that are shown.', paused: 'Listings that are hidden.' },
    ),
  )
  .meta({ id: 'ListingCounts' });

const rateLimit = z
  .strictObject(
    described(
      { limit: z.int(), window_seconds: z.int() },
      { limit: 'Requests in a window.', window_seconds: 'Length of the window in seconds.' },
    ),
  )
  .meta({ id: 'RateLimit' });

const accountFields = described(
  {
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    website: z.string(),
    status: z.enum(['pending', 'approved', 'suspended', 'rejected']),
    is_demo: z.boolean(),
    api_key_prefix: z.string(),
    webhook_url: z.string().nullable(),
    webhook_secret_set: z.boolean(),
    lead_email: z.string().nullable(),
    categories: z.array(z.string()),
    countries: z.array(z.string()),
    listings: listingCounts,
    rate_limit: rateLimit,
    created_at: timestamp(),
    approved_at: timestamp().nullable(),
  },
  {
    id: 'Our id of your account.',
    slug: 'The name of your account in addresses.',
    name: 'What you are called.',
    website: 'Your website, as it was typed.',
    status: 'Only `approved` accounts may call.',
    is_demo: 'Whether it is a demo, whose listings are marked and not indexed.',
    api_key_prefix: 'The first 12 characters of your key.',
    webhook_url: 'Where events are sent, as it was sent; null for nowhere.',
    webhook_secret_set: 'Whether there is a signing secret.',
    lead_email: 'Where enquiries are also mailed with Premium; null when none is set.',
    categories: 'What you offer.',
    countries: 'ISO 3166-1 alpha-2 codes of the countries you offer it in.',
    listings: 'How many listings you have.',
    rate_limit: 'How many requests you may make.',
    created_at: 'When the account was made.',
    approved_at: 'When it was approved; null before.',
  },
);

export const accountAnswer = z.strictObject(accountFields).meta({ id: 'Partner' });

/** The answer to `PATCH /me`. */
export const updatedAccountAnswer = z
  .strictObject({
    ...accountFields,
    ...described(
      { webhook_secret: z.string().optional(), webhook_secret_notice: z.string().optional() },
      {
        webhook_secret: 'The signing secret, only when it is new.',
        webhook_secret_notice: 'What to know about a new secret.',
      },
    ),
  })
  .meta({ id: 'UpdatedPartner' });
