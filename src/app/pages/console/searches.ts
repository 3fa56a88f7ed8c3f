import { CATEGORIES } from '../../../listings/index.ts';
import { type LittleFoundFilter, SEARCH_DAYS, searchesAsCsv } from '../../../statistics/index.ts';
import type { ConsoleDeps } from './operator.ts';

/** The filters of an address as they are typed there. */
export interface SearchesAsked {
  days?: string | undefined;
  country?: string | undefined;
  category?: string | undefined;
}

/** Value of the filter for searches that named no category. */
const ANY_CATEGORY = 'any';

/** Creates the console's area of searches that found nothing or little. */
export function createConsoleSearches({ services }: ConsoleDeps) {
  const { searchFigures } = services.statistics;
  const read = ({ days, country, category }: SearchesAsked): LittleFoundFilter => {
    const known = [...CATEGORIES, ANY_CATEGORY].find((one) => one === category);
    return {
      days: SEARCH_DAYS.find((one) => String(one) === days) ?? SEARCH_DAYS[0],
      country: country !== undefined && /^[A-Z]{2}$/.test(country) ? country : undefined,
      category: known === ANY_CATEGORY ? '' : known,
    };
  };
  return {
    /** Returns searches by filters; unknown values of filters are ignored. */
    async list(asked: SearchesAsked) {
      const filter = read(asked);
      const [found, countries] = await Promise.all([
        searchFigures.list(filter),
        searchFigures.countries(),
      ]);
      return {
        ...found,
        countries,
        categories: CATEGORIES,
        days: SEARCH_DAYS,
        filter: {
          days: filter.days,
          country: filter.country ?? '',
          category: filter.category === '' ? ANY_CATEGORY : (filter.category ?? ''),
        },
      };
    },
    /** Returns the same list as a CSV file. */
    file: async (asked: SearchesAsked): Promise<string> =>
      searchesAsCsv(await searchFigures.list(read(asked))),
  };
}
