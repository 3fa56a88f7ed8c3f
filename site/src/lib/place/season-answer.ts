import type { CampsiteFacts } from '#lib/services.ts';

/** Whether an open-data campsite's season covers the dates of a page. */
export type SeasonAnswer = 'open' | 'closed' | 'varies' | 'unsaid';

/** Returns what a season says about dates that it covers or not. */
export function seasonAnswer(season: CampsiteFacts['season'], isOpen: boolean): SeasonAnswer {
  if (season === null) return 'unsaid';
  if (!isOpen) return 'closed';
  return season.varies ? 'varies' : 'open';
}
