import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const isInstalled = (command: string) =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;

const COMMAND = ['valkey-server', 'redis-server'].find(isInstalled);

/** Why tests with a Valkey are skipped; false where they run. */
export const withoutValkey =
  COMMAND === undefined && 'neither valkey-server nor redis-server is installed';

/** A Valkey of a test file's own, in memory only. */
export interface ValkeyServer {
  url: string;
  /** Ends it at once, with what it counted. */
  kill(): Promise<void>;
  /** Stops it without closing its connections, so that it takes what is sent and never answers. */
  freeze(): void;
  /** Starts it again, empty. */
  start(): Promise<void>;
}

/** Starts it; `kill` it in `after`. */
export async function startValkey(): Promise<ValkeyServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
      socket.once('data', () => resolve(true)).once('error', () => resolve(false));
      socket.once('data', () => socket.destroy());
    });
  const start = async () => {
    const options = { port: String(port), bind: '127.0.0.1', save: '', appendonly: 'no' };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    child = spawn(COMMAND!, args, { stdio: 'ignore' });
    while (!(await answers())) {
      if (child.exitCode !== null) throw new Error(`${COMMAND} ended before it was ready.`);
      await wait(10);
    }
  };
  await start();
  return {
    url: `valkey://127.0.0.1:${port}`,
    start,
    freeze: () => child!.kill('SIGSTOP'),
    async kill() {
      if (child!.exitCode !== null || child!.signalCode !== null) return;
      const ended = once(child!, 'exit');
      child!.kill('SIGKILL');
      await ended;
    },
  };
}
