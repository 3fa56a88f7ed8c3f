/** WebAssembly's opcodes, as far as they are used here (webassembly.github.io/spec, "Instructions"). */
const op = {
  block: 0x02,
  loop: 0x03,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  localGet: 0x20,
  localSet: 0x21,
  load: 0x28,
  constant: 0x41,
  greaterOrEqual: 0x4f,
  popcount: 0x69,
  add: 0x6a,
  and: 0x71,
  shiftLeft: 0x74,
};

const I32 = 0x7f;
const NO_RESULT = 0x40;

/** Locals: four parameters and two of its own. Addresses are in bytes. */
const local = { set: 0, places: 1, bits: 2, size: 3, end: 4, total: 5 };

const get = (name: keyof typeof local) => [op.localGet, local[name]];
const put = (name: keyof typeof local) => [op.localSet, local[name]];
/** The word at the address on the stack; 2 says that addresses are multiples of 4. */
const load = [op.load, 2, 0];
const times4 = [op.constant, 2, op.shiftLeft];
const plus4 = [op.constant, 4, op.add];

/**
 *     end = set + size * 4
 *     while (set < end) {
 *       total += popcount(word at set & word at (bits + word at places * 4))
 *       set += 4; places += 4
 *     }
 *     return total
 */
const body = [
  [1, 2, I32],
  [...get('set'), ...get('size'), ...times4, op.add, ...put('end')],
  [op.block, NO_RESULT, op.loop, NO_RESULT],
  [...get('set'), ...get('end'), op.greaterOrEqual, op.brIf, 1],
  [...get('set'), ...load],
  [...get('bits'), ...get('places'), ...load, ...times4, op.add, ...load],
  [op.and, op.popcount, ...get('total'), op.add, ...put('total')],
  [...get('set'), ...plus4, ...put('set')],
  [...get('places'), ...plus4, ...put('places')],
  [op.br, 0, op.end, op.end],
  [...get('total'), op.end],
].flat();

const text = (value: string) => [value.length, ...Buffer.from(value)];
const section = (id: number, content: number[]) => [id, content.length, ...content];

const sections = {
  types: section(1, [1, 0x60, 4, I32, I32, I32, I32, 1, I32]),
  // A shared memory (3) of 1 page or more, of at most 65,535.
  imports: section(2, [1, ...text('host'), ...text('memory'), 2, 3, 1, 0xff, 0xff, 3]),
  functions: section(3, [1, 0]),
  exports: section(7, [1, ...text('count'), 0, 0]),
  code: section(10, [1, body.length, ...body]),
};

const HEADER = [...Buffer.from('\0asm'), 1, 0, 0, 0];

/**
 * A module whose `count(set, places, bits, size)` counts the bits that are set both in the words at
 * `set` and in those words of `bits` that `places` numbers.
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
