import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Campcairn, type ClientOptions } from './index.ts';

/** A time that moves only by hand. */
function movedTime() {
  let time = 0;
  let timers: { at: number; ring(): void }[] = [];
  return {
    now: () => time,
    wait: (milliseconds: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const timer = { at: time + milliseconds, ring: resolve };
        timers.push(timer);
        signal?.addEventListener('abort', () => {
          timers = timers.filter((other) => other !== timer);
          reject(signal.reason);
        });
      }),
    timers: () => timers.length,
    /** Moves to the next timer whenever everything waits, until `work` has ended. */
    async until<T>(work: Promise<T>): Promise<T> {
      const state = { ended: false };
      const end = () => void (state.ended = true);
      work.then(end, end);
      while (!state.ended) {
        await setImmediate();
        if (state.ended || timers.length === 0) continue;
        time = Math.min(...timers.map(({ at }) => at));
        const due = timers.filter(({ at }) => at <= time);
        timers = timers.filter((timer) => !due.includes(timer));
        for (const { ring } of due) ring();
      }
      return work;
    },
  };
}

type Time = ReturnType<typeof movedTime>;

/** A server that counts as the API does: 120 calls in a window of 60 s, which the first one opens. */
function countingServer(time: Time, { limit = 120, states = true } = {}) {
  const windows = new Map<string, { endsAt: number; count: number }>();
  const server = {
    accepted: 0,
    refused: 0,
    async fetch(url: string): Promise<Response> {
      const scope = /\/(?:leads|events|stats)/.test(url) ? 'reading' : 'general';
      let window = windows.get(scope);
      if (!window || window.endsAt <= time.now())
        windows.set(scope, (window = { endsAt: time.now() + 60_000, count: 0 }));
      window.count += 1;
      const policy = states
        ? { 'ratelimit-policy': `${limit};w=60`, 'ratelimit-scope': scope }
        : {};
      if (window.count <= limit) {
        server.accepted += 1;
        return Response.json(
          { result: 'created', data: [], next_cursor: null },
          { headers: policy },
        );
      }
      server.refused += 1;
      const headers = { ...policy, 'retry-after': '60' };
      return Response.json(
        { error: { code: 'rate_limited', message: 'No.' } },
        { status: 429, headers },
      );
    },
  };
  return server;
}

const clientOf = (time: Time, server: { fetch(url: string): Promise<Response> }, more = {}) => {
  const { now, wait } = time;
  const options: ClientOptions = { apiKey: 'cc_test_abc', baseUrl: 'https://api.example/api/v1' };
  return new Campcairn({ ...options, now, wait, fetch: server.fetch, ...more });
};

const van = {
  category: 'campervan' as const,
  title: 'A van',
  url: 'https://vans.example/',
  location: { lat: 50, lng: -5 },
};

const puts = (client: Campcairn, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => client.listings.put(`van-${at}`, van)));

describe('all calls of a client', () => {
  it('go at the rate of the API: of 8,000 at once none is lost, and none refused', async () => {
    const time = movedTime();
    const server = countingServer(time);
    const results = await time.until(puts(clientOf(time, server), 8000));
    assert.deepEqual([results.length, server.accepted, server.refused], [8000, 8000, 0]);
    assert.ok(time.now() <= (8000 / 120) * 60_000, 'no slower than the API allows');
    assert.equal(time.timers(), 0, 'nothing keeps the process');
  });

  it('wait for the end of a 429 together, though other programs use the key', async () => {
    const time = movedTime();
    const server = countingServer(time);
    const others = [1, 2, 3].map(() => clientOf(time, server));
    const results = await time.until(Promise.all(others.map((client) => puts(client, 700))));
    assert.deepEqual([results.flat().length, server.accepted], [2100, 2100]);
    assert.ok(server.refused > 0);
  });

  it('keep to a lower rate that is set, and to a higher one that the API states', async () => {
    const time = movedTime();
    const slow = countingServer(time);
    await time.until(puts(clientOf(time, slow, { requestsPerMinute: 30 }), 120));
    assert.ok(time.now() > 3 * 60_000 && time.now() <= 4 * 60_000, String(time.now()));
    assert.equal(slow.refused, 0);
    const later = movedTime();
    const fast = countingServer(later, { limit: 600 });
    await later.until(puts(clientOf(later, fast), 600));
    assert.deepEqual([later.now(), fast.refused], [0, 0]);
  });

  it('leave reading out of it, which the API counts apart', async () => {
    const time = movedTime();
    const server = countingServer(time);
    const client = clientOf(time, server);
    const loading = puts(client, 500);
    await setImmediate();
    await client.leads.list().all();
    assert.equal(time.now(), 0);
    await time.until(loading);
  });

  it('are given up when none gets through for long, and stop when they are told to', async () => {
    const time = movedTime();
    const never = countingServer(time, { limit: 0, states: false });
    const gone = await time.until(
      Promise.allSettled(Array.from({ length: 9 }, () => clientOf(time, never).account.get())),
    );
    assert.ok(gone.every(({ status }) => status === 'rejected'));
    assert.equal(never.refused, 9 * 5);
    const server = countingServer(time, { limit: 1 });
    const client = clientOf(time, server);
    await time.until(client.account.get());
    const stop = new AbortController();
    const waiting = client.account.get({ signal: stop.signal });
    await setImmediate();
    assert.equal(time.timers(), 1);
    stop.abort(new Error('enough'));
    await assert.rejects(waiting, { message: 'enough' });
    assert.equal(time.timers(), 0, 'nothing keeps the process');
  });
});
