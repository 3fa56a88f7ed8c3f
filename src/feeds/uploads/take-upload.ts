import type { ListingInput, ListingWriter } from '../../listings/index.ts';
import { wholeSecond } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { RowSink } from '../map/row-importer.ts';
import { giveId } from './title-ids.ts';
import { uploadImporter, type UploadDeps, rowOf, townsOf } from './upload-importer.ts';
import type { UploadResult } from './upload-preview.ts';
import { ROWS_PER_TURN } from './upload-limits.ts';
import { selectUploadSources } from './upload-row.sql.ts';
import type { UploadSource } from './upload.sql.ts';

interface Deps extends UploadDeps {
  writer: Pick<ListingWriter, 'writeAll'>;
}

/**
 * Adds and changes listings by the valid rows of a file, compared with the listings as they are now.
 * @param signal aborts the import by a throw
 * @throws FeedBroken when no row is valid any longer
 */
export async function takeRows(
  deps: Deps,
  tx: Tx,
  upload: UploadSource & { header: readonly string[] | null },
  signal?: AbortSignal,
): Promise<UploadResult> {
  const { partner_id: partnerId, header } = upload;
  const now = wholeSecond(deps.clock.now());
  const done = { created: 0, updated: 0, unchanged: 0 };
  let writes: { partnerId: number; externalId: string; input: ListingInput; now: Date }[] = [];
  const sink: RowSink = {
    add({ externalId, listing }) {
      if (listing === null) return;
      const input = { ...listing.document, amenities: listing.amenities } as ListingInput;
      writes.push({ partnerId, externalId, input, now });
    },
    async flush() {
      const written = await deps.writer.writeAll(tx, writes);
      for (const { result } of written) done[result] += 1;
      writes = [];
    },
  };
  /** The ids of the rows of a batch, as the preview has shown them. */
  const ids = new Map<number, string>();
  const sinks = { sink, towns: townsOf(deps, tx, upload) };
  const importer = uploadImporter(deps, tx, upload, sinks, async (mapped) => {
    for (const { row, mapped: listing } of mapped) giveId(listing, ids.get(row.number) ?? '');
  });
  for (let after = -1; ;) {
    const rows = await tx.query(selectUploadSources, [upload.id, after, ROWS_PER_TURN]);
    const last = rows.at(-1);
    if (last === undefined) break;
    signal?.throwIfAborted();
    ids.clear();
    for (const { row, external_id: id } of rows) ids.set(row, id);
    const read = rows.map(({ row, source }) => ({ ...source, number: row, unreadable: null }));
    await importer.add(read.map((row) => rowOf(row, header)));
    after = last.row;
  }
  importer.checkUsable();
  return { ...done, failed: importer.problems.failedRows };
}
