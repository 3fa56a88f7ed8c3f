import type { Dashboard } from '#lib/services.ts';

/** What a partner has of Premium, and how it pays for it. */
export type PremiumStatus = Awaited<ReturnType<Dashboard['premium']['status']>>;

/** The listing that is featured; null for none. */
export type FeaturedRow = Awaited<ReturnType<Dashboard['premium']['featured']>>;
