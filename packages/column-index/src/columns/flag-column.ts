import { wordsFor } from '../bits.ts';
import { Bitmap } from '../sets/bitmap.ts';
import { enlarged, sharedArray } from '../shared-array.ts';
import type { WordMemory } from '../word-memory.ts';
import type { Column, Space } from './column.ts';
import type { FlagParts } from './column-parts.ts';

const NOT_STATED = 0;
const YES = 1;
const NO = 2;

/** Yes, no or "not stated" for each slot, with bitmaps of yes and of "not stated". */
export class FlagColumn implements Column {
  readonly yes: Bitmap;
  readonly notStated: Bitmap;
  #codes: Uint8Array;

  constructor(memory: WordMemory, { codes, yes, notStated }: Omit<FlagParts, 'kind'>) {
    this.#codes = codes;
    this.yes = new Bitmap(memory, yes);
    this.notStated = new Bitmap(memory, notStated, -1);
  }

  static empty({ memory, capacity }: Space): FlagColumn {
    return new FlagColumn(memory, {
      codes: sharedArray(Uint8Array, capacity),
      yes: memory.allocate(wordsFor(capacity)),
      notStated: memory.allocate(wordsFor(capacity)).fill(-1),
    });
  }

  get parts(): FlagParts {
    return {
      kind: 'flag',
      codes: this.#codes,
      yes: this.yes.words,
      notStated: this.notStated.words,
    };
  }

  set(slot: number, value: boolean | null | undefined): void {
    this.#write(slot, value === true ? YES : value === false ? NO : NOT_STATED);
  }

  resize(capacity: number): void {
    this.#codes = enlarged(this.#codes, capacity);
    this.yes.resize(capacity);
    this.notStated.resize(capacity);
  }

  blank(space: Space): FlagColumn {
    return FlagColumn.empty(space);
  }

  copy(source: FlagColumn, order: Int32Array, from: number, to: number): void {
    for (let slot = from; slot < to; slot++) this.#write(slot, source.#codes[order[slot]!]!);
  }

  get bytes(): number {
    return this.#codes.byteLength + 2 * this.yes.words.byteLength;
  }

  #write(slot: number, code: number): void {
    const former = this.#codes[slot]!;
    if (former === code) return;
    this.#codes[slot] = code;
    if (former === YES) this.yes.clear(slot);
    else if (former === NOT_STATED) this.notStated.clear(slot);
    if (code === YES) this.yes.set(slot);
    else if (code === NOT_STATED) this.notStated.set(slot);
  }
}
