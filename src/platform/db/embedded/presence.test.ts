import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { it } from 'node:test';
import type pg from 'pg';
import { enter } from './presence.ts';

/** A connection to a server that nobody else uses. */
class Connection extends EventEmitter {
  open = true;
  ref(): void {}
  unref(): void {}
  async query() {
    if (!this.open) throw new Error('Connection terminated');
    return { rows: [{ others: 0, alone: true }] };
  }
  async end() {
    this.lose();
  }
  /** Ends as when the server was killed. */
  lose(): void {
    if (!this.open) return;
    this.open = false;
    this.emit('end');
  }
}
const asClient = (connection: Connection) => connection as unknown as pg.Client;

it('whoever leaves while the server is being started again is the last to leave that one', async () => {
  const [first, second] = [new Connection(), new Connection()];
  const started = Promise.withResolvers<pg.Client>();
  const presence = enter(asClient(first), () => started.promise);
  first.lose();
  const leaving = presence.leave();
  started.resolve(asClient(second));
  assert.equal(await leaving, true);
  assert.equal(second.open, false);
});

it('whoever leaves while no server can be started leaves at once', async () => {
  const first = new Connection();
  const presence = enter(asClient(first), () => Promise.reject(new Error('no space left')));
  first.lose();
  await new Promise(setImmediate);
  assert.equal(await presence.leave(), false);
});
