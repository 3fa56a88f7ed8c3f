import { FeedBroken } from '../../feeds.errors.ts';
import type { ReadLimits } from '../limits.ts';

const QUOTE = 34;
const CR = 13;
const LF = 10;
const SPACE = 32;

const NOTHING: Buffer = Buffer.alloc(0);

const FIELD_START = 0;
const PLAIN = 1;
const QUOTED = 2;
const AFTER_QUOTE = 3;
type State = typeof FIELD_START | typeof PLAIN | typeof QUOTED | typeof AFTER_QUOTE;

/**
 * Finds the ends of the records of a CSV file without decoding fields: a record that is known from the
 * last run is recognised by its bytes and never split.
 *
 * Not a library, because those measured either decode every field first (csv-parse: 30,000 rows a second)
 * or buffer the text of an unclosed quote without limit (papaparse, udsv).
 * A quote opens a field only at its start and closes it only before a delimiter or a line
 * end; any other is text, as people write 5" and "the "best" van". Line ends: LF, CRLF, CR.
 */
export class CsvRecords {
  readonly #delimiter: number;
  readonly #limits: ReadLimits;
  /** The beginning of a record that continues in the next chunk. */
  #partial: Buffer = NOTHING;
  #state: State = FIELD_START;

  constructor(delimiter: string, limits: ReadLimits) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#limits = limits;
  }

  /**
   * @returns the records that end in this chunk, without empty ones and line ends
   * @throws {FeedBroken} when a record outgrows `limits.rowBytes`
   */
  push(chunk: Buffer): Buffer[] {
    const delimiter = this.#delimiter;
    const found: Buffer[] = [];
    let state = this.#state;
    let start = 0;
    let i = 0;
    let quote = -1;
    let cr = -1;
    while (i < chunk.length) {
      if (i === start && state === FIELD_START && this.#partial.length === 0) {
        if (chunk[i] === LF || chunk[i] === CR) {
          // Empty line, or the LF of CRLF: skipped quickly, as there may be a gigabyte of these.
          i += 1;
          start = i;
          continue;
        }
        // Most lines contain no quote: Buffer.indexOf finds their end four times as fast.
        if (quote < i) quote = placeOf(QUOTE, chunk, i);
        if (cr < i) cr = placeOf(CR, chunk, i);
        const end = chunk.indexOf(LF, i);
        if (end !== -1 && end < quote && end <= cr + 1) {
          if (cr > start) found.push(chunk.subarray(start, Math.min(end, cr)));
          i = end + 1;
          start = i;
          continue;
        }
      }
      while (i < chunk.length) {
        const byte = chunk[i]!;
        i += 1;
        if (state === QUOTED) {
          if (byte === QUOTE) state = AFTER_QUOTE;
          // Buffer.indexOf pays off for long texts only, so it is tried every 64 bytes.
          else if ((i & 63) === 0) i = placeOf(QUOTE, chunk, i);
        } else if (byte === LF || byte === CR) {
          const record = this.#joined(chunk.subarray(start, i - 1));
          if (record.length > 0) found.push(record);
          this.#partial = NOTHING;
          start = i;
          state = FIELD_START;
          break;
        } else if (byte === delimiter) state = FIELD_START;
        else if (byte === QUOTE) state = opensOrDoubles(state) ? QUOTED : PLAIN;
        else if (byte !== SPACE) state = state === AFTER_QUOTE ? QUOTED : PLAIN;
      }
    }
    this.#partial = this.#joined(chunk.subarray(start));
    this.#state = state;
    if (this.#partial.length > this.#limits.rowBytes) throw this.#tooLong();
    return found;
  }

  /**
   * The record after the last line end, if there is one.
   * @throws {FeedBroken} when a quote was opened and the file ended before its close
   */
  end(): Buffer | null {
    if (this.#state === QUOTED) {
      throw new FeedBroken(
        `The file ends inside a quoted field${this.#where()}: it was cut off, or a quote is missing.`,
      );
    }
    return this.#partial.length === 0 ? null : this.#partial;
  }

  /** Joins the partial record with its rest. Whole chunks are not concatenated: copying them costs more. */
  #joined(rest: Buffer): Buffer {
    return this.#partial.length === 0 ? rest : Buffer.concat([this.#partial, rest]);
  }

  /** The unfinished record by its beginning, which people find in the file. */
  #where(): string {
    const line = this.#partial.toString('utf8', 0, SHOWN * 4).split(/[\r\n]/, 1)[0]!;
    const shown = [...line.replace(/\p{C}/gu, '')].slice(0, SHOWN).join('');
    return ` of the row that begins with ‘${shown}’`;
  }

  #tooLong(): FeedBroken {
    const size = Math.round(this.#limits.rowBytes / 1024);
    return new FeedBroken(
      this.#state === QUOTED
        ? `A quoted field${this.#where()} runs on for more than ${size} kB: a closing quote is missing.`
        : `A line is longer than ${size} kB.`,
    );
  }
}

const SHOWN = 40;

function placeOf(byte: number, data: Buffer, from: number): number {
  const found = data.indexOf(byte, from);
  return found === -1 ? data.length : found;
}

function opensOrDoubles(state: State): boolean {
  return state === FIELD_START || state === AFTER_QUOTE;
}
