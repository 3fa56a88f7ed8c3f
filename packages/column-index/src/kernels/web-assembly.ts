/**
 * As much of WebAssembly's binary format as the loops over bitmaps need
 * (webassembly.github.io/spec, "Instructions" and "Modules").
 */

import { MOST_PAGES } from './memory.ts';

/** Instructions and what follows them, one after the other. */
export type Code = number | readonly Code[];

export const type = { i32: 0x7f, v128: 0x7b };

const NO_RESULT = 0x40;
const END = 0x0b;

/** Instructions on whole numbers. */
export const op = {
  equal: 0x46,
  notEqual: 0x47,
  add: 0x6a,
  subtract: 0x6b,
  and: 0x71,
  shiftLeft: 0x74,
  shiftRight: 0x76,
};

/** The same on four words; `andNot` takes what the second has out of the first. */
export const vector = {
  splat: [0xfd, 0x11],
  and: [0xfd, 0x4e],
  andNot: [0xfd, 0x4f],
  or: [0xfd, 0x50],
  xor: [0xfd, 0x51],
  anyTrue: [0xfd, 0x53],
  popcountOfBytes: [0xfd, 0x62],
  addPairsOfBytes: [0xfd, 0x7d],
  addPairsOfHalves: [0xfd, 0x7f],
  shiftLeft: [0xfd, 0xab, 1],
  add: [0xfd, 0xae, 1],
  lane: (number: number): Code => [0xfd, 0x1b, number],
};

/** Reads and writes at the address on the stack; 2 says that addresses are multiples of 4. */
export const load: Code = [0x28, 2, 0];
export const loadFour: Code = [0xfd, 0, 2, 0];
export const store: Code = [0x36, 2, 0];
export const storeFour: Code = [0xfd, 0x0b, 2, 0];

export const localGet = (number: number): Code => [0x20, number];
export const localSet = (number: number): Code => [0x21, number];
export const constant = (value: number): Code => [0x41, signed(value)];

/** Repeats `work` as long as `goesOn` leaves a 1 on the stack. */
export const during = (goesOn: Code, work: Code): Code => [
  [0x02, NO_RESULT, 0x03, NO_RESULT],
  [goesOn, 0x45, 0x0d, 1],
  [work, 0x0c, 0, END, END],
];

export const either = (condition: Code, one: Code, other: Code): Code => [
  [condition, 0x04, NO_RESULT, one],
  [0x05, other, END],
];

/** A function of whole numbers that gives one. Locals are numbered on from the parameters. */
export interface Func {
  parameters: number;
  /** The types of the locals. */
  locals: readonly number[];
  body: Code;
}

const HEADER = [[...Buffer.from('\0asm')], [1, 0, 0, 0]];

/** A module of functions by name over the memory that it imports as `host.memory`, which is shared. */
export function moduleOf(named: Readonly<Record<string, Func>>): WebAssembly.Module {
  const functions = Object.values(named);
  const memory = [text('host'), text('memory'), 2, 3, 1, unsigned(MOST_PAGES)];
  const module: Code = [
    HEADER,
    section(1, list(functions.map(typeOf))),
    section(2, list([memory])),
    section(3, list(functions.map((_, n) => unsigned(n)))),
    section(7, list(Object.keys(named).map((name, n) => [text(name), 0, unsigned(n)]))),
    section(10, list(functions.map(codeOf))),
  ];
  return new WebAssembly.Module(Uint8Array.from(flat(module)));
}

function typeOf({ parameters }: Func): Code {
  return [0x60, list(Array.from({ length: parameters }, () => type.i32)), list([type.i32])];
}

function codeOf({ locals, body }: Func): Code {
  return sized([list(locals.map((of) => [1, of])), body, END]);
}

const flat = (code: Code): readonly number[] =>
  typeof code === 'number' ? [code] : code.flatMap(flat);

/** A number in sevens of bits, the lowest first. */
function unsigned(value: number): Code {
  return value < 0x80 ? value : [(value & 0x7f) | 0x80, unsigned(value >>> 7)];
}

function signed(value: number): Code {
  if (value >= -0x40 && value < 0x40) return value & 0x7f;
  return [(value & 0x7f) | 0x80, signed(value >> 7)];
}

const sized = (content: Code): Code => [unsigned(flat(content).length), content];
const list = (items: readonly Code[]): Code => [unsigned(items.length), items];
const text = (value: string): Code => sized([...Buffer.from(value)]);
const section = (id: number, content: Code): Code => [id, sized(content)];
