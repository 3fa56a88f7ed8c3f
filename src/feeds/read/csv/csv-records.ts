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
 * or buffer the text of an unclosed quote without limit (papaparse, udsv). Only quotes and line ends are sought, as
 * `Buffer.indexOf` does that fastest; the bytes around a quote say whether it opens or closes a field.
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
    const found: Buffer[] = [];
    let state = this.#state;
    let start = 0;
    let i = 0;
    let quote = -1;
    let lf = -1;
    let cr = -1;
    while (i < chunk.length) {
      if (state === AFTER_QUOTE) {
        const byte = chunk[i]!;
        if (byte === this.#delimiter) state = FIELD_START;
        else if (byte === LF || byte === CR) state = PLAIN;
        else if (byte !== SPACE) state = QUOTED;
        if (state !== PLAIN) i += 1;
        continue;
      }
      if (quote < i) quote = placeOf(QUOTE, chunk, i);
      if (state === QUOTED) {
        i = quote + 1;
        if (quote < chunk.length) state = AFTER_QUOTE;
        continue;
      }
      if (lf < i) lf = placeOf(LF, chunk, i);
      if (cr < i) cr = placeOf(CR, chunk, i);
      const end = Math.min(lf, cr);
      if (quote < end) {
        state = this.#isFieldStart(chunk, i, quote, state) ? QUOTED : PLAIN;
        i = quote + 1;
      } else if (end < chunk.length) {
        // Empty lines, and the LF of CRLF, are no records.
        if (end > start || this.#partial.length > 0) {
          found.push(this.#joined(chunk.subarray(start, end)));
          this.#partial = NOTHING;
        }
        i = end + 1;
        start = i;
        state = FIELD_START;
      } else {
        state = this.#isFieldStart(chunk, i, end, state) ? FIELD_START : PLAIN;
        i = end;
      }
    }
    this.#partial = this.#joined(chunk.subarray(start));
    this.#state = state;
    if (this.#partial.length > this.#limits.rowBytes) throw this.#tooLong();
    return found;
  }

  /** Whether a field starts at `at`, where the text from `from` on has no quote and begins in `state`. */
  #isFieldStart(chunk: Buffer, from: number, at: number, state: State): boolean {
    let before = at - 1;
    while (before >= from && chunk[before] === SPACE) before -= 1;
    return before < from ? state === FIELD_START : chunk[before] === this.#delimiter;
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

/** Bytes looked at one by one before `Buffer.indexOf`, whose call takes as long as some 40 of them. */
const NEAR_BYTES = 16;

function placeOf(byte: number, data: Buffer, from: number): number {
  const near = Math.min(from + NEAR_BYTES, data.length);
  for (let at = from; at < near; at += 1) if (data[at] === byte) return at;
  const found = data.indexOf(byte, near);
  return found === -1 ? data.length : found;
}
