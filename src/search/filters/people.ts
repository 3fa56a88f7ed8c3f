import { atLeast } from '@campcairn/column-index';
import { CAMPSITES, PARTS } from './audience.ts';
import type { Filter } from './filter.ts';
import { number } from './parameter.ts';

/** Numbers of people, berths and seats that are counted as facets. */
export const PARTY_SIZES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The index column with the number of people that a vehicle sleeps. */
export const SLEEPS = 'sleeps';

const parameters = {
  people: {
    ...number(1, 50),
    description: 'Vehicles that sleep at least so many; campsites take any number.',
  },
};

/** Vehicles that sleep at least this many people; campsites always match. */
export const people: Filter<'people', 'people', typeof parameters, null> = {
  name: 'people',
  kind: 'people',
  appliesTo: 'all',
  parameters,
  columns: { [SLEEPS]: { kind: 'number', edges: PARTY_SIZES, read: ({ sleeps }) => sleeps } },
  criteria: ({ people: count }) =>
    count === null
      ? []
      : [
          {
            name: 'people',
            kind: 'between',
            column: SLEEPS,
            ...atLeast(count),
            notStated: 'keep',
            always: CAMPSITES,
          },
        ],
  facet: {
    name: 'people',
    kind: 'at least',
    column: SLEEPS,
    bounds: PARTY_SIZES.map((bound) => ({ value: String(bound), bound })),
    countIn: PARTS.vehicles,
    notStated: PARTS.vehicles,
    always: CAMPSITES,
  },
  words: null,
  mostFirst: false,
};
