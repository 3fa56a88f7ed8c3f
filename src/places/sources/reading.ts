import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Difference } from '../import-counts.ts';
import { noteApplied, noteHeld, type ReadingRow, selectReadings } from './source.sql.ts';

/** The subject of what all sources of campsites together change. */
export const CAMPSITES = 'places';

/** `held` waits for an operator, `confirmed` is applied by the next run, `dismissed` never is. */
export type ReadingStatus = 'applied' | 'held' | 'confirmed' | 'dismissed';

export function statusOf({ held, confirmed, dismissed }: ReadingRow): ReadingStatus {
  if (held === null) return 'applied';
  if (held === confirmed) return 'confirmed';
  return held === dismissed ? 'dismissed' : 'held';
}

/** A difference that is held back, as operators are told of it. */
export interface HeldDifference extends Difference {
  /** Names it when it is confirmed. */
  subject: string;
  name: string;
  /** A sentence. */
  reason: string;
}

/** More than 5 % is missing, and no operator has confirmed it. */
export class HeldBack extends Error {
  override name = 'HeldBack';
  readonly difference: Difference;

  constructor(difference: Difference, reason: string) {
    super(reason);
    this.difference = difference;
  }
}

/** What was applied, with the countries whose missing campsites went, and a remark for operators. */
export interface Applied {
  difference: Difference;
  covered: string[];
  note: string | null;
}

/** Whether files are to be applied now: they are others than before, and not held back without a word. */
export const isToApply = (files: string, reading: ReadingRow | undefined): boolean =>
  reading?.applied !== files && (reading?.held !== files || reading.confirmed === files);

interface Deps {
  db: Db;
  clock: Clock;
  log: Logger;
  nameOf(subject: string): string;
  /** Tells operators of a difference that is held back, once until they decide. */
  onHeld(tx: Tx, held: HeldDifference): Promise<void>;
}

/** What was last compared of each subject. */
export type Readings = ReturnType<typeof createReadings>;

/** Creates the record of what was compared, applied and held back. */
export function createReadings({ db, clock, log, nameOf, onHeld }: Deps) {
  const of = async (subject: string): Promise<ReadingRow | undefined> =>
    (await db.query(selectReadings)).find((row) => row.subject === subject);
  return {
    of,
    /**
     * Applies the difference that files make, or notes that it is held back.
     * @param files their hash
     * @param work throws `HeldBack`
     * @returns whether it was applied
     */
    async apply(
      subject: string,
      files: string,
      work: (isConfirmed: boolean) => Promise<Applied>,
    ): Promise<boolean> {
      const reading = await of(subject);
      const at = clock.now();
      try {
        const { difference, covered, note } = await work(reading?.confirmed === files);
        const { known, added, gone, renamed } = difference;
        const applied = { subject, files, at, known, added, gone, renamed };
        await db.execute(noteApplied, [applied, covered, note]);
        log.info({ subject, known, added, gone, renamed }, 'Open data was read.');
        return true;
      } catch (error) {
        if (!(error instanceof HeldBack)) throw error;
        const { known, added, gone, renamed } = error.difference;
        const counts = { known, added, gone, renamed };
        const reason = error.message;
        const isKnown = reading !== undefined && statusOf(reading) === 'held';
        await db.transaction(async (tx) => {
          await tx.execute(noteHeld, [{ subject, files, at, ...counts }, reason]);
          if (!isKnown) await onHeld(tx, { subject, name: nameOf(subject), reason, ...counts });
        });
        log.warn({ subject, reason }, 'Open data is held back until an operator confirms it.');
        return false;
      }
    },
  };
}
