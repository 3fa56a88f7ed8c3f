import type { Dashboard } from '#lib/services.ts';

type Statistics = Dashboard['statistics'];

/** The data of the page about all listings. */
export type ShownPage = Awaited<ReturnType<Statistics['page']>>;

/** The data of the page about one listing. */
export type ShownListing = Awaited<ReturnType<Statistics['listing']>>;

/** The fields that both pages have. */
export type Shown = Pick<
  ShownPage,
  'period' | 'total' | 'periods' | 'sources' | 'countries' | 'plan' | 'rates'
>;
