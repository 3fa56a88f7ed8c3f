import { testEvents, webhookRoutes } from '../../deliveries/webhook.routes.ts';
import { availabilityRoutes } from '../../listings/availability.routes.ts';
import { listingRoutes } from '../../listings/listing.routes.ts';
import { taxonomyRoutes } from '../../listings/taxonomy.routes.ts';
import { eventRoutes } from '../../leads/event.routes.ts';
import { leadEvents, leadRoutes } from '../../leads/lead.routes.ts';
import { rotationRoutes } from '../../partners/rotation.routes.ts';
import { testRoutes } from '../../leads/test.routes.ts';
import { partnerRoutes } from '../../partners/partner.routes.ts';
import { statsRoutes } from '../../statistics/stats.routes.ts';
import type { EventDescription, Resource } from '../../platform/http/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import type { Services } from '../composition/services.ts';

/** All resources of the partner API, in the order of its description. */
export const apiResources = (services: Services, keyRing: KeyRing, log: Logger): Resource[] => [
  ...partnerRoutes({
    accounts: services.accounts,
    rateLimit: services.limits.requests,
    countListings: services.listings.count,
  }),
  ...webhookRoutes(services),
  ...rotationRoutes(services.plannedRotations),
  ...listingRoutes({ listings: services.listings, keyRing, log }),
  ...availabilityRoutes({ availability: services.availability, log }),
  ...leadRoutes(services.leads, keyRing),
  ...eventRoutes(services.events, keyRing),
  ...testRoutes(services),
  ...statsRoutes(services.statistics.answers),
  ...taxonomyRoutes(),
];

/** All events that webhooks receive. */
export const apiEvents: EventDescription[] = [...leadEvents, ...testEvents];
