/**
 * A partner's server for drills: `partner-server.ts FOLDER`. Takes webhooks at `/hook` and adds their event ids to
 * FOLDER/arrivals, and serves feeds, good and hostile ones, below `/feeds`. Writes its authority to FOLDER/partner.crt
 * and then its address to FOLDER/partner.url.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { createAuthority } from '../../../test/support/certificates.ts';
import { startReceiver } from '../../../test/support/receiver.ts';

const [folder = '.'] = process.argv.slice(2);

const HEADER = 'id,title,url,category,latitude,longitude,price,currency\n';
const row = (n: number): string =>
  `${n},Van number ${n},https://vans.example/${n},campervan,51.5,-0.1,89,GBP\n`;

/** Writes until the reader goes away. */
async function write(
  response: NodeJS.WritableStream & { destroyed?: boolean },
  piece: (n: number) => string,
  pauseMs = 0,
): Promise<void> {
  for (let n = 0; !response.destroyed; n++) {
    if (!response.write(piece(n))) await Promise.race([drained(response), wait(1_000)]);
    if (pauseMs > 0) await wait(pauseMs);
  }
}
const drained = (stream: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve) => stream.once('drain', () => resolve()));

const LAUGHS = Array.from(
  { length: 30 },
  (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
).join('');

/** What each feed does. */
const FEEDS: Record<string, (response: ServerResponse) => void> = {
  'good.csv': (response) =>
    void response.end(HEADER + Array.from({ length: 50 }, (_, n) => row(n)).join('')),
  // A row without an end: what is read of it must not be kept for ever.
  'one-long-row.csv': (response) => {
    response.write(`${HEADER}1,"`);
    void write(response, () => 'x'.repeat(65_536));
  },
  // The same row without end, packed a thousand times.
  'bomb.csv': (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    const gzip = createGzip({ level: 9 });
    gzip.on('error', () => undefined).pipe(response);
    response.on('close', () => gzip.destroy());
    gzip.write(HEADER);
    void write(gzip, () => row(1).repeat(10_000));
  },
  // Some bytes a second, for as long as anybody reads.
  'slow.csv': (response) => {
    response.write(HEADER);
    void write(response, () => row(1).slice(0, 20), 1_000);
  },
  'silent.csv': () => undefined,
  'inwards.csv': (response) =>
    void response.writeHead(302, { location: 'https://169.254.169.254/latest/meta-data' }).end(),
  'laughs.xml': (response) =>
    void response.end(
      `<!DOCTYPE f [<!ENTITY l0 "ha">${LAUGHS}]><f><item><id>&l30;</id></item></f>`,
    ),
  'deep.json': (response) => void response.end(`[${'{"a":'.repeat(1_000_000)}`),
};

const authority = createAuthority('a partner of a drill');
const { url } = await startReceiver(authority.issue(), ({ path, headers }, response) => {
  response.on('error', () => undefined);
  if (path === '/hook') {
    appendFileSync(join(folder, 'arrivals'), `${headers['cc-event-id']}\n`);
    response.writeHead(204).end();
    return;
  }
  const feed = FEEDS[path.replace('/feeds/', '')];
  if (feed) feed(response);
  else response.writeHead(404).end();
});
writeFileSync(join(folder, 'arrivals'), '');
writeFileSync(join(folder, 'partner.crt'), authority.ca);
writeFileSync(join(folder, 'partner.url'), url);
