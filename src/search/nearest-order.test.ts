import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nearestInOrder } from './nearest-order.ts';
import type { AvailabilityAnswer } from './availability-answer.ts';
import type { AnyCard } from './card.present.ts';

const listing = (
  id: string,
  from: number | null,
  over: {
    unit?: 'night' | 'week';
    currency?: string;
    availability?: AvailabilityAnswer;
    perNight?: number;
    notStated?: string[];
  } = {},
) => {
  const { unit = 'night', currency = 'GBP', availability = null, perNight, notStated = [] } = over;
  return {
    kind: 'listing',
    id,
    availability,
    notStated,
    price: from === null ? null : { from, currency, unit },
    stay: perNight === undefined ? null : { perNight, currency },
  } as unknown as AnyCard;
};
const campsite = { kind: 'campsite', id: 'field', availability: null, notStated: [], stay: null };

describe('the nearest beside results by price', () => {
  const ordered = (...nearest: AnyCard[]) => nearestInOrder(nearest, 'price').map(({ id }) => id);

  it('are in that order by the night, each currency by itself, and last what has no price', () => {
    const some = [
      listing('euros', 3000, { currency: 'EUR' }),
      campsite as unknown as AnyCard,
      listing('dear', 9000),
      listing('weekly', 35_000, { unit: 'week' }),
      listing('silent', null),
    ];
    assert.deepEqual(ordered(...some), ['euros', 'weekly', 'dear', 'field', 'silent']);
    assert.deepEqual(nearestInOrder(some, 'best'), some);
  });

  it('stay in their groups with dates, those that state everything first', () => {
    assert.deepEqual(
      ordered(
        listing('ask', 1000, { availability: 'ask' }),
        listing('open', 500, { availability: 'ask', notStated: ['pets'] }),
        listing('free', 9000, { availability: 'available', perNight: 9900 }),
        listing('cheaper', 12_000, { availability: 'available', perNight: 8000 }),
      ),
      ['cheaper', 'free', 'ask', 'open'],
    );
  });
});
