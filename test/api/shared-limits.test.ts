import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { client, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { startValkey, type ValkeyServer, withoutValkey } from '../support/valkey-server.ts';

describe('two processes that share a Valkey', { skip: withoutValkey }, () => {
  let valkey: ValkeyServer;
  let one: TestCampcairn;
  let two: TestCampcairn;
  let key: string;
  before(async () => {
    valkey = await startValkey();
    const settings = {
      SECRET_KEY: 'one secret for all processes of an installation',
      RATE_LIMIT: '120',
      VALKEY_URL: valkey.url,
    };
    one = await startTestCampcairn(settings);
    two = await startTestCampcairn({ ...settings, DATABASE_URL: one.database.url });
    ({ key } = await one.partner());
  });
  after(async () => {
    await two.stop();
    await one.stop();
    await valkey.kill();
  });

  /** The answers to so many calls, at once at both processes in turns, by status. */
  async function calls(times: number) {
    const asked = Array.from({ length: times }, (_, at) =>
      client((at % 2 ? one : two).address, key)('GET', '/me'),
    );
    const answers = await Promise.all(asked);
    const by = (status: number) => answers.filter((answer) => answer.status === status);
    return { taken: by(200), refused: by(429) };
  }

  it('allow a partner its requests once, to the very request', async () => {
    const { taken, refused } = await calls(200);
    assert.deepEqual([taken.length, refused.length], [120, 80]);
    for (const { headers } of refused) {
      assert.equal(headers.get('retry-after'), '60');
      assert.equal(headers.get('ratelimit-policy'), '120;w=60');
    }
  });

  it('go on without it, each within the limit', async () => {
    for (const { clock } of [one, two]) clock.advance(60_000);
    await valkey.kill();
    const { taken, refused } = await calls(300);
    assert.equal(taken.length + refused.length, 300);
    // Each by itself until they have exchanged what they counted, which they do every second.
    assert.ok(taken.length >= 120 && taken.length <= 240, `${taken.length} taken`);
    for (const { foundation } of [one, two]) await foundation.rateLimits.exchange();
    assert.equal((await calls(10)).taken.length, 0);
  });
});
