export {
  createRateLimits,
  type ExactRateLimit,
  networkOf,
  type RateLimit,
  type RateLimits,
} from './rate-limits.ts';
