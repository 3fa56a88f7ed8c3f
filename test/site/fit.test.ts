import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Answer,
  type Because,
  type Driver,
  fitsOnPitch,
  type HireTerms,
  mayHire,
  ownLicenceLacking,
  type PitchTerms,
  type Van,
  type VanKind,
} from '../../site/src/lib/fit/fit.ts';
import { type Licence, licenceNamed } from '../../site/src/lib/fit/licence.ts';

/** Reasons in short: what, answer and what it rests on. */
const short = (judgement: ReturnType<typeof mayHire>) =>
  judgement && [
    judgement.answer,
    ...judgement.reasons.map(({ about, answer, because }) => `${about} ${answer} ${because}`),
  ];

const MOTORHOME: Van = { kind: 'motorhome', length: 7.2, height: 2.9, width: 2.3, weight: 3500 };

const ON_PITCHES: [name: string, van: Van, terms: PitchTerms, expected: string[] | null][] = [
  [
    'a motorhome within the limits fits',
    MOTORHOME,
    { takes: { motorhome: true }, length: 8 },
    ['yes', 'pitch yes stated', 'length yes stated'],
  ],
  [
    'exactly as long as the limit fits',
    MOTORHOME,
    { takes: { motorhome: true }, length: 7.2 },
    ['yes', 'pitch yes stated', 'length yes stated'],
  ],
  [
    'too long does not fit, whatever else is not known',
    MOTORHOME,
    { takes: {}, length: 6 },
    ['no', 'pitch ask owner', 'length no stated'],
  ],
  [
    'a campsite that states no limit has to be asked',
    MOTORHOME,
    { takes: { motorhome: true } },
    ['ask', 'pitch yes stated', 'length ask owner'],
  ],
  [
    'limits of height, width and weight count where they are stated',
    MOTORHOME,
    { takes: { motorhome: true }, length: 8, height: 2.8, width: 2.5, weight: 3000 },
    [
      'no',
      'pitch yes stated',
      'length yes stated',
      'height no stated',
      'width yes stated',
      'weight no stated',
    ],
  ],
  [
    'no pitches for caravans',
    { kind: 'caravan', length: 5 },
    { takes: { caravan: false, motorhome: true }, length: 9 },
    ['no', 'pitch no stated', 'length yes stated'],
  ],
  [
    'a campervan stands where motorhomes do',
    { kind: 'campervan', length: 5 },
    { takes: { motorhome: true, campervan: false }, length: 9 },
    ['yes', 'pitch yes stated', 'length yes stated'],
  ],
  [
    'a motorhome does not stand on pitches for campervans alone',
    { kind: 'motorhome', length: 5 },
    { takes: { motorhome: false, campervan: true }, length: 9 },
    ['no', 'pitch no stated', 'length yes stated'],
  ],
  [
    'what the traveller has not said is asked of the traveller',
    { height: 2.5 },
    { takes: { motorhome: true }, length: 9 },
    ['ask', 'pitch ask traveller', 'length ask traveller'],
  ],
  ['of a van that is not known nothing is said', {}, { takes: { motorhome: true } }, null],
];

for (const [name, van, terms, expected] of ON_PITCHES) {
  test(`on pitches: ${name}`, () => assert.deepEqual(short(fitsOnPitch(van, terms)), expected));
}

const B: Driver = { licences: ['B'], age: 30 };
const VAN: HireTerms = { category: 'motorhome', age: 25, seats: 4 };

