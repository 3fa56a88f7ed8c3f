import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { commandLine } from '../support/command-line.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';

const SECRET = 'the secret of the reader';

describe('two processes with an object store', () => {
  let store: S3Server;
  let settings: Record<string, string>;
  let one: TestCampcairn;
  let two: TestCampcairn;
  before(async () => {
    store = await startS3Server();
    settings = {
      SECRET_KEY: 'one secret for all processes of an installation',
      METRICS_PORT: '0',
      IMAGE_STORE_URL: 's3://pictures/made',
      S3_ENDPOINT: store.url,
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY_ID: 'reader',
      S3_SECRET_ACCESS_KEY: SECRET,
      S3_FORCE_PATH_STYLE: '1',
    };
    one = await startTestCampcairn(settings);
    // The store holds signatures to the time of the machine.
    one.clock.set(new Date());
    two = await startTestCampcairn({ ...settings, DATABASE_URL: one.database.url });
    two.clock.set(new Date());
  });
  after(async () => {
    await two.stop();
    await one.stop();
    await store.close();
  });

  /** A figure of a process. */
  const figure = async ({ metricsAddress }: TestCampcairn, name: string): Promise<number> => {
    const text = await (await fetch(`${metricsAddress}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  };
  const made = (campcairn: TestCampcairn) =>
    figure(campcairn, 'campcairn_images_total{from="made"}');
  const isUsed = async (campcairn: TestCampcairn, wanted: 0 | 1) => {
    while ((await figure(campcairn, 'campcairn_image_store_connected')) !== wanted) await wait(50);
  };
  /** A drawn picture of the demo partner's, by its number. */
  const show = async (campcairn: TestCampcairn, path: string) => {
    const response = await fetch(`${campcairn.address}${path}`, {
      headers: { accept: 'image/webp' },
    });
    assert.equal(response.status, 200);
    return Buffer.from(await response.arrayBuffer());
  };
  const paths = async () => {
    const { images, loadDemo } = one.services;
    const demo = await loadDemo();
    const shown = new Set<string>();
    for (const { input } of demo.listings('2026-05-04')) {
      for (const { url } of input.images ?? []) shown.add(url);
      if (shown.size > 1) break;
    }
    return [...shown].map((url) => images.path(url).replace('{w}', '480'));
  };

  it('show what either has made, without making it again', async () => {
    const [path = ''] = await paths();
    await isUsed(one, 1);
    await isUsed(two, 1);
    const first = await show(one, path);
    await one.services.images.shared!.settled();
    assert.deepEqual(await show(two, path), first);
    assert.deepEqual([await made(one), await made(two)], [1, 0]);
    assert.equal(await figure(two, 'campcairn_images_total{from="store"}'), 1);
  });

  it('are checked from the command line, which says what is wrong', async () => {
    const { cc, say, refusal } = commandLine(one, settings);
    const { host } = new URL(store.url);
    assert.deepEqual(await cc('images', 'check'), {
      store: `s3://pictures/made at ${host}`,
      written: true,
      read: true,
      removed: true,
    });
    assert.match(await commandLine(one).say('images', 'check'), /IMAGE_STORE_URL is not set/);
    const wrong = { ...settings, S3_SECRET_ACCESS_KEY: 'the wrong one' };
    const said = await commandLine(one, wrong).refusal('images', 'check');
    assert.match(said, /^S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID at 127/);
    assert.ok(!said.includes('the wrong one'));
    store.buckets.set('pictures-too', new Map());
    const other = { ...settings, IMAGE_STORE_URL: 's3://pictures-three' };
    assert.match(
      await commandLine(one, other).refusal('images', 'check'),
      /^IMAGE_STORE_URL names the bucket pictures-three, which/,
    );
    const kept = { ...settings, PHOTO_STORE_URL: 's3://pictures/photos' };
    assert.equal(
      (await commandLine(one, kept).cc('photos', 'check')).store,
      `s3://pictures/photos at ${host}`,
    );
    assert.match(await say('photos', 'check'), /PHOTO_STORE_URL is not set/);
    const nowhere = { ...settings, PHOTO_STORE_URL: 's3://pictures-three' };
    assert.match(
      await commandLine(one, nowhere).refusal('photos', 'check'),
      /^PHOTO_STORE_URL names the bucket pictures-three, which/,
    );
    assert.match(await say('help', 'images'), /images check/);
    assert.equal(await refusal('images', 'check', 'now').then(Boolean), true);
  });

  it('are ready and show every picture while the store is gone', async () => {
    const [path = '', other = ''] = await paths();
    await store.close();
    const known = await show(two, path);
    assert.ok(known.length > 0);
    assert.ok((await show(two, other)).length > 0);
    await isUsed(two, 0);
    assert.equal((await fetch(`${two.address}/readyz`)).status, 200);
    assert.equal(await made(two), 1);
    assert.ok((await figure(two, 'campcairn_image_store_failures_total{what="read"}')) > 0);
  });
});
