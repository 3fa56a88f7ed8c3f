import { banner } from './banner.ts';
import { type Campcairn, startCampcairn } from './start.ts';
import { checkSettings, isPublic, judgeSite, siteState } from '../use-cases/set-up/index.ts';
import {
  environmentOfProcess,
  removedSettingsOfProcess,
  SettingError,
  settingsOfProcess,
  startProblem,
} from '../../platform/config/index.ts';
import { mending } from '../../platform/mendable.ts';
import {
  giveMemoryBack,
  keepShortLivedObjectsYoung,
  leaveRoomToGrow,
} from '../../platform/heap.ts';

/** Exit code of a program that SIGINT ended, by the convention of shells. */
const INTERRUPTED = 130;

/** Time from the end of a start until memory is given back: who waits for the process is answered before. */
const GIVE_BACK_AFTER_MS = 1_000;

/** Logs what a public site lacks, as far as the settings and the build say it. */
async function warnOfSetUp({ context: { settings, log } }: Campcairn): Promise<void> {
  if (!isPublic(settings)) return;
  const findings = checkSettings(settings, environmentOfProcess());
  if (settings.ROLE !== 'worker') {
    findings.push({ check: 'site', ...judgeSite(await siteState(), undefined) });
  }
  for (const { check, severity, says, fix } of findings) {
    if (severity !== 'ok') log.warn({ check, severity }, fix === null ? says : `${says} ${fix}`);
  }
}

async function start(): Promise<void> {
  const site = process.argv.includes('--dev') ? 'development' : 'production';
  const settings = settingsOfProcess();
  for (const sentence of removedSettingsOfProcess()) process.stderr.write(`${sentence}\n`);
  let campcairn: Campcairn | undefined;
  let stopping = false;
  const again = new AbortController();
  const stop = async (milliseconds: number): Promise<void> => {
    if (stopping) {
      if (campcairn === undefined) process.exit(INTERRUPTED);
      return again.abort();
    }
    stopping = true;
    // A start that is under way, above all of a database, is stopped once it has finished.
    if (campcairn === undefined) return;
    await campcairn.drain(milliseconds, again.signal);
    await campcairn.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop(settings.DRAIN_SECONDS * 1000));
  // A person at a terminal does not want to wait.
  process.on('SIGINT', () => void stop(0));
  const started = await startCampcairn(settings, { site }).catch((error: unknown) => {
    throw startProblem(error, settings);
  });
  if (stopping) {
    await started.stop();
    process.exit(0);
  }
  campcairn = started;
  await warnOfSetUp(started);
  process.stdout.write(banner(started.context.settings, started));
  setTimeout(giveMemoryBack, GIVE_BACK_AFTER_MS).unref();
}

/** Runs the server until it is requested to stop; exits with code 1 when it cannot start. */
export async function runServer(): Promise<void> {
  keepShortLivedObjectsYoung();
  leaveRoomToGrow();
  try {
    await start();
  } catch (error) {
    const sentence = error instanceof SettingError ? error.message : mending(error)?.sentence;
    process.stderr.write(`${sentence ?? String((error as Error)?.stack ?? error)}\n`);
    process.exit(1);
  }
}
