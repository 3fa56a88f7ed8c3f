import type { KeyRing } from '../platform/secrets/index.ts';
import { LEAD_ID } from './lead-id.ts';

const PURPOSE = 'enquiry-receipt';
const SIGNATURE_BYTES = 18;

/** Returns the secret token of an enquiry's receipt: its id without prefix, and a signature. */
export const receiptToken = (keyRing: KeyRing, leadId: string): string =>
  `${leadId.slice('lead_'.length)}.${keyRing.sign(PURPOSE, leadId, SIGNATURE_BYTES)}`;

/** Returns the lead id in a receipt's token; undefined for an invalid token. */
export function readReceiptToken(keyRing: KeyRing, token: string): string | undefined {
  const [id = '', signature = '', ...rest] = token.split('.');
  const leadId = `lead_${id}`;
  const genuine =
    rest.length === 0 &&
    LEAD_ID.test(leadId) &&
    keyRing.verify(PURPOSE, leadId, signature, SIGNATURE_BYTES);
  return genuine ? leadId : undefined;
}
