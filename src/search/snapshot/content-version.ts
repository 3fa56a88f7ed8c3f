import { createHash } from 'node:crypto';
import { endianness } from 'node:os';
import type { Schema } from '@campcairn/column-index';
import { DECLARE_OSM_CAMPSITES } from '../campsite-row.sql.ts';
import { DECLARE_SEARCHABLE, type SearchableRow, selectNightsOf } from '../index-row.sql.ts';

/**
 * Raise it when an existing column holds other values for the same rows, or stores them elsewhere: snapshots of the
 * release before are then not used. A column that is added or removed needs no raise, because the fingerprint
 * contains the columns. `content-version.test.ts` fails when the content changes.
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
