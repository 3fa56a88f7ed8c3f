import type { Featured } from '../../featured/index.ts';
import type { ListingCard, Search, SearchAnswer } from '../../search/index.ts';

/** An answer, and the listings that are shown above it as ads. */
export interface AnswerWithAds {
  answer: SearchAnswer;
  /** None on later pages. */
  ads: ListingCard[];
}

/** Makes the search with the block of featured listings, which changes nothing of the answer itself. */
export const createSearchWithAds =
  (search: Pick<Search, 'search' | 'cards'>, featured: Pick<Featured, 'pool' | 'draw'>) =>
  async (params: URLSearchParams, options: { limit?: number } = {}): Promise<AnswerWithAds> => {
    const among = params.has('after') ? [] : await featured.pool();
    const answer = await search.search(params, { ...options, among });
    const drawn = featured.draw(answer.among);
    return { answer, ads: drawn.length === 0 ? [] : await search.cards(drawn) };
  };
