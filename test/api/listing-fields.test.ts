import { after, before, describe } from 'node:test';
import { aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';
import {
  answered,
  enumCase,
  type FieldCase,
  integerCase,
  leftOut,
  numberCase,
  textCase,
  tryFields,
} from './field-cases.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

const longUrl = (length: number) => 'https://a.example/'.padEnd(length, 'x');

const urlCase = (path: string): FieldCase => ({
  path,
  rule: 'is an https:// address of at most 2000 characters, kept byte for byte',
  takes: [
    'https://a.example',
    'HTTPS://A.Example:8443/Ä b?x=%7e&y=ü#Teil',
    'https://xn--bcher-kva.example/',
    'https://bücher.example/%',
    'https://192.0.2.7/van',
    'https://[2001:db8::1]/van',
    'https://a.example/?to=https://b.example/@c',
    longUrl(2000),
  ],
  refuses: [
    'http://a.example/',
    'ftp://a.example/',
    '//a.example/',
    'a.example/van',
    'https:/a.example',
    'https:a.example',
    'https://',
    'https://?a',
    'https://user@a.example/',
    'https://user:password@a.example/',
    'https://:@a.example/',
    'https://@a.example/',
    'https://a b.example/',
    'https://[::1/',
    'https://a.example:99999/',
    'https://a.example/\nx',
    ' https://a.example/',
    'https://a.example/ ',
    'javascript:alert(1)',
    'data:text/html,x',
    longUrl(2001),
    '',
    7,
    null,
    leftOut,
    [],
  ],
});

describe('of a listing', () => {
  tryFields(() => partner, aListing(), [
    {
      path: 'category',
      rule: 'must be sent, one of the four',
      takes: ['campervan', 'motorhome', 'caravan', 'campsite'],
      refuses: ['boat', 'Campervan', ' campervan', '', null, 1, leftOut, ['campervan']],
    },
    { ...enumCase('status', ['active', 'paused']) },
    {
      path: 'title',
      rule: 'must be sent, 5 to 120 characters, trimmed, in code points',
      takes: [
        '12345',
        '  12345\t',
        '🚐🚐🚐🚐🚐',
        'x'.repeat(120),
        '🚐'.repeat(120),
        `\n${'x'.repeat(120)}   `,
        'Un camión «único»',
      ],
      refuses: [
        '1234',
        '   1234   ',
        '     ',
        '\u00a0\u00a0\u00a0\u00a0\u00a0',
        '🚐🚐🚐🚐',
        'x'.repeat(121),
        '🚐'.repeat(121),
        '',
        12345,
        null,
        leftOut,
        ['12345'],
      ],
    },
    textCase('description', 5000, null),
    {
      path: 'description',
      rule: 'is plain text: an HTML tag is refused, a mere < or > is not',
      takes: ['<3 km', 'a < b > c', '1 <2> 3', 'x <- y -> z', '<script', '< b >', 'One.\n\nTwo.'],
      refuses: [
        '<b>bold</b>',
        'a</p>',
        '<br/>',
        '<IMG src=x>',
        '<a\nhref="x">',
        'x <y> z',
        '<a <3>',
      ],
    },
    urlCase('url'),
    {
      path: 'osm_ref',
      rule: 'is node/, way/ or relation/ and digits; it is answered once it is linked',
      takes: ['node/1', 'way/0', 'relation/12345678901234567890', '', leftOut].map((ref) =>
        answered(ref, null),
      ),
      refuses: [
        'node/',
        'node/x',
        'node/-1',
        'node/1.5',
        'Node/1',
        'nodes/1',
        'area/1',
        'node/1 ',
        1,
      ],
    },
    { path: 'osm_ref', rule: 'is not null', takes: [], refuses: [null, [], {}] },
  ]);
});

describe('of the images', () => {
  const image = { url: 'https://a.example/1.jpg' };
  const images = (count: number) => Array.from({ length: count }, () => image);
  tryFields(() => partner, aListing({ images: [image] }), [
    {
      path: 'images',
      rule: 'are 30 at most, in their order, none when left out',
      takes: [[], [image], images(30), answered(leftOut, [])],
      refuses: [images(31), null, {}, 'x'],
    },
    { path: 'images.0', rule: 'is an object', takes: [image], refuses: [null, 'x', 1, []] },
    urlCase('images.0.url'),
    textCase('images.0.alt', 200, undefined),
    integerCase('images.0.width', 1),
    integerCase('images.0.height', 1),
  ]);
});

describe('of the location', () => {
  const location = { lat: 50.4155, lng: -5.0737, country_code: 'GB' };
  tryFields(() => partner, aListing({ location }), [
    {
      path: 'location',
      rule: 'must be sent',
      takes: [],
      refuses: [leftOut, null, [], 'Newquay', 1],
    },
    numberCase('location.lat', -90, 90),
    numberCase('location.lng', -180, 180),
    { path: 'location.lat', rule: 'must be sent', takes: [], refuses: [leftOut] },
    { path: 'location.lng', rule: 'must be sent', takes: [], refuses: [leftOut] },
    enumCase('location.precision', ['exact', 'approximate']),
    {
      path: 'location.precision',
      rule: 'is exact when left out',
      takes: [answered(leftOut, 'exact')],
      refuses: [],
    },
    textCase('location.name', 120, null),
    {
      path: 'location.country_code',
      rule: 'is a code of ISO 3166-1 in any letters, inferred when left out',
      takes: ['GB', 'FR', 'JE', 'AX', answered('ie', 'IE'), answered('Es', 'ES')].concat(
        [leftOut, ''].map((code) => answered(code, 'GB')),
      ),
      refuses: ['UK', 'uk', 'XX', 'EU', 'XK', 'AN', 'G', 'GBR', '44', 'G ', ' GB', 'Gß', null, 44],
    },
  ]);
});

describe('of the price', () => {
  tryFields(() => partner, aListing({ price: { from: 8900, currency: 'GBP' } }), [
    {
      path: 'price',
      rule: 'may be left out',
      takes: [answered(leftOut, null)],
      refuses: [null, [], 1],
    },
    integerCase('price.from', 0),
    { path: 'price.from', rule: 'must be sent with a price', takes: [], refuses: [leftOut] },
    {
      path: 'price.currency',
      rule: 'must be sent with a price, an active code of ISO 4217 in any letters',
      takes: ['GBP', 'EUR', 'JPY', 'KWD', answered('eur', 'EUR'), answered('uSd', 'USD')],
      refuses: ['DEM', 'HRK', 'ABC', 'GB', 'GBPX', '£', 'GBp ', '', null, 826, leftOut],
    },
    enumCase('price.unit', ['night', 'week']),
    {
      path: 'price.unit',
      rule: 'is night when left out',
      takes: [answered(leftOut, 'night')],
      refuses: [],
    },
    integerCase('price.min_nights', 1, 365),
    integerCase('price.deposit', 0),
  ]);
});

describe('of the rating', () => {
  tryFields(() => partner, aListing({ rating: { value: 4.5, count: 2 } }), [
    {
      path: 'rating',
      rule: 'may be left out',
      takes: [answered(leftOut, null)],
      refuses: [null, [], 5],
    },
    numberCase('rating.value', 0, 5),
    integerCase('rating.count', 0),
    { path: 'rating.value', rule: 'must be sent with a rating', takes: [], refuses: [leftOut] },
    { path: 'rating.count', rule: 'must be sent with a rating', takes: [], refuses: [leftOut] },
  ]);
});
