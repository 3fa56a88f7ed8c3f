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
  problems: SentProblem[];
}

/** A problem of a sent item, and its position in the file. */
export interface SentProblem {
  at?: string | undefined;
  external_id: string | null;
  field: string;
  message: string;
}

/** The refusal of an item, as the API words it. */
interface RefusedItem {
  external_id: string | null;
  error: { message: string; details?: readonly { path: string; message: string }[] };
}

/** Returns the problems of a refused item. */
export function problemsOf({ external_id, error }: RefusedItem, places: Places): SentProblem[] {
  const { details = [], message } = error;
  const named = details.length > 0 ? details : [{ path: '', message }];
  const at = places.get(external_id ?? '');
  return named.map(({ path, message: said }) => ({ at, external_id, field: path, message: said }));
}

/** Positions in the file by ids. */
export type Places = ReadonlyMap<string, string>;

/**
 * Sends listings, then deletes others. Updates `pushed` after each, so that it is correct when the
 * user stops the program.
 */
export async function push(
  campcairn: Campcairn,
  items: readonly BatchItem[],
  ids: readonly string[],
  { pushed, places }: { pushed: Pushed; places: Places },
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
      pushed.problems.push(...problemsOf(outcome, places));
    } else pushed[outcome.result] += 1;
    step();
  }
  for await (const outcome of campcairn.listings.deleteMany(ids, { signal })) {
    // With 404, another program has already deleted the listing.
    if (outcome.status === 204 || outcome.status === 404) pushed.deleted += 1;
    else {
      pushed.failed += 1;
      pushed.problems.push(...problemsOf(outcome as FailedItem, places));
    }
    step();
  }
}
