import type { Tx } from '../../platform/db/index.ts';
import { validationError } from '../../platform/errors.ts';
import { check } from '../../platform/validation/index.ts';
import { emailAddress } from '../account.schema.ts';
import { type PartnerRow, selectPartnerForUpdate } from '../partner.sql.ts';
import type { Changed } from './profile.ts';
import { updateLeadEmail } from './settings.sql.ts';

/** Address for enquiry mails: never set (the contact address is used), an address, or none. */
export type LeadEmail =
  | { goesTo: 'contact' }
  | { goesTo: 'address'; email: string }
  | { goesTo: 'nobody' };

/** Returns the setting of a partner's address for enquiries. */
export const leadEmailOf = (row: Pick<PartnerRow, 'lead_email' | 'lead_email_set'>): LeadEmail => {
  if (!row.lead_email_set) return { goesTo: 'contact' };
  return row.lead_email === null
    ? { goesTo: 'nobody' }
    : { goesTo: 'address', email: row.lead_email };
};

/** Changes the address for enquiries; can also reset it to "never set", unlike the API. */
export interface LeadEmails {
  /** Returns null when nothing changes. Throws `validation_error` at `lead_email`. */
  change(tx: Tx, partnerId: number, wanted: LeadEmail): Promise<Changed<LeadEmail> | null>;
}

const address = emailAddress();

function checked(wanted: LeadEmail): LeadEmail {
  if (wanted.goesTo !== 'address') return wanted;
  const result = check(address, wanted.email.trim());
  if (result.ok) return { goesTo: 'address', email: result.value };
  throw validationError(result.problems.map(({ message }) => ({ path: 'lead_email', message })));
}

/**
 * Creates the use case of the address for enquiries.
 * @param onChange called inside the transaction with the new address for mails; null for none
 */
export const createLeadEmails = (deps: {
  onChange(tx: Tx, partnerId: number, email: string | null): Promise<void>;
}): LeadEmails => ({
  async change(tx, partnerId, wanted) {
    const after = checked(wanted);
    const row = await tx.one(selectPartnerForUpdate, [partnerId]);
    const before = leadEmailOf(row);
    if (JSON.stringify(before) === JSON.stringify(after)) return null;
    const email = after.goesTo === 'address' ? after.email : null;
    await tx.execute(updateLeadEmail, [partnerId, email, after.goesTo !== 'contact']);
    await deps.onChange(tx, partnerId, after.goesTo === 'contact' ? row.contact_email : email);
    return { before, after };
  },
});
