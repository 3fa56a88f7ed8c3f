import { once } from 'node:events';
import { copyIn, type Session } from '../../platform/db/index.ts';
import { CopyBuffer } from './copy-buffer.ts';
import type { RowSink } from '../map/intake.ts';
import { failedLine, listingLine } from './stage-line.ts';
import type { ListingRow, RowIds } from './stage-line.ts';
import { COPY_STAGE, createStage } from './stage.sql.ts';

/** Bytes of one COPY; two of them are in memory at a time. */
const COPY_BYTES = 1 << 20;

/**
 * Sends rows to the staging table, in one COPY after another while further rows are read, so that a slow
 * feed keeps no transaction open.
 */
export class Stage implements RowSink {
  readonly #session: Session;
  /** Double buffering: one collects rows while the other is sent. */
  #coming = new CopyBuffer(COPY_BYTES * 2);
  #going = new CopyBuffer(COPY_BYTES * 2);
  #sending: Promise<void> = Promise.resolve();

  constructor(session: Session) {
    this.#session = session;
  }

  async open(): Promise<void> {
    await this.#session.execute(createStage);
  }

  addListing(ids: RowIds, hash: string | null, listing: ListingRow): void {
    this.#coming.add(listingLine(ids, hash, listing));
  }

  addFailed(ids: RowIds): void {
    this.#coming.add(failedLine(ids));
  }

  /** Sends the collected rows; waits only while the previous COPY is still running. */
  async flush(): Promise<void> {
    if (this.#coming.length >= COPY_BYTES) await this.#send();
  }

  /** Resolves when all rows are in the database. */
  async end(): Promise<void> {
    await this.#send();
    await this.#sending;
  }

  async #send(): Promise<void> {
    await this.#sending;
    if (this.#coming.length === 0) return;
    [this.#coming, this.#going] = [this.#going, this.#coming];
    this.#coming.clear();
    this.#sending = copy(this.#session, this.#going.contents());
    // The next caller that awaits it gets its failure.
    this.#sending.catch(() => undefined);
  }
}

async function copy(session: Session, rows: Buffer): Promise<void> {
  const stream = copyIn(session.client, COPY_STAGE);
  const finished = once(stream, 'finish');
  stream.end(rows);
  await finished;
}