const TO_HIRE: [name: string, driver: Driver, terms: HireTerms, expected: string[] | null][] = [
  [
    'licence, age and seats are enough',
    { ...B, seats: 4 },
    { ...VAN, licence: 'B', weight: 3500 },
    ['yes', 'licence yes stated', 'age yes stated', 'seats yes stated'],
  ],
  [
    'C1 is needed and not held',
    B,
    { ...VAN, licence: 'c1' },
    ['no', 'licence no stated', 'age yes stated'],
  ],
  [
    'who holds C1E may drive what needs C1',
    { ...B, licences: ['C1E'] },
    { ...VAN, licence: 'C1', weight: 5000 },
    ['yes', 'licence yes stated', 'age yes stated'],
  ],
  [
    'a licence that is not stated follows from 3,500 kg',
    B,
    { ...VAN, weight: 3500 },
    ['yes', 'licence yes weight', 'age yes stated'],
  ],
  [
    '… and from 3,501 kg',
    B,
    { ...VAN, weight: 3501 },
    ['no', 'licence no weight', 'age yes stated'],
  ],
  ['neither licence nor mass is stated', B, VAN, ['ask', 'licence ask owner', 'age yes stated']],
  [
    'licence B and 4,200 kg do not go together',
    B,
    { ...VAN, licence: 'B', weight: 4200 },
    ['ask', 'licence ask contradiction', 'age yes stated'],
  ],
  [
    'an electric van of 4,200 kg depends on the country',
    B,
    { ...VAN, licence: 'B', weight: 4200, fuel: 'electric' },
    ['ask', 'licence ask country', 'age yes stated'],
  ],
  [
    'what names no category of ours is asked',
    B,
    { ...VAN, licence: 'LKW 3' },
    ['ask', 'licence ask unclear', 'age yes stated'],
  ],
  [
    '… unless the mass decides',
    B,
    { ...VAN, licence: 'LKW 3', weight: 7000 },
    ['no', 'licence no weight', 'age yes stated'],
  ],
  [
    'younger than the owner wants',
    { ...B, age: 24 },
    { ...VAN, licence: 'B' },
    ['no', 'licence yes stated', 'age no stated'],
  ],
  [
    'no least age is stated',
    B,
    { category: 'campervan', licence: 'B' },
    ['ask', 'licence yes stated', 'age ask owner'],
  ],
  [
    'too few seats',
    { ...B, seats: 5 },
    { ...VAN, licence: 'B' },
    ['no', 'licence yes stated', 'age yes stated', 'seats no stated'],
  ],
  [
    'who has not said a licence is asked',
    { licences: [], age: 30 },
    { ...VAN, licence: 'B' },
    ['ask', 'licence ask traveller', 'age yes stated'],
  ],
  [
    'a small trailer is towed with B',
    B,
    { category: 'caravan', weight: 750 },
    ['yes', 'licence yes weight'],
  ],
  [
    'a caravan of 1,300 kg with B depends on the car',
    B,
    { category: 'caravan', weight: 1300 },
    ['ask', 'licence ask car'],
  ],
  [
    '… and not with B+E',
    { licences: ['BE'] },
    { category: 'caravan', weight: 1300 },
    ['yes', 'licence yes weight'],
  ],
  ['of a driver who said nothing nothing is said', { licences: [] }, VAN, null],
];

for (const [name, driver, terms, expected] of TO_HIRE) {
  test(`to hire: ${name}`, () => assert.deepEqual(short(mayHire(driver, terms)), expected));
}

test('their own van is named where their licence is not enough for its mass, or the car decides', () => {
  const lacking = (kind: VanKind | undefined, weight: number | undefined, ...licences: Licence[]) =>
    ownLicenceLacking({ kind, weight }, { licences });
  const needed = (answer: Answer, because: Because, category: Licence, weight: number) => ({
    about: 'licence',
    answer,
    because,
    needed: category,
    weight,
  });
  assert.deepEqual(lacking('motorhome', 4200, 'B'), needed('no', 'weight', 'C1', 4200));
  assert.deepEqual(lacking('campervan', 8000, 'C1'), needed('no', 'weight', 'C', 8000));
  assert.deepEqual(lacking('caravan', 1600, 'B'), needed('ask', 'car', 'BE', 1600));
  assert.equal(lacking('motorhome', 3500, 'B'), null);
  assert.equal(lacking('motorhome', 4200, 'C1'), null);
  assert.equal(lacking('caravan', 1600, 'BE'), null);
  assert.equal(lacking('motorhome', 4200), null);
  assert.equal(lacking(undefined, 4200, 'B'), null);
  assert.equal(lacking('motorhome', undefined, 'B'), null);
});

test('a reason carries the numbers that were compared', () => {
  assert.deepEqual(fitsOnPitch({ length: 7 }, { takes: {}, length: 6 })?.reasons[1], {
    about: 'length',
    answer: 'no',
    because: 'stated',
    yours: 7,
    limit: 6,
  });
});

test('categories of licence are read as owners write them', () => {
  const written = ['B', ' b+e ', 'BE', 'Class B', 'Cat. C1', 'c1 e', 'B or C1', ''];
  assert.deepEqual(written.map(licenceNamed), [
    'B',
    'BE',
    'BE',
    'B',
    'C1',
    'C1E',
    undefined,
    undefined,
  ]);
});
