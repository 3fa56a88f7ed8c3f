import type { BatchItem, Campcairn, FailedItem } from '@campcairn/sdk';
import type { System } from '../system.ts';
import { progressBar } from './report.ts';

/** Number of listings after which the progress bar is updated. */
const EVERY = 20;

/** The result of sending. */
export interface Pushed {
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  deleted: number;
  problems: { external_id: string | null; field: string; message: string }[];
}

/**
 * Sends listings, then deletes others. Updates `pushed` after each, so that it is correct when the
 * user stops the program.
 */
export async function push(
  campcairn: Campcairn,
  items: readonly BatchItem[],
  ids: readonly string[],
  pushed: Pushed,
  system: System,
): Promise<void> {
  const signal = system.stopped;
  const all = items.length + ids.length;
  let done = 0;
  const step = () => {
    done += 1;
    if (done % EVERY === 0 || done === all) system.progress(progressBar(done, all, pushed.failed));
  };
  for await (const outcome of campcairn.listings.putMany(items, { signal })) {
    if (outcome.result === 'error') {
      pushed.failed += 1;
      const { details = [], message } = outcome.error;
      const named = details.length > 0 ? details : [{ path: '', message }];
      for (const { path, message: said } of named)
        pushed.problems.push({ external_id: outcome.external_id, field: path, message: said });
    } else pushed[outcome.result] += 1;
    step();
  }
  for await (const outcome of campcairn.listings.deleteMany(ids, { signal })) {
    // With 404, another program has already deleted the listing.
    if (outcome.status === 204 || outcome.status === 404) pushed.deleted += 1;
    else {
      pushed.failed += 1;
      const { external_id, error } = outcome as FailedItem;
      pushed.problems.push({ external_id, field: '', message: error.message });
    }
    step();
  }
}
