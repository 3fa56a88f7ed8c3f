import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { banner } from '../../src/app/banner.ts';
import { ensureDemo } from '../../src/app/demo.ts';
import { client, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';

let campcairn: TestCampcairn;
before(async () => {
  campcairn = await startTestCampcairn({ DEMO: '1' });
});
after(() => campcairn.stop());

/** Looks after the demo as the next start does. */
const nextStart = () => ensureDemo(campcairn.foundation, campcairn.services);
const statusWith = async (key: string | undefined) =>
  (await client(campcairn.address, key)('GET', '/me')).status;

it('the key of the demo works, and is the same at the next start', async () => {
  const key = campcairn.demo?.key;
  assert.equal(await statusWith(key), 200);
  assert.equal((await nextStart()).key, key);
});

it('a key that an operator replaced is not told any more, and the new one stays valid', async () => {
  const { api_key: newer } = await campcairn.services.partners.issueKey('campcairn-demo');
  const demo = await nextStart();
  assert.equal(demo.key, undefined);
  const told = banner(campcairn.foundation.settings, demo);
  assert.match(told, /Demo API key +replaced; npm run -s cc -- key issue campcairn-demo/);
  assert.equal(await statusWith(newer), 200);
});

it('a folder that has no key gets a new one', async () => {
  rmSync(join(campcairn.foundation.settings.DATA_DIR, 'demo-key'));
  assert.equal(await statusWith((await nextStart()).key), 200);
});
