import type { Messages } from '#messages/index.ts';
import { vehicleLength } from '#lib/format/distances.ts';
import { kilograms } from '#lib/format/numbers.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { About, Judgement, Reason, Van } from './fit.ts';
import type { Terms } from './terms.ts';

/** The messages that the script needs, as JSON in the page. */
export type FitWords = Pick<
  Messages['fit'],
  | 'answers'
  | 'yes'
  | 'no'
  | 'facts'
  | 'licence'
  | 'ask'
  | 'say'
  | 'kinds'
  | 'empty'
  | 'done'
  | 'notKept'
> & { locale: Locale };

/** Selects the messages that the script needs from a catalogue. */
export function fitWords({ fit }: Messages, locale: Locale): FitWords {
  const { answers, yes, no, facts, licence, ask, say, kinds, empty, done, notKept } = fit;
  return { answers, yes, no, facts, licence, ask, say, kinds, empty, done, notKept, locale };
}

/** Formats a measure, mass or number in a language. */
export function amount(locale: Locale, about: About, value: number): string {
  if (about === 'weight') return kilograms(locale, value);
  const isLength = about === 'length' || about === 'height' || about === 'width';
  return isLength ? vehicleLength(locale, value, null) : String(value);
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Describes one comparison as a sentence of its own. */
function sentenceOf(reason: Reason, words: FitWords): string {
  const { about, answer, because } = reason;
  const { locale } = words;
  const values: Record<string, string> = {};
  if ('yours' in reason && reason.yours !== undefined) {
    values.yours = amount(locale, about, reason.yours);
  }
  if ('limit' in reason && reason.limit !== undefined) {
    values.limit = amount(locale, about, reason.limit);
  }
  if (about === 'licence') {
    values.needed = reason.needed ?? '';
    values.weight = reason.weight === undefined ? '' : kilograms(locale, reason.weight);
    if (because === 'weight') {
      const { enoughByWeight, neededByWeight } = words.licence;
      return fill(answer === 'yes' ? enoughByWeight : neededByWeight, values);
    }
    if (because !== 'stated' && because !== 'owner' && because !== 'traveller') {
      return fill(words.licence[because], values);
    }
  }
  return fill(answer === 'yes' ? words.yes[about] : words.no[about], values);
}

/** Describes the result of `ownLicenceLacking` as a sentence. */
export function ownLicenceSentence(
  { needed = '', weight }: Extract<Reason, { about: 'licence' }>,
  { kind }: Van,
  { licence, locale }: FitWords,
): string {
  return fill(kind === 'caravan' ? licence.ownTrailer : licence.own, {
    needed,
    weight: weight === undefined ? '' : kilograms(locale, weight),
  });
}

/** An answer in words: a title, and its reasons. */
export interface Said {
  answer: Judgement['answer'];
  title: string;
  reasons: { answer: Judgement['answer']; text: string }[];
}

/**
 * Describes a judgement in words. Facts that one side has not stated are joined to one line for
 * each side.
 */
export function said({ answer, reasons }: Judgement, of: Terms['of'], words: FitWords): Said {
  const lacking = (who: 'owner' | 'traveller', text: string) => {
    const names = reasons
      .filter(({ because }) => because === who)
      .map(({ about }) => words.facts[about]);
    if (names.length === 0) return [];
    return [{ answer: 'ask' as const, text: fill(text, { facts: names.join(', ') }) }];
  };
  const compared = reasons
    .filter(({ because }) => because !== 'owner' && because !== 'traveller')
    .map((reason) => ({ answer: reason.answer, text: sentenceOf(reason, words) }));
  return {
    answer,
    title: words.answers[of][answer],
    reasons: [...compared, ...lacking('owner', words.ask), ...lacking('traveller', words.say)],
  };
}
