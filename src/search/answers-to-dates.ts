import type { AnswerToDays } from '@campcairn/column-index';
import { amountsOf, type Stay } from '../listings/index.ts';
import { dateOf } from './filters/windows.ts';
import type { ListingIndex } from './live-index.ts';
import { isOpenData } from './open-data.ts';
import type { AvailabilityAnswer } from './availability-answer.ts';
import type { CardAnswer } from './card.present.ts';

const ANSWERS: Readonly<Record<AnswerToDays['answer'], AvailabilityAnswer>> = {
  yes: 'available',
  open: 'ask',
  short: 'min_nights',
};

const UNDATED = { availability: null, dates: null, stay: null };

/** The availability of a result on the requested dates, with the price of its stay; all null without dates. */
export function answerToDates(
  index: ListingIndex,
  { id, days }: { id: number; days: AnswerToDays | null },
): Pick<CardAnswer, 'availability' | 'dates' | 'stay'> {
  if (days === null) return UNDATED;
  const { answer, window, sum } = days;
  const availability = isOpenData(id) ? 'open_data' : ANSWERS[answer];
  if (window === null) return { ...UNDATED, availability };
  const dates = { from: dateOf(window.from), to: dateOf(window.to) };
  const currency = index.valueOf(id, 'currency');
  const nights = window.to - window.from;
  const stay: Stay | null =
    sum === null || currency === null
      ? null
      : { ...dates, nights, ...amountsOf(sum, nights, currency), currency };
  return { availability, dates, stay };
}
