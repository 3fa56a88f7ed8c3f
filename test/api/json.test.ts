import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

const put = (body: string | Uint8Array, id = 'json') =>
  partner.call('PUT', `/listings/${id}`, body);

/** A listing as text, with more text inside its braces. */
const withText = (more: string, fields: object = {}) =>
  `${JSON.stringify(aListing({ ...fields })).slice(0, -1)},${more}}`;

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const isInvalidJson = async (body: string | Uint8Array): Promise<void> => {
  const reply = await put(body);
  assert.equal(reply.status, 400, String(body).slice(0, 60));
  assert.equal(reply.body.error.code, 'invalid_json');
};
const refusedAt = async (body: string): Promise<string[]> => {
  const reply = await put(body);
  assert.equal(reply.status, 422, body.slice(0, 100));
  assert.equal(reply.body.error.code, 'validation_error');
  return reply.body.error.details.map(({ path }: { path: string }) => path);
};

describe('a body that is not JSON', () => {
  it('is 400 when it is empty', async () => {
    for (const body of ['', ' ', '\r\n', '\u0000']) await isInvalidJson(body);
  });

  it('is 400 when it is almost JSON', async () => {
    const almost = ['{', '{"a":1,}', "{'a':1}", '{a:1}', '{"a":1}{"a":1}', 'undefined', 'NaN'];
    const more = [
      '{"a":01}',
      '{"a":+1}',
      '{"a":.5}',
      '{"a":1.}',
      '{"a":0x1}',
      '[1,]',
      '{"a":"\t"}',
    ];
    const last = ['{"a":"\\x"}', '// a\n{}', '\ufeff{}', '{"a":"\\u12"}', 'null x'];
    for (const body of [...almost, ...more, ...last]) await isInvalidJson(body);
  });

  it('is 400 when it is not UTF-8', async () => {
    const title = JSON.stringify(aListing({ title: 'Bramble @ the sea' })).split('@');
    const broken = [[0xff], [0xc3, 0x28], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf5]];
    for (const wrong of broken) {
      await isInvalidJson(bytes(title[0] ?? '', wrong, title[1] ?? ''));
    }
    const whole = bytes(title[0] ?? '', [0xe2, 0x82, 0xac], title[1] ?? '');
    assert.equal((await put(whole, 'utf8')).body.title, 'Bramble € the sea');
  });
});

describe('nesting', () => {
  it('may be 32 deep, and is 400 when it is deeper', async () => {
    assert.deepEqual(await refusedAt(withText(`"deep":${nested(31)}`)), ['deep']);
    await isInvalidJson(withText(`"deep":${nested(32)}`));
    assert.deepEqual(await refusedAt(nested(32)), ['']);
    await isInvalidJson(nested(33));
    await isInvalidJson('['.repeat(500_000));
    await isInvalidJson('{"a":'.repeat(100_000));
  });

  it('counts no brackets inside of texts', async () => {
    const title = '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[ \\" {{{{{{{{{{{ \\\\';
    const body = JSON.stringify(aListing()).replace(/"title":"[^"]*"/, `"title":"${title}"`);
    assert.equal((await put(body, 'brackets')).status, 201);
  });
});

describe('a body that is JSON but no object', () => {
  it('is 422 at the path ""', async () => {
    for (const body of ['[]', '[1]', 'null', '1', '"text"', 'true']) {
      assert.deepEqual(await refusedAt(body), [''], body);
    }
    for (const [method, path] of [
      ['PATCH', '/me'],
      ['POST', '/listings/batch'],
      ['PUT', '/listings/brackets/availability'],
    ] as const) {
      const { status, body } = await partner.call(method, path, '[]');
      assert.equal(status, 422, path);
      assert.equal(body.error.details[0].path, '');
    }
  });
});

describe('keys', () => {
  it('that come twice count the last time', async () => {
    const { body } = await put(withText('"title":"The second title"'), 'twice');
    assert.equal(body.title, 'The second title');
  });

  it('that mean something to JavaScript are unknown like any other, at every level', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', '']) {
      const more = `"${key}":{"title":"x","polluted":1}`;
      assert.deepEqual(await refusedAt(withText(more)), [key], key);
      assert.deepEqual(await refusedAt(withText(`"vehicle":{${more}}`)), [`vehicle.${key}`]);
      const image = `"images":[{"url":"https://a.example/1.jpg",${more}}]`;
      assert.deepEqual(await refusedAt(withText(image)), [`images.0.${key}`]);
      const item = withText(`"external_id":"p",${more}`);
      const batch = await partner.call('POST', '/listings/batch', `{"items":[${item}]}`);
      assert.equal(batch.body.results[0].error.details[0].path, key);
      assert.equal((await partner.call('PATCH', '/me', `{${more}}`)).status, 422);
    }
    assert.equal(({} as { polluted?: number }).polluted, undefined);
  });

  it('with half of a surrogate pair in their name are told without it, which many readers refuse', async () => {
    assert.deepEqual(await refusedAt(withText('"a\\ud83db":1')), ['a\ufffdb']);
    const nestedName = aListing({ location: { lat: 50.4, lng: -5, '\udc00': 1 } });
    assert.deepEqual(await refusedAt(JSON.stringify(nestedName)), ['location.\ufffd']);
  });

  it('may not stand in for required ones through a prototype', async () => {
    const paths = await refusedAt(`{"__proto__":${JSON.stringify(aListing())}}`);
    assert.deepEqual(paths.sort(), ['__proto__', 'category', 'location', 'title', 'url']);
  });
});

