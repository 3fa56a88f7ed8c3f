import type { ListingCard } from '../../search/index.ts';
import type { ShownListings } from '../../listings/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Search, SearchAnswer } from '../../search/index.ts';

/** One thing that is new in a search: a listing, or a lower price of one. */
export interface NewsItem {
  card: ListingCard;
  at: Date;
  /** The price from, before it was lowered, in minor units; null for a listing that is new itself. */
  priceBefore: number | null;
}

/** What is new in a search. */
export interface News {
  query: SearchAnswer['query'];
  /** The newest first. */
  items: NewsItem[];
}

/** Of each kind at most. */
const MOST_ITEMS = 30;

/** How long a lower price is told of, and of how many listings at most it is asked whether the search finds them. */
const LOWERED_FOR_MS = 30 * 86_400_000;
const MOST_LOWERED = 2000;

/** Parameters that say how results are shown, not what is looked for. */
const OF_PAGES = ['sort', 'after', 'source'];

/**
 * Makes the function that tells what is new in a search of partners' listings: those that were added last, and those
 * that say they match and became cheaper.
 */
export function createNews(needs: {
  search: Pick<Search, 'search' | 'cards'>;
  shown: Pick<ShownListings, 'lowered' | 'added'>;
  clock: Clock;
}): (params: URLSearchParams, options?: { language?: string }) => Promise<News> {
  const { search, shown, clock } = needs;
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
      search.cards(found.matching.slice(0, MOST_ITEMS)),
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
