import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';

let fixture: LeadLab;
let owner: Owner;
before(async () => {
  fixture = await startLeadLab();
});
after(() => fixture.stop());
beforeEach(async () => {
  await fixture.rewind();
  fixture.fakeSmtp.arrived.length = 0;
  fixture.fakeSmtp.refusal = '';
  fixture.answerWith(204);
  owner = await fixture.owner({ webhook: false, premium: true });
});

const mails = async () => {
  await fixture.drain();
  return fixture.fakeSmtp.arrived.splice(0);
};
const only = async () => {
  const [mail, ...others] = await mails();
  assert.equal(others.length, 0);
  return mail!;
};
const headersNamed = (headers: string[], name: RegExp) => headers.filter((line) => name.test(line));
const patch = async (body: object) =>
  assert.equal((await owner.call('PATCH', '/me', body)).status, 200);
/** The parts of a mail, decoded. */
const decoded = (raw: string) =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (hex) =>
      Buffer.from(hex.replaceAll('=', ''), 'hex').toString(),
    );

describe('the mail of an enquiry', () => {
  it('has the sender, the subject and the reply address of the specification', async () => {
    await fixture.enquire(owner.listingId);
    const { from, to, headers, raw } = await only();
    assert.deepEqual([from, to], ['leads@campcairn.example', ['office@vans.example']]);
    for (const header of [
      'From: Campcairn enquiries <leads@campcairn.example>',
      'To: office@vans.example',
      'Reply-To: zoe@mail.example',
      'Subject: New enquiry: Bramble, a campervan for four',
    ])
      assert.ok(headers.includes(header), `${header} in\n${headers.join('\n')}`);
    const text = decoded(raw);
    const { id } = await owner.lead();
    for (const said of [
      'Zoë Lindqvist',
      '+46 70 123 45 67',
      '3 July 2026 to Friday',
      'Guests: 3',
      id,
    ])
      assert.ok(text.includes(said), `${said} in\n${text}`);
    assert.match(text, /> Is there room for two bikes\?\r\n> And a dog\?/);
    assert.match(text, /Is there room for two bikes\?<br>And a dog\?/);
  });

  it('goes to the partner alone, never to the traveller', async () => {
    await fixture.enquire(owner.listingId);
    const { to, headers } = await only();
    assert.equal(to.length, 1);
    assert.deepEqual(headersNamed(headers, /^(cc|bcc):/i), []);
  });

  it('cannot be given other headers, recipients or markup by title, name or message', async () => {
    const title = 'Van\r\nBcc: evil@x.example\r\n\r\n<script>alert(1)</script>';
    const made = await owner.call('PUT', '/listings/evil', aListing({ title }));
    assert.equal(made.status, 201);
    const message =
      'Hi\r\n.\r\nMAIL FROM:<a@x.example>\r\nBcc: evil@x.example\r\n<img src=x onerror=alert(1)>';
    await fixture.enquire(made.body.id, { name: '"><script>alert(2)</script>', message });
    const { to, headers, raw } = await only();
    assert.deepEqual(to, ['office@vans.example']);
    assert.deepEqual(headersNamed(headers, /^bcc:/i), []);
    assert.equal(headersNamed(headers, /^subject:/i).length, 1);
    assert.doesNotMatch(decoded(raw).split('text/html')[1]!, /<script|<img/);
    assert.match(decoded(raw), /Bcc: evil@x\.example/, 'as text, in the quote');
  });

  it('carries titles of the world, and is dated when the traveller wrote', async () => {
    const { body } = await owner.call(
      'PUT',
      '/listings/world',
      aListing({ title: 'Zoë’s Bücher-Bus 🚐' }),
    );
    await fixture.enquire(body.id);
    const { headers } = await only();
    const subject = headersNamed(headers, /^Subject: /)[0]!;
    const text = subject
      .replace(/\?= =\?/g, '?==?')
      .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, base64) => Buffer.from(base64, 'base64').toString());
    assert.match(
      decoded(text.replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, q) => q.replaceAll('_', ' '))),
      /New enquiry: Zoë’s Bücher-Bus 🚐/,
    );
    assert.ok(headers.includes('Date: Mon, 04 May 2026 09:00:00 +0000'));
  });

  it('is sent again on the webhook’s schedule, and sets when it was sent', async () => {
    fixture.fakeSmtp.refusal = 'Try later';
    await fixture.enquire(owner.listingId);
    await fixture.drain(5.6);
    assert.equal((await owner.lead()).delivery_status, 'pending');
    fixture.fakeSmtp.refusal = '';
    fixture.clock.advance(20_460_000);
    await fixture.drain(6);
    const { delivery_status, email_sent_at, delivery_attempts } = await owner.lead();
    assert.deepEqual(
      [delivery_status, email_sent_at, delivery_attempts],
      ['delivered', '2026-05-04T14:41:00Z', 0],
    );
    assert.equal((await mails()).length, 1);
  });
});

