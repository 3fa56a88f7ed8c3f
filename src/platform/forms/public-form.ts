import type { Clock } from '../clock.ts';
import { DatabaseUnavailable, type Result } from '../errors.ts';
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
   * Returns when the form was first shown here, of one that the browser kept and sends later. Its
   * hidden field `first_form` has the token of that time; undefined without a valid one.
   */
  firstShownAt(form: PostedForm, subject: string): Date | undefined;
  /**
   * Reads a posted form about `subject` and passes its values to `store`, which may refuse it too.
   * Refuses it when it has problems, came from a robot, was not shown here within a day, exceeds
   * the rate limit of its address, or cannot be stored while the database is away. The form counts
   * as one, or as `count` says of its values, which is called last.
   */
  submit<Value, Why>(
    form: PostedForm,
    from: { subject: string; address: string; count?: (values: Values<F>) => Promise<number> },
    store: (values: Values<F>) => Promise<Result<Value, Why>>,
  ): Promise<Result<Value, RefusedForm<F, RuleProblem> | Why>>;
  /** Returns the refusal of a posted form, with the posted values. */
  refusal(
    form: PostedForm,
    why: RefusedForm<F, RuleProblem>['why'],
  ): { ok: false } & RefusedForm<F, RuleProblem>;
}

interface Deps {
  keyRing: KeyRing;
  clock: Clock;
  limit: ExactRateLimit;
}

/** Creates the handler of one kind of form. */
export function createPublicForm<F extends Fields, RuleProblem extends string = never>(
  { purpose, trap, fields, rules }: FormDefinition<F, RuleProblem>,
  { keyRing, clock, limit }: Deps,
): PublicForm<F, RuleProblem> {
  const guard = createFormGuard({ keyRing, clock, limit, purpose });
  const refusal = (
    form: PostedForm,
    why: RefusedForm<F, RuleProblem>['why'],
    more: Partial<RefusedForm<F, RuleProblem>> = {},
  ): { ok: false } & RefusedForm<F, RuleProblem> => {
    const typed = readTyped(fields, form);
    return { ok: false, why, problems: {}, retryAfterSeconds: 0, typed, ...more };
  };
  return {
    token: guard.token,
    refusal: (form, why) => refusal(form, why),
    firstShownAt: (form, subject) => guard.shownAt(readHidden(form, 'first_form'), subject),
    async submit(form, { subject, address, count }, store) {
      if (guard.isTrapped(readHidden(form, trap))) return refusal(form, 'robot');
      const read = readForm(fields, form, rules);
      if (!read.ok) return refusal(form, 'invalid', { problems: read.problems });
      const counted = count && (() => count(read.value));
      try {
        const refused = await guard.refuse(readHidden(form, 'form'), subject, address, counted);
        return refused ? refusal(form, refused.why, refused) : await store(read.value);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) return refusal(form, 'away');
        throw error;
      }
    },
  };
}
