import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('en');

/** The search box, filters, results and what stands on a card. */
export const search = {
  where: 'Where',
  wherePlaceholder: 'Town, region or country',
  from: 'From',
  to: 'To',
  people: 'People',
  anyPeople: 'Any',
  what: 'What',
  anything: 'Anything',
  submit: 'Search',
  suggestions: 'Places',
  suggestionCount: (count: number) =>
    n(count, { one: '# place found', other: '# places found' }),
  title: 'Search',
  description: 'Search campervans, motorhomes, caravans and campsites.',
};
