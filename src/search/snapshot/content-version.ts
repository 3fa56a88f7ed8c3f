import { createHash } from 'node:crypto';
import { endianness } from 'node:os';
import type { Schema } from '@campcairn/column-index';
import { DECLARE_OSM_CAMPSITES } from '../campsite-row.sql.ts';
import { DECLARE_SEARCHABLE, type SearchableRow, selectNightsOf } from '../index-row.sql.ts';

/**
 * One higher whenever the columns that there are hold something else of the same rows, or hold it elsewhere: a
 * snapshot of the release before is then not used. A column more or less needs none, since the fingerprint has the
 * columns. `content-version.test.ts` says when.
 */
export const CONTENT_VERSION = 5;

/** What a snapshot's content depends on: the version, what is read of the database, and the columns. */
export function fingerprintOf({ columns, daily }: Schema<SearchableRow>): string {
  // JSON leaves out the functions that read a row.
  const declared = Object.entries(columns);
  const read = [DECLARE_SEARCHABLE, selectNightsOf.text, DECLARE_OSM_CAMPSITES];
  return createHash('sha256')
    .update(JSON.stringify([CONTENT_VERSION, endianness(), read, declared, daily]))
    .digest('hex');
}
