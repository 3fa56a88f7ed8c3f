import { isRealDate } from '../clock.ts';
import { isBlank } from '../validation/index.ts';

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/;
// oxlint-disable-next-line no-control-regex
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

type TextProblem = 'bad_characters' | 'too_long';

const tooLong = (text: string, most: number): boolean => [...text].length > most;

/** Finds the problem of a single-line text; `most` is its maximum length in code points. */
export function lineProblem(text: string, most: number): TextProblem | undefined {
  if (CONTROL.test(text) || !text.isWellFormed()) return 'bad_characters';
  return tooLong(text, most) ? 'too_long' : undefined;
}

/** The same for a text that may have several lines. */
function linesProblem(text: string, most: number): TextProblem | undefined {
  if (CONTROL_BUT_LINES.test(text) || !text.isWellFormed()) return 'bad_characters';
  return tooLong(text, most) ? 'too_long' : undefined;
}

/** One field of a form: reads the values posted under its name, and shows them again. */
export interface Field<Value, Problem extends string, Typed = string> {
  /**
   * @param posted the values under the field's name in order, their line ends LF; none when it is absent.
   * @returns the checked value, or the code of a problem for which pages have a sentence.
   */
  read(posted: readonly string[]): { value: Value } | { problem: Problem };
  /** Returns the field's content when the form is shown again with problems. */
  typed(posted: readonly string[]): Typed;
}

const first = (posted: readonly string[]): string => posted[0] ?? '';

/** A trimmed text in the form of `normalise`; null when it has no visible character. */
export const text = <Problem extends string>(
  problemOf: (text: string) => Problem | undefined,
  normalise: (text: string) => string = (same) => same,
): Field<string | null, Problem> => ({
  read(posted) {
    const trimmed = first(posted).trim();
    if (isBlank(trimmed)) return { value: null };
    const value = normalise(trimmed);
    const problem = problemOf(value);
    return problem === undefined ? { value } : { problem };
  },
  typed: first,
});

/** A single-line text of at most `most` code points. */
export const line = (most: number) => text((typed) => lineProblem(typed, most));

/** A multi-line text of at most `most` code points. */
export const lines = (most: number) => text((typed) => linesProblem(typed, most));

/** A day, `YYYY-MM-DD`. */
export const date = () =>
  text((typed) =>
    /^\d{4}-\d{2}-\d{2}$/.test(typed) && isRealDate(typed) ? undefined : 'not_a_date',
  );

/** A whole number from `least` to `most`, written as `form` says; characters other than digits are ignored. */
export function wholeNumber<Problem extends string>(wanted: {
  least: number;
  most: number;
  form: RegExp;
  problem: Problem;
}): Field<number | null, Problem> {
  const { least, most, form, problem } = wanted;
  return {
    read(posted) {
      const trimmed = first(posted).trim();
      if (trimmed === '') return { value: null };
      const value = form.test(trimmed) ? Number(trimmed.replaceAll(/\D/g, '')) : Number.NaN;
      return value >= least && value <= most ? { value } : { problem };
    },
    typed: first,
  };
}

/** One of the known values; null for anything else. */
export const choice = <const Known extends string>(
  known: readonly Known[],
): Field<Known | null, never> => ({
  read: (posted) => ({ value: known.find((one) => one === first(posted)) ?? null }),
  typed: first,
});

/** At least one of the known values, in their order; unknown posted values are ignored. */
export const choices = <const Known extends string>(
  known: readonly Known[],
): Field<Known[], 'missing', string[]> => ({
  read(posted) {
    const value = known.filter((one) => posted.includes(one));
    return value.length > 0 ? { value } : { problem: 'missing' };
  },
  typed: (posted) => [...posted],
});

const NOT_TICKED = new Set(['', '0', 'false', 'off', 'no']);

const isTicked = (posted: readonly string[]): boolean =>
  !NOT_TICKED.has(first(posted).trim().toLowerCase());

/** A box that has to be ticked. Any posted value ticks it except an empty one, `0`, `false`, `off` and `no`. */
export const tick = (): Field<true, 'not_agreed'> => ({
  read: (posted) => (isTicked(posted) ? { value: true } : { problem: 'not_agreed' }),
  typed: (posted) => (isTicked(posted) ? '1' : ''),
});

/** Boxes with one name that all have to be ticked, one for each of the known values. */
export const ticks = (known: readonly string[]): Field<true, 'not_agreed', string[]> => ({
  read: (posted) =>
    known.every((one) => posted.includes(one)) ? { value: true } : { problem: 'not_agreed' },
  typed: (posted) => known.filter((one) => posted.includes(one)),
});

/** Makes a field required. */
export const required = <Value, Problem extends string, Typed>(
  field: Field<Value | null, Problem, Typed>,
): Field<Value, Problem | 'missing', Typed> => ({
  read(posted) {
    const reading = field.read(posted);
    if ('problem' in reading) return reading;
    return reading.value === null ? { problem: 'missing' } : { value: reading.value };
  },
  typed: field.typed,
});
