import { userInfo } from 'node:os';
import { type AppContext, openAppContext } from '../app/composition/app-context.ts';
import { openImageStore, openPhotoBucket } from '../app/composition/image-store.ts';
import { createSharedServices } from '../app/composition/shared-services.ts';
import { signInAddress } from '../app/use-cases/demo-door.ts';
import { createImports } from '../app/use-cases/imports.ts';
import { checkSetUp } from '../app/use-cases/set-up/index.ts';
import { createOperations } from '../app/use-cases/operations/index.ts';
import { listingsOfPartners } from '../listings/index.ts';
import type { Actor } from '../platform/audit/index.ts';
import { startProblem } from '../platform/config/index.ts';
import type { Db } from '../platform/db/index.ts';
import { countJobsByKind, listFailingJobs, listDeadLetters } from '../platform/jobs/index.ts';
import { getters, joined, lazily } from '../platform/lazily.ts';
import { createLog } from '../platform/log.ts';
import type { Caller, CommandIo } from './command.ts';

/** Services of the commands of `cc`. Each is created when it is first read. */
export type CommandContext = ReturnType<typeof contextOf>;

/** The actor of a command: the machine's user name, or the user's number when it has no name. */
function commandActor(): Actor {
  try {
    return { kind: 'command', name: userInfo().username };
  } catch {
    return { kind: 'command', name: `user ${process.getuid?.() ?? 'unknown'}` };
  }
}

/** Opens the server's database and creates the services of the command line. */
export async function openContext(io: CommandIo): Promise<CommandContext> {
  const settings = io.settings();
  const log = createLog(settings.LOG_LEVEL, { write: (text) => io.err(text.trimEnd()) });
  const context = await openAppContext(settings, { log }).catch((error: unknown) => {
    throw startProblem(error, settings);
  });
  const services = createSharedServices(context, io);
  return contextOf({ isPerson: io.isPerson, warn: io.err }, context, services, io.environment);
}

function contextOf(
  caller: Caller,
  context: AppContext,
  services: ReturnType<typeof createSharedServices>,
  environment: CommandIo['environment'],
) {
  const { settings, db, clock, keyRing } = context;
  const operations = createOperations(context, services, commandActor());
  const { recorder } = operations;
  return joined(
    services,
    getters({ imports: lazily(() => createImports(context, services, recorder)) }),
    {
      operations,
      caller,
      now: clock.now,
      checkSetUp: () => checkSetUp({ ...context, operators: services.operators, environment }),
      signInAddress: (email: string, path: string) => signInAddress(settings, keyRing, email, path),
      // Imported on demand, because backups load many modules that other commands do not need.
      async loadBackups() {
        const { createBackups } = await import('../app/use-cases/backups.ts');
        const servicesOver = (other: Db) => createSharedServices({ ...context, db: other });
        return createBackups(context, { services, servicesOver, recorder });
      },
      keysAreSet: Boolean(settings.SECRET_KEY),
      async rotateSecrets() {
        const { rotateSecrets } = await import('../app/use-cases/secrets.ts');
        return rotateSecrets(context, services, recorder);
      },
      async removeDemo() {
        const { removeDemo } = await import('../app/use-cases/demo-removal.ts');
        return removeDemo(context, services, recorder);
      },
      openImageStore: () => openImageStore(settings, clock),
      openPhotoStore: () => openPhotoBucket(settings, clock),
      jobs: {
        byKind: () => countJobsByKind(db),
        parked: () => listDeadLetters(db),
        failing: () => listFailingJobs(db),
      },
      listingsOfPartners: () => listingsOfPartners(db),
      async close() {
        await services.close();
        await context.close();
      },
    },
  );
}
