import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

/** Between two probes, so that they are no load of their own. */
const PAUSE_MS = 1;

/** Asks a handler that does nothing, again and again, and knows how long its answers took. */
export interface Prober {
  /** The longest wait, in milliseconds, of a probe that was sent while `act` went on; and what `act` gave. */
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
      // A connection that the process ended as idle while it was busy counts as a wait, too.
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

/** A figure in megabytes of a process's `status`: proc_pid_status(5). */
const megabytesOf = (pid: number, name: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  return Math.round(kilobytes / KILOBYTES_PER_MEGABYTE);
};

/** By how many megabytes the memory of a process grew at most while `act` went on; and what `act` gave. */
export async function memoryDuring<T>(
  pid: number,
  act: () => Promise<T>,
): Promise<{ megabytes: number; result: T }> {
  // Sets the peak back to what is in use now: proc_pid_clear_refs(5).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = megabytesOf(pid, 'VmRSS');
  const result = await act();
  return { megabytes: Math.max(0, megabytesOf(pid, 'VmHWM') - before), result };
}
