import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Why tests with a Varnish are skipped; false where they run. */
export const withoutVarnish =
  spawnSync('varnishd', ['-V'], { stdio: 'ignore' }).error !== undefined &&
  'varnishd is not installed';

/** A shared cache in front of a site. */
export interface Varnish {
  address: string;
  stop(): Promise<void>;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

/**
 * Starts a Varnish that keeps whatever the answers allow, cookies of requests or not, as CDNs do: only
 * the headers of answers keep one visitor's pages from another.
 */
export async function startVarnish(origin: string): Promise<Varnish> {
  const { hostname, port: originPort } = new URL(origin);
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-varnish-'));
  const port = await freePort();
  const rules = join(folder, 'rules.vcl');
  writeFileSync(
    rules,
    `vcl 4.1;
     backend default { .host = "${hostname}"; .port = "${originPort}"; }
     sub vcl_recv { if (req.method == "GET" || req.method == "HEAD") { return (hash); } }`,
  );
  const options = { n: join(folder, 'run'), j: 'none', s: 'malloc,32m', f: rules };
  const args = Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]);
  const child = spawn('varnishd', ['-F', '-a', `127.0.0.1:${port}`, ...args], { stdio: 'ignore' });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('varnishd ended before it was ready.');
    await wait(20);
  }
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
