import fc from 'fast-check';
import type { Question } from '../questions/answer.ts';
import { atLeast, atMost, type Criterion, type Part } from '../questions/criterion.ts';
import type { FacetsRequest } from '../questions/facets.ts';
import type { OrderSpec } from '../questions/page.ts';
import type { Where } from '../sets/select.ts';
import { BANDS, COLOURS, LENGTHS, SHAPES, SIZES, TAGS, TODAY } from './rows.ts';

const GREY: Part = { column: 'colour', value: 'grey', has: true };
const COLOURED: Part = { ...GREY, has: false };

const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });

const anyPolicy = fc.constantFrom<Criterion['notStated']>('keep', 'drop', GREY, COLOURED);

/** One criterion of each name, but several of the name `tag`. */
const everyCriterion: fc.Arbitrary<Criterion[]> = fc
  .record({
    colour: some(COLOURS),
    label: some(['k', 'l', 'x']),
    shape: some(SHAPES),
    tags: some(TAGS),
    size: fc.constantFrom(1, 2, 3, 8, 20),
    length: fc.constantFrom(500, 600, 733),
    price: fc.tuple(fc.constantFrom(null, 0, 50, 89), fc.constantFrom(null, 49, 50, 100.5, 5000)),
    unit: fc.constantFrom(null, 'p', 'q', 'z'),
    from: fc.integer({ min: TODAY, max: TODAY + 14 }),
    days: fc.constantFrom(1, 2, 7, 200),
    moves: fc.constantFrom<readonly number[]>([0], [0], [0, -1, 1, -2, 2], [0, 3, 6, 9]),
    unstated: anyPolicy,
  })
  .map(({ colour, label, shape, tags, size, length, price, unit, from, days, moves, unstated }) => [
    { name: 'colour', kind: 'any of', column: 'colour', values: colour, notStated: 'drop' },
    { name: 'label', kind: 'any of', column: 'label', values: label, notStated: unstated },
    { name: 'shape', kind: 'any of', column: 'shapes', values: shape, notStated: GREY },
    ...tags.map((value): Criterion => ({
      name: 'tag',
      value,
      kind: 'any of',
      column: 'tags',
      values: [value],
      unknown: 'silent',
      notStated: 'keep',
    })),
    {
      name: 'size',
      kind: 'between',
      column: 'size',
      ...atLeast(size),
      notStated: 'keep',
      always: GREY,
    },
    { name: 'length', kind: 'between', column: 'length', ...atMost(length), notStated: COLOURED },
    {
      name: 'price',
      kind: 'between',
      column: 'price',
      min: price[0],
      below: price[1],
      unit: unit === null ? null : { column: 'unit', value: unit },
      notStated: 'keep',
    },
    {
      name: 'ready',
      kind: 'yes',
      column: 'ready',
      orListed: { column: 'tags', value: 'calm' },
      notStated: 'keep',
    },
    { name: 'quiet', kind: 'yes', column: 'quiet', notStated: COLOURED },
    {
      name: 'days',
      kind: 'days',
      windows: moves
        .map((by) => ({ from: from + by, to: from + by + days }))
        .filter((window) => window.from >= TODAY),
      yearly: 'span',
      least: 'least',
      notStated: unstated,
    },
  ]);

/** Up to five criteria, of which none, all or some are strict. */
const anyCriteria: fc.Arbitrary<Criterion[]> = fc
  .tuple(
    everyCriterion.chain((all) => fc.subarray(all, { maxLength: 5 })),
    fc.constantFrom(0, 1, 2),
  )
  .map(([criteria, every]) =>
    criteria.map((one, at) => ({
      ...one,
      ...(one.kind !== 'days' && every > 0 && at % every === 0 && { isStrict: true }),
    })),
  );

/** Any part of the world that may have rows. */
export const anyWhere: fc.Arbitrary<Where> = fc.oneof(
  fc.constant<Where>({ kind: 'everywhere' }),
  fc
    .subarray([
      { column: 'land', value: 'B' },
      { column: 'label', value: 'k' },
      { column: 'label', value: 'unheard of' },
      { column: 'group', value: 2 },
    ])
    .map((all): Where => ({ kind: 'stating', all })),
  fc.constantFrom<Where>(
    { kind: 'nowhere' },
    { kind: 'circle', centre: { lat: 40.95, lng: 0 }, radius: 70_000 },
    { kind: 'circle', centre: { lat: 49.8, lng: -2.6 }, radius: 400_000 },
  ),
  fc
    .tuple(fc.constantFrom(-300_000, 0, 80_000), fc.constantFrom(-5_000_000, 5_000_000, 5_000_300))
    .map(([west, south]) => ({
      kind: 'boxes' as const,
      boxes: [{ west, south, east: west + 82_000, north: south + 1_400_000 }],
    })),
);

const RANK = { column: 'rank', direction: 'highest first' } as const;

export const ORDERS = {
  rank: { kind: 'column', ...RANK },
  age: { kind: 'column', column: 'age', direction: 'highest first' },
  score: { kind: 'column', column: 'score', direction: 'highest first', notStated: RANK },
  price: {
    kind: 'column',
    column: 'price',
    direction: 'lowest first',
    units: 'unit',
    notStated: RANK,
  },
  distance: { kind: 'distance', from: { lat: 49.8, lng: -2.6 } },
  around: { kind: 'column around', ...RANK, from: { lat: 49.8, lng: -2.6 }, perMetre: 0.01 },
} satisfies Record<string, OrderSpec>;

const bounds = (numbers: readonly number[]) =>
  numbers.map((bound) => ({ value: String(bound), bound }));

/** Requests for all kinds of counts. */
export const FACETS: FacetsRequest = {
  facets: [
    { name: 'colour', kind: 'values', column: 'colour', countIn: null, notStated: null },
    { name: 'label', kind: 'values', column: 'label', countIn: null, notStated: null },
    { name: 'shape', kind: 'values', column: 'shapes', countIn: null, notStated: GREY },
    {
      name: 'tag',
      kind: 'needed values',
      column: 'tags',
      unknown: 'silent',
      countIn: null,
      notStated: null,
    },
    {
      name: 'size',
      kind: 'at least',
      column: 'size',
      bounds: bounds(SIZES),
      countIn: COLOURED,
      notStated: COLOURED,
      always: GREY,
    },
    {
      name: 'length',
      kind: 'at most',
      column: 'length',
      bounds: bounds(LENGTHS),
      countIn: null,
      notStated: COLOURED,
    },
    {
      name: 'ready',
      kind: 'yes',
      column: 'ready',
      orListed: { column: 'tags', value: 'calm' },
      countIn: null,
      notStated: null,
    },
    { name: 'quiet', kind: 'yes', column: 'quiet', countIn: null, notStated: COLOURED },
  ],
  histograms: [{ name: 'price', column: 'price', units: 'unit', bounds: BANDS }],
};

/** Any question. Pages are short, so that a question has several of them. */
export const anyQuestion: fc.Arbitrary<Question> = fc.record({
  where: anyWhere,
  criteria: anyCriteria,
  order: fc.constantFrom<OrderSpec>(...Object.values(ORDERS)),
  centre: fc.constantFrom({ lat: 49.8, lng: -2.6 }, null),
  unit: fc.constantFrom(null, 'q', 'z'),
  limit: fc.constantFrom(1, 7, 24),
  after: fc.constant(null),
  facets: fc.constant(FACETS),
});
