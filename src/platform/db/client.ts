import pg from 'pg';

/**
 * Creates a connection outside of any pool; the caller connects it. When it ends, waiting statements
 * reject and `end` is emitted; `pg` also emits `error`, which without a listener ends the process.
 */
export function openClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  return client;
}
