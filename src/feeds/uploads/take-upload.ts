import type { ListingInput, ListingWriter } from '../../listings/index.ts';
import { wholeSecond } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { RowSink } from '../map/intake.ts';
import { handIntake, type HandNeeds, rowOf, townsOf } from './hand-intake.ts';
import type { HandImported } from './hand-report.ts';
import { ROWS_PER_TURN } from './upload-limits.ts';
import { selectUploadSources } from './upload-row.sql.ts';
import type { UploadSource } from './upload.sql.ts';

interface Needs extends HandNeeds {
  writer: Pick<ListingWriter, 'writeAll'>;
}

/**
 * Adds and changes the listings of a file's rows that did not fail, by the listings as they are now.
 * @param signal ends it by a throw
 * @throws FeedBroken when no row is valid any longer
 */
export async function takeRows(
  needs: Needs,
  tx: Tx,
  upload: UploadSource & { header: readonly string[] | null },
  signal?: AbortSignal,
): Promise<HandImported> {
  const { partner_id: partnerId, header } = upload;
  const now = wholeSecond(needs.clock.now());
  const done = { created: 0, updated: 0, unchanged: 0 };
  let writes: { partnerId: number; externalId: string; input: ListingInput; now: Date }[] = [];
  const sink: RowSink = {
    addListing({ externalId }, _hash, { document, amenities }) {
      const input = { ...document, amenities } as ListingInput;
      writes.push({ partnerId, externalId, input, now });
    },
    addFailed: () => {},
    async flush() {
      const written = await needs.writer.writeAll(tx, writes);
      for (const { result } of written) done[result] += 1;
      writes = [];
    },
  };
  const intake = handIntake(needs, tx, upload, { sink, towns: townsOf(needs, tx, upload) });
  for (let after = -1; ;) {
    const rows = await tx.query(selectUploadSources, [upload.id, after, ROWS_PER_TURN]);
    const last = rows.at(-1);
    if (last === undefined) break;
    signal?.throwIfAborted();
    const read = rows.map(({ row, source }) => ({ ...source, number: row, unreadable: null }));
    await intake.take(read.map((row) => rowOf(row, header)));
    after = last.row;
  }
  intake.end();
  return { ...done, failed: intake.problems.failedRows };
}
