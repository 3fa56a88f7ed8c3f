import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createOutboundLab } from '../../../test/support/outbound-fixture.ts';
import type { Reply } from '../../../test/support/receiver.ts';
import { download, DOWNLOAD_LIMITS, type DownloadLimits } from './download.ts';
import { sourceOf } from './source-address.ts';

const lab = createOutboundLab();
let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'downloads-'));
});
after(async () => {
  await lab.close();
  await rm(folder, { recursive: true });
});

async function downloaded(reply: Reply, limits: Partial<DownloadLimits> = {}) {
  const { url } = await lab.receiver(reply);
  return download(sourceOf('places', `${url}/gb.json`), null, join(folder, 'gb'), {
    outbound: lab.outbound,
    limits: { ...DOWNLOAD_LIMITS, resumeWaitsMs: [1, 1], ...limits },
    onProgress: () => {},
    signal: new AbortController().signal,
  });
}

const TEN: Reply = (_, response) => response.end('0123456789');

test('a file above the limit is refused, whether its length is stated or not, and leaves nothing', async () => {
  await assert.rejects(downloaded(TEN, { maxBytes: 9 }), /larger than/);
  const unstated: Reply = (_, response) => {
    response.write('01234');
    response.end('56789');
  };
  await assert.rejects(downloaded(unstated, { maxBytes: 9 }), /larger than/);
  assert.deepEqual(await readdir(folder), []);
});

test('a file that the disk has no room for is refused before it arrives', async () => {
  await assert.rejects(
    downloaded(TEN, { reservedBytes: 2 ** 60 }),
    /^DownloadFailed: The file needs 0 MB, and DATA_DIR has room for 0 MB\.$/,
  );
});

test('a server that cuts every answer short and knows no ranges is told with what arrived', async () => {
  const cut: Reply = (_, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('01234', () => response.destroy());
  };
  await assert.rejects(downloaded(cut), /closed before a whole reply|stated length/);
});

test('a packed answer, a status, and a server that is silent are told in a sentence', async () => {
  const packed: Reply = (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
  await assert.rejects(downloaded(packed), /packs the file with gzip/);
  await assert.rejects(
    downloaded((_, response) => response.writeHead(503).end()),
    /answers with status 503/,
  );
  await assert.rejects(
    downloaded(() => {}, { headMs: 20 }),
    /No answer came within/,
  );
});
