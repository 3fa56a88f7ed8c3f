import type pg from 'pg';
import { type CopyStreamQuery, from, to, type CopyToStreamQuery } from 'pg-copy-streams';

/**
 * Streams of COPY report the end of their connection by `error`, also after whoever uses them has been
 * told once and listens no more; unheard, that would end the process.
 */
function heard<T extends NodeJS.EventEmitter>(stream: T): T {
  return stream.on('error', () => undefined);
}

/** Starts a `copy … from stdin`; what is written goes to the database, `finish` says it is there. */
export const copyIn = (client: pg.ClientBase, sql: string): CopyStreamQuery =>
  heard(client.query(from(sql)));

/** Starts a `copy … to stdout`, to be read to its end. */
export const copyOut = (client: pg.ClientBase, sql: string): CopyToStreamQuery =>
  heard(client.query(to(sql)));