describe('texts', () => {
  it('may not hold NUL or half of a surrogate pair', async () => {
    const texts: [string, (text: string) => object][] = [
      ['title', (title) => ({ title })],
      ['description', (description) => ({ description })],
      ['url', (text) => ({ url: `https://a.example/${text}` })],
      ['location.name', (name) => ({ location: { lat: 50.4, lng: -5, name } })],
      ['vehicle.make', (make) => ({ vehicle: { make } })],
      ['vehicle.licence', (licence) => ({ vehicle: { licence } })],
      ['policies.cancellation_text', (text) => ({ policies: { cancellation_text: text } })],
      ['images.0.alt', (alt) => ({ images: [{ url: 'https://a.example/1.jpg', alt }] })],
      ['osm_ref', (text) => ({ osm_ref: `node/1${text}` })],
    ];
    for (const [path, fields] of texts) {
      for (const wrong of ['\u0000', '\ud83d', '\udc00', '\udc00\ud83d']) {
        const body = JSON.stringify(aListing({ ...fields(`abc${wrong}def`) }));
        assert.deepEqual(await refusedAt(body), [path], path);
      }
    }
    const whole = await put(withText('"description":"\\ud83d\\ude90 \\u0001"'), 'pair');
    assert.equal(whole.body.description, '🚐 \u0001');
  });
});

describe('numbers', () => {
  const price = (from: string) => withText(`"price":{"from":${from},"currency":"GBP"}`);

  it('are integers when their value is one, however they are written', async () => {
    for (const [text, value] of [
      ['1e2', 100],
      ['100.0', 100],
      ['1.5e1', 15],
      ['-0', 0],
      ['-0.0', 0],
      ['0e5', 0],
      ['9007199254740991', 9_007_199_254_740_991],
    ] as const) {
      const { body } = await put(price(text), 'number');
      assert.ok(Object.is(body.price?.from, value), text);
    }
  });

  it('are refused when they are none, or more than a double can count', async () => {
    const wrong = [
      '"100"',
      '1.5',
      '-1',
      '9007199254740992',
      '1e300',
      '1e999',
      'true',
      '[1]',
      'null',
    ];
    for (const text of wrong) assert.deepEqual(await refusedAt(price(text)), ['price.from'], text);
  });

  it('may be -0 for a degree', async () => {
    const at = (lng: string) => withText(`"location":{"lat":51.4778,"lng":${lng}}`);
    assert.ok(Object.is((await put(at('-0'), 'greenwich')).body.location.lng, 0));
    assert.equal((await put(at('0'), 'greenwich')).body.result, 'unchanged');
    assert.deepEqual(await refusedAt(at('1e999')), ['location.lng']);
  });
});

describe('a body of very many values', () => {
  it('is 422 in one sentence, and nothing of it is kept', async () => {
    const names = Array.from({ length: 10_500 }, (_, at) => `"n${at}":1`);
    for (const more of [
      names.join(),
      `"n":[${'1,'.repeat(10_500)}1]`,
      `"n":[${'{},'.repeat(5_300)}1]`,
    ]) {
      const { status, body } = await put(withText(more), 'many');
      assert.equal(status, 422);
      assert.deepEqual(body.error.details, [
        { path: '', message: 'holds more than 10485 values: split it, or send less' },
      ]);
    }
    assert.equal((await partner.call('GET', '/listings/many')).status, 404);
  });

  it('is 422 where one object has the names of many', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `"n${at}":1`).join();
    const { status, body } = await put(withText(names(2000)), 'wide');
    assert.equal(status, 422);
    assert.deepEqual(body.error.details, [
      { path: '', message: 'holds an object with more than 2000 fields: send less' },
    ]);
    assert.equal((await refusedAt(withText(names(1900)))).length, 1900);
  });

  it('is read as any other where only its texts hold commas and brackets', async () => {
    const listing = aListing({ description: '[,{'.repeat(1600) });
    assert.equal((await put(JSON.stringify(listing), 'commas')).status, 201);
  });

  it('names an unknown field of a very long name by its beginning', async () => {
    assert.deepEqual(await refusedAt(withText(`"${'n'.repeat(100_000)}":1`)), [
      `${'n'.repeat(200)}…`,
    ]);
  });
});
