import type { Messages } from '#messages/index.ts';
import type { AnsweredStay, Stay } from '#lib/services.ts';
import type { IconName } from '#lib/ui/icon-names.ts';

/** Describes whether a listing is free for a stay: a sentence, its tone and its icon. */
export function stayAnswer(
  t: Messages,
  { answer, minNights }: Pick<AnsweredStay, 'answer' | 'minNights'>,
): { tone: 'good' | 'ask' | 'bad'; icon: IconName; text: string } {
  switch (answer) {
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

/**
 * Returns the stay whose total a listing's page shows; null without dates, and for a stay shorter
 * than the owner lets, which has no price.
 */
export const pricedStay = (answered: AnsweredStay | null): Stay | null =>
  answered === null || answered.answer === 'min_nights' ? null : answered.stay;
