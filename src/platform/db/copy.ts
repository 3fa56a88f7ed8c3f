import type pg from 'pg';
import { type CopyStreamQuery, from, to, type CopyToStreamQuery } from 'pg-copy-streams';

/**
 * Adds a listener for `error`: streams of COPY emit it when their connection ends, also after a first
 * `error` for which `once` has removed its listener; without one, that would end the process.
 */
function withErrorListener<T extends NodeJS.EventEmitter>(stream: T): T {
  return stream.on('error', () => undefined);
}

/**
 * Starts a `copy … from stdin`; `finish` is emitted when the database has stored the written rows.
 */
export const copyIn = (client: pg.ClientBase, sql: string): CopyStreamQuery =>
  withErrorListener(client.query(from(sql)));

/** Starts a `copy … to stdout`; the stream must be read to its end. */
export const copyOut = (client: pg.ClientBase, sql: string): CopyToStreamQuery =>
  withErrorListener(client.query(to(sql)));
