import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { pino } from 'pino';
import { seeded } from '@campcairn/seeded';
import sharp from 'sharp';
import { type FaultProxy, startFaultProxy } from '../../test/support/fault-proxy.ts';
import {
  createImageLab,
  type ImageLab,
  type ImageProxy,
} from '../../test/support/image-fixture.ts';
import { type S3Server, startS3Server } from '../../test/support/s3-server.ts';
import { openObjectStore, type ObjectStoreOptions } from '../platform/object-store/index.ts';
import type { ImagesOptions } from './index.ts';
import { until } from '../../test/support/until.ts';

const SECRET = 'the secret of the reader';

const photo = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe('processes on machines of their own that share an object store', () => {
  let fixture: ImageLab;
  let store: S3Server;
  let way: FaultProxy;
  let lines: string[] = [];
  let open: ImageProxy[] = [];
  let count = 0;
  before(async () => {
    fixture = await createImageLab();
    store = await startS3Server({ clock: fixture.clock });
    way = await startFaultProxy({ host: '127.0.0.1', port: store.port }, seeded('images'));
  });
  after(async () => {
    await way.close();
    await store.close();
    await fixture.close();
  });
  beforeEach(() => {
    lines = [];
    fixture.partner.received.length = 0;
    store.received.length = 0;
  });
  afterEach(async () => {
    await way.set(undefined);
    store.answer = undefined;
    store.knowsConditions = true;
    for (const one of open) await one.stop();
    open = [];
  });

  /** Returns the names of pictures and sources in the store. */
  const held = () =>
    new Map(
      [...store.buckets.get('pictures')!].filter(([name]) => name.startsWith('made/here/v2/')),
    );
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const objects = (more: Partial<ObjectStoreOptions> = {}) =>
    openObjectStore({
      setting: 'IMAGE_STORE_URL',
      endpoint: `http://${way.host}:${way.port}`,
      region: 'eu-west-1',
      bucket: 'pictures',
      prefix: 'made/here',
      accessKeyId: 'reader',
      secretAccessKey: SECRET,
      pathStyle: true,
      clock: fixture.clock,
      ...more,
    });
  /** Opens the proxy like another process, with a folder of its own. */
  async function aProcess(more: Partial<ImagesOptions> = {}): Promise<ImageProxy> {
    const started = await fixture.another({
      log,
      objects: objects(),
      lookAgainAfterMs: 20,
      ...more,
    });
    open.push(started);
    return started;
  }
  /** Publishes a new photo on the partner's server. */
  async function aPhoto(): Promise<string> {
    count += 1;
    const path = `/photo-${count}.jpg`;
    fixture.files.set(path, { body: await photo(`rgb(${count * 7}, 80, 120)`) });
    return path;
  }
  const shown = async (one: ImageProxy, path: string, size = '640') => {
    const response = await one.show(path, size);
    assert.equal(response.status, 200, path);
    return Buffer.from(await response.arrayBuffer());
  };
  const settled = (one: ImageProxy) => one.images.shared!.settled();
  const isThere = (one: ImageProxy) => one.images.shared!.isThere();

  it('make a picture once: what one has made, the other shows', async () => {
    const path = await aPhoto();
    const one = await aProcess();
    const made = await shown(one, path);
    await settled(one);
    const two = await aProcess();
    assert.deepEqual(await shown(two, path), made);
    assert.deepEqual(fixture.asked(), [path], 'the partner was asked once');
    assert.deepEqual(two.images.from, { disk: 0, store: 1, made: 0 });
    assert.deepEqual(two.images.sizeOf(`${fixture.partner.url}${path}`), {
      width: 900,
      height: 600,
    });
    assert.deepEqual(await shown(two, path), made);
    assert.deepEqual(two.images.from, { disk: 1, store: 1, made: 0 }, 'then from its own disk');
  });

  it('make another size of what one has fetched, without asking the partner', async () => {
    const path = await aPhoto();
    const one = await aProcess();
    await shown(one, path);
    await settled(one);
    const two = await aProcess();
    await shown(two, path, '320');
    assert.deepEqual(fixture.asked(), [path]);
    assert.deepEqual(two.images.from, { disk: 0, store: 1, made: 1 });
  });

  it('share the pictures of link previews', async () => {
    const path = await aPhoto();
    const card = {
      cover: `${fixture.partner.url}${path}`,
      title: 'Fern',
      place: 'Keswick',
      price: null,
    };
    const one = await aProcess();
    const first = await one.get(one.images.cardPath(card));
    await settled(one);
    const two = await aProcess();
    const second = await two.get(two.images.cardPath(card));
    assert.deepEqual([first.status, second.status], [200, 200]);
    assert.equal(second.headers.get('etag'), first.headers.get('etag'));
    assert.equal(two.images.from.made, 0);
  });

  it('do no harm by making the same at the same time', async () => {
    const path = await aPhoto();
    const both = [await aProcess(), await aProcess()];
    const [one, two] = await Promise.all(both.map((each) => shown(each, path)));
    assert.deepEqual(one, two);
    for (const each of both) await settled(each);
    assert.deepEqual(
      both.map((each) => each.images.shared!.failures),
      both.map(() => ({ read: 0, write: 0, look: 0, 'given up': 0 })),
    );
    assert.deepEqual(await shown(await aProcess(), path), one);
  });

  it('use a store that cannot write on a condition', async () => {
    store.knowsConditions = false;
    const path = await aPhoto();
    const one = await aProcess();
    const made = await shown(one, path);
    await settled(one);
    assert.deepEqual(await shown(await aProcess(), path), made);
    assert.deepEqual(fixture.asked(), [path]);
  });

  it('write what they have made before they stop', async () => {
    const path = await aPhoto();
    const one = await aProcess();
    await way.set({ kind: 'latency', mostMs: 100 });
    await shown(one, path);
    await one.stop();
    open = [];
    await way.set(undefined);
    const two = await aProcess();
    await shown(two, path);
    assert.deepEqual(fixture.asked(), [path]);
  });

  it('show pictures while the store refuses connections, and share what was made meanwhile later', async () => {
    const [before, meanwhile] = [await aPhoto(), await aPhoto()];
    const one = await aProcess();
    await shown(one, before);
    await settled(one);
    await way.set({ kind: 'refused' });
    await shown(one, before);
    await shown(one, meanwhile);
    await shown(one, meanwhile, '320');
    await until(() => !isThere(one), 'the store is missed');
    assert.equal(lines.length, 1, lines.join(''));
    assert.match(lines[0]!, /"level":40.*cannot be asked/);
    await way.set(undefined);
    await until(() => isThere(one), 'the store is found again');
    await settled(one);
    fixture.partner.received.length = 0;
    const two = await aProcess();
    await shown(two, meanwhile);
    assert.deepEqual(fixture.asked(), [], 'what was made while it was away is there');
    assert.equal(two.images.from.made, 0);
  });

  it('wait once for a store that does not answer, and not again', async () => {
    const paths = [await aPhoto(), await aPhoto(), await aPhoto()];
    const one = await aProcess();
    await until(() => store.received.length >= 3, 'it was looked at');
    await way.set({ kind: 'silence', directions: ['to server', 'to client'] });
    await Promise.all(paths.map((path) => shown(one, path)));
    assert.equal(isThere(one), false);
    const asked = one.images.shared!.failures.read;
    await shown(one, await aPhoto());
    assert.equal(one.images.shared!.failures.read, asked, 'nobody asked it');
  });

  it('show pictures by a slow way, and by one that breaks', async () => {
    const one = await aProcess();
    const path = await aPhoto();
    await shown(one, path);
    await settled(one);
    await way.set({ kind: 'latency', mostMs: 150 });
    await shown(await aProcess(), path);
    for (let time = 0; time < 4; time++) {
      const two = await aProcess();
      await way.set({ kind: 'cut', direction: 'to client', mostBytes: 3_000, deaf: false });
      await shown(two, path);
      await shown(two, await aPhoto());
    }
  });

  it('show pictures while the store is overloaded', async () => {
    const path = await aPhoto();
    const one = await aProcess();
    store.answer = { status: 503, code: 'SlowDown' };
    await shown(one, path);
    assert.match(lines.join(''), /answers 503 SlowDown/);
  });

  it('make a picture again whose object is not what was written, and write it anew', async () => {
    const path = await aPhoto();
    const one = await aProcess();
    const made = await shown(one, path);
    await settled(one);
    for (const [name, object] of held())
      if (!name.includes('/known/')) object.bytes = Buffer.from('<html>Sign in to the Wi-Fi');
    const two = await aProcess();
    assert.deepEqual(await shown(two, path), made);
    await settled(two);
    fixture.partner.received.length = 0;
    const three = await aProcess();
    assert.deepEqual(await shown(three, path), made);
    assert.deepEqual(fixture.asked(), []);
    assert.equal(three.images.from.made, 0);
  });

  it('have no picture any more that vanished at its source', async () => {
    const path = await aPhoto();
    const one = await aProcess();
    await shown(one, path);
    await shown(one, path, '320');
    await settled(one);
    const had = held().size;
    fixture.files.delete(path);
    fixture.clock.advance(8 * 86_400_000);
    // The old picture is shown once more while the source is requested.
    await shown(one, path);
    for (let tries = 0; (await one.show(path)).status === 200; tries++) assert.ok(tries < 1_000);
    await settled(one);
    assert.equal(had - held().size, 4, 'the master, two sizes and what was known of it');
    const two = await aProcess();
    assert.equal((await two.show(path)).status, 404);
  });

  it('write again what they read that was written long ago, so that a rule by age keeps what is used', async () => {
    const path = await aPhoto();
    const one = await aProcess();
    await shown(one, path);
    await settled(one);
    fixture.clock.advance(6 * 86_400_000);
    const two = await aProcess();
    const at = () => [...held().values()].map(({ modified }) => modified.getTime()).toSorted();
    const young = at();
    await shown(two, path);
    await settled(two);
    assert.deepEqual(at(), young);
    for (const object of held().values())
      object.modified = new Date(fixture.clock.now().getTime() - 46 * 86_400_000);
    const three = await aProcess();
    await shown(three, path);
    await settled(three);
    const now = fixture.clock.now().getTime();
    assert.equal(at().filter((time) => now - time < 1_000).length, 2, 'the size and the record');
  });

  it('say in one sentence what is wrong with the settings, and show pictures', async () => {
    const wrong: [RegExp, Partial<ObjectStoreOptions>][] = [
      [
        /IMAGE_STORE_URL names the bucket elsewhere, which 127\S+ does not have/,
        { bucket: 'elsewhere' },
      ],
      [/S3_ACCESS_KEY_ID is not known/, { accessKeyId: 'nobody' }],
      [/S3_SECRET_ACCESS_KEY does not belong/, { secretAccessKey: 'not the secret of anybody' }],
      [/S3_REGION is us-east-1, and the bucket pictures is in eu-west-1/, { region: 'us-east-1' }],
      [/The clock of this machine/, { clock: { now: () => new Date('2026-01-01') } }],
    ];
    for (const [sentence, more] of wrong) {
      lines = [];
      await assert.rejects(objects(more).check(), sentence);
      const one = await aProcess({ objects: objects(more) });
      await shown(one, await aPhoto());
      await until(() => lines.length > 0, 'it is said');
      assert.match(lines[0]!, sentence);
      assert.match(lines[0]!, /"level":50/);
      await until(() => one.images.shared!.failures.look > 2, 'it is looked for again');
      assert.equal(lines.length, 1, 'once a minute');
      assert.doesNotMatch(lines[0]!, /secret of|nobody/);
    }
  });

  it('say it again after a minute, and when it is right again', async () => {
    store.answer = { status: 403, code: 'AccessDenied' };
    const one = await aProcess();
    await until(() => lines.length === 1, 'it is said');
    fixture.clock.advance(60_000);
    await until(() => lines.length === 2, 'it is said again');
    store.answer = undefined;
    await until(() => isThere(one), 'it is found');
    assert.match(lines[2]!, /is used again/);
  });
});
