import { once } from 'node:events';
import { copyIn, type Session } from '../../platform/db/index.ts';
import type { RowSink } from '../map/row-importer.ts';
import { copyLine, type StagedRow } from './staged-row.ts';
import { COPY_STAGE, createStage } from './stage.sql.ts';

/** Bytes of one COPY; two of them are in memory at a time. */
const COPY_BYTES = 1 << 20;

/** Maximum UTF-8 bytes of one UTF-16 code unit. */
const MAX_BYTES_PER_UNIT = 3;

/**
 * The staging table: a temporary table of a run's rows, which are sent in one COPY after another while further rows
 * are read, so that a slow feed keeps no transaction open.
 */
export class Stage implements RowSink {
  readonly #session: Session;
  /** Double buffering: one collects rows while the other is sent. */
  #coming = new CopyBuffer(COPY_BYTES * 2);
  #going = new CopyBuffer(COPY_BYTES * 2);
  #sending: Promise<void> = Promise.resolve();

  private constructor(session: Session) {
    this.#session = session;
  }

  static async open(session: Session): Promise<Stage> {
    await session.execute(createStage);
    return new Stage(session);
  }

  add(row: StagedRow): void {
    this.#coming.add(copyLine(row));
  }

  /** Sends the collected rows when they fill a COPY; waits only while the previous one is still running. */
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

/**
 * A reusable buffer of lines for COPY. Strings built by `+=` survive long enough to fill the old
 * generation with hundreds of megabytes during a long import; writing into one buffer makes no garbage.
 */
export class CopyBuffer {
  #bytes: Buffer;
  #length = 0;

  constructor(size: number) {
    this.#bytes = Buffer.allocUnsafe(size);
  }

  get length(): number {
    return this.#length;
  }

  add(line: string): void {
    const needed = this.#length + line.length * MAX_BYTES_PER_UNIT;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(needed * 2);
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    this.#length += this.#bytes.write(line, this.#length);
  }

  /** The added bytes; valid until `clear`. */
  contents(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}
