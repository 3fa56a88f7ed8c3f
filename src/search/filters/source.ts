import { isOpenData } from '../open-data.ts';
import { CAMPSITE, CATEGORY_COLUMN } from './audience.ts';
import { choice } from './choices.ts';

/** The origin of a result: a listing of a partner, or a campsite of OpenStreetMap. */
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

/** Whether campsites are the only category that a search asks for. */
const asksForCampsites = (categories: readonly unknown[]): boolean =>
  categories.length === 1 && categories[0] === CAMPSITE;

/** Whether open-data campsites are among the results of a search with these parameters. */
export const showsOpenData = (params: {
  source: readonly string[];
  category: readonly unknown[];
}): boolean =>
  params.source.length > 0
    ? params.source.includes(OPENSTREETMAP)
    : asksForCampsites(params.category);

/**
 * The filter by origin. A search that names no `source` finds open-data campsites only if campsites are
 * its only category.
 */
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
