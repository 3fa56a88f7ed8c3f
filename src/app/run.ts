import { banner } from './banner.ts';
import { startCampcairn } from './start.ts';
import { SettingError, settingsOfProcess, startProblem } from '../platform/config/index.ts';
import { keepShortLivedObjectsYoung } from '../platform/heap.ts';

async function start(): Promise<void> {
  const site = process.argv.includes('--dev') ? 'development' : 'production';
  const settings = settingsOfProcess();
  const campcairn = await startCampcairn(settings, { site }).catch((error: unknown) => {
    throw startProblem(error, settings);
  });
  process.stdout.write(banner(campcairn.foundation.settings, campcairn.demo));
  const again = new AbortController();
  let stopping = false;
  const stop = async (milliseconds: number): Promise<void> => {
    if (stopping) return again.abort();
    stopping = true;
    await campcairn.drain(milliseconds, again.signal);
    await campcairn.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop(settings.DRAIN_SECONDS * 1000));
  // A person at a terminal does not wait.
  process.on('SIGINT', () => void stop(0));
}

/** Runs the server until it is told to stop; ends the process with code 1 when it cannot start. */
export async function runServer(): Promise<void> {
  keepShortLivedObjectsYoung();
  try {
    await start();
  } catch (error) {
    const isExpected = error instanceof SettingError;
    process.stderr.write(
      `${isExpected ? error.message : String((error as Error)?.stack ?? error)}\n`,
    );
    process.exit(1);
  }
}
