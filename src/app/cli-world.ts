import type { Imports } from '../cli/import.commands.ts';
import { createPartners, type Partners } from '../partners/index.ts';
import { createPlacing, ensureTowns, importTowns, loadTowns } from '../places/index.ts';
import { settingsOfProcess } from '../platform/config/index.ts';
import { createLog } from '../platform/log.ts';
import { openFoundation } from './foundation.ts';

/** What the commands of `cc` work on. */
export interface World {
  partners: Partners;
  imports: Imports;
  close(): Promise<void>;
}

/** Opens the world of the operators' command line: the same database that the server uses. */
export async function openWorld(): Promise<World> {
  const settings = settingsOfProcess();
  const foundation = await openFoundation(settings, { log: createLog(settings.LOG_LEVEL, 2) });
  const { db, clock } = foundation;
  return {
    partners: createPartners(db, clock),
    imports: {
      towns: (file) => importTowns(db, file, clock.now()),
      async places(file) {
        await ensureTowns(db, clock.now());
        throw new Error('soon');
      },
    },
    close: foundation.close,
  };
}
