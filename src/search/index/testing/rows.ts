import fc from 'fast-check';
import type { IndexRow, NightRange, Vocabulary } from '../index-row.ts';

/** Short lists of values are enough to try everything that depends on them. */
export const VOCABULARY: Vocabulary = {
  categories: ['campervan', 'motorhome', 'caravan', 'campsite'],
  vehicleClasses: ['compact_campervan', 'coachbuilt', 'a_class'],
  transmissions: ['manual', 'automatic'],
  fuels: ['diesel', 'petrol'],
  amenities: ['toilet', 'shower', 'wifi', 'dogs_allowed'],
  pitchTypes: ['tent', 'cabin'],
};

/** The first night of the calendars: 1 May 2026. */
export const TODAY = 20_574;

const NO_VEHICLE = {
  sleeps: null,
  seats: null,
  transmission: null,
  fuel: null,
  vehicleClass: null,
  lengthCm: null,
  heightCm: null,
  licence: null,
};

const stated = () => fc.constantFrom(null, true, false);
const maybe = <T>(...values: T[]) => fc.constantFrom<T | null>(null, ...values);

/** Any listing, in a few places only, so that many share a position or lie on an edge. */
export const anyRow: fc.Arbitrary<IndexRow> = fc
  .record({
    id: fc.integer({ min: 1, max: 400 }),
    category: fc.constantFrom(...VOCABULARY.categories),
    x: fc.constantFrom(-300_000, -120_000, -400, 0, 300, 80_000, 82_000, 4_000_000),
    y: fc.constantFrom(5_000_000, 5_000_400, 6_400_000, 6_500_000, -4_000_000),
    approximate: fc.boolean(),
    country: fc.constantFrom('GB', 'FR', 'ES'),
    regionId: maybe('GB-ENG', 'FR-BRE'),
    townId: maybe(1, 2, 3),
    nightlyPrice: maybe(0, 49.99, 50, 89, 100, 100.5, 2500),
    currency: maybe('GBP', 'EUR'),
    sleeps: maybe(1, 2, 4, 6, 12),
    seats: maybe(2, 4, 5),
    transmission: maybe(...VOCABULARY.transmissions),
    fuel: maybe(...VOCABULARY.fuels),
    vehicleClass: maybe(...VOCABULARY.vehicleClasses),
    lengthCm: maybe(499, 500, 599, 700, 741),
    heightCm: maybe(199, 200, 280, 320),
    licence: maybe('B', 'C1', 'B1', 'C', 'CE', 'D'),
    pets: stated(),
    oneWay: stated(),
    festivals: stated(),
    abroad: stated(),
    instant: stated(),
    minDriverAge: maybe(18, 21, 25),
    amenities: fc.subarray([...VOCABULARY.amenities]),
    pitchTypes: fc.subarray([...VOCABULARY.pitchTypes]),
    openFrom: fc.constantFrom(null, '04-01', '11-15'),
    openTo: fc.constantFrom('05-10', '09-30'),
    ratingValue: maybe(0, 3.5, 4.8, 5),
    ratingCount: fc.constantFrom(1, 20),
    createdAt: fc.integer({ min: 1_700_000_000, max: 1_700_000_009 }),
    rank: fc.integer({ min: 0, max: 6 }),
  })
  .map((row) =>
    Object.assign(row, {
      currency: row.nightlyPrice === null ? null : (row.currency ?? 'GBP'),
      openTo: row.openFrom === null ? null : row.openTo,
      ...(row.category === 'campsite' ? NO_VEHICLE : { pitchTypes: [] }),
    }),
  );

/** Any calendar around the first night; ranges do not overlap. */
export const anyNights: fc.Arbitrary<NightRange[]> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 4 }),
      nights: fc.integer({ min: 1, max: 9 }),
      available: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  .map((parts) => {
    let day = TODAY - 3;
    return parts.map(({ gap, nights, available }) => {
      const from = day + gap;
      day = from + nights;
      return { from, to: day, available };
    });
  });
