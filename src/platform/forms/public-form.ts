import type { Clock } from '../clock.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { KeyRing } from '../secrets/index.ts';
import { createFormGuard } from './guard.ts';
import {
  type Fields,
  type PostedForm,
  type ProblemOf,
  type Problems,
  readForm,
  readHidden,
  readTyped,
  type Typed,
  type Values,
} from './reader.ts';

/** A form that strangers fill in. */
export interface FormDefinition<F extends Fields, RuleProblem extends string> {
  /** Names the kind of form, so that the token of one does not open another. */
  purpose: string;
  /** The name of the field that people do not see, so anything in it came from a robot. */
  trap: string;
  /** In the order in which the page asks for them. */
  fields: F;
  /** Finds what is wrong with fields in view of others. */
  rules(values: Partial<Values<F>>): Problems<F, RuleProblem>;
}

/** Why a form was not taken, with all that the page needs to show it again. */
export interface RefusedForm<F extends Fields, RuleProblem extends string> {
  sent: false;
  why: 'invalid' | 'robot' | 'stale_form' | 'too_many';
  /** Empty unless `invalid`. */
  problems: Problems<F, ProblemOf<F> | RuleProblem>;
  /** 0 unless `too_many`. */
  retryAfterSeconds: number;
  typed: Typed<F>;
}

/** Shows and takes one kind of form. */
export interface PublicForm<F extends Fields, RuleProblem extends string> {
  /** The signed moment at which the form about `subject` is shown, for its hidden field `form`. */
  token(subject: string): string;
  /**
   * Reads a posted form about `subject`, and refuses what has to be mended, came from a robot, was not
   * shown by us within a day, or is more than the limit from one address, which counts this one.
   */
  take(
    form: PostedForm,
    from: { subject: string; address: string },
  ): { sent: true; values: Values<F> } | RefusedForm<F, RuleProblem>;
}

interface Needs {
  keyRing: KeyRing;
  clock: Clock;
  limit: RateLimit;
}

/** Makes what shows and takes one kind of form. */
export function createPublicForm<F extends Fields, RuleProblem extends string = never>(
  { purpose, trap, fields, rules }: FormDefinition<F, RuleProblem>,
  { keyRing, clock, limit }: Needs,
): PublicForm<F, RuleProblem> {
  const guard = createFormGuard({ keyRing, clock, limit, purpose });
  return {
    token: guard.token,
    take(form, { subject, address }) {
      const refused = (
        why: RefusedForm<F, RuleProblem>['why'],
        more: Partial<RefusedForm<F, RuleProblem>> = {},
      ): RefusedForm<F, RuleProblem> => {
        const typed = readTyped(fields, form);
        return { sent: false, why, problems: {}, retryAfterSeconds: 0, typed, ...more };
      };
      if (guard.isTrapped(readHidden(form, trap))) return refused('robot');
      const read = readForm(fields, form, rules);
      if (!read.ok) return refused('invalid', { problems: read.problems });
      const refusal = guard.refuse(readHidden(form, 'form'), subject, address);
      if (refusal) return refused(refusal.why, refusal);
      return { sent: true, values: read.values };
    },
  };
}
