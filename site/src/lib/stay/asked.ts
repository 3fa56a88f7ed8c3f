import { addDays } from '#lib/format/dates.ts';
import type { Note } from '#lib/services.ts';

/** The reason why typed dates or a typed month are ignored. */
export interface StayProblem {
  why:
    | 'needsEnd'
    | 'needsStart'
    | 'reversed'
    | 'past'
    | 'tooLong'
    | 'noDate'
    /** A stay in a month with no number of nights that there is. */
    | 'noNights'
    /** A month beside dates; the dates take precedence. */
    | 'monthToo'
    | 'monthPast';
  /** The typed text that is not a date, or is past. */
  typed: string;
  /** Dates to suggest instead, where some are likely. */
  proposal: { from: string; to: string } | null;
}

/** The dates in a URL. */
export interface RequestedStay {
  /** Dates as typed; empty when missing, not a date or past. */
  from: string;
  to: string;
  problem: StayProblem | null;
}

/** Number of nights that are suggested when only one date is known. */
const PROPOSED_NIGHTS = 7;

/** Reads the dates of a URL, using the search's notes on parameters that it ignored. */
export function requestedStay(
  params: URLSearchParams,
  notes: readonly Note[],
  today: string,
): RequestedStay {
  const misread = notes.find(
    ({ param, why }) => why === 'not_understood' && (param === 'from' || param === 'to'),
  )?.param;
  const dateOf = (name: 'from' | 'to') => {
    const isNone = notes.some(({ param, why }) => param === name && why === 'not_understood');
    return isNone ? '' : (params.get(name)?.trim() ?? '');
  };
  const [from, to] = [dateOf('from'), dateOf('to')];
  const problem = (
    why: StayProblem['why'],
    first = '',
    last = '',
    typed = params.get(misread ?? 'month') ?? '',
  ): RequestedStay => {
    const isPossible = first >= today && last > first;
    const proposal = isPossible ? { from: first, to: last } : null;
    return { from, to, problem: { why, typed, proposal } };
  };
  const gone = [from, to].find((date) => date !== '' && date < today);
  if (gone !== undefined) {
    // Past dates are named once and then dropped from the URL.
    const [kept, until] = [from === gone ? '' : from, to < today ? '' : to];
    const first = kept || today;
    const stay = problem('past', first, until || (kept && addDays(kept, PROPOSED_NIGHTS)), gone);
    return { ...stay, from: kept, to: until };
  }
  if (misread) return problem('noDate', from, from && addDays(from, PROPOSED_NIGHTS));
  switch (notes.find(({ param }) => param === 'from' || param === 'to')?.why) {
    case 'needs_both_dates': {
      if (from === '') {
        const first = addDays(to, -PROPOSED_NIGHTS);
        return problem('needsStart', first < today ? today : first, to);
      }
      return problem('needsEnd', from, addDays(from, PROPOSED_NIGHTS));
    }
    case 'ends_before_it_begins':
      return problem('reversed', to, to === from ? addDays(from, 1) : from);
    case 'too_long':
      return problem('tooLong');
    default:
  }
  if (params.has('month') && notes.some(({ param }) => param === 'stay')) {
    return problem(
      'noNights',
      '',
      '',
      params.getAll('stay').findLast((text) => text !== ''),
    );
  }
  switch (notes.find(({ param }) => param === 'month')?.why) {
    case 'not_understood':
      return problem('noDate');
    case 'in_the_past':
      return problem('monthPast');
    case 'dates_count_first':
      return problem('monthToo');
    default:
      return { from, to, problem: null };
  }
}
