import type { Db } from '../../platform/db/index.ts';
import { noteProgress } from '../feed-run.sql.ts';

const INTERVAL_MS = 2000;

/**
 * Reports how many rows a run has read, at most every two seconds and without waiting for the database.
 * @returns a function that takes the number of rows so far
 */
export function reportProgress(db: Db, runId: number): (rows: number) => void {
  let last = performance.now();
  let writing = false;
  return (rows) => {
    const now = performance.now();
    if (writing || now - last < INTERVAL_MS) return;
    last = now;
    writing = true;
    const finished = (): void => {
      writing = false;
    };
    db.execute(noteProgress, [runId, rows]).then(finished, finished);
  };
}
