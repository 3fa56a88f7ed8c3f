import type { ListingCard } from '../../search/index.ts';
import type { ShownListings } from '../../listings/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Search, SearchAnswer } from '../../search/index.ts';

/** A news item of a search: a new listing, or a lowered price. */
export interface NewsItem {
  card: ListingCard;
  at: Date;
  /** The previous lowest price in minor units; null when the listing itself is new. */
  priceBefore: number | null;
}

/** The news of a search. */
export interface News {
  query: SearchAnswer['query'];
  /** Sorted by time, newest first. */
  items: NewsItem[];
}

/** Maximum number of items of each kind. */
const MOST_ITEMS = 30;

/**
 * Age up to which a lowered price is news. `MOST_LOWERED` limits for how many of them the search is
 * checked.
 */
const LOWERED_FOR_MS = 30 * 86_400_000;
const MOST_LOWERED = 2000;

/** Parameters that control how results are shown, not which ones. */
const OF_PAGES = ['sort', 'after', 'source'];

/**
 * Creates the function that returns the news of a search for partners' listings: the latest added
 * ones, and matching ones whose price was lowered.
 */
export function createNews(deps: {
  search: Pick<Search, 'search' | 'cards'>;
  shown: Pick<ShownListings, 'lowered' | 'added'>;
  clock: Clock;
}): (params: URLSearchParams, options?: { language?: string }) => Promise<News> {
  const { search, shown, clock } = deps;
  return async (given, { language } = {}) => {
    const params = new URLSearchParams(given);
    for (const name of OF_PAGES) params.delete(name);
    params.append('sort', 'newest');
    params.append('source', 'partners');
    const lowered = await shown.lowered(
      new Date(clock.now().getTime() - LOWERED_FOR_MS),
      MOST_LOWERED,
    );
    const found = await search.search(params, {
      limit: MOST_ITEMS,
      facets: false,
      checkIds: [...lowered.keys()],
      ...(language !== undefined && { language }),
    });
    const listings = found.items.filter((item) => item.kind === 'listing');
    const [added, cheaper] = await Promise.all([
      shown.added(listings.map(({ id }) => id)),
      search.cards(found.matching.slice(0, MOST_ITEMS), params),
    ]);
    const items = [
      ...listings.flatMap((card) => {
        const at = added.get(card.id);
        return at === undefined ? [] : [{ card, at, priceBefore: null }];
      }),
      ...cheaper
        .filter((card) => card.kind === 'listing')
        .map((card) => ({ card, ...lowered.get(card.id)! })),
    ];
    return {
      query: found.query,
      items: items.sort((a, b) => b.at.getTime() - a.at.getTime()),
    };
  };
}