describe('where enquiries are mailed', () => {
  const arrivesAt = async () => {
    fixture.clock.advance(900_000);
    await fixture.enquire(owner.listingId);
    return (await mails()).flatMap(({ to }) => to);
  };

  it('never said: the contact address. Said: there. Null: nowhere', async () => {
    assert.deepEqual(await arrivesAt(), ['office@vans.example']);
    await patch({ lead_email: 'desk@vans.example' });
    assert.deepEqual(await arrivesAt(), ['desk@vans.example']);
    await patch({ lead_email: null });
    assert.deepEqual(await arrivesAt(), []);
    const { delivery_status, email_sent_at } = await owner.lead();
    assert.deepEqual([delivery_status, email_sent_at], ['pending', null]);
    await patch({ lead_email: 'desk@vans.example' });
    assert.deepEqual(await arrivesAt(), ['desk@vans.example']);
  });

  it('nowhere without Premium, before it and after it has ended', async () => {
    const { partners } = fixture.services;
    await partners.setPremium(owner.slug, null);
    await patch({ lead_email: 'desk@vans.example' });
    assert.deepEqual(await arrivesAt(), []);
    await partners.setPremium(owner.slug, new Date(fixture.clock.now().getTime() + 1_000_000));
    assert.deepEqual(await arrivesAt(), ['desk@vans.example']);
    assert.deepEqual(await arrivesAt(), []);
  });
});

describe('an enquiry that could not be delivered', () => {
  const failureMails = async () => {
    await fixture.drain(13);
    return fixture.fakeSmtp.arrived
      .splice(0)
      .filter(({ headers }) => headersNamed(headers, /^Subject: An enquiry could not/).length > 0);
  };

  it('is reported to the partner by mail: the listing, the cause and how to fetch it', async () => {
    const hooked = await fixture.owner({ listing: { title: 'Bluebell by the sea' } });
    fixture.answerWith(503);
    await fixture.enquire(hooked.listingId);
    await fixture.drain(5.6);
    assert.deepEqual(await mails(), [], 'not before the last attempt');
    await fixture.drain(12);
    const [mail, ...others] = await failureMails();
    assert.equal(others.length, 0);
    assert.deepEqual(mail!.to, ['office@vans.example']);
    assert.ok(
      mail!.headers.includes('Subject: An enquiry could not be delivered: Bluebell by the sea'),
    );
    const { id } = await hooked.lead();
    const text = decoded(mail!.raw);
    for (const said of [
      'Bluebell by the sea',
      'It answered 503 instead of 2xx.',
      'GET /api/v1/leads?kind=enquiry&delivery_status=failed',
      `POST /api/v1/leads/${id}/ack`,
    ])
      assert.ok(text.includes(said), `${said} in\n${text}`);
    assert.doesNotMatch(text, /Zoë|zoe@|bikes|46 70/, 'and nothing of the traveller');
    assert.deepEqual(headersNamed(mail!.headers, /^Reply-To/), []);
  });

  it('by webhook is reported to the contact address, whatever address enquiries are mailed to', async () => {
    const hooked = await fixture.owner({});
    const { status } = await hooked.call('PATCH', '/me', { lead_email: 'desk@vans.example' });
    assert.equal(status, 200);
    fixture.answerWith(503);
    await fixture.enquire(hooked.listingId);
    await fixture.drain(12);
    const [mail] = await failureMails();
    assert.deepEqual(mail?.to, ['office@vans.example']);
  });

  it('by mail alone is reported to the contact address', async () => {
    await patch({ lead_email: 'gone@vans.example' });
    fixture.fakeSmtp.unknown.push('gone@vans.example');
    await fixture.enquire(owner.listingId);
    const [mail] = await failureMails();
    assert.deepEqual(mail?.to, ['office@vans.example']);
    assert.match(decoded(mail!.raw), /could not be delivered to you by mail[^]*No such mailbox/);
    assert.equal((await owner.lead()).delivery_status, 'failed');
  });

  it('is not reported when it reached the partner by another channel', async () => {
    const both = await fixture.owner({ premium: true });
    fixture.answerWith(503);
    await fixture.enquire(both.listingId);
    await fixture.drain(12);
    const { id } = await both.lead();
    await fixture.database.db.transaction((tx) => fixture.services.deliveryStates.resend(tx, id));
    await fixture.drain(24);
    assert.deepEqual(await failureMails(), []);
    assert.equal((await both.lead()).delivery_attempts, 7);
  });
});

describe('without a mail server', () => {
  it('mails are kept to be read, and count as no channel', async () => {
    const mute = await startLeadLab({ SMTP_URL: '' });
    after(mute.stop);
    const premium = await mute.owner({ webhook: false, premium: true });
    await mute.enquire(premium.listingId);
    await mute.drain(480);
    const [kept] = await mute.services.mailQueue.list({ limit: 1 });
    assert.deepEqual(
      [kept?.state, kept?.subject],
      ['kept', 'New enquiry: Bramble, a campervan for four'],
    );
    const { text, replyTo } = (await mute.services.mailQueue.show(kept!.id))!;
    assert.match(text, /Zoë Lindqvist/);
    assert.equal(replyTo, 'zoe@mail.example');
    const { delivery_status, email_sent_at } = await premium.lead();
    assert.deepEqual([delivery_status, email_sent_at], ['pending', null]);
  });
});
