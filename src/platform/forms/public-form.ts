import type { Clock } from '../clock.ts';
import { DatabaseUnavailable } from '../errors.ts';
import type { ExactRateLimit } from '../rate-limit/index.ts';
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

/** A form that anyone may fill in. */
export interface FormDefinition<F extends Fields, RuleProblem extends string> {
  /** Name of the kind of form; a token of one kind is not valid for another. */
  purpose: string;
  /** The name of the hidden trap field: any value in it came from a robot. */
  trap: string;
  /** In the order of the page. */
  fields: F;
  /** Finds problems that concern several fields. */
  rules(values: Partial<Values<F>>): Problems<F, RuleProblem>;
}

/** Why a form was refused, with everything the page needs to show it again. */
export interface RefusedForm<F extends Fields, RuleProblem extends string> {
  sent: false;
  why: 'invalid' | 'robot' | 'stale_form' | 'too_many' | 'away';
  /** Empty unless `invalid`. */
  problems: Problems<F, ProblemOf<F> | RuleProblem>;
  /** 0 unless `too_many`. */
  retryAfterSeconds: number;
  typed: Typed<F>;
}

/** Issues tokens for one kind of form and accepts posted ones. */
export interface PublicForm<F extends Fields, RuleProblem extends string> {
  /** A signed time at which the form about `subject` is shown, for its hidden field `form`. */
  token(subject: string): string;
  /**
   * Reads a posted form about `subject`; refuses it when it has problems, came from a robot, was not
   * shown by us within a day, or exceeds the limit of its address, which counts this one, or as many as
   * `count` says of its values, asked last.
   */
  take(
    form: PostedForm,
    from: { subject: string; address: string; count?: (values: Values<F>) => Promise<number> },
  ): Promise<{ sent: true; values: Values<F> } | RefusedForm<F, RuleProblem>>;
  /** What `receive` gives; a posted form that it cannot store while the database is away is refused with what was typed. */
  orAway<T>(form: PostedForm, receive: () => Promise<T>): Promise<T | RefusedForm<F, RuleProblem>>;
  /** Refuses a posted form for a reason that its caller says. */
  refused(form: PostedForm): Omit<RefusedForm<F, RuleProblem>, 'why'>;
}

interface Needs {
  keyRing: KeyRing;
  clock: Clock;
  limit: ExactRateLimit;
}

/** Creates the handler of one kind of form. */
export function createPublicForm<F extends Fields, RuleProblem extends string = never>(
  { purpose, trap, fields, rules }: FormDefinition<F, RuleProblem>,
  { keyRing, clock, limit }: Needs,
): PublicForm<F, RuleProblem> {
  const guard = createFormGuard({ keyRing, clock, limit, purpose });
  const refusalOf = (
    form: PostedForm,
    why: RefusedForm<F, RuleProblem>['why'],
    more: Partial<RefusedForm<F, RuleProblem>> = {},
  ): RefusedForm<F, RuleProblem> => {
    const typed = readTyped(fields, form);
    return { sent: false, why, problems: {}, retryAfterSeconds: 0, typed, ...more };
  };
  return {
    token: guard.token,
    async orAway(form, receive) {
      try {
        return await receive();
      } catch (error) {
        if (error instanceof DatabaseUnavailable) return refusalOf(form, 'away');
        throw error;
      }
    },
    refused: (form) => refusalOf(form, 'invalid'),
    async take(form, { subject, address, count }) {
      const refused = refusalOf.bind(null, form);
      if (guard.isTrapped(readHidden(form, trap))) return refused('robot');
      const read = readForm(fields, form, rules);
      if (!read.ok) return refused('invalid', { problems: read.problems });
      const counted = count && (() => count(read.values));
      const refusal = await guard.refuse(readHidden(form, 'form'), subject, address, counted);
      if (refusal) return refused(refusal.why, refusal);
      return { sent: true, values: read.values };
    },
  };
}
