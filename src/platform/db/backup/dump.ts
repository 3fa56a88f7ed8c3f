import { copyOut } from '../copy.ts';
import type { Db } from '../database.ts';
import {
  columnList,
  type Content,
  contentOf,
  nameOf,
  PLAIN_VALUES,
  type SequenceState,
  sequencesOf,
  tablesOf,
} from './catalogue.ts';
import { writeFrames } from './frames.ts';
import { type Right, rightsOf } from './rights.ts';

/** The first frame of a backup. */
export interface Header {
  format: 'campcairn backup';
  version: 1;
  made_at: string;
  server_version: string;
  /** The migrations that the database has had. */
  migrations: string[];
  /** The caller's notes for a later restore. */
  about: Record<string, unknown>;
}

/** The last frame of a backup: the content that a restored database must have. */
export interface Trailer {
  contents: Record<string, Content>;
  /** States of sequences; earlier backups have only the last number, 0 before the first. */
  sequences: Record<string, SequenceState | string>;
  /** Rights of roles other than the owner; earlier backups have none. */
  rights?: Right[];
}

/** A summary of a backup's content. */
export interface BackupSummary {
  tables: number;
  rows: number;
}

/**
 * Writes the database, as it is at one moment, into a file; others may read and write meanwhile.
 * @param about is stored in the file's header
 */
export async function dumpDatabase(
  db: Db,
  file: string,
  now: Date,
  about: Record<string, unknown>,
): Promise<BackupSummary> {
  let summary: BackupSummary = { tables: 0, rows: 0 };
  await writeFrames(file, (write) =>
    db.withSession((session) =>
      session.transaction(async ({ client }) => {
        await client.query('set transaction isolation level repeatable read, read only');
        await client.query(PLAIN_VALUES);
        // Each table has one sequential reader, so that rows return in their order.
        await client.query('set local synchronize_seqscans = off');
        const known = await client.query('select name from migration order by name');
        const version = await client.query('show server_version');
        const header: Header = {
          format: 'campcairn backup',
          version: 1,
          made_at: now.toISOString(),
          server_version: version.rows[0].server_version,
          migrations: known.rows.map(({ name }) => name),
          about,
        };
        await write({ kind: 'object', value: header });
        const contents: Trailer['contents'] = {};
        for (const table of await tablesOf(client)) {
          await write({ kind: 'object', value: table });
          const sql = `copy ${nameOf(table)} ${columnList(table)} to stdout`;
          for await (const bytes of copyOut(client, sql) as AsyncIterable<Buffer>) {
            await write({ kind: 'data', bytes });
          }
          contents[table.name] = await contentOf(client, table);
        }
        const rights = (await rightsOf(client)).filter(({ ofOwner }) => !ofOwner);
        const trailer: Trailer = { contents, sequences: await sequencesOf(client), rights };
        await write({ kind: 'object', value: trailer });
        const counts = Object.values(contents).map(({ rows }) => rows);
        summary = { tables: counts.length, rows: counts.reduce((sum, rows) => sum + rows, 0) };
      }),
    ),
  );
  return summary;
}
