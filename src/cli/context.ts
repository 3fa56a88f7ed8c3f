import type { ApplicationContext } from './application.commands.ts';
import type { Imports } from './import.commands.ts';
import type { LeadContext } from './lead.commands.ts';
import type { FeedContext } from './feed.commands.ts';
import type { OperatorContext } from './operator.commands.ts';
import type { PartnerContext } from './partner.commands.ts';
import type { Rotated } from './secret.commands.ts';
import type { Mailbox } from '../platform/mail/index.ts';
import { resealFeeds } from '../feeds/index.ts';
import { listingsOfPartners } from '../listings/index.ts';
import { createPartners, resealApplications } from '../partners/index.ts';
import {
  createLocator,
  ensureTowns,
  importCampsites,
  importTowns,
  loadTowns,
} from '../places/index.ts';
import { settingsOfProcess } from '../platform/config/index.ts';
import { createLog } from '../platform/log.ts';
import { createOutbound } from '../platform/outbound/index.ts';
import { addSecret, createKeyRing, loadSecrets } from '../platform/secrets/index.ts';
import { createApplicationServices } from '../app/application-services.ts';
import { createFeedServices } from '../app/feed-services.ts';
import { openFoundation } from '../app/foundation.ts';
import { createLeadServices } from '../app/lead-services.ts';
import { createPeopleServices } from '../app/people-services.ts';

/** The services that the commands of `cc` use. */
export interface CommandContext
  extends PartnerContext, LeadContext, FeedContext, ApplicationContext, OperatorContext {
  imports: Imports;
  mailbox: Mailbox;
  rotateSecrets(): Promise<Rotated>;
  close(): Promise<void>;
}

/** Opens the database that the server uses, and the services of the command line. */
export async function openContext(): Promise<CommandContext> {
  const settings = settingsOfProcess();
  const foundation = await openFoundation(settings, { log: createLog(settings.LOG_LEVEL, 2) });
  const { db, clock } = foundation;
  const outbound = createOutbound({ allow: settings.OUTBOUND_ALLOW });
  const leadServices = createLeadServices(foundation, outbound);
  const partners = createPartners(db, clock);
  const peopleServices = createPeopleServices(foundation, leadServices.mailbox);
  const { operators, people } = peopleServices;
  const locator = async () => {
    await ensureTowns(db, clock.now());
    return createLocator(await loadTowns(db));
  };
  const feeds = async () =>
    createFeedServices(
      foundation,
      outbound,
      await locator(),
      leadServices.partnerMails,
      leadServices.mailbox,
    );
  return {
    ...leadServices,
    ...peopleServices,
    publicUrl: settings.PUBLIC_URL,
    ...createApplicationServices(foundation, partners, operators, leadServices.mailbox),
    feeds,
    async rotateSecrets() {
      const { SECRET_KEY, DATA_DIR } = settings;
      const secrets = SECRET_KEY ? loadSecrets(SECRET_KEY, DATA_DIR) : addSecret(DATA_DIR);
      const ring = createKeyRing(secrets);
      return {
        webhook_secrets: await partners.resealSecrets(ring),
        feeds: await resealFeeds(db, ring),
        applications: await resealApplications(db, ring),
        authenticator_apps: await people.secondFactors.reseal(ring),
      };
    },
    db,
    partners,
    listingsOfPartners: () => listingsOfPartners(db),
    imports: {
      towns: (file) => importTowns(db, file, clock.now()),
      places: async (file) => importCampsites(db, await locator(), file, clock.now()),
    },
    async close() {
      leadServices.mailbox.close();
      await outbound.close();
      await foundation.close();
    },
  };
}
