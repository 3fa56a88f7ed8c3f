import type { Clock } from '../clock.ts';
import { type ExactRateLimit, networkOf } from '../rate-limit/index.ts';
import type { KeyRing } from '../secrets/index.ts';

/** Age after which a shown form is no longer accepted. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Maximum difference by which the clock of the process that showed a form may be ahead. */
const MAX_CLOCK_DIFFERENCE_MS = 10 * 60_000;

const SIGNATURE_BYTES = 16;

/** Why a form with valid fields is refused. */
export type FormRefusal = { why: 'stale_form' } | { why: 'too_many'; retryAfterSeconds: number };

/** Protects a form from robots by a hidden field, the form's age and a rate limit per address. */
export interface FormGuard {
  /** A signed time at which a form about `subject` is shown, for its hidden field. */
  token(subject: string): string;
  /** Returns when a token was made here for `subject`, however long ago; undefined if it was not. */
  shownAt(token: string, subject: string): Date | undefined;
  /** Whether the hidden trap field was filled in. */
  isTrapped(field: string): boolean;
  /**
   * Refuses a form whose token was not made here for `subject` or is too old, and forms above the
   * rate limit of an address; counts this one as `count`, by default 1. Call it last, so that forms
   * with problems are not counted.
   */
  refuse(
    token: string,
    subject: string,
    address: string,
    count?: () => Promise<number>,
  ): Promise<FormRefusal | undefined>;
}

interface Deps {
  keyRing: KeyRing;
  clock: Clock;
  limit: ExactRateLimit;
  /** Name of the kind of form; a token of one kind is not valid for another. */
  purpose: string;
}

/** Makes the guard of one kind of form. */
export function createFormGuard({ keyRing, clock, limit, purpose }: Deps): FormGuard {
  const shownAt = (token: string, subject: string): Date | undefined => {
    const [shown = '', signature = ''] = token.split('.');
    if (!keyRing.verify(purpose, `${subject}.${shown}`, signature, SIGNATURE_BYTES)) {
      return undefined;
    }
    return new Date(Number.parseInt(shown, 36));
  };
  const isFresh = (token: string, subject: string): boolean => {
    const shown = shownAt(token, subject);
    if (shown === undefined) return false;
    const age = clock.now().getTime() - shown.getTime();
    return age >= -MAX_CLOCK_DIFFERENCE_MS && age <= MAX_AGE_MS;
  };
  return {
    token(subject) {
      const shown = clock.now().getTime().toString(36);
      return `${shown}.${keyRing.sign(purpose, `${subject}.${shown}`, SIGNATURE_BYTES)}`;
    },
    shownAt,
    isTrapped: (field) => field.trim() !== '',
    async refuse(token, subject, address, count) {
      if (!isFresh(token, subject)) return { why: 'stale_form' };
      const counted = (await count?.()) ?? 1;
      if (counted === 0 || (await limit.take(networkOf(address), counted))) return undefined;
      return { why: 'too_many', retryAfterSeconds: limit.windowSeconds };
    },
  };
}
