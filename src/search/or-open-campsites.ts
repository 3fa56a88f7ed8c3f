import { CAMPSITE, CATEGORY_COLUMN } from './filters/audience.ts';
import type { Search } from './search.ts';

/** Answers with the open-data campsites that match where no category is asked for and no listing matches. */
export const orOpenCampsites =
  (search: Search['search']): Search['search'] =>
  async (given, options) => {
    const answer = await search(given, options);
    if (answer.total > 0 || !answer.openCampsites) return answer;
    const asked = new URLSearchParams(given);
    asked.set(CATEGORY_COLUMN, CAMPSITE);
    const campsites = await search(asked, options);
    campsites.query.notes.push({ param: CATEGORY_COLUMN, why: 'only_campsites' });
    return campsites;
  };
