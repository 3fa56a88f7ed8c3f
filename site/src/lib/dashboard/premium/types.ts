import type { Dashboard } from '#lib/services.ts';

/** A partner's Premium status and its payment. */
export type PremiumStatus = Awaited<ReturnType<Dashboard['premium']['status']>>;

/** The featured listing; null when there is none. */
export type FeaturedRow = Awaited<ReturnType<Dashboard['premium']['featured']>>;
