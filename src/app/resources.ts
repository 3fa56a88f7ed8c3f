import { webhookRoutes } from '../deliveries/webhook.routes.ts';
import { availabilityRoutes } from '../listings/availability.routes.ts';
import { listingRoutes } from '../listings/listing.routes.ts';
import { taxonomyRoutes } from '../listings/taxonomy.routes.ts';
import { leadRoutes } from '../leads/lead.routes.ts';
import { partnerRoutes } from '../partners/partner.routes.ts';
import { statsRoutes } from '../statistics/stats.routes.ts';
import type { Resource } from '../platform/http/index.ts';
import type { Logger } from '../platform/log.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import type { Services } from './services.ts';

/** All resources of the partner API, in the order of its description. */
export const apiResources = (services: Services, keyRing: KeyRing, log: Logger): Resource[] => [
  ...partnerRoutes({
    accounts: services.accounts,
    rateLimit: services.limits.requests,
    countListings: services.listings.count,
  }),
  ...webhookRoutes(services),
  ...listingRoutes({ listings: services.listings, keyRing, log }),
  ...availabilityRoutes(services.availability),
  ...leadRoutes(services.leads, keyRing),
  ...statsRoutes(services.statistics.answers),
  ...taxonomyRoutes(),
];
