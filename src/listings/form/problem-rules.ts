import type { Problem } from '../../platform/errors.ts';
import { currencyDecimals } from '../codes.ts';
import { currencyIn } from '@campcairn/feed-cells';
import { moneyProblem, writeMoney } from './amounts.ts';
import { type Control, controlNamed, isTextual } from './controls.ts';

/** The rules of a form that a text can break; its page has a sentence for each. */
export type ProblemRule =
  /** Nothing was typed or chosen. */
  | 'needed'
  | 'too_short'
  | 'too_long'
  /** Text with HTML in it. */
  | 'html'
  | 'address'
  | 'day'
  | 'time'
  | 'money'
  /** An amount with the sign of another currency. */
  | 'money_currency'
  | 'whole_number'
  | 'number'
  | 'length'
  | 'degrees'
  /** Neither latitude nor longitude is set. */
  | 'position'
  /** The position is in an ocean. */
  | 'at_sea'
  | 'mileage'
  /** Limited, but no distance is typed. */
  | 'mileage_missing'
  | 'choose'
  | 'osm_ref'
  /** More entries of a list than there may be. */
  | 'too_many'
  /** A part that the category does not have. */
  | 'other_category'
  | 'id'
  | 'id_taken'
  /** More listings than an account may have before it is approved. */
  | 'unapproved'
  | 'other';

/** The numbers and texts that a rule's sentence contains. */
export type RuleValues = Readonly<
  Record<'min' | 'max' | 'length' | 'example' | 'currency', string>
>;

/** A problem of a form, with the rule by which the page words it. */
export interface FormProblem extends Problem {
  rule: ProblemRule;
  values: Partial<RuleValues>;
}

interface Broken {
  rule: ProblemRule;
  values?: Partial<Record<keyof RuleValues, string | number | null>>;
}

/** An amount of so many minor units is the example of how a price is written. */
const EXAMPLE_MINOR_UNITS = 9550;
const WHOLE_EXAMPLE = '1200';

function brokenAmount(text: string, currency: string): Broken {
  const decimals = currencyDecimals(currency);
  const example =
    decimals === 0
      ? WHOLE_EXAMPLE
      : writeMoney(EXAMPLE_MINOR_UNITS * 10 ** (decimals - 2), decimals);
  const sign = currencyIn(text);
  return sign !== null && sign !== currency && currency !== '' && /\d/.test(text)
    ? { rule: 'money_currency', values: { currency, example } }
    : { rule: 'money', values: { currency, example } };
}

const lengthOf = (text: string): number => [...text.trim()].length;

function brokenText(name: string, control: Control, text: string, message: string): Broken {
  if (name === 'osm_ref') return { rule: 'osm_ref' };
  const { maxLength: max } = control;
  const length = lengthOf(text);
  if (max !== null && length > max) return { rule: 'too_long', values: { max, length } };
  if (control.kind === 'address' || control.kind === 'day' || control.kind === 'time')
    return { rule: control.kind };
  if (control.kind === 'currency' || control.kind === 'country') return { rule: 'choose' };
  const [, min] = /^must have (\d+) to/.exec(message) ?? [];
  if (min !== undefined && length < Number(min))
    return { rule: 'too_short', values: { min, max, length } };
  if (/HTML/.test(message)) return { rule: 'html' };
  return { rule: 'other' };
}

function broken({ path, message }: Problem, texts: readonly string[], currency: string): Broken {
  const control = controlNamed(path);
  if (!control) {
    if (path === 'vehicle' || path === 'campsite') return { rule: 'other_category' };
    if (path === 'location') return { rule: 'at_sea' };
    const [, max] = /^must be a list of at most (\d+)/.exec(message) ?? [];
    return max === undefined ? { rule: 'other' } : { rule: 'too_many', values: { max } };
  }
  const { kind, min, max } = control;
  const filled = texts.filter((text) => text.trim() !== '');
  if (kind === 'mileage')
    return filled.every((text) => ['limited', 'km', 'mi'].includes(text))
      ? { rule: 'mileage_missing' }
      : { rule: 'mileage', values: { max } };
  const text = filled.at(-1);
  if (text === undefined) return { rule: 'needed' };
  if (isTextual(control)) return brokenText(path, control, text, message);
  switch (kind) {
    case 'money':
      return brokenAmount(text, currency);
    case 'length':
      return { rule: 'length', values: { min, max } };
    case 'degrees':
      return { rule: 'degrees', values: { min, max } };
    case 'number':
      return { rule: control.isWhole ? 'whole_number' : 'number', values: { min, max } };
    default:
      return { rule: 'choose' };
  }
}

/** One message where the position as a whole is missing. */
function withOnePosition(problems: readonly FormProblem[]): FormProblem[] {
  const isMissing = ({ path, rule }: FormProblem) =>
    rule === 'needed' && (path === 'location.lat' || path === 'location.lng');
  const [first, second] = problems.filter(isMissing);
  if (!first || !second) return [...problems];
  return problems.flatMap((problem) =>
    problem === second ? [] : [problem === first ? { ...first, rule: 'position' } : problem],
  );
}

/**
 * Names the rule that each problem of a form breaks, one problem for each control.
 * @param textsOf the texts of a control as they were typed
 */
export function formProblems(
  problems: readonly Problem[],
  textsOf: (name: string) => readonly string[],
  currency: string,
): FormProblem[] {
  const byPath = new Map<string, FormProblem>();
  for (const problem of problems) {
    const { path } = problem;
    if (byPath.has(path)) continue;
    const texts = textsOf(path);
    const { rule, values = {} } = broken(problem, texts, currency);
    const text = texts.findLast((one) => one.trim() !== '') ?? '';
    const message = (rule.startsWith('money') && moneyProblem(text, currency)) || problem.message;
    byPath.set(path, {
      path,
      message,
      rule,
      values: Object.fromEntries(
        Object.entries(values).flatMap(([key, value]) =>
          value === null ? [] : [[key, String(value)]],
        ),
      ),
    });
  }
  return withOnePosition([...byPath.values()]);
}
