import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { client, type Partner, type TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
let suspended: Partner;
let exhausted: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn({ RATE_LIMIT: '60' });
  partner = await campcairn.partner();
  await partner.call('PUT', '/listings/bramble', aListing());
  suspended = await campcairn.partner('Suspended');
  exhausted = await campcairn.partner('Exhausted');
  for (let i = 0; i < 61; i++) await exhausted.call('GET', '/me');
  await campcairn.services.partners.setStatus(suspended.slug, 'suspended');
});
after(() => campcairn.stop());

/** What can be wrong with a request, from what is looked at first to what is looked at last. */
const STEPS = [
  { what: 'path', status: 404, code: 'not_found' },
  { what: 'method', status: 405, code: 'method_not_allowed' },
  { what: 'key', status: 401, code: 'unauthorized' },
  { what: 'account status', status: 403, code: 'forbidden' },
  { what: 'rate', status: 429, code: 'rate_limited' },
  { what: 'id', status: 400, code: 'invalid_external_id' },
  { what: 'size', status: 413, code: 'payload_too_large' },
  { what: 'type', status: 415, code: 'unsupported_media_type' },
  { what: 'json', status: 400, code: 'invalid_json' },
  { what: 'existence', status: 404, code: 'not_found' },
  { what: 'rules', status: 422, code: 'validation_error' },
] as const;
type What = (typeof STEPS)[number]['what'];

/** Replaces a calendar, wrongly in all the given ways. */
async function putAvailability(wrong: Set<What>) {
  const id = wrong.has('id') ? 'b@d' : wrong.has('existence') ? 'nobody' : 'bramble';
  const path = `/listings/${id}/${wrong.has('path') ? 'nothing' : 'availability'}`;
  const text = wrong.has('rules') ? '{"ranges":1}' : '{"ranges":[]}';
  const body = wrong.has('json') ? text.slice(1) : text;
  const caller = wrong.has('rate') ? exhausted : wrong.has('account status') ? suspended : partner;
  return client(campcairn.address, wrong.has('key') ? undefined : caller.key)(
    wrong.has('method') ? 'PATCH' : 'PUT',
    path,
    wrong.has('size') ? body.padEnd(1_048_577) : body,
    wrong.has('type') ? { 'content-type': 'text/plain' } : {},
  );
}

describe('a request that is wrong in several ways', () => {
  for (const [first, { what, status, code }] of STEPS.entries()) {
    it(`is answered ${status} ${code} for its ${what} before anything later is looked at`, async () => {
      // A partner is either suspended or over its rate: a suspended one has no rate to be over.
      const all = STEPS.slice(first).map((step) => step.what);
      const wrong = new Set(
        what === 'account status' ? all.filter((step) => step !== 'rate') : all,
      );
      const reply = await putAvailability(wrong);
      assert.equal(reply.status, status);
      assert.equal(reply.body.error.code, code);
      const alone = await putAvailability(new Set([what]));
      assert.equal(alone.status, status);
      assert.equal(alone.body.error.code, code);
    });
  }

  it('is fine when nothing is wrong with it', async () => {
    assert.equal((await putAvailability(new Set())).status, 200);
  });

  it('has its query checked after its key and before it is answered', async () => {
    const wrongQuery = '/listings?limit=0';
    assert.equal((await client(campcairn.address, undefined)('GET', wrongQuery)).status, 401);
    assert.equal((await suspended.call('GET', wrongQuery)).status, 403);
    assert.equal((await exhausted.call('GET', wrongQuery)).status, 429);
    assert.equal((await partner.call('GET', wrongQuery)).body.error.code, 'bad_request');
  });
});
