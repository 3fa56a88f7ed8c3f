import { isOpenData } from '../open-data.ts';
import { CAMPSITE, CATEGORY_COLUMN } from './audience.ts';
import { choice } from './choices.ts';

/** Who says what there is: a partner, whose listing leads to its owner, or OpenStreetMap. */
export const SOURCES = ['partners', 'openstreetmap'] as const;

export const PARTNERS = 'partners';
export const OPENSTREETMAP = 'openstreetmap';

export const SOURCE_COLUMN = 'source';

const chosen = choice(SOURCE_COLUMN, {
  description:
    'Who tells of a campsite: listings of partners, or OpenStreetMap. Without it, campsites of OpenStreetMap are results where `category` is `campsite` alone.',
  appliesTo: 'campsites',
  alwaysStated: true,
  values: SOURCES,
  words: 'sources',
  read: ({ id }) => (isOpenData(id) ? OPENSTREETMAP : PARTNERS),
});

/** Whether a search asks for campsites alone. */
const asksForCampsites = (categories: readonly unknown[]): boolean =>
  categories.length === 1 && categories[0] === CAMPSITE;

/** Whether open-data campsites are among the results of a search. */
export const showsOpenData = (asked: {
  source: readonly string[];
  category: readonly unknown[];
}): boolean =>
  asked.source.length > 0 ? asked.source.includes(OPENSTREETMAP) : asksForCampsites(asked.category);

/** Open-data campsites are results only where campsites alone are asked for, or they themselves. */
export const source: typeof chosen = {
  ...chosen,
  facet: { ...chosen.facet!, countIn: null },
  criteria(values, today) {
    const { [CATEGORY_COLUMN]: categories } = values as unknown as Record<
      string,
      readonly string[]
    >;
    if (values.source.length > 0 || asksForCampsites(categories ?? [])) {
      return chosen.criteria(values, today);
    }
    return chosen.criteria({ source: [PARTNERS] }, today);
  },
};
