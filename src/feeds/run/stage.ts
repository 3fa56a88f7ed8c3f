import { once } from 'node:events';
import { copyIn, type Session } from '../../platform/db/index.ts';
import { CopyBuffer } from './copy-buffer.ts';
import type { RowSink } from './intake.ts';
import { failedLine, listingLine } from './stage-line.ts';
import type { ListingRow } from './stage-line.ts';
import { COPY_STAGE, createStage } from './stage.sql.ts';

/** Bytes of one COPY; two of them are in memory at once. */
const COPY_BYTES = 1 << 20;

/**
 * Rows on their way into the database's staging table. They are sent in one COPY after another
 * while the next ones are being read, so that a slow feed keeps no transaction open.
 */
export class Stage implements RowSink {
  readonly #session: Session;
  /** Rows come together in one while the other is on its way. */
  #coming = new CopyBuffer(COPY_BYTES * 2);
  #going = new CopyBuffer(COPY_BYTES * 2);
  #sending: Promise<void> = Promise.resolve();

  constructor(session: Session) {
    this.#session = session;
  }

  async open(): Promise<void> {
    await this.#session.execute(createStage);
  }

  addListing(row: number, externalId: string, hash: string, listing: ListingRow): void {
    this.#coming.add(listingLine(row, externalId, hash, listing));
  }

  addFailed(row: number, externalId: string): void {
    this.#coming.add(failedLine(row, externalId));
  }

  /** Sends what has come together; waits only while the database is a whole COPY behind. */
  async flush(): Promise<void> {
    if (this.#coming.length >= COPY_BYTES) await this.#send();
  }

  /** Resolves when everything is in the database. */
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
    // Its failure is thrown to whoever awaits it next.
    this.#sending.catch(() => undefined);
  }
}

async function copy(session: Session, rows: Buffer): Promise<void> {
  const stream = copyIn(session.client, COPY_STAGE);
  const finished = once(stream, 'finish');
  stream.end(rows);
  await finished;
}
