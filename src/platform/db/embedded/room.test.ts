import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from '../../errors.ts';
import { openDatabase, ping, statement } from '../index.ts';
import { initialise, startServer, stopServer } from './cluster.ts';
import { clusterUrl, locateCluster } from './location.ts';
import { watchRoom } from './room.ts';

const write = statement('test.room.write', 'create table if not exists room (note text)');

it('a full disk refuses what is written, answers what is read, and writes again once there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-room-'));
  const cluster = locateCluster(folder);
  await initialise(cluster);
  await startServer(cluster, ['fsync=off', 'listen_addresses=', 'shared_buffers=16MB']);
  const db = openDatabase(clusterUrl(cluster, 'postgres'), { max: 1 });
  await db.execute(write);
  let free = 0;
  const watch = watchRoom(cluster, undefined, async () => free);
  const until = async (written: boolean) => {
    for (;;) {
      const error = await db.execute(write).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (error !== undefined) assert.ok(error instanceof DatabaseUnavailable);
      assert.deepEqual(await db.query(ping), [{ ok: 1 }]);
      if ((error === undefined) === written) return;
      await wait(20);
    }
  };
  await until(false);
  free = 1e9;
  await until(true);
  await watch.stop();
  await db.end();
  await stopServer(cluster);
  rmSync(folder, { recursive: true, force: true });
});
