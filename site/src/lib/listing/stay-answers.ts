import type { Messages } from '#messages/index.ts';
import type { AnsweredStay } from '#lib/services.ts';
import type { IconName } from '#lib/ui/icon-names.ts';

/**
 * Describes whether a listing is free for a stay: a sentence, its tone and its icon. A stay below the
 * minimum is too short also where the owner has not stated whether the nights are free.
 */
export function stayAnswer(
  t: Messages,
  { answer, nights, minNights }: Pick<AnsweredStay, 'answer' | 'minNights'> & { nights?: number },
): { tone: 'good' | 'ask' | 'bad'; icon: IconName; text: string } {
  const isShort = answer === 'ask' && (nights ?? Infinity) < (minNights ?? 1);
  switch (isShort ? 'min_nights' : answer) {
    case 'available':
      return { tone: 'good', icon: 'calendar-check', text: t.listing.datesFree };
    case 'ask':
      return { tone: 'ask', icon: 'circle-question-mark', text: t.listing.datesAsk };
    case 'min_nights': {
      const text = t.listing.belowMinimum(t.listing.nights(minNights ?? 1));
      return { tone: 'bad', icon: 'triangle-alert', text };
    }
    case 'unavailable':
      return { tone: 'bad', icon: 'calendar-x', text: t.listing.datesTaken };
    default:
      return { tone: 'bad', icon: 'calendar-x', text: t.listing.datesClosed };
  }
}
