import {
  type Code,
  constant,
  during,
  either,
  type Func,
  lane,
  load,
  loadFour,
  op,
  store,
  storeFour,
  times4,
  type,
  vector,
} from './web-assembly.ts';

/**
 * What is worked out for every place k of a selection:
 * - `set('x')`: word k of a set of the selection;
 * - `bitmap('x')`: the word of a bitmap that belongs to place k, which is the one `words[k]` numbers;
 * - `every('x')`: one word, the same everywhere;
 * - two of these put together; `without` takes what the second has out of the first.
 */
export type Expression =
  | { kind: 'set' | 'bitmap' | 'every'; name: string }
  | { kind: 'and' | 'or' | 'xor' | 'without'; one: Expression; other: Expression };

export const set = (name: string): Expression => ({ kind: 'set', name });
export const bitmap = (name: string): Expression => ({ kind: 'bitmap', name });
export const every = (name: string): Expression => ({ kind: 'every', name });

const pair =
  (kind: 'and' | 'or' | 'xor' | 'without') =>
  (one: Expression, other: Expression): Expression => ({ kind, one, other });
export const and = pair('and');
export const or = pair('or');
export const xor = pair('xor');
export const without = pair('without');

/** What is done with it. */
export type Deed =
  /** Each set, in this order, becomes an expression. Gives 0. */
  | { become: Readonly<Record<string, Expression>> }
  /** Gives how many bits are set. */
  | { count: Expression }
  /** Gives at how many places any bit is set. */
  | { countPlaces: Expression }
  /** Writes the places where any bit is set to `places`, their words to `found`. Gives how many. */
  | { find: Expression };

/**
 * A loop over a selection as a function. Its parameters, all numbers: the addresses of the sets and
 * bitmaps, and the words, in the order of `parameters`; the address of `words` when there is a
 * bitmap; and how many places there are. Four words are taken at a time where they follow one another.
 */
export function kernel(parameters: readonly string[], deed: Deed): Func {
  const usesBitmaps = expressionsOf(deed).some(hasBitmap);
  const names = [...parameters, ...(usesBitmaps ? ['words'] : []), 'size'];
  const scratch = ['at', 'end', 'wholeEnd', 'eightsEnd', 'word', 'base', 'value', 'total'];
  const locals = [...names, ...scratch, ...VECTORS];
  const numbers = new Map(locals.map((local, number) => [local, number]));
  const loop = new Loop(numbers, deed, usesBitmaps);
  return {
    parameters: names.length,
    locals: [...scratch.map(() => type.i32), ...VECTORS.map(() => type.v128)],
    body: loop.body(),
  };
}

function expressionsOf(deed: Deed): Expression[] {
  return 'become' in deed ? Object.values(deed.become) : Object.values(deed);
}

function hasBitmap(expression: Expression): boolean {
  if ('name' in expression) return expression.kind === 'bitmap';
  return hasBitmap(expression.one) || hasBitmap(expression.other);
}

/** Locals of four words each: the sums, and what counting many words at once carries along. */
const VECTORS = [
  'sums',
  'ones',
  'twos',
  'fours',
  'eights',
  'twosA',
  'twosB',
  'foursA',
  'foursB',
  'xor',
  'first',
  'second',
];

const OF_ONE = { and: [op.and], or: [op.or], xor: [op.xor], without: [0x41, 0x7f, op.xor, op.and] };
const OF_FOUR = {
  and: vector.and,
  or: vector.or,
  xor: vector.xor,
  without: vector.andNot,
};

/** Instructions of one kernel. `at` is the place it is at, times 4, and `word` its word, times 4. */
class Loop {
  readonly #numbers: Map<string, number>;
  readonly #deed: Deed;
  readonly #usesBitmaps: boolean;

  constructor(numbers: Map<string, number>, deed: Deed, usesBitmaps: boolean) {
    this.#numbers = numbers;
    this.#deed = deed;
    this.#usesBitmaps = usesBitmaps;
  }

