import fc from 'fast-check';
import type { Question } from '../answer.ts';
import { type Filters, NO_FILTERS, SORTS, type Where } from '../index-query.ts';
import { TODAY, VOCABULARY } from './rows.ts';

const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });

/** Every filter asking for something. */
const everyFilter = fc.record({
  category: some(VOCABULARY.categories),
  stay: fc
    .record({
      from: fc.integer({ min: TODAY, max: TODAY + 14 }),
      nights: fc.constantFrom(1, 2, 7, 200),
    })
    .map(({ from, nights }) => ({ from, to: from + nights })),
  ask: fc.boolean(),
  people: fc.constantFrom(1, 2, 3, 8, 20),
  priceMin: fc.constantFrom(0, 50, 89),
  priceMax: fc.constantFrom(49, 50, 100, 5000),
  currency: fc.constantFrom('GBP', 'EUR', 'JPY'),
  vehicleClass: some(VOCABULARY.vehicleClasses),
  berths: fc.constantFrom(2, 4, 13),
  seats: fc.constantFrom(2, 5),
  transmission: some(VOCABULARY.transmissions),
  fuel: some(VOCABULARY.fuels),
  lengthMaxCm: fc.constantFrom(500, 600, 733),
  heightMaxCm: fc.constantFrom(200, 290),
  licence: some(['B', 'C1', 'BE']),
  pets: fc.boolean(),
  oneWay: fc.boolean(),
  festivals: fc.boolean(),
  abroad: fc.boolean(),
  instant: fc.boolean(),
  driverAge: fc.constantFrom(17, 21, 40),
  amenity: some(VOCABULARY.amenities),
  pitch: some(VOCABULARY.pitchTypes),
});

/** Up to five filters at once. */
export const anyFilters: fc.Arbitrary<Filters> = fc
  .tuple(everyFilter, fc.subarray(Object.keys(NO_FILTERS) as (keyof Filters)[], { maxLength: 5 }))
  .map(([asked, keys]) =>
    Object.assign({}, NO_FILTERS, Object.fromEntries(keys.map((key) => [key, asked[key]]))),
  );

/** Any part of the world the rows are in. */
export const anyWhere: fc.Arbitrary<Where> = fc.oneof(
  fc.constant<Where>({ kind: 'everywhere' }),
  fc.constantFrom<Where>(
    { kind: 'country', code: 'FR' },
    { kind: 'country', code: 'PT' },
    { kind: 'region', id: 'GB-ENG' },
    { kind: 'town', id: 2 },
    {
      kind: 'within',
      all: [
        { kind: 'region', id: 'GB-ENG' },
        { kind: 'town', id: 2 },
      ],
    },
    {
      kind: 'within',
      all: [
        { kind: 'country', code: 'FR' },
        { kind: 'region', id: 'GB-ENG' },
      ],
    },
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

/** Any question; pages are short, so that there are many of them. */
export const anyQuestion: fc.Arbitrary<Question> = fc.record({
  where: anyWhere,
  filters: anyFilters,
  sort: fc.constantFrom(...SORTS),
  centre: fc.constantFrom({ lat: 49.8, lng: -2.6 }, null),
  limit: fc.constantFrom(1, 7, 24),
  after: fc.constant(null),
  facets: fc.constant(true),
});
