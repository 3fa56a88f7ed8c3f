export { networkOf } from './network.ts';
export type { ExactRateLimit, RateLimit } from './rate-limit.ts';
export { createRateLimits, type RateLimits } from './rate-limits.ts';
export { openSharedCounts, type SharedCounts } from './shared-counts.ts';
