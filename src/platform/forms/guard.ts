import type { Clock } from '../clock.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { KeyRing } from '../secrets/index.ts';
import { networkOf } from './network.ts';

/** Age at which a form has to be shown anew. */
const MAX_AGE_MS = 24 * 3_600_000;

const SIGNATURE_BYTES = 16;

/** Why a form is refused that has nothing wrong in it. */
export type FormRefusal = { why: 'stale_form' } | { why: 'too_many'; retryAfterSeconds: number };

/** Tells the forms of people from those of robots: by a hidden field, the form's age and a limit. */
export interface FormGuard {
  /** The signed moment at which a form about `subject` is shown, for its hidden field. */
  token(subject: string): string;
  /** Whether a field that people do not see was filled in. */
  isTrapped(field: string): boolean;
  /**
   * Refuses what was not shown by us about `subject`, or too long ago, and more than the limit from
   * one address; counts this one. Asked last, so that a form that has to be mended costs nothing.
   */
  refuse(token: string, subject: string, address: string): FormRefusal | undefined;
}

interface Needs {
  keyRing: KeyRing;
  clock: Clock;
  limit: RateLimit;
  /** Names the kind of form, so that the token of one does not open another. */
  purpose: string;
}

/** Makes the guard of one kind of form. */
export function createFormGuard({ keyRing, clock, limit, purpose }: Needs): FormGuard {
  const isFresh = (token: string, subject: string): boolean => {
    const [shown = '', signature = ''] = token.split('.');
    if (!keyRing.verify(purpose, `${subject}.${shown}`, signature, SIGNATURE_BYTES)) return false;
    const age = clock.now().getTime() - Number.parseInt(shown, 36);
    return age >= -60_000 && age <= MAX_AGE_MS;
  };
  return {
    token(subject) {
      const shown = clock.now().getTime().toString(36);
      return `${shown}.${keyRing.sign(purpose, `${subject}.${shown}`, SIGNATURE_BYTES)}`;
    },
    isTrapped: (field) => field.trim() !== '',
    refuse(token, subject, address) {
      if (!isFresh(token, subject)) return { why: 'stale_form' };
      if (limit.take(networkOf(address))) return undefined;
      return { why: 'too_many', retryAfterSeconds: limit.windowSeconds };
    },
  };
}
