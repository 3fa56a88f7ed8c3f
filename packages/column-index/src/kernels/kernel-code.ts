import type { Deed, Expression } from './kernel.ts';
import {
  type Code,
  constant,
  during,
  either,
  type Func,
  load,
  loadFour,
  localGet,
  localSet,
  op,
  store,
  storeFour,
  type,
  vector,
} from './web-assembly.ts';

/**
 * Counting goes through eight stretches of a bitmap side by side: it waits for memory most of the
 * time, and memory gives several stretches together in two thirds of the time of one after another.
 */
const STRETCHES = 8;

const FARTHER = Array.from({ length: STRETCHES - 1 }, (_, n) => n + 1);

/** Where the loop is, as an offset into sets (`at`) or into bitmaps (`word`), in one of the stretches. */
const inStretch = (place: 'at' | 'word', stretch: number): string =>
  stretch === 0 ? place : `${place} of stretch ${stretch}`;

const NUMBERS = ['at', 'end', 'word', 'base', 'stretch', 'value', 'total'].concat(
  FARTHER.flatMap((n) => [inStretch('at', n), inStretch('word', n)]),
);

/** Four words each: sums, and what the adders of many words carry along. */
const VECTORS = ['sums', 'ones', 'twos', 'fours', 'eights', 'twosA', 'twosB', 'foursA', 'foursB'];
const ADDENDS = ['first', 'second', 'differing'];

const LANES = [0, 1, 2, 3];

/** From a number of blocks to their bytes, from bytes of sets to those of `blocks`, and to words. */
const TIMES_16 = [constant(4), op.shiftLeft];
const BY_4 = [constant(2), op.shiftRight];
const BY_16 = [constant(4), op.shiftRight];

const OPERATIONS = {
  and: vector.and,
  or: vector.or,
  xor: vector.xor,
  without: vector.andNot,
};

/** Writes the instructions of a kernel. */
export class KernelCode {
  readonly #parameters: readonly string[];
  readonly #deed: Deed;
  readonly #usesBitmaps: boolean;
  readonly #locals: Map<string, number>;

  constructor(parameters: readonly string[], deed: Deed, usesBitmaps: boolean) {
    this.#parameters = parameters;
    this.#deed = deed;
    this.#usesBitmaps = usesBitmaps;
    const locals = [...parameters, ...NUMBERS, ...VECTORS, ...ADDENDS];
    this.#locals = new Map(locals.map((local, number) => [local, number]));
  }

  func(): Func {
    const vectors = VECTORS.length + ADDENDS.length;
    return {
      parameters: this.#parameters.length,
      locals: [...NUMBERS.map(() => type.i32), ...Array.from({ length: vectors }, () => type.v128)],
      body: this.#body(),
    };
  }

