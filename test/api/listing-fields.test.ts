import { after, before, describe } from 'node:test';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';
import { tryFields } from './field-cases.ts';
import { LISTING_FIELDS } from './listing-field-tables.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

for (const { of, base, cases } of LISTING_FIELDS) {
  describe(`of ${of}`, () => tryFields(() => partner, base, cases));
}
