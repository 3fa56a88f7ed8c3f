export { networkOf } from './network.ts';
export {
  createRateLimits,
  type ExactRateLimit,
  type RateLimit,
  type RateLimits,
} from './rate-limits.ts';
