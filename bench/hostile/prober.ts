import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

/** Pause between two probes, so that they cause no load themselves. */
const PAUSE_MS = 1;

/** Repeatedly requests a handler that does nothing, and measures the response times. */
export interface Prober {
  /**
   * Returns the longest wait in milliseconds of a probe that was sent while `act` ran, and the
   * result of `act`.
   */
  during<T>(act: () => Promise<T>): Promise<{ waitMs: number; result: T }>;
  close(): void;
}

/** Opens a prober of the process at a port of this machine. */
export function openProber(port: number): Prober {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let worst = 0;
  const probe = (): Promise<void> =>
    new Promise((resolve) => {
      const sent = performance.now();
      const answered = () => {
        worst = Math.max(worst, performance.now() - sent);
        resolve();
      };
      // If the busy process has closed the connection as idle, the time counts as a wait, too.
      get({ port, host: '127.0.0.1', path: '/healthz', agent }, (response) =>
        response.resume().on('close', answered),
      ).on('error', answered);
    });
  return {
    async during(act) {
      await probe();
      worst = 0;
      const over = new AbortController();
      const acting = act().finally(() => over.abort());
      const probing = (async () => {
        do {
          await probe();
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        } while (!over.signal.aborted);
      })();
      const [result] = await Promise.all([acting, probing]);
      return { waitMs: Math.round(worst * 100) / 100, result };
    },
    close: () => agent.destroy(),
  };
}

const KILOBYTES_PER_MEGABYTE = 1024;

/** Returns a value in megabytes from a process's `status`: proc_pid_status(5). */
const megabytesOf = (pid: number, name: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  return Math.round(kilobytes / KILOBYTES_PER_MEGABYTE);
};

/**
 * Returns the maximum growth of a process's memory in megabytes while `act` ran, and the result of
 * `act`.
 */
export async function memoryDuring<T>(
  pid: number,
  act: () => Promise<T>,
): Promise<{ megabytes: number; result: T }> {
  // Resets the recorded peak to the current use: proc_pid_clear_refs(5).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = megabytesOf(pid, 'VmRSS');
  const result = await act();
  return { megabytes: Math.max(0, megabytesOf(pid, 'VmHWM') - before), result };
}
