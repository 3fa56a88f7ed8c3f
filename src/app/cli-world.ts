import type { Imports } from '../cli/import.commands.ts';
import type { LeadWorld } from '../cli/lead.commands.ts';
import type { Mailbox } from '../platform/mail/index.ts';
import { createPartners } from '../partners/index.ts';
import {
  createPlacing,
  ensureTowns,
  importPlaces,
  importTowns,
  loadTowns,
} from '../places/index.ts';
import { settingsOfProcess } from '../platform/config/index.ts';
import { createLog } from '../platform/log.ts';
import { createOutbound } from '../platform/outbound/index.ts';
import { openFoundation } from './foundation.ts';
import { createLeadServices } from './lead-services.ts';

/** What the commands of `cc` work on. */
export interface World extends LeadWorld {
  imports: Imports;
  mailbox: Mailbox;
  close(): Promise<void>;
}

/** Opens the world of the operators' command line: the same database that the server uses. */
export async function openWorld(): Promise<World> {
  const settings = settingsOfProcess();
  const foundation = await openFoundation(settings, { log: createLog(settings.LOG_LEVEL, 2) });
  const { db, clock } = foundation;
  const outbound = createOutbound({ allow: settings.OUTBOUND_ALLOW });
  const leadServices = createLeadServices(foundation, outbound);
  return {
    ...leadServices,
    db,
    partners: createPartners(db, clock),
    imports: {
      towns: (file) => importTowns(db, file, clock.now()),
      async places(file) {
        await ensureTowns(db, clock.now());
        return importPlaces(db, createPlacing(await loadTowns(db)), file, clock.now());
      },
    },
    async close() {
      leadServices.mailbox.close();
      await outbound.close();
      await foundation.close();
    },
  };
}
