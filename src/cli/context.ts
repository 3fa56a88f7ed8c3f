import { userInfo } from 'node:os';
import { basename } from 'node:path';
import type { ApplicationContext } from './application.commands.ts';
import type { BackupContext } from './backup.commands.ts';
import type { Caller } from './command.ts';
import type { ClaimContext } from './claim.commands.ts';
import type { ImageContext } from './image.commands.ts';
import type { Imports } from './import.commands.ts';
import type { JobContext } from './job.commands.ts';
import type { LeadContext } from './lead.commands.ts';
import type { ListingContext } from './listing.commands.ts';
import type { FeedContext } from './feed.commands.ts';
import type { OperatorContext } from './operator.commands.ts';
import type { PairContext } from './pair.commands.ts';
import type { PartnerContext } from './partner.commands.ts';
import type { SecretContext } from './secret.commands.ts';
import { importBaseMap } from '../basemap/index.ts';
import type { Mailbox } from '../platform/mail/index.ts';
import {
  createListingEditor,
  createListings,
  createListingWriter,
  isCountryCode,
  listingsOfPartners,
  resealCalendars,
} from '../listings/index.ts';
import { createPartners, createProfiles, resealApplications } from '../partners/index.ts';
import {
  type AlsoImported,
  createLocator,
  ensureTowns,
  importCampsites,
  importGazetteer,
  importTowns,
  loadTowns,
} from '../places/index.ts';
import { settingsOfProcess, startProblem } from '../platform/config/index.ts';
import { countJobsByKind, listFailingJobs, listParkedJobs } from '../platform/jobs/index.ts';
import { lazily } from '../platform/lazily.ts';
import { createLog } from '../platform/log.ts';
import { createOutbound } from '../platform/outbound/index.ts';
import { addSecret, createKeyRing, loadSecrets } from '../platform/secrets/index.ts';
import { createApplicationServices } from '../app/composition/application-services.ts';
import { createClaimReviewServices } from '../app/composition/claim-services.ts';
import { openFoundation } from '../app/composition/app-context.ts';
import { openImageStore } from '../app/composition/image-store.ts';
import { createLeadServices } from '../app/composition/lead-services.ts';
import { createOperations, type Operations } from '../app/use-cases/operations/index.ts';
import { createOperatorServices } from '../app/composition/operator-services.ts';
import { createPeopleServices } from '../app/composition/people-services.ts';
import { signInAddress } from '../app/use-cases/demo-door.ts';
import type { Actor } from '../platform/audit/index.ts';

/** The services that the commands of `cc` use. */
export interface CommandContext
  extends
    PartnerContext,
    LeadContext,
    FeedContext,
    ApplicationContext,
    BackupContext,
    ListingContext,
    PairContext,
    SecretContext,
    ClaimContext,
    ImageContext,
    JobContext,
    OperatorContext {
  operations: Operations;
  imports: Imports;
  mailbox: Mailbox;
  close(): Promise<void>;
}

/** Who runs the command, by the machine's user name; a number where that has no name. */
function commandActor(): Actor {
  try {
    return { kind: 'command', name: userInfo().username };
  } catch {
    return { kind: 'command', name: `user ${process.getuid?.() ?? 'unknown'}` };
  }
}

