import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { type Partner, START, type TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
});
after(() => campcairn.stop());
beforeEach(async () => {
  partner = await campcairn.partner();
});

const HOOK = 'https://93.184.215.14/hooks?a=1';
const SECRET = /^whsec_[0-9A-Za-z]{43}$/;
const read = async () => (await partner.call('GET', '/me')).body;
const patch = (body: unknown) => partner.call('PATCH', '/me', body);
async function refusedAt(body: unknown): Promise<string[]> {
  const before = await read();
  const reply = await patch(body);
  assert.equal(reply.status, 422, JSON.stringify(body));
  assert.equal(reply.body.error.code, 'validation_error');
  assert.deepEqual(await read(), before);
  return reply.body.error.details.map(({ path }: { path: string }) => path).sort();
}

describe('an account', () => {
  it('is read with all its fields', async () => {
    partner = await campcairn.partner('Vans & Söhne', {
      categories: ['campervan', 'campsite'],
      countries: ['GB', 'IE'],
      demo: true,
    });
    await partner.call('PUT', '/listings/a', aListing());
    await partner.call('PUT', '/listings/b', aListing());
    await partner.call('PUT', '/listings/c', aListing({ status: 'paused' }));
    const { id, ...rest } = await read();
    assert.ok(Number.isInteger(id));
    assert.deepEqual(rest, {
      slug: 'vans-sohne',
      name: 'Vans & Söhne',
      website: 'https://vans.example',
      status: 'approved',
      is_demo: true,
      api_key_prefix: partner.key.slice(0, 12),
      webhook_url: null,
      webhook_secret_set: false,
      lead_email: null,
      categories: ['campervan', 'campsite'],
      countries: ['GB', 'IE'],
      listings: { active: 2, paused: 1 },
      rate_limit: { limit: 1_000_000, window_seconds: 60 },
      created_at: START,
      approved_at: START,
    });
  });

  it('stays as it is when nothing is to be changed', async () => {
    const before = await read();
    for (const body of [{}, { rotate_webhook_secret: false }]) {
      assert.deepEqual((await patch(body)).body, before);
    }
  });

  it('has no fields but three to be changed', async () => {
    for (const field of ['name', 'webhook_secret', 'status', 'id', 'api_key', 'contact_email']) {
      assert.deepEqual(await refusedAt({ [field]: 'x', lead_email: 'a@b.example' }), [field]);
    }
  });

  it('is changed completely or not at all, and all problems are reported', async () => {
    const good = { lead_email: 'new@vans.example', rotate_webhook_secret: true };
    assert.deepEqual(await refusedAt({ ...good, webhook_url: 'https://127.0.0.1/' }), [
      'webhook_url',
    ]);
    const wrong = { webhook_url: 'https://10.0.0.1/', lead_email: 'nobody', x: 1 };
    assert.deepEqual(await refusedAt(wrong), ['lead_email', 'webhook_url', 'x']);
    assert.deepEqual(await refusedAt({ ...wrong, webhook_url: 'x' }), [
      'lead_email',
      'webhook_url',
      'x',
    ]);
  });
});

describe('the signing secret', () => {
  it('is made with the first webhook address, shown this once, and survives', async () => {
    const { body } = await patch({ webhook_url: HOOK });
    assert.equal(body.webhook_url, HOOK);
    assert.match(body.webhook_secret, SECRET);
    assert.ok(body.webhook_secret_notice.length > 20);
    assert.equal(body.webhook_secret_set, true);
    const next: unknown[] = [
      { webhook_url: `${HOOK}&b` },
      { webhook_url: null },
      { webhook_url: HOOK },
    ];
    for (const change of next) {
      const { body: changed } = await patch(change);
      assert.equal(changed.webhook_secret_set, true);
      assert.ok(!('webhook_secret' in changed) && !('webhook_secret_notice' in changed));
    }
    assert.ok(!JSON.stringify(await read()).includes('whsec_'));
  });

  it('is replaced when asked for, and made when there was none', async () => {
    const first = (await patch({ rotate_webhook_secret: true })).body;
    assert.match(first.webhook_secret, SECRET);
    assert.equal(first.webhook_url, null);
    const second = (await patch({ rotate_webhook_secret: true })).body;
    assert.match(second.webhook_secret, SECRET);
    assert.notEqual(second.webhook_secret, first.webhook_secret);
    assert.ok(!('webhook_secret' in (await patch({ webhook_url: HOOK })).body));
  });

  it('is one when it is made for both reasons at once, or by many at once', async () => {
    const both = { webhook_url: HOOK, rotate_webhook_secret: true };
    const made = (await patch(both)).body.webhook_secret;
    const { id } = await read();
    const target = await campcairn.services.webhookOf(id);
    assert.equal(target.secret, made);
    partner = await campcairn.partner();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => patch({ webhook_url: HOOK })),
    );
    const secrets = replies.filter(({ body }) => 'webhook_secret' in body);
    assert.equal(secrets.length, 1);
  });
});

describe('the address for leads', () => {
  const longEmail = (length: number): string =>
    `${'x'.repeat(60)}@${'y.'.repeat(80)}`.padEnd(length - 8, 'z').concat('.example');

  it('is an email address of at most 254 characters, or null', async () => {
    const long = longEmail(254);
    for (const email of ['a@b.example', 'Leads+GB@vans.co.uk', 'buero@söhne.example', long, null]) {
      assert.equal((await patch({ lead_email: email })).body.lead_email, email);
      assert.equal((await read()).lead_email, email);
    }
  });

  it('is refused when nobody could write to it', async () => {
    const wrong = [
      '',
      'x',
      '@',
      'a@',
      '@b.example',
      'a@b',
      'a b@c.example',
      'a@b..example',
      'a@b.example,c@d.example',
    ];
    const more = [
      'Name <a@b.example>',
      'a@b.example\nbcc: c@d.example',
      ' a@b.example',
      'a@@b.example',
      '\u0000a@b.example',
    ];
    for (const email of [...wrong, ...more, longEmail(255), 7, [], {}, false]) {
      assert.deepEqual(await refusedAt({ lead_email: email }), ['lead_email'], String(email));
    }
  });

  it('is refused by name when mail servers could not carry it', async () => {
    for (const email of ['büro@söhne.example', 'büro@vans.example', 'アドレス@vans.example']) {
      const { status, body } = await patch({ lead_email: email });
      assert.equal(status, 422);
      const [{ path, message }] = body.error.details;
      assert.equal(path, 'lead_email');
      assert.match(message, /letters a to z.* before its @/);
    }
  });

  it('takes no null and no text for true', async () => {
    for (const rotate of [null, 'true', 1, {}]) {
      assert.deepEqual(await refusedAt({ rotate_webhook_secret: rotate }), [
        'rotate_webhook_secret',
      ]);
    }
  });
});
