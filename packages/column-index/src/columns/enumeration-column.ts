import { wordsFor } from '../bits.ts';
import { Bitmap } from '../sets/bitmap.ts';
import { enlarged, sharedArray } from '../shared-array.ts';
import type { Column, Space } from './column.ts';
import type { EnumerationParts } from './column-parts.ts';

/** The code of "not stated". */
const NOT_STATED = 0;

/**
 * One value of a list for each slot, with a bitmap for each value. The list is fixed, or grows with the
 * values of rows up to `limit`; values beyond the limit are stored as "not stated", so that free text
 * cannot fill the memory. A copy has the given values, and further ones only if rows still have them.
 */
export class EnumerationColumn implements Column {
  codes: Uint16Array;
  readonly bitmaps: Bitmap[];
  readonly #values: (string | null)[];
  readonly #codeOf: Map<string, number>;
  readonly #given: readonly string[];
  readonly #limit: number;
  readonly #space: Space;

  constructor(
    space: Space,
    { codes, bitmaps, values, given, limit }: Omit<EnumerationParts, 'kind'>,
  ) {
    this.#space = { ...space };
    this.#given = given;
    this.#limit = limit;
    this.codes = codes;
    this.#values = values;
    this.#codeOf = new Map(values.slice(1).map((value, i) => [value!, i + 1]));
    this.bitmaps = bitmaps.map(
      (words, code) => new Bitmap(space.memory, words, code === NOT_STATED ? -1 : 0),
    );
  }

  static empty(
    space: Space,
    given: readonly string[],
    limit: number = given.length,
  ): EnumerationColumn {
    const { memory, capacity } = space;
    const values = [null, ...given];
    const bitmaps = values.map((_, code) =>
      memory.allocate(wordsFor(capacity)).fill(code === NOT_STATED ? -1 : 0),
    );
    const codes = sharedArray(Uint16Array, capacity);
    return new EnumerationColumn(space, { codes, bitmaps, values, given, limit });
  }

  get parts(): EnumerationParts {
    return {
      kind: 'enumeration',
      codes: this.codes,
      bitmaps: this.bitmaps.map(({ words }) => words),
      values: [...this.#values],
      given: this.#given,
      limit: this.#limit,
    };
  }

  /** All values, in the order of their codes, which begin at 1. */
  get values(): readonly string[] {
    return this.#values.slice(1) as string[];
  }

  set(slot: number, value: string | null | undefined): void {
    const code = value === null || value === undefined ? NOT_STATED : this.#learn(value);
    const former = this.codes[slot]!;
    if (former === code) return;
    this.bitmaps[former]!.clear(slot);
    this.bitmaps[code]!.set(slot);
    this.codes[slot] = code;
  }

  get(slot: number): string | null {
    return this.#values[this.codes[slot]!]!;
  }

  /** The slots with this value; undefined if it is not in the list. */
  bitmap(value: string): Bitmap | undefined {
    const code = this.#codeOf.get(value);
    return code === undefined ? undefined : this.bitmaps[code];
  }

  /** The slots that state nothing. */
  get notStated(): Bitmap {
    return this.bitmaps[NOT_STATED]!;
  }

  resize(capacity: number): void {
    this.#space.capacity = capacity;
    this.codes = enlarged(this.codes, capacity);
    for (const bitmap of this.bitmaps) bitmap.resize(capacity);
  }

  blank(space: Space): EnumerationColumn {
    return EnumerationColumn.empty(space, this.#given, this.#limit);
  }

  copy(source: EnumerationColumn, order: Int32Array, from: number, to: number): void {
    const codeOfTheirs = new Uint16Array(source.#values.length);
    for (let slot = from; slot < to; slot++) {
      const theirs = source.codes[order[slot]!]!;
      if (theirs === NOT_STATED) continue;
      const code = (codeOfTheirs[theirs] ||= this.#learn(source.#values[theirs]!));
      this.codes[slot] = code;
      this.notStated.clear(slot);
      this.bitmaps[code]!.set(slot);
    }
  }

  get bytes(): number {
    return this.codes.byteLength + this.bitmaps.length * this.notStated.words.byteLength;
  }

  #learn(value: string): number {
    const known = this.#codeOf.get(value);
    if (known !== undefined) return known;
    if (this.#values.length > this.#limit) return NOT_STATED;
    const code = this.#values.push(value) - 1;
    this.#codeOf.set(value, code);
    this.bitmaps.push(Bitmap.empty(this.#space.memory, this.#space.capacity));
    return code;
  }
}
