import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signature } from '../../src/deliveries/index.ts';
import { checkSignature, type Pasted } from '../../site/src/lib/enhance/signature-check.ts';

const secret = 'whsec_3nQ8vXk2LrT5yBw7HdPz1JcMf9GsAe4UoViR6KmNqYb';
const event = {
  id: 'evt_1',
  type: 'lead.created',
  created_at: '2026-05-01T09:30:00Z',
  data: {
    id: 'lead_1',
    kind: 'enquiry',
    name: 'Zoë',
    message: 'Room for two bikes / a dog?\nYes?',
    listing: { id: 7, external_id: 'bramble', title: 'Bramble', url: 'https://vans.example/7' },
  },
};
const body = JSON.stringify(event);
const at = new Date('2026-05-01T09:30:00Z');
const now = at.getTime() / 1000;
const header = signature(secret, at, Buffer.from(body));

const check = async (pasted: Partial<Pasted> = {}, seconds = 0) => {
  const { valid, ...parts } = await checkSignature(
    { secret, header, body, ...pasted },
    now + seconds,
  );
  return [parts.scheme, parts.time, parts.secret, parts.body, valid];
};

/** The fields of every object sorted, as many JSON libraries write them. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted()
          .map(([name, inner]) => [name, sorted(inner)]),
      )
    : value;

describe('the checker of signatures', () => {
  it('finds a right one right, with the name of the header or without', async () => {
    assert.deepEqual(await check(), ['good', 'good', 'good', 'good', true]);
    assert.deepEqual(await check({ header: `CC-Signature: ${header}` }, 300), [
      'good',
      'good',
      'good',
      'good',
      true,
    ]);
  });

  it('tells a late one, or one from the future, from a wrong one', async () => {
    assert.deepEqual(await check({}, 301), ['good', 'late', 'good', 'good', false]);
    assert.deepEqual(await check({}, -301), ['good', 'early', 'good', 'good', false]);
  });

  it('says what is wrong with the header', async () => {
    const cases: [string, string][] = [
      ['', 'empty'],
      ['hello', 'malformed'],
      ['v1=abc', 'no_time'],
      [header.replace(/t=\d+/, 't=now'), 'no_time'],
      [header.slice(0, -2), 'no_signature'],
      ['t=1777627800', 'no_signature'],
    ];
    for (const [given, wanted] of cases) {
      assert.equal((await check({ header: given }))[0], wanted, given);
    }
    const [t, v1 = ''] = header.split('v1=');
    assert.deepEqual(await check({ header: `${t}v1=${v1.toUpperCase()}` }), [
      'upper_case',
      'good',
      'good',
      'good',
      false,
    ]);
  });

  it('says what is wrong with the secret', async () => {
    assert.deepEqual((await check({ secret: '' }))[2], 'empty');
    assert.deepEqual((await check({ secret: ` ${secret}\n` }))[2], 'spaces');
    assert.deepEqual((await check({ secret: secret.slice(6) }))[2], 'prefix');
    assert.deepEqual((await check({ secret: 'cc_live_abc' }))[2], 'form');
    assert.deepEqual((await check({ secret: secret.replace('3', '4') }))[2], 'another');
    assert.deepEqual((await check({ secret: 'cc_live_abc', header: '' }))[2], 'form');
  });

  it('says how the body was changed, where that can be told', async () => {
    const cases: [string, string][] = [
      ['', 'empty'],
      [`${body}\n`, 'spaces'],
      [JSON.stringify(event, null, 2), 'written_anew'],
      [body.replaceAll('/', '\\/'), 'written_anew'],
      [body.replaceAll('ë', '\\u00eb'), 'written_anew'],
      [body.replaceAll('":', '": ').replaceAll(',"', ', "'), 'written_anew'],
      [JSON.stringify(sorted(event)), 'reordered'],
      [JSON.stringify(sorted(event), null, 4), 'reordered'],
      [body.slice(0, -1), 'no_json'],
    ];
    for (const [given, wanted] of cases) {
      const secretIs = ['empty', 'no_json'].includes(wanted) ? 'unknown' : 'good';
      const found = await check({ body: given });
      assert.deepEqual(found, ['good', 'good', secretIs, wanted, false], given);
    }
  });

  it('does not pretend to know whether body or secret is another', async () => {
    const other = JSON.stringify({ ...event, id: 'evt_2' }, null, 1);
    assert.deepEqual(await check({ body: other }), ['good', 'good', 'unknown', 'unknown', false]);
    const withEnds = 'a\nb';
    const crlf = signature(secret, at, Buffer.from('a\r\nb'));
    assert.deepEqual((await check({ body: withEnds, header: crlf }))[3], 'line_ends');
  });
});
