import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { openDatabase } from '../../src/platform/db/index.ts';
import { initialise, startServer, stopServer } from '../../src/platform/db/embedded/cluster.ts';
import {
  type Cluster,
  clusterUrl,
  locateCluster,
} from '../../src/platform/db/embedded/location.ts';
import { aListing } from '../builders/listing.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { BROWSER } from '../support/traveller.ts';
import { until } from '../support/until.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const run = promisify(execFile);

const SERVER = ['listen_addresses=', 'fsync=off', 'shared_buffers=64MB'];

const root = mkdtempSync(join(tmpdir(), 'campcairn-start-'));
/** Where the snapshot of the search index is. */
const dataDir = join(root, 'data');
let primary: Cluster;
/** A copy of the primary that follows it no more, and takes no writes. */
let standby: Cluster;
let key: string;
const paths = new Map<string, string>();

const settings = () => ({
  DATABASE_URL: clusterUrl(primary, 'campcairn'),
  READ_DATABASE_URL: clusterUrl(standby, 'campcairn'),
  SECRET_KEY: 'one secret for all processes of an installation',
  DATA_DIR: dataDir,
  ROLE: 'web',
  DRAIN_SECONDS: '0',
});

before(async () => {
  primary = locateCluster(join(root, 'primary'));
  standby = locateCluster(join(root, 'standby'));
  await initialise(primary);
  await startServer(primary, SERVER);
  const admin = openDatabase(clusterUrl(primary, 'postgres'), { max: 1 });
  await admin.withClient((client) => client.query('create database campcairn'));
  await admin.end();
  const first = await startTestSite({ ...settings(), READ_DATABASE_URL: '' });
  const partner = await first.partner();
  ({ key } = partner);
  const list = async (id: string, fields = {}) => {
    const { body } = await partner.call('PUT', `/listings/${id}`, aListing(fields));
    paths.set(id, new URL(body.public_url).pathname);
  };
  await list('bramble');
  await list('heather');
  // It leaves a snapshot, which knows both.
  await first.stop();
  const second = await startTestSite({
    ...settings(),
    READ_DATABASE_URL: '',
    DATA_DIR: join(root, 'other'),
  });
  const call = (method: string, path: string, body: unknown) =>
    fetch(`${second.address}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('PUT', '/listings/heather', aListing({ status: 'paused' }));
  const { public_url: url } = (await (await call('PUT', '/listings/moss', aListing())).json()) as {
    public_url: string;
  };
  paths.set('moss', new URL(url).pathname);
  await second.stop();
  await stopServer(primary);
  await initialise(standby);
  rmSync(standby.data, { recursive: true });
  // With its owner, who is not who runs the tests where that is root.
  execFileSync('cp', ['-a', primary.data, standby.data]);
  writeFileSync(join(standby.data, 'standby.signal'), '');
  await startServer(standby, SERVER);
});
after(async () => {
  await stopServer(standby);
  await stopServer(primary);
  rmSync(root, { recursive: true, force: true });
});

describe('a web process that starts while the primary database is away', () => {
  let site: TestSite;
  after(() => site.stop());
  const ask = (path: string) =>
    fetch(site.address + path, { headers: { 'user-agent': BROWSER }, redirect: 'manual' });

  it('answers pages by its replica and the snapshot of its index, and says that they may be old', async () => {
    site = await startTestSite(settings());
    const [all, reads] = [await ask('/readyz'), await ask('/readyz/reads')];
    assert.deepEqual(
      [all.status, await all.text(), reads.status],
      [503, 'reads only: the database does not answer\n', 200],
    );
    const { status, text } = await site.page(paths.get('bramble')!);
    assert.equal(status, 200);
    assert.match(text, /may be some minutes old/);
    const found = await site.page('/search');
    assert.equal(found.status, 200);
    assert.equal(found.listings.length, 2, 'bramble and moss');
  });

  it('shows what was listed, and not what was paused, after the snapshot', async () => {
    assert.equal((await site.page(paths.get('moss')!)).status, 200);
    assert.notEqual((await site.page(paths.get('heather')!)).status, 200);
  });

  it('takes nothing in, and says so', async () => {
    const headers = { authorization: `Bearer ${key}` };
    const refused = await fetch(`${site.address}/api/v1/me`, { headers });
    assert.equal(refused.status, 503);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
  });

  it('does everything once the primary is back, without a restart', async () => {
    await startServer(primary, SERVER);
    await until(async () => (await ask('/readyz')).status === 200, 'it is not ready');
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const written = await fetch(`${site.address}/api/v1/listings/fern`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(aListing()),
    });
    assert.equal(written.status, 201);
    const { listings } = await site.page('/search');
    assert.equal(listings.length, 3);
  });
});

describe('a process does not start while the primary database is away', () => {
  before(() => stopServer(primary));
  const isRefused = async (more: Record<string, string>) => {
    const env = { ...bareEnvironment(), PORT: '0', DEMO: '0', ...settings(), ...more };
    await assert.rejects(run(process.execPath, [MAIN], { env }), ({ code, stderr }) => {
      assert.equal(code, 1);
      assert.match(stderr, /^DATABASE_URL leads to no database that can be used: /m);
      return true;
    });
  };

  it('without a replica', () => isRefused({ READ_DATABASE_URL: '' }));
  it('when it works, as a worker or as both', () => isRefused({ ROLE: 'all' }));
  it('without a snapshot of the search index', () =>
    isRefused({ DATA_DIR: join(root, 'without') }));
});
