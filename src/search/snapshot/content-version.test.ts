import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import { ColumnIndex } from '@campcairn/column-index';
import { seeded } from '@campcairn/seeded';
import {
  AMENITIES,
  FUELS,
  PITCH_TYPES,
  TRANSMISSIONS,
  VEHICLE_CLASSES,
} from '../../listings/index.ts';
import type { SearchableRow } from '../index-row.sql.ts';
import { LISTING_SCHEMA } from '../index-schema.ts';
import { CONTENT_VERSION } from './content-version.ts';

/** SHA-256 of the snapshot of an index of the rows below, in this version of the program. */
const CONTENT_DIGEST = '8ebf7b261e5b6f16c21718f9db476336509e7247c56673e3461c608992466b89';

const TODAY = 20_574;

/** Generates rows that state everything that an index keeps, each value with a probability of 0.7. */
function* rows(count: number): Generator<SearchableRow> {
  const stream = seeded('content of the index');
  const maybe = <T>(make: () => T): T | null => (stream.chance(0.7) ? make() : null);
  const yesOrNo = () => maybe(() => stream.chance(0.5));
  for (let id = 1; id <= count; id++) {
    const category = stream.pick(['campervan', 'motorhome', 'caravan', 'campsite']);
    const price = maybe(() => ({
      price_from: stream.whole(10, 300) * 100,
      currency: stream.pick(['GBP', 'EUR', 'JPY', 'KWD']),
      price_unit: stream.pick(['night', 'week'] as const),
    }));
    const vehicle = {
      vehicle_class: maybe(() => stream.pick(VEHICLE_CLASSES)),
      berths: maybe(() => stream.whole(1, 8)),
      seats: maybe(() => stream.whole(1, 8)),
      transmission: maybe(() => stream.pick(TRANSMISSIONS)),
      fuel: maybe(() => stream.pick(FUELS)),
      length_m: maybe(() => stream.whole(400, 950) / 100),
      height_m: maybe(() => stream.whole(180, 350) / 100),
      licence: maybe(() => stream.pick(['B', 'c1', 'C'])),
    };
    const campsite = {
      pitch_types: stream.some(PITCH_TYPES, stream.whole(0, 3)),
      open_from: maybe(() => stream.pick(['04-01', '10-15'])),
      open_to: maybe(() => stream.pick(['03-31', '09-30'])),
      pitches: maybe(() => stream.whole(1, 400)),
    };
    const policies = {
      pets_allowed: yesOrNo(),
      festivals_allowed: yesOrNo(),
      travel_abroad_allowed: yesOrNo(),
      one_way_available: yesOrNo(),
      instant_book: yesOrNo(),
      min_driver_age: maybe(() => stream.pick([18, 21, 25])),
    };
    yield {
      id: stream.chance(0.1) ? -id : id,
      category,
      lat: 37 + stream.next() * 20,
      lng: -10 + stream.next() * 15,
      approximate: stream.chance(0.2),
      blur_angle: stream.next(),
      blur_distance: stream.next(),
      country_code: stream.pick(['GB', 'IE', 'FR', 'RE', 'ES', 'PT']),
      region_id: maybe(() => stream.pick(['GB-ENG', 'FR-BRE', 'PT-08'])),
      town_id: maybe(() => stream.whole(1, 9)),
      price_from: null,
      currency: null,
      price_unit: null,
      ...price,
      min_nights: maybe(() => stream.whole(1, 14)),
      sleeps: maybe(() => stream.whole(1, 8)),
      created: 1_700_000_000 + id * 977,
      amenities: stream.some(AMENITIES, stream.whole(0, 8)).join(','),
      images: stream.whole(0, 12),
      description: stream.whole(0, 1200),
      vehicle: category === 'campsite' ? null : (vehicle as never),
      campsite: category === 'campsite' ? (campsite as never) : null,
      policies: policies as never,
      rating: maybe(() => ({ value: stream.whole(10, 50) / 10, count: stream.whole(0, 300) })),
      isRestricted: stream.chance(0.2),
    };
  }
}

it('what the index holds of a listing is that of its version', () => {
  const index = ColumnIndex.empty(LISTING_SCHEMA, TODAY);
  for (const row of rows(1500)) {
    index.put(row);
    const from = TODAY + (Math.abs(row.id) % 40);
    const free = { from, to: from + 9, yes: row.id % 3 !== 0, number: row.images * 100 };
    if (row.id % 2 === 0) index.setDays(row.id, [free]);
  }
  const steps = index.rearranged();
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { outline, arrays } = step.value.snapshot();
  const digest = createHash('sha256').update(JSON.stringify(outline));
  for (const { buffer, byteOffset, byteLength } of arrays) {
    digest.update(new Uint8Array(buffer, byteOffset, byteLength));
  }
  assert.deepEqual(
    { version: CONTENT_VERSION, digest: digest.digest('hex') },
    { version: 6, digest: CONTENT_DIGEST },
    'The index holds something else. Write its digest here. Raise CONTENT_VERSION too, unless the change only adds or removes columns',
  );
});
