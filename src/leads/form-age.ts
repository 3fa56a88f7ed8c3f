import type { Clock } from '../platform/clock.ts';
import type { KeyRing } from '../platform/secrets/index.ts';

/** Milliseconds after which a form has to be shown anew. */
const OLDEST = 24 * 3_600_000;

const PURPOSE = 'enquiry-form';
const SIGNATURE_BYTES = 16;

/** Signs the moment at which a listing's form is shown. */
export const signForm = (keyRing: KeyRing, clock: Clock, listingId: number): string => {
  const shown = clock.now().getTime().toString(36);
  return `${shown}.${keyRing.sign(PURPOSE, `${listingId}.${shown}`, SIGNATURE_BYTES)}`;
};

/** Whether a form was shown by us, for this listing, and not too long ago. */
export function isFreshForm(
  keyRing: KeyRing,
  clock: Clock,
  listingId: number,
  form: string,
): boolean {
  const [shown = '', signature = ''] = form.split('.');
  if (!keyRing.verify(PURPOSE, `${listingId}.${shown}`, signature, SIGNATURE_BYTES)) {
    return false;
  }
  const age = clock.now().getTime() - Number.parseInt(shown, 36);
  return age >= -60_000 && age <= OLDEST;
}
