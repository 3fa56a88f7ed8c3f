import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { upTo, vans } from '../../src/feeds/testing/feed-fixture.ts';
import { RELEASE } from '../../src/platform/release.ts';
import { createAuthority } from '../support/certificates.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedInOperator, type Visitor } from '../support/visitor.ts';

const ADA = 'ada@campcairn.example';

let site: TestSite;
let operator: Visitor;
let receiver: Receiver;
let served = vans(upTo(24));
before(async () => {
  const authority = createAuthority();
  receiver = await startReceiver(authority.issue(), (_request, response) => {
    response.end(served);
  });
  site = await startTestSite(
    { OUTBOUND_ALLOW: '127.0.0.0/8' },
    { worker: false, outboundCa: authority.ca },
  );
  operator = await signedInOperator(site, ADA);
});
after(async () => {
  await receiver.close();
  await site.stop();
});

describe('the console', () => {
  it('says on its first page what a public site lacks, and which release it is', async () => {
    const { text } = await operator.get('/operator');
    assert.match(text, /What this site still lacks/);
    assert.match(text, /SMTP_URL is not set: mails are only kept/);
    assert.match(text, /OPERATOR_NAME is not set/);
    assert.match(text, /No backup has been made/);
    assert.ok(text.indexOf('>Problem<') < text.indexOf('>Warning<'), 'problems come first');
    assert.ok(text.includes(`Campcairn ${RELEASE}`));
    assert.ok((await operator.get('/operator/feeds')).text.includes(`Campcairn ${RELEASE}`));
  });

  it('lists which listings a drop holds back; its badge goes with the confirmation', async () => {
    const partner = await site.partner('Harbour Vans');
    const { feeds, partners, mailQueue } = site.services;
    const { id: owner } = await partners.bySlug(partner.slug);
    const { id } = await feeds.add(owner, { url: `${receiver.url}/feed.csv`, settings: {} });
    await feeds.run(id);
    served = vans([1, 2]);
    assert.equal((await feeds.run(id)).status, 'held');

    const page = await operator.get(`/operator/feeds/${id}`);
    assert.match(page.text, /Which 22 listings/);
    assert.match(page.text, /Van number 24<\/a> <code[^>]*>v-24<\/code>/);
    const mail = (await mailQueue.list({ limit: 5 })).find(({ to }) => to === ADA);
    assert.equal(mail?.subject, `${partner.slug}: 22 of 24 listings are gone from its feed`);

    assert.match((await operator.get('/operator/feeds')).text, />held back</);
    assert.equal((await operator.post(`/operator/feeds/${id}?/confirm`)).status, 303);
    assert.doesNotMatch((await operator.get('/operator/feeds')).text, />held back</);
    assert.match((await operator.get('/operator')).text, /Nothing waits/);
  });
});
