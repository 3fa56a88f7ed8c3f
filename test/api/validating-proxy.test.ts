import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Seeded, seeded } from '../../packages/seeded/src/index.ts';
import { aCampsite, aFullCampervan, aListing } from '../builders/listing.ts';
import { startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { openProxy, type ProxiedRequest } from '../support/prism.ts';
import { type Json, sentOf, withField } from './field-cases.ts';
import { LISTING_FIELDS } from './listing-field-tables.ts';

const REQUESTS = 1000;

let campcairn: TestCampcairn;
let key: string;
let proxy: Awaited<ReturnType<typeof openProxy>>;
before(async () => {
  campcairn = await startTestCampcairn();
  const partner = await campcairn.partner();
  await partner.call('PUT', '/listings/van', aListing());
  key = partner.key;
  proxy = await openProxy(campcairn.address, key);
});
after(() => campcairn.stop());

const JUNK = [null, '', ' ', 'x', 0, -1, 1.5, true, [], {}, 'é€🚐'];

/** What the server refuses that no schema can say; the description names them in words. */
const BEYOND_SCHEMAS =
  /ISO|more than 50 km|overlaps|must be after start|names a host|next_cursor|is not a day of the|https:\/\/ address|known parameter|only once/;

function listing(random: Seeded): Json {
  let body: Json = random.pick([aListing(), aFullCampervan(), aCampsite()]);
  for (let changes = random.whole(0, 3); changes > 0; changes--) {
    const { path, takes, refuses } = random.pick(random.pick(LISTING_FIELDS).cases);
    const values = random.chance(0.6) ? takes : [...refuses, ...JUNK];
    if (values.length > 0) body = withField(body, path, sentOf(random.pick(values)));
  }
  return random.chance(0.1) ? { ...body, [random.pick(['extra', 'id'])]: 1 } : body;
}

function range(random: Seeded): unknown {
  const month = String(random.whole(1, 12)).padStart(2, '0');
  const good = {
    start: `2026-${month}-01`,
    end: `2026-${month}-08`,
    status: random.pick(['available', 'unavailable']),
  };
  if (random.chance(0.7)) return { ...good, price: random.whole(0, 9000) };
  const field = random.pick(['start', 'end', 'status', 'price', 'note']);
  return { ...good, [field]: random.pick([...JUNK, '2026-02-30', '2026-03-01T00:00:00Z']) };
}

const some = <T>(random: Seeded, most: number, make: () => T): T[] =>
  Array.from({ length: random.whole(0, most) }, make);

const PARAMETERS: Record<string, string[]> = {
  status: ['active', 'paused', 'x'],
  category: ['campsite', 'boat'],
  updated_since: ['2026-05-04T09:00:00Z', '2026-05-04T09:00:00+02:00', '2026-05-04', 'soon'],
  limit: ['1', '200', '0', '201', 'ten', '2.5'],
  cursor: ['x'],
};

function request(random: Seeded): ProxiedRequest {
  const kind = random.pick(['put', 'put', 'put', 'batch', 'calendar', 'account', 'list']);
  switch (kind) {
    case 'put':
      return { method: 'put', path: '/listings/van', body: listing(random) };
    case 'batch': {
      const id = () => random.pick(['a', 'b', 'batch', 'a/b', 7, undefined]);
      const item = () =>
        random.chance(0.1) ? random.pick(JUNK) : { external_id: id(), ...listing(random) };
      const items = random.chance(0.1) ? random.pick(JUNK) : some(random, 3, item);
      const body = random.chance(0.1) ? { items, extra: 1 } : { items };
      return { method: 'post', path: '/listings/batch', body };
    }
    case 'calendar': {
      const ranges = random.chance(0.1) ? random.pick(JUNK) : some(random, 3, () => range(random));
      return { method: 'put', path: '/listings/van/availability', body: { ranges } };
    }
    case 'account': {
      const addresses = ['https://a.example/hook', 'http://a.example', 'https://127.0.0.1', null];
      const mails = ['office@vans.example', 'zoe@bücher.example', 'ö@a.example', 'office', null];
      const body = {
        ...(random.chance(0.5) ? { webhook_url: random.pick([...addresses, ...JUNK]) } : {}),
        ...(random.chance(0.5) ? { lead_email: random.pick([...mails, ...JUNK]) } : {}),
        ...(random.chance(0.3) ? { rotate_webhook_secret: random.pick([true, 1, null]) } : {}),
      };
      return { method: 'patch', path: '/me', body };
    }
    default: {
      const names = Object.keys(PARAMETERS).filter(() => random.chance(0.3));
      const query = names.map((name) => [name, random.pick(PARAMETERS[name] ?? [])]);
      return { method: 'get', path: '/listings', query: Object.fromEntries(query) };
    }
  }
}

describe('a validating proxy', () => {
  it('finds what is not as the description says', async () => {
    const wrong = await openProxy(campcairn.address, key, (text) =>
      text.replaceAll('"title":{"type":"string"', '"title":{"type":"integer"'),
    );
    const sent: ProxiedRequest = { method: 'put', path: '/listings/van', body: aListing() };
    const { reply, request: faults, answer } = await wrong(sent);
    assert.equal(reply.status, 200);
    assert.match(faults.join(), /title/);
    assert.match(answer.join(), /title/);
  });

  it('lets pass and refuses what the server does, and finds no fault in an answer', async () => {
    const random = seeded('validating proxy');
    const counts = { accepted: 0, refused: 0, beyond: 0 };
    for (let n = 0; n < REQUESTS; n++) {
      const sent = request(random.fork(String(n)));
      const { reply, request: faults, answer } = await proxy(sent);
      const what = `${n} ${JSON.stringify(sent).slice(0, 1500)}`;
      assert.deepEqual(answer, [], what);
      if (reply.status < 300) {
        counts.accepted++;
        assert.deepEqual(faults, [], what);
      } else if (faults.length > 0) {
        counts.refused++;
      } else {
        counts.beyond++;
        const told: { path: string; message: string }[] = reply.body.error.details ?? [];
        assert.ok(told.length > 0, what);
        for (const { path, message } of told) {
          assert.match(message, BEYOND_SCHEMAS, `${path} ${message}: ${what}`);
        }
      }
    }
    assert.ok(counts.accepted > 250 && counts.refused > 250, JSON.stringify(counts));
    assert.ok(counts.beyond < 200, JSON.stringify(counts));
  });
});
