import type { Dashboard } from '#lib/services.ts';

type Statistics = Dashboard['statistics'];

/** What the page of all listings shows. */
export type ShownPage = Awaited<ReturnType<Statistics['page']>>;

/** What the page of one listing shows. */
export type ShownListing = Awaited<ReturnType<Statistics['listing']>>;

/** What both show. */
export type Shown = Pick<
  ShownPage,
  'period' | 'total' | 'periods' | 'sources' | 'countries' | 'plan' | 'rates'
>;