/** Opens the database that the server uses, and the services of the command line. */
export async function openContext(caller: Caller): Promise<CommandContext> {
  const settings = settingsOfProcess();
  const log = createLog(settings.LOG_LEVEL, 2);
  const foundation = await openFoundation(settings, { log }).catch((error: unknown) => {
    throw startProblem(error, settings);
  });
  const { db, clock } = foundation;
  const outbound = createOutbound({ allow: settings.OUTBOUND_ALLOW });
  const imageStore = openImageStore(settings, clock);
  const leadServices = createLeadServices(foundation, outbound);
  const partners = createPartners(db, clock);
  const peopleServices = createPeopleServices(foundation, leadServices.mailbox);
  const { operators, people } = peopleServices;
  const locator = async () => {
    await ensureTowns(db, clock.now());
    return createLocator(await loadTowns(db));
  };
  const editor = async () => {
    const { locate, town } = await locator();
    const writer = createListingWriter(db, locate);
    const publicUrl = settings.PUBLIC_URL;
    const listings = createListings({ db, clock, writer, publicUrl, town });
    return createListingEditor({ db, clock, writer, listings });
  };
  const { partnerMails, mailbox } = leadServices;
  const isEmpty = async () => (await partners.list()).length === 0;
  // These read much of the program, which other commands do without.
  const feeds = lazily(async () => {
    const { createFeedServices } = await import('../app/composition/feed-services.ts');
    return createFeedServices(foundation, outbound, locator, partnerMails, mailbox);
  });
  const backups = async () => {
    const { createBackups } = await import('../app/use-cases/backups.ts');
    return createBackups(foundation, outbound, isEmpty);
  };
  const services = {
    ...leadServices,
    ...peopleServices,
    ...createApplicationServices(foundation, partners, operators, leadServices.mailbox),
    ...createOperatorServices(foundation, outbound, leadServices.partnerMails),
    ...createClaimReviewServices(foundation, outbound, leadServices.partnerMails, editor),
    partners,
    profiles: createProfiles({ isCountry: isCountryCode }),
    feeds,
  };
  const operations = createOperations(foundation, services, commandActor());
  const { recorder } = operations;
  const imported =
    (kind: 'towns' | 'places' | 'gazetteer', file: string): AlsoImported =>
    async (tx, counts) => {
      await recorder.note(tx, {
        action: `${kind}.import`,
        subject: basename(file),
        after: counts,
      });
      if (kind !== 'places') await (await feeds()).readWhole(tx);
    };
  return {
    ...services,
    operations,
    signInAddress: (email, path) => signInAddress(settings, foundation.keyRing, email, path),
    async makeBackup(file, options) {
      const made = await (await backups()).make(file, options);
      const { rows, checked } = made;
      await db.transaction((tx) =>
        recorder.note(tx, {
          action: 'backup.make',
          subject: basename(file),
          after: { rows, checked },
        }),
      );
      return made;
    },
    restore: async (file, options) =>
      (await backups()).restore(file, {
        ...options,
        note: (tx, after) =>
          recorder.note(tx, { action: 'backup.restore', subject: basename(file), after }),
      }),
    standbyTookOver: async () =>
      (await backups()).standbyTookOver((tx, after) =>
        recorder.note(tx, { action: 'database.promoted', subject: 'database', after }),
      ),
    keysAreSet: Boolean(settings.SECRET_KEY),
    async rotateSecrets() {
      const { SECRET_KEY, DATA_DIR } = settings;
      const secrets = SECRET_KEY ? loadSecrets(SECRET_KEY, DATA_DIR) : addSecret(DATA_DIR);
      const ring = createKeyRing(secrets);
      const { resealFeeds } = await import('../feeds/index.ts');
      const rotated = {
        webhook_secrets: await partners.resealSecrets(ring),
        feeds: await resealFeeds(db, ring),
        calendars: await resealCalendars(db, ring),
        applications: await resealApplications(db, ring),
        authenticator_apps: await people.secondFactors.reseal(ring),
      };
      await db.transaction((tx) =>
        recorder.note(tx, { action: 'secrets.rotate', subject: 'key ring', after: rotated }),
      );
      return rotated;
    },
    imageStore,
    caller,
    now: clock.now,
    jobs: {
      byKind: () => countJobsByKind(db),
      parked: () => listParkedJobs(db),
      failing: () => listFailingJobs(db),
    },
    listingsOfPartners: () => listingsOfPartners(db),
    imports: {
      towns: (file) => importTowns(db, file, clock.now(), imported('towns', file)),
      gazetteer: (file) => importGazetteer(db, file, clock.now(), imported('gazetteer', file)),
      places: async (file) =>
        importCampsites(db, await locator(), file, clock.now(), imported('places', file)),
      map: (file) =>
        importBaseMap(settings.DATA_DIR, file, (after, publish) =>
          db.transaction(async (tx) => {
            await recorder.note(tx, { action: 'map.import', subject: basename(file), after });
            await publish();
          }),
        ),
    },
    async close() {
      leadServices.mailbox.close();
      await outbound.close();
      await imageStore?.close();
      await foundation.close();
    },
  };
}
