/** WebAssembly's opcodes, as far as they are used here (webassembly.github.io/spec, "Instructions"). */
const op = {
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  localGet: 0x20,
  localSet: 0x21,
  load: 0x28,
  constant: 0x41,
  equal: 0x46,
  atLeast: 0x4f,
  popcount: 0x69,
  add: 0x6a,
  subtract: 0x6b,
  and: 0x71,
  shiftLeft: 0x74,
};

/** The same for four words at a time. */
const vector = {
  load: [0xfd, 0],
  lane: [0xfd, 0x1b],
  and: [0xfd, 0x4e],
  popcountOfBytes: [0xfd, 0x62],
  addPairsOfBytes: [0xfd, 0x7d],
  addPairsOfHalves: [0xfd, 0x7f],
  add: [0xfd, 0xae, 1],
};

const I32 = 0x7f;
const V128 = 0x7b;
const NO_RESULT = 0x40;

/** Four parameters and four locals of its own, of which `sums` is four words. Addresses are in bytes. */
const local = { set: 0, places: 1, bits: 2, size: 3, end: 4, wholeEnd: 5, total: 6, sums: 7 };

const get = (name: keyof typeof local) => [op.localGet, local[name]];
const put = (name: keyof typeof local) => [op.localSet, local[name]];
const constant = (value: number) => [op.constant, value];
/** The word at the address on the stack and `offset`; 2 says that addresses are multiples of 4. */
const load = (offset = 0) => [op.load, 2, offset];
const times4 = [...constant(2), op.shiftLeft];
const step = (name: 'set' | 'places', bytes: number) => [
  ...get(name),
  ...constant(bytes),
  op.add,
  ...put(name),
];

/** Address of the word of `bits` that `places` numbers. */
const bitsAtPlace = [get('bits'), get('places'), load(), times4, op.add].flat();

/** `total += popcount(word at set & word of bits); set += 4; places += 4` */
const one = [
  [get('set'), load(), bitsAtPlace, load(), op.and, op.popcount].flat(),
  [get('total'), op.add, put('total')].flat(),
  [step('set', 4), step('places', 4)].flat(),
].flat();

/** `sums += popcounts of (four words at set & four words of bits); set += 16; places += 16` */
const four = [
  [get('set'), vector.load, 2, 0, bitsAtPlace, vector.load, 2, 0, vector.and].flat(),
  [vector.popcountOfBytes, vector.addPairsOfBytes, vector.addPairsOfHalves].flat(),
  [get('sums'), vector.add, put('sums')].flat(),
  [step('set', 16), step('places', 16)].flat(),
].flat();

/** Whether the next four words of `bits` follow one another: places rise, so the ends tell. */
const inARow = [
  [get('places'), load(12), get('places'), load(), op.subtract].flat(),
  [constant(3), op.equal].flat(),
].flat();

/** Repeats `work` while `set` has not reached `end`. */
const until = (end: 'end' | 'wholeEnd', work: number[]) =>
  [
    [op.block, NO_RESULT, op.loop, NO_RESULT],
    [get('set'), get(end), op.atLeast, op.brIf, 1].flat(),
    work,
    [op.br, 0, op.end, op.end],
  ].flat();

const MINUS_4 = 0x7c;

const body = [
  [2, 3, I32, 1, V128],
  [get('set'), get('size'), times4, op.add, put('end')].flat(),
  [get('set'), get('size'), constant(MINUS_4), op.and, times4, op.add, put('wholeEnd')].flat(),
  until('wholeEnd', [inARow, op.if, NO_RESULT, four, op.else, one, one, one, one, op.end].flat()),
  until('end', one),
  get('total'),
  [0, 1, 2, 3].flatMap((lane) => [...get('sums'), ...vector.lane, lane, op.add]),
  [op.end],
].flat();

/** A number as WebAssembly writes lengths: seven bits a byte, the lowest first. */
function length(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...length(value >>> 7)];
}

const text = (value: string) => [value.length, ...Buffer.from(value)];
const section = (id: number, content: number[]) => [id, ...length(content.length), ...content];

const sections = {
  types: section(1, [1, 0x60, 4, I32, I32, I32, I32, 1, I32]),
  // A shared memory (3) of 1 page or more, of at most 65,535.
  imports: section(2, [1, ...text('host'), ...text('memory'), 2, 3, 1, ...length(65_535)]),
  functions: section(3, [1, 0]),
  exports: section(7, [1, ...text('count'), 0, 0]),
  code: section(10, [1, ...length(body.length), ...body]),
};

const HEADER = [...Buffer.from('\0asm'), 1, 0, 0, 0];

/**
 * A module whose `count(set, places, bits, size)` counts the bits that are set both in the words at
 * `set` and in those words of `bits` that `places` numbers. Words of `bits` that follow one another
 * are counted four at a time.
 */
export const COUNT_SHARED_BITS = new WebAssembly.Module(
  Uint8Array.from([
    ...HEADER,
    ...sections.types,
    ...sections.imports,
    ...sections.functions,
    ...sections.exports,
    ...sections.code,
  ]),
);
