import { once } from 'node:events';
import { from as copyFrom } from 'pg-copy-streams';
import { LISTING_COLUMNS } from '../../listings/index.ts';
import type { listingRow } from '../../listings/index.ts';
import type { Session } from '../../platform/db/index.ts';
import { COPY_STAGE, createStage } from './stage.sql.ts';

/** A listing's columns, ready for the database. */
export type ListingRow = ReturnType<typeof listingRow>;

/** Characters of one COPY; two of them are in memory at once. */
const COPY_SIZE = 1 << 20;

/**
 * Rows on their way into the database's staging table. They are sent in one COPY after another
 * while the next ones are being read, so that a slow feed keeps no transaction open.
 */
export class Stage {
  readonly #session: Session;
  #text = '';
  #sending: Promise<void> = Promise.resolve();

  constructor(session: Session) {
    this.#session = session;
  }

  async open(): Promise<void> {
    await this.#session.execute(createStage);
  }

  /** Adds a row that is to be published. */
  addListing(row: number, externalId: string, hash: Buffer, listing: ListingRow): void {
    let line = `${row}\t${escaped(externalId)}\t\\\\x${hash.toString('hex')}\tt`;
    for (const [name] of LISTING_COLUMNS) line += `\t${written(listing[name as keyof ListingRow])}`;
    this.#text += `${line}\n`;
  }

  /** Adds the id of a row that failed: its listing is not gone. */
  addFailed(row: number, externalId: string): void {
    this.#text += `${row}\t${escaped(externalId)}\t\\N\tf${NO_COLUMNS}\n`;
  }

  /** Sends what has come together; waits only while the database is a whole COPY behind. */
  async flush(): Promise<void> {
    if (this.#text.length < COPY_SIZE) return;
    await this.#send();
  }

  /** Resolves when everything is in the database. */
  async end(): Promise<void> {
    await this.#send();
    await this.#sending;
  }

  async #send(): Promise<void> {
    await this.#sending;
    const text = this.#text;
    this.#text = '';
    if (text === '') return;
    this.#sending = copy(this.#session, text);
    // Its failure is told to whoever waits for it next.
    this.#sending.catch(() => undefined);
  }
}

async function copy(session: Session, text: string): Promise<void> {
  const stream = session.client.query(copyFrom(COPY_STAGE));
  const finished = once(stream, 'finish');
  stream.end(text);
  await finished;
}

const NO_COLUMNS = '\t\\N'.repeat(LISTING_COLUMNS.length);

function written(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  // Keys of closed lists: nothing in them needs quoting inside an array.
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return escaped(JSON.stringify(value));
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A text as COPY reads it; validation has let no NUL through. */
function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character)
    : text;
}
