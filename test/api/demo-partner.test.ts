import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import sharp from 'sharp';
import { banner } from '../../src/app/server/banner.ts';
import { ensureDemo } from '../../src/app/use-cases/demo.ts';
import { checkListing } from '../../src/listings/index.ts';
import { client, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';

let campcairn: TestCampcairn;
before(async () => {
  campcairn = await startTestCampcairn({ DEMO: '1' });
});
after(() => campcairn.stop());

/** Looks after the demo as the next start does. */
const nextStart = () => ensureDemo(campcairn.context, campcairn.services);
const statusWith = async (key: string | undefined) =>
  (await client(campcairn.address, key)('GET', '/me')).status;

it('the key of the demo works, and is the same at the next start', async () => {
  const key = campcairn.demo?.key;
  assert.equal(await statusWith(key), 200);
  assert.equal((await nextStart()).key, key);
});

it('a key that an operator replaced is not shown any more, and the new one stays valid', async () => {
  const { api_key: newer } = await campcairn.services.partners.issueKey('campcairn-demo');
  const demo = await nextStart();
  assert.equal(demo.key, undefined);
  const text = banner(campcairn.context.settings, { demo });
  assert.match(text, /Demo API key +replaced; npm run -s cc -- key issue campcairn-demo/);
  assert.equal(await statusWith(newer), 200);
});

it('a folder that has no key gets a new one', async () => {
  rmSync(join(campcairn.context.settings.DATA_DIR, 'demo-key'));
  assert.equal(await statusWith((await nextStart()).key), 200);
});

it('the demo’s listings pass the checks of the API just as they are', () => {
  const all = [...campcairn.services.demo.listings('2026-05-01')];
  assert.equal(all.length, 2_000);
  for (const { input, externalId } of all) {
    const checked = checkListing(input);
    assert.ok(checked.ok, `${externalId}: ${JSON.stringify(!checked.ok && checked.problems)}`);
    assert.deepEqual(JSON.parse(JSON.stringify(checked.value)), input);
  }
});

it('the demo’s pictures are drawn by the image proxy, under tags that do not change', async () => {
  const { images } = campcairn.services;
  const source = 'https://pictures.campcairn.example/camp/coachbuilt/coast/summer-golden/k3f9.jpg';
  const path = images.path(source).replace('{w}', '320');
  const response = await fetch(`${campcairn.address}${path}`, {
    headers: { accept: 'image/avif' },
  });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('etag'), '"afc5225851bb3f74-320-avif"');
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  assert.deepEqual([width, height], [320, 213]);
  assert.deepEqual(images.sizeOf(source), { width: 1200, height: 800 });
});

it('the demo has an operator, and links to sign in, only where the site is on the machine itself', async () => {
  const { context, services } = campcairn;
  assert.equal(campcairn.demo?.signIn, undefined);
  assert.deepEqual(await services.operators.list(), []);
  const settings = { ...context.settings, PUBLIC_URL: 'http://localhost:4000' };
  const { signIn } = await ensureDemo({ ...context, settings }, services);
  assert.match(signIn!.operator, /^http:\/\/localhost:4000\/sign-in\/\w{43}\?demo=[\w-]{32}$/);
  assert.equal((await services.operators.list()).length, 1);
});
