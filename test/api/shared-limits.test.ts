import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { client, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';

describe('two processes on one database', () => {
  let one: TestCampcairn;
  let two: TestCampcairn;
  let key: string;
  before(async () => {
    const settings = {
      SECRET_KEY: 'one secret for all processes of an installation',
      RATE_LIMIT: '120',
    };
    one = await startTestCampcairn(settings);
    two = await startTestCampcairn({ ...settings, DATABASE_URL: one.database.url });
    ({ key } = await one.partner());
  });
  after(async () => {
    await two.stop();
    await one.stop();
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

  it('refuse a partner what it used up at the other, once they have exchanged their counts', async () => {
    const { taken, refused } = await calls(300);
    assert.equal(taken.length + refused.length, 300);
    // Each counts by itself until they exchange, which they do every second.
    assert.ok(taken.length >= 120 && taken.length <= 240, `${taken.length} taken`);
    for (const { context } of [one, two]) await context.rateLimits.exchange();
    const after = await calls(10);
    assert.equal(after.taken.length, 0);
    for (const { headers } of after.refused) {
      assert.equal(headers.get('retry-after'), '60');
      assert.equal(headers.get('ratelimit-policy'), '120;w=60');
    }
  });
});