  body(): Code {
    return [
      ...[...this.#get('size'), ...times4, ...this.#set('end')],
      ...[...this.#get('end'), ...constant(-16), op.and, ...this.#set('wholeEnd')],
      ...[...this.#get('end'), ...constant(-128), op.and, ...this.#set('eightsEnd')],
      ...(this.#usesBitmaps ? this.#runs() : this.#whole([])),
      ...during(this.#before('end'), [...this.#findWord(), ...this.#one()]),
      ...this.#get('total'),
      ...('find' in this.#deed ? [...constant(2), op.shiftRight] : []),
      ...[0, 1, 2, 3].flatMap((n) => [...this.#get('sums'), ...lane(n), op.add]),
    ];
  }

  /** All four by four, when all words follow one another; else those that do. */
  #runs(): Code {
    const isOneRun = [
      ...[...this.#get('words'), ...this.#get('end'), op.add, ...constant(-4), op.add, ...load()],
      ...[...this.#get('words'), ...load(), op.subtract],
      ...[...this.#get('size'), ...constant(-1), op.add, op.equal],
    ];
    const address = [...this.#get('words'), ...this.#get('at'), op.add];
    const inARow = [
      ...[...address, ...load(12), ...address, ...load(), op.subtract],
      ...[...constant(3), op.equal],
    ];
    const one = [...this.#findWord(), ...this.#one()];
    const mixed = during(
      this.#before('wholeEnd'),
      either(inARow, [...this.#findWord(), ...this.#four()], [...one, ...one, ...one, ...one]),
    );
    const oneRun = [
      ...[...this.#get('words'), ...load(), ...times4, ...this.#set('base')],
      ...this.#whole([...this.#get('base'), ...this.#get('at'), op.add, ...this.#set('word')]),
    ];
    const isAny = [...this.#get('size'), ...constant(4), op.atLeast];
    return either(isAny, either(isOneRun, oneRun, mixed), []);
  }

  #whole(findWord: Code): Code {
    const deed = this.#deed;
    return [
      ...('count' in deed ? this.#eights(deed.count, findWord) : []),
      ...during(this.#before('wholeEnd'), [...findWord, ...this.#four()]),
    ];
  }

  /**
   * Counts eight times four words with one count of bits, after Harley and Seal (Warren, "Hacker's
   * Delight", 5-1; Muła, Kurz, Lemire, "Faster Population Counts Using AVX2 Instructions"): adders
   * on all bits at once carry how often each was set.
   */
  #eights(counted: Expression, findWord: Code): Code {
    const word = (n: number): Code => this.#value(counted, 'four', 16 * n);
    const adders = [
      ...this.#addBits('twosA', 'ones', word(0), word(1)),
      ...this.#addBits('twosB', 'ones', word(2), word(3)),
      ...this.#addBits('foursA', 'twos', this.#get('twosA'), this.#get('twosB')),
      ...this.#addBits('twosA', 'ones', word(4), word(5)),
      ...this.#addBits('twosB', 'ones', word(6), word(7)),
      ...this.#addBits('foursB', 'twos', this.#get('twosA'), this.#get('twosB')),
      ...this.#addBits('eights', 'fours', this.#get('foursA'), this.#get('foursB')),
    ];
    const double = [
      ...this.#get('sums'),
      ...constant(1),
      ...vector.shiftLeft,
      ...this.#set('sums'),
    ];
    return [
      ...during(this.#before('eightsEnd'), [
        ...[...findWord, ...adders, ...this.#sumBits(this.#get('eights'))],
        ...this.#add('at', constant(128)),
      ]),
      ...[...double, ...this.#sumBits(this.#get('fours'))],
      ...[...double, ...this.#sumBits(this.#get('twos'))],
      ...[...double, ...this.#sumBits(this.#get('ones'))],
    ];
  }

  /** Adds three words bit by bit: the first, of which the lower digit stays, and two others. */
  #addBits(carry: string, sum: string, one: Code, other: Code): Code {
    const [first, second] = [this.#get('first'), this.#get('second')];
    return [
      ...[...one, ...this.#set('first'), ...other, ...this.#set('second')],
      ...[...first, ...second, ...vector.xor, ...this.#set('xor')],
      ...[...first, ...second, ...vector.and],
      ...[...this.#get('xor'), ...this.#get(sum), ...vector.and, ...vector.or, ...this.#set(carry)],
      ...[...this.#get('xor'), ...this.#get(sum), ...vector.xor, ...this.#set(sum)],
    ];
  }

  /** Adds to the sums how many bits of four words are set. */
  #sumBits(words: Code): Code {
    return [
      ...[...words, ...vector.popcountOfBytes, ...vector.addPairsOfBytes],
      ...[...vector.addPairsOfHalves, ...this.#get('sums'), ...vector.add, ...this.#set('sums')],
    ];
  }

  #before(end: 'end' | 'wholeEnd' | 'eightsEnd'): Code {
    return [...this.#get('at'), ...this.#get(end), op.notEqual];
  }

  #findWord(): Code {
    if (!this.#usesBitmaps) return [];
    const address = [...this.#get('words'), ...this.#get('at'), op.add];
    return [...address, ...load(), ...times4, ...this.#set('word')];
  }

  #one(): Code {
    const deed = this.#deed;
    const advance = this.#add('at', constant(4));
    if ('become' in deed) {
      const changes = Object.entries(deed.become).flatMap(([name, expression]) => [
        ...this.#address('set', name),
        ...this.#value(expression, 'one'),
        ...store,
      ]);
      return [...changes, ...advance];
    }
    if ('count' in deed) {
      return [...this.#add('total', [...this.#value(deed.count, 'one'), op.popcount]), ...advance];
    }
    if ('countPlaces' in deed) {
      const isAny = [...this.#value(deed.countPlaces, 'one'), ...constant(0), op.notEqual];
      return [...this.#add('total', isAny), ...advance];
    }
    return [
      ...[...this.#value(deed.find, 'one'), ...this.#set('value')],
      ...[...this.#get('places'), ...this.#get('total'), op.add],
      ...[...this.#get('at'), ...constant(2), op.shiftRight, ...store],
      ...[...this.#get('found'), ...this.#get('total'), op.add, ...this.#get('value'), ...store],
      ...this.#add('total', [...this.#get('value'), ...constant(0), op.notEqual, ...times4]),
      ...advance,
    ];
  }

  #four(): Code {
    const deed = this.#deed;
    const advance = this.#add('at', constant(16));
    if ('become' in deed) {
      const changes = Object.entries(deed.become).flatMap(([name, expression]) => [
        ...this.#address('set', name),
        ...this.#value(expression, 'four'),
        ...storeFour,
      ]);
      return [...changes, ...advance];
    }
    if ('count' in deed) {
      return [...this.#sumBits(this.#value(deed.count, 'four')), ...advance];
    }
    if ('countPlaces' in deed) {
      // Where they differ all bits are set, which is -1.
      return [
        ...[...this.#get('sums'), ...this.#value(deed.countPlaces, 'four')],
        ...[...constant(0), ...vector.splat, ...vector.notEqual, ...vector.subtract],
        ...[...this.#set('sums'), ...advance],
      ];
    }
    const one = [...this.#findWord(), ...this.#one()];
    const isAny = [...this.#value(deed.find, 'four'), ...vector.anyTrue];
    return either(isAny, [...one, ...one, ...one, ...one], advance);
  }

  #value(expression: Expression, width: 'one' | 'four', offset = 0): Code {
    if ('name' in expression) {
      const { kind, name } = expression;
      if (kind === 'every') return [...this.#get(name), ...(width === 'one' ? [] : vector.splat)];
      return [...this.#address(kind, name), ...(width === 'one' ? load() : loadFour(offset))];
    }
    const { kind, one, other } = expression;
    const put = (width === 'one' ? OF_ONE : OF_FOUR)[kind];
    return [...this.#value(one, width, offset), ...this.#value(other, width, offset), ...put];
  }

  #address(kind: 'set' | 'bitmap', name: string): Code {
    return [...this.#get(name), ...this.#get(kind === 'set' ? 'at' : 'word'), op.add];
  }

  #add(name: string, amount: Code): Code {
    return [...amount, ...this.#get(name), op.add, ...this.#set(name)];
  }

  #get(name: string): Code {
    return [0x20, this.#local(name)];
  }

  #set(name: string): Code {
    return [0x21, this.#local(name)];
  }

  #local(name: string): number {
    const number = this.#numbers.get(name);
    if (number === undefined) throw new RangeError(`A kernel has no ${name}`);
    return number;
  }
}
