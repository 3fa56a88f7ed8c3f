import type { Dashboard } from '#lib/services.ts';

/** What a partner has of Premium, and how it pays for it. */
export type PremiumStanding = Awaited<ReturnType<Dashboard['premium']['standing']>>;
