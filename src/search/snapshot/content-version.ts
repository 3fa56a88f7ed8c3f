import { createHash } from 'node:crypto';
import { endianness } from 'node:os';
import type { Schema } from '@campcairn/column-index';
import { DECLARE_OSM_CAMPSITES } from '../campsite-row.sql.ts';
import { DECLARE_SEARCHABLE, type SearchableRow, selectNightsOf } from '../index-row.sql.ts';

/**
 * Version of the index's content. Raise it by one whenever existing columns store other values for the same rows, or
 * store them elsewhere; snapshots of earlier releases are then not used. An added or removed column needs no new
 * version, because the fingerprint contains the list of columns. `content-version.test.ts` fails when the content
 * changes.
 */
export const CONTENT_VERSION = 6;

/**
 * Hash of everything that a snapshot's content depends on: the version, the machine's byte order, the statements that
 * read the database, and the columns. A snapshot with another fingerprint is not used.
 */
export function fingerprintOf({ columns, daily }: Schema<SearchableRow>): string {
  // JSON.stringify leaves out functions, so the columns' `read` functions are not part of the hash.
  const declared = Object.entries(columns);
  const read = [DECLARE_SEARCHABLE, selectNightsOf.text, DECLARE_OSM_CAMPSITES];
  return createHash('sha256')
    .update(JSON.stringify([CONTENT_VERSION, endianness(), read, declared, daily]))
    .digest('hex');
}
