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

const NUMBERS = ['at', 'end', 'wholeEnd', 'word', 'base', 'stretch', 'value', 'total'].concat(
  FARTHER.flatMap((n) => [inStretch('at', n), inStretch('word', n)]),
);

/** Four words each: sums, and what the adders of many words carry along. */
const VECTORS = ['sums', 'ones', 'twos', 'fours', 'eights', 'twosA', 'twosB', 'foursA', 'foursB'];
const ADDENDS = ['first', 'second', 'differing'];

const TIMES_4 = [constant(2), op.shiftLeft];
const BY_4 = [constant(2), op.shiftRight];

const OF_ONE = { and: op.and, or: op.or, xor: op.xor, without: [constant(-1), op.xor, op.and] };
const OF_FOUR = {
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
      [this.#get('size'), TIMES_4, this.#set('end')],
      [this.#get('end'), constant(-16), op.and, this.#set('wholeEnd')],
      this.#usesBitmaps ? this.#runs() : this.#whole([]),
      during(this.#before('end'), this.#one()),
      [this.#get('total'), 'find' in this.#deed ? BY_4 : []],
      [0, 1, 2, 3].map((n) => [this.#get('sums'), vector.lane(n), op.add]),
    ];
  }

  /** All four by four, when all words follow one another; else those that do. */
  #runs(): Code {
    const last = [this.#get('words'), this.#get('end'), op.add, constant(-4), op.add, load()];
    const way = [last, this.#get('words'), load(), op.subtract];
    const isOneRun = [way, this.#get('size'), constant(-1), op.add, op.equal];
    const findWord = [this.#get('base'), this.#get('at'), op.add, this.#set('word')];
    const oneRun = [
      [this.#get('words'), load(), TIMES_4, this.#set('base')],
      this.#whole(findWord),
    ];

    const address = [this.#get('words'), this.#get('at'), op.add];
    const inARow = [address, load(12), address, load(), op.subtract, constant(3), op.equal];
    const someRuns = during(
      this.#before('wholeEnd'),
      either(inARow, [this.#findWord(), this.#four()], this.#oneByOne()),
    );
    const isAny = [this.#get('size'), constant(4), op.atLeast];
    return either(isAny, either(isOneRun, oneRun, someRuns), []);
  }

  #whole(findWord: Code): Code {
    return [
      'count' in this.#deed ? this.#countEights(this.#deed.count, findWord) : [],
      during(this.#before('wholeEnd'), [findWord, this.#four()]),
    ];
  }

  /**
   * Counts eight times four words with one count of bits, after Harley and Seal (Warren, "Hacker's
   * Delight", 5-1; Muła, Kurz, Lemire, "Faster Population Counts Using AVX2 Instructions"): adders
   * on all bits at once carry how often each was set.
   */
  #countEights(counted: Expression, findWord: Code): Code {
    const words = (stretch: number): Code => this.#value(counted, 'four', stretch);
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

  #oneByOne(): Code {
    return [1, 2, 3, 4].map(() => this.#one());
  }

  /** One word, and on to the next. */
  #one(): Code {
    return [this.#findWord(), this.#doOne(this.#deed), this.#add('at', constant(4))];
  }

  #doOne(deed: Deed): Code {
    if ('become' in deed) return this.#become(deed.become, 'one');
    if ('count' in deed) return this.#add('total', [this.#value(deed.count, 'one'), op.popcount]);
    if ('countPlaces' in deed) {
      return this.#add('total', [this.#value(deed.countPlaces, 'one'), constant(0), op.notEqual]);
    }
    const value = this.#get('value');
    return [
      [this.#value(deed.find, 'one'), this.#set('value')],
      [this.#get('places'), this.#get('total'), op.add, this.#get('at'), BY_4, store],
      [this.#get('found'), this.#get('total'), op.add, value, store],
      // Without branching: which words are empty follows no pattern that a processor could guess.
      this.#add('total', [value, constant(0), op.notEqual, TIMES_4]),
    ];
  }

  /** Four words that follow one another, and on to the next. */
  #four(): Code {
    const deed = this.#deed;
    const advance = this.#add('at', constant(16));
    if ('become' in deed) return [this.#become(deed.become, 'four'), advance];
    if ('count' in deed) return [this.#sumBits(this.#value(deed.count, 'four')), advance];
    if ('countPlaces' in deed) {
      // All bits are set where they differ from zeros, which makes -1.
      const differing = [this.#value(deed.countPlaces, 'four'), constant(0), vector.splat];
      return [
        [this.#get('sums'), differing, vector.notEqual, vector.subtract, this.#set('sums')],
        advance,
      ];
    }
    const isAny = [this.#value(deed.find, 'four'), vector.anyTrue];
    return either(isAny, this.#oneByOne(), advance);
  }

  #become(sets: Readonly<Record<string, Expression>>, width: 'one' | 'four'): Code {
    return Object.entries(sets).map(([name, expression]) => [
      [this.#address('set', name), this.#value(expression, width)],
      width === 'one' ? store : storeFour,
    ]);
  }

  #value(expression: Expression, width: 'one' | 'four', stretch = 0): Code {
    if (!('name' in expression)) {
      const { kind, one, other } = expression;
      const both = [this.#value(one, width, stretch), this.#value(other, width, stretch)];
      return [both, (width === 'one' ? OF_ONE : OF_FOUR)[kind]];
    }
    const { kind, name } = expression;
    if (kind === 'every') return [this.#get(name), width === 'one' ? [] : vector.splat];
    return [this.#address(kind, name, stretch), width === 'one' ? load() : loadFour];
  }

  #address(kind: 'set' | 'bitmap', name: string, stretch = 0): Code {
    const place = inStretch(kind === 'set' ? 'at' : 'word', stretch);
    return [this.#get(name), this.#get(place), op.add];
  }

  #findWord(): Code {
    if (!this.#usesBitmaps) return [];
    const address = [this.#get('words'), this.#get('at'), op.add];
    return [address, load(), TIMES_4, this.#set('word')];
  }

  #before(end: 'end' | 'wholeEnd' | 'stretch'): Code {
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