  #body(): Code {
    return [
      [this.#get('size'), constant(2), op.shiftLeft, this.#set('end')],
      this.#usesBitmaps ? this.#run() : this.#inARow([]),
      // What is left: all of it, unless the blocks of a bitmap did not follow one another.
      during(this.#before('end'), [this.#findBlock(), this.#four()]),
      [this.#get('total'), 'find' in this.#deed || 'pick' in this.#deed ? BY_4 : []],
      LANES.map((n) => [this.#get('sums'), vector.lane(n), op.add]),
    ];
  }

  /** All of it when all blocks follow one another, which needs no look at each one's number. */
  #run(): Code {
    const bytes = [this.#get('end'), BY_4];
    const last = [this.#get('blocks'), bytes, op.add, constant(-4), op.add, load];
    const way = [last, this.#get('blocks'), load, op.subtract];
    const count = [this.#get('end'), BY_16];
    const isOneRun = [way, count, constant(-1), op.add, op.equal];
    const findWord = [this.#get('base'), this.#get('at'), op.add, this.#set('word')];
    const oneRun = [
      [this.#get('blocks'), load, TIMES_16, this.#set('base')],
      this.#inARow(findWord),
    ];
    return either(this.#get('end'), either(isOneRun, oneRun, []), []);
  }

  #inARow(findWord: Code): Code {
    return [
      'count' in this.#deed ? this.#countEights(this.#deed.count, findWord) : [],
      during(this.#before('end'), [findWord, this.#four()]),
    ];
  }

  /**
   * Counts eight times four words with one count of bits, after Harley and Seal (Warren, "Hacker's
   * Delight", 5-1; Muła, Kurz, Lemire, "Faster Population Counts Using AVX2 Instructions"): adders
   * on all bits at once carry how often each was set.
   */
  #countEights(counted: Expression, findWord: Code): Code {
    const words = (stretch: number): Code => this.#value(counted, stretch);
    const [sums, twosA, twosB] = [this.#get('sums'), this.#get('twosA'), this.#get('twosB')];
    const adders = [
      this.#addBits('twosA', 'ones', words(0), words(1)),
      this.#addBits('twosB', 'ones', words(2), words(3)),
      this.#addBits('foursA', 'twos', twosA, twosB),
      this.#addBits('twosA', 'ones', words(4), words(5)),
      this.#addBits('twosB', 'ones', words(6), words(7)),
      this.#addBits('foursB', 'twos', twosA, twosB),
      this.#addBits('eights', 'fours', this.#get('foursA'), this.#get('foursB')),
    ];
    const double = [sums, constant(1), vector.shiftLeft, this.#set('sums')];
    return [
      [this.#get('end'), constant(3), op.shiftRight, constant(-16), op.and, this.#set('stretch')],
      during(this.#before('stretch'), [
        [findWord, FARTHER.map((n) => this.#findStretch(n))],
        [adders, this.#sumBits(this.#get('eights'))],
        this.#add('at', constant(16)),
      ]),
      [this.#get('stretch'), constant(3), op.shiftLeft, this.#set('at')],
      [double, this.#sumBits(this.#get('fours'))],
      [double, this.#sumBits(this.#get('twos'))],
      [double, this.#sumBits(this.#get('ones'))],
    ];
  }

  #findStretch(n: number): Code {
    return (['at', 'word'] as const).map((place) => [
      [this.#get(inStretch(place, n - 1)), this.#get('stretch'), op.add],
      this.#set(inStretch(place, n)),
    ]);
  }

  /** Adds three words bit by bit: `sum`, which the lower digit stays in, and two others. */
  #addBits(carry: string, sum: string, one: Code, other: Code): Code {
    const [first, second] = [this.#get('first'), this.#get('second')];
    const differing = this.#get('differing');
    return [
      [one, this.#set('first'), other, this.#set('second')],
      [first, second, vector.xor, this.#set('differing')],
      [first, second, vector.and, differing, this.#get(sum), vector.and, vector.or],
      this.#set(carry),
      [differing, this.#get(sum), vector.xor, this.#set(sum)],
    ];
  }

  /** Adds to the sums how many bits of four words are set. */
  #sumBits(words: Code): Code {
    return [
      [words, vector.popcountOfBytes, vector.addPairsOfBytes, vector.addPairsOfHalves],
      [this.#get('sums'), vector.add, this.#set('sums')],
    ];
  }

  /** One block, and on to the next. */
  #four(): Code {
    return [this.#doFour(this.#deed), this.#add('at', constant(16))];
  }

  #doFour(deed: Deed): Code {
    if ('become' in deed) {
      return Object.entries(deed.become).map(([name, expression]) => [
        [this.#address('set', name), this.#value(expression), storeFour],
      ]);
    }
    if ('count' in deed) return this.#sumBits(this.#value(deed.count));
    if ('countBlocks' in deed) {
      return this.#add('total', [this.#value(deed.countBlocks), vector.anyTrue]);
    }
    if ('pick' in deed) {
      return [
        [this.#get('places'), this.#get('total'), op.add, this.#get('at'), BY_16, store],
        // Without branching: which blocks are empty follows no pattern that a processor could guess.
        this.#add('total', [this.#value(deed.pick), vector.anyTrue, constant(2), op.shiftLeft]),
      ];
    }
    const four = this.#get('first');
    const isAny = [four, vector.anyTrue];
    return [
      [this.#value(deed.find), this.#set('first')],
      either(
        isAny,
        LANES.map((n) => this.#note(n, [four, vector.lane(n)])),
        [],
      ),
    ];
  }

  /** Writes one of four words down; the next one overwrites it when there is nothing in it. */
  #note(n: number, word: Code): Code {
    const value = this.#get('value');
    const place = [this.#get('at'), BY_4, constant(n), op.add];
    return [
      [word, this.#set('value')],
      [this.#get('places'), this.#get('total'), op.add, place, store],
      [this.#get('found'), this.#get('total'), op.add, value, store],
      this.#add('total', [value, constant(0), op.notEqual, constant(2), op.shiftLeft]),
    ];
  }

  #value(expression: Expression, stretch = 0): Code {
    if (!('name' in expression)) {
      const { kind, one, other } = expression;
      return [this.#value(one, stretch), this.#value(other, stretch), OPERATIONS[kind]];
    }
    const { kind, name } = expression;
    if (kind === 'every') return [this.#get(name), vector.splat];
    return [this.#address(kind, name, stretch), loadFour];
  }

  #address(kind: 'set' | 'bitmap', name: string, stretch = 0): Code {
    const place = inStretch(kind === 'set' ? 'at' : 'word', stretch);
    return [this.#get(name), this.#get(place), op.add];
  }

  #findBlock(): Code {
    if (!this.#usesBitmaps) return [];
    const address = [this.#get('blocks'), this.#get('at'), BY_4, op.add];
    return [address, load, TIMES_16, this.#set('word')];
  }

  #before(end: 'end' | 'stretch'): Code {
    return [this.#get('at'), this.#get(end), op.notEqual];
  }

  #add(name: string, amount: Code): Code {
    return [this.#get(name), amount, op.add, this.#set(name)];
  }

  #get(name: string): Code {
    return localGet(this.#number(name));
  }

  #set(name: string): Code {
    return localSet(this.#number(name));
  }

  #number(name: string): number {
    const number = this.#locals.get(name);
    if (number === undefined) throw new RangeError(`A kernel has no ${name}`);
    return number;
  }
}
