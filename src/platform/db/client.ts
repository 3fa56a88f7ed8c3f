import pg from 'pg';

/**
 * Makes a connection of its own, outside of any pool; it connects when it is told to. Its end is told to
 * whoever waits for a statement, and by `end`: `pg` also emits `error`, which unheard ends the process.
 */
export function openClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  return client;
}
