import type { Result } from '../errors.ts';
import type { Field } from './fields.ts';

/** A posted form: `FormData`, or `URLSearchParams`. */
export interface PostedForm {
  getAll(name: string): unknown[];
}

// `any`: each field has a value and problems of its own.
// oxlint-disable-next-line typescript/no-explicit-any
export type Fields = Record<string, Field<any, any, any>>;

/** The checked values of a form. */
export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<infer Value, string, unknown> ? Value : never;
};

/** The typed texts, as the page shows them again. */
export type Typed<F extends Fields> = {
  [Name in keyof F]: ReturnType<F[Name]['typed']>;
};

/** The problem codes of a form's fields, without those of rules over several fields. */
export type ProblemOf<F extends Fields> =
  F[keyof F] extends Field<infer _Value, infer Problem, infer _Typed> ? Problem : never;

/** Problem codes by field, in the order of the fields. */
export type Problems<F extends Fields, Problem extends string> = Partial<Record<keyof F, Problem>>;

/** The text values under a name, line ends as LF (browsers send CR LF). Files are ignored. */
const postedUnder = (form: PostedForm, name: string): string[] =>
  form
    .getAll(name)
    .map((value) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''));

/** Reads the first value under a name, for fields that are not shown again. */
export const readHidden = (form: PostedForm, name: string): string =>
  postedUnder(form, name)[0] ?? '';

/** Returns the typed texts of a form's fields. */
export const readTyped = <F extends Fields>(fields: F, form: PostedForm): Typed<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.typed(postedUnder(form, name))]),
  ) as Typed<F>;

/**
 * Reads every field of a form.
 * @param rules finds problems that concern several fields; gets the valid ones.
 */
export function readForm<F extends Fields, RuleProblem extends string>(
  fields: F,
  form: PostedForm,
  rules: (values: Partial<Values<F>>) => Problems<F, RuleProblem>,
): Result<Values<F>, { problems: Problems<F, ProblemOf<F> | RuleProblem> }> {
  const readings = Object.entries(fields).map(
    ([name, field]) => [name, field.read(postedUnder(form, name))] as const,
  );
  const values = Object.fromEntries(
    readings.flatMap(([name, reading]) => ('value' in reading ? [[name, reading.value]] : [])),
  ) as Values<F>;
  const broken = rules(values);
  const problems = readings.flatMap(([name, reading]) => {
    const problem = 'problem' in reading ? reading.problem : broken[name];
    return problem === undefined ? [] : [[name, problem]];
  });
  return problems.length === 0
    ? { ok: true, value: values }
    : { ok: false, problems: Object.fromEntries(problems) };
}
