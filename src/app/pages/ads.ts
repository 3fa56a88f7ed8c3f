import type { Featured } from '../../featured/index.ts';
import type { ListingCard, Search, SearchAnswer } from '../../search/index.ts';

/** An answer, and the listings that are shown above it as ads. */
export interface AnswerWithAds {
  answer: SearchAnswer;
  /** None on later pages. */
  ads: ListingCard[];
}

/** Which part of the results a page shows, and the nearest besides, as `Search` has them. */
export type PageOptions = Pick<
  NonNullable<Parameters<Search['search']>[1]>,
  'limit' | 'skip' | 'nearest' | 'nearestTo' | 'months' | 'language'
>;

/** Makes the search with the block of featured listings, which changes nothing of the answer itself. */
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
