import type { Featured } from '../../featured/index.ts';
import type { ListingCard, Search, SearchAnswer } from '../../search/index.ts';

/** An answer, and the listings shown above it as ads. */
export interface AnswerWithAds {
  answer: SearchAnswer;
  /** Empty on later pages. */
  ads: ListingCard[];
}

/** Page and nearest results of a search, as `Search` takes them. */
export type PageOptions = Pick<
  NonNullable<Parameters<Search['search']>[1]>,
  'limit' | 'skip' | 'nearest' | 'nearestTo' | 'months' | 'language'
>;

/** Creates the search with the block of featured listings, which does not change the answer itself. */
export const createSearchWithAds =
  (search: Pick<Search, 'search' | 'cards'>, featured: Pick<Featured, 'pool' | 'draw'>) =>
  async (params: URLSearchParams, options: PageOptions = {}): Promise<AnswerWithAds> => {
    const isLater = params.has('after') || (options.skip ?? 0) > 0;
    const checkIds = isLater ? [] : await featured.pool();
    const answer = await search.search(params, { ...options, checkIds });
    const drawn = featured.draw(answer.matching);
    const cards = drawn.length === 0 ? [] : await search.cards(drawn, params);
    return { answer, ads: cards.filter((card) => card.kind === 'listing') };
  };
