import type { Dashboard } from '#lib/services.ts';

/** What a partner has of Premium, and how it pays for it. */
export type PremiumStanding = Awaited<ReturnType<Dashboard['premium']['standing']>>;

/** The listing that is featured; null for none. */
export type FeaturedRow = Awaited<ReturnType<Dashboard['premium']['featured']>>;
