import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { createAuthority } from '../../../test/support/certificates.ts';
import { type Encryption, type FakeSmtp, startFakeSmtp } from '../../../test/support/fake-smtp.ts';
import { manualClock } from '../../../test/support/manual-clock.ts';
import { statement } from '../db/index.ts';
import { createWorker, type Job, type Outcome, type Worker } from '../jobs/index.ts';
import { createLog } from '../log.ts';
import { createMailQueue, type MailQueue, type NewMail } from './index.ts';

const forget = statement('test.mail.forget', 'with jobs as (delete from job) delete from mail');
const clock = manualClock('2026-05-01T09:30:00Z');
const outcomes: Outcome[] = [];
const locked: string[] = [];
/** Whether mails may be sent now. */
let mayAttempt = true;

let fakeSmtp: FakeSmtp;
let database: TestDatabase;
let mailQueue: MailQueue;
let worker: Worker;
before(async () => {
  database = await createTestDatabase();
  fakeSmtp = await startFakeSmtp();
  mailQueue = createMailQueue({ ...deps(), smtpUrl: fakeSmtp.url });
  worker = createWorker({
    db: database.db,
    log: createLog('silent'),
    kinds: mailQueue.jobs(handlers),
  });
});
after(async () => {
  mailQueue.close();
  await fakeSmtp.close();
  await database.drop();
});
beforeEach(async () => {
  await database.db.execute(forget);
  for (const list of [fakeSmtp.arrived, outcomes, locked]) list.length = 0;
  fakeSmtp.refusal = '';
  fakeSmtp.meanwhile = async () => {};
});

const deps = () => ({
  db: database.db,
  clock,
  from: 'leads@campcairn.example',
  retryWaitsSeconds: [60, 240],
  keepDays: 90,
});
const handlers = {
  enquiry: {
    mayAttempt: async () => mayAttempt,
    lock: async (_: unknown, reference: string) => void locked.push(reference),
    record: async (_: unknown, outcome: Outcome) => void outcomes.push(outcome),
  },
};
const enquiry = (more: Partial<NewMail> = {}): NewMail => ({
  purpose: 'enquiry',
  reference: 'lead_1',
  fromName: 'Campcairn enquiries',
  to: 'owner@vans.example',
  replyTo: 'zoe@mail.example',
  subject: 'New enquiry: Bluebell, a van for two',
  text: 'Do you allow dogs?\n',
  html: '<p>Do you allow dogs?</p>',
  ...more,
});
const post = (more: Partial<NewMail> = {}) =>
  database.db.transaction((tx) => mailQueue.post(tx, enquiry(more)));
const far = () => ({ until: new Date(Date.now() + 3_600_000) });
describe('a mail', () => {
  it('goes to its one recipient, to the letter', async () => {
    const id = await post();
    assert.deepEqual((await worker.drain()).errors, []);
    const [mail, ...others] = fakeSmtp.arrived;
    assert.equal(others.length, 0);
    assert.deepEqual([mail?.from, mail?.to], ['leads@campcairn.example', ['owner@vans.example']]);
    const headers = mail!.headers;
    for (const header of [
      'From: Campcairn enquiries <leads@campcairn.example>',
      'To: owner@vans.example',
      'Reply-To: zoe@mail.example',
      'Subject: New enquiry: Bluebell, a van for two',
      'Date: Fri, 01 May 2026 09:30:00 +0000',
      'Auto-Submitted: auto-generated',
    ])
      assert.ok(headers.includes(header), `${header} in\n${headers.join('\n')}`);
    assert.match(mail!.raw, /Content-Type: text\/plain[^]*Do you allow dogs\?/);
    assert.match(mail!.raw, /Content-Type: text\/html[^]*<p>Do you allow dogs\?<\/p>/);
    const { state, attempts, messageId } = (await mailQueue.show(id))!;
    assert.deepEqual([state, attempts], ['sent', 1]);
    assert.ok(headers.includes(`Message-ID: ${messageId}`));
    assert.deepEqual(locked, ['lead_1']);
    const at = clock.now();
    const sent = { reference: 'lead_1', result: 'delivered', attempts: 1, at, reason: null };
    assert.deepEqual(outcomes, [sent]);
  });

  it('cannot be made to carry other headers or to go to others', async () => {
    await post({
      fromName: 'Campcairn\r\nBcc: evil@x.example',
      subject: 'New enquiry: Van\r\nBcc: evil@x.example\r\n\r\n<b>body</b>',
      replyTo: 'zoe@mail.example\r\nBcc: evil@x.example',
      attachments: [
        { filename: 'a\r\nX: y.csv', contentType: 'text/csv\r\nX: y', content: Buffer.from('a') },
      ],
    });
    await worker.drain();
    assert.deepEqual(fakeSmtp.arrived[0]?.to, ['owner@vans.example']);
    const headers = fakeSmtp.arrived[0]!.headers;
    assert.ok(headers.every((header) => !/^(bcc|reply-to|x):/i.test(header)));
    assert.ok(headers.includes('Subject: New enquiry: Van Bcc: evil@x.example <b>body</b>'));
    assert.doesNotMatch(fakeSmtp.arrived[0]!.raw, /^(Bcc|X):/m);
    for (const to of ['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'A <a@b.c>'])
      await assert.rejects(post({ to }), TypeError);
  });

  it('writes domains of the world in ASCII, in its headers and to the server', async () => {
    await post({ to: 'owner@Söhne.example', replyTo: 'zoe@bücher.example' });
    await worker.drain();
    const [mail] = fakeSmtp.arrived;
    const { to, smtpUtf8, headers } = mail!;
    assert.deepEqual([to, smtpUtf8], [['owner@söhne.example'], false]);
    assert.ok(headers.includes('To: owner@xn--shne-5qa.example'), headers.join('\n'));
    assert.ok(headers.includes('Reply-To: zoe@xn--bcher-kva.example'), headers.join('\n'));
    for (const header of headers) assert.match(header, /^[\x20-\x7e]*$/);
  });

  it('goes to nobody whose address needs letters beyond ASCII before its @, and says why', async () => {
    const id = await post({ to: 'büro@vans.example' });
    await worker.drain(far());
    assert.equal(fakeSmtp.arrived.length, 0);
    const { state, error } = (await mailQueue.show(id))!;
    assert.equal(state, 'failed');
    assert.match(error!, /before its @.* beyond ASCII/);
    await post({ replyTo: 'zoë@mail.example' });
    await worker.drain();
    const { headers } = fakeSmtp.arrived[0]!;
    assert.ok(headers.every((header) => !header.startsWith('Reply-To:')));
  });

  it('carries names of the world and files', async () => {
    const content = Buffer.from('row;problem\n1;title\n');
    const attachments = [{ filename: 'rows.csv', contentType: 'text/csv', content }];
    const half = '🚐'.slice(0, 1);
    await post({
      subject: 'New enquiry: Zoë’s Bücher-Bus 🚐',
      text: half,
      html: half,
      attachments,
    });
    await worker.drain();
    const subject = fakeSmtp.arrived[0]!.headers.find((header) => header.startsWith('Subject:'));
    assert.match(subject!, /^Subject: =\?UTF-8\?/i);
    assert.match(fakeSmtp.arrived[0]!.raw, /filename=rows\.csv/);
    assert.ok(fakeSmtp.arrived[0]!.raw.includes(content.toString('base64')));
    const [{ id } = { id: 0 }] = await mailQueue.list({ limit: 1 });
    assert.deepEqual((await mailQueue.show(id))?.attachments, [
      { filename: 'rows.csv', contentType: 'text/csv', bytes: content.length },
    ]);
  });

  it('is neither kept nor sent when its transaction is rolled back', async () => {
    await assert.rejects(
      database.db.transaction(async (tx) => {
        await mailQueue.post(tx, enquiry());
        throw new Error('no');
      }),
    );
    assert.deepEqual(
      [(await worker.drain(far())).ran, await mailQueue.list({ limit: 1 })],
      [0, []],
    );
  });
});

describe('a mail that is not taken', () => {
  it('is sent again after its waits, and fails in the end', async () => {
    fakeSmtp.refusal = 'Mailbox is full';
    const id = await post();
    await worker.drain(far());
    assert.deepEqual(
      outcomes.map(({ result }) => result),
      ['retrying', 'retrying', 'failed'],
    );
    const { state, attempts, error } = (await mailQueue.show(id))!;
    assert.deepEqual([state, attempts], ['failed', 3]);
    assert.match(error!, /Mailbox is full/);
    assert.match(outcomes.at(-1)!.reason!, /Mailbox is full/);
  });

  it('goes to the address of the moment', async () => {
    fakeSmtp.refusal = 'Nobody here';
    await post();
    await post({ reference: 'lead_2' });
    await worker.drain();
    fakeSmtp.refusal = '';
    const redirect = (to: string) =>
      database.db.transaction((tx) => mailQueue.redirect(tx, 'enquiry', ['lead_1'], to));
    await redirect('new@vans.example');
    await assert.rejects(redirect('new@vans.example, b@c.example'), TypeError);
    await worker.drain(far());
    assert.deepEqual(fakeSmtp.arrived.map(({ to }) => to[0]).sort(), [
      'new@vans.example',
      'owner@vans.example',
    ]);
  });

  it('says where it went, also when it was redirected while the server took it', async () => {
    const id = await post();
    fakeSmtp.meanwhile = () =>
      database.db.transaction((tx) =>
        mailQueue.redirect(tx, 'enquiry', ['lead_1'], 'new@vans.example'),
      );
    await worker.drain();
    assert.deepEqual(fakeSmtp.arrived[0]?.to, ['owner@vans.example']);
    const { state, to } = (await mailQueue.show(id))!;
    assert.deepEqual([state, to], ['sent', 'owner@vans.example']);
  });

  it('waits while it may not go, without using up an attempt', async () => {
    mayAttempt = false;
    const id = await post();
    await worker.drain(far());
    const held = (await mailQueue.show(id))!;
    assert.deepEqual([held.state, held.attempts, fakeSmtp.arrived.length], ['waiting', 0, 0]);
    mayAttempt = true;
    await worker.drain({ until: new Date(Date.now() + 7_200_000) });
    assert.equal((await mailQueue.show(id))?.state, 'sent');
  });

  it('goes within seconds of being allowed to where the waits are short', async () => {
    const hasty = createMailQueue({ ...deps(), smtpUrl: fakeSmtp.url, retryWaitsSeconds: [1, 2] });
    const others = createWorker({
      db: database.db,
      log: createLog('silent'),
      kinds: hasty.jobs(handlers),
    });
    const id = await post();
    const start = Date.now();
    mayAttempt = false;
    await others.drain({ until: new Date(start + 10_000) });
    mayAttempt = true;
    await others.drain({ until: new Date(start + 12_000) });
    hasty.close();
    assert.equal((await mailQueue.show(id))?.state, 'sent');
  });

  it('arrives when the server takes it later', async () => {
    fakeSmtp.refusal = 'Try later';
    const id = await post();
    await worker.drain();
    fakeSmtp.refusal = '';
    await worker.drain(far());
    assert.deepEqual(
      outcomes.map(({ result }) => result),
      ['retrying', 'delivered'],
    );
    assert.deepEqual(
      [(await mailQueue.show(id))?.state, (await mailQueue.show(id))?.error],
      ['sent', null],
    );
  });

  it('says in plain words what is wrong with the server, without its address', async () => {
    const untold = /127\.0\.0\.1|invalid|[A-Z]{4}|SSL routines|getaddrinfo|connect /;
    const told: [url: string, said: RegExp][] = [
      ['smtp://127.0.0.1:9', /^Our mail server refused the connection\.$/],
      ['smtp://mail.invalid', /^The name of our mail server was not found\.$/],
      [fakeSmtp.url.replace('smtp:', 'smtps:'), /^No encryption \(TLS, STARTTLS\) could be agreed/],
    ];
    for (const [smtpUrl, said] of told) {
      const wrong = createMailQueue({ ...deps(), smtpUrl });
      const id = await post();
      const kinds = wrong.jobs(handlers);
      await createWorker({ db: database.db, log: createLog('silent'), kinds }).drain();
      wrong.close();
      const { error } = (await mailQueue.show(id))!;
      assert.match(error!, said, smtpUrl);
      assert.doesNotMatch(error!.replace('STARTTLS', ''), untold, smtpUrl);
    }
  });

  it("says what the server's reply was to: the address or the mail", async () => {
    fakeSmtp.unknown.push('owner@vans.example');
    const id = await post();
    await worker.drain();
    fakeSmtp.unknown.length = 0;
    assert.match(
      (await mailQueue.show(id))!.error!,
      /^The address was refused: 550 No such mailbox$/,
    );
    fakeSmtp.refusal = 'Mailbox is full';
    const other = await post();
    await worker.drain();
    assert.match(
      (await mailQueue.show(other))!.error!,
      /^The mail was refused: 450 Mailbox is full$/,
    );
  });

  it('waits while there is no server at all', async () => {
    const gone = createMailQueue({ ...deps(), smtpUrl: 'smtp://127.0.0.1:9' });
    const others = createWorker({
      db: database.db,
      log: createLog('silent'),
      kinds: gone.jobs(handlers),
    });
    await post();
    await others.drain();
    gone.close();
    assert.deepEqual(
      outcomes.map(({ result }) => result),
      ['retrying'],
    );
    await worker.drain(far());
    assert.equal(fakeSmtp.arrived.length, 1);
  });

  it('is given up when it is not wanted any more', async () => {
    fakeSmtp.refusal = 'Try later';
    const id = await post();
    await post({ purpose: 'other' });
    await worker.drain();
    await database.db.transaction((tx) => mailQueue.cancel(tx, 'enquiry', ['lead_1']));
    fakeSmtp.refusal = '';
    await worker.drain(far());
    assert.equal((await mailQueue.show(id))?.state, 'cancelled');
    assert.equal(fakeSmtp.arrived.length, 1, 'only the one of another purpose');
  });
});

describe('a mail server', () => {
  /** Sends a mail by a separate server; returns the mails that it received, and the stored copy. */
  async function sentBy(encryption: Encryption, user: string, query = '') {
    const server = await startFakeSmtp(encryption);
    const scheme = encryption.kind === 'implicit' ? 'smtps' : 'smtp';
    const smtpUrl = `${scheme}://${user}${new URL(server.url).host}${query}`;
    const own = createMailQueue({ ...deps(), smtpUrl });
    const { db } = database;
    const id = await db.transaction((tx) => own.post(tx, enquiry()));
    await createWorker({ db, log: createLog('silent'), kinds: own.jobs(handlers) }).drain();
    const { state, error } = (await own.show(id))!;
    own.close();
    await server.close();
    const [mail] = server.arrived;
    return { state, error, mail: mail && { secure: mail.secure, user: mail.user } };
  }
  const certificate = createAuthority().issue();
  const trusting = '?tls.rejectUnauthorized=false';

  it('is spoken to by TLS, from the start or once it offers it', async () => {
    for (const kind of ['implicit', 'starttls'] as const) {
      const { state, mail } = await sentBy({ kind, certificate }, 'ada:s3cret@', trusting);
      assert.deepEqual([state, mail], ['sent', { secure: true, user: 'ada' }], kind);
    }
  });

  it('that nobody vouches for gets neither a password nor a mail', async () => {
    for (const kind of ['implicit', 'starttls'] as const) {
      const { state, error, mail } = await sentBy({ kind, certificate }, 'ada:s3cret@');
      assert.deepEqual([state, mail], ['waiting', undefined], kind);
      assert.match(error ?? '', /certificate/, kind);
    }
  });

  it('gets no password in the clear, unless its address says so', async () => {
    const { state, error, mail } = await sentBy({ kind: 'none' }, 'ada:s3cret@');
    assert.deepEqual([state, mail], ['waiting', undefined]);
    assert.match(error ?? '', /STARTTLS/);
    const clear = await sentBy({ kind: 'none' }, 'ada:s3cret@', '?requireTLS=false');
    assert.deepEqual([clear.state, clear.mail], ['sent', { secure: false, user: 'ada' }]);
    const relay = await sentBy({ kind: 'none' }, '');
    assert.deepEqual([relay.state, relay.mail], ['sent', { secure: false, user: null }]);
  });

  it('that does not know the password leaves mails waiting, and says why', async () => {
    const encryption = { kind: 'starttls', certificate } as const;
    const { state, error } = await sentBy(encryption, 'ada:wrong@', trusting);
    assert.equal(state, 'waiting');
    assert.match(error ?? '', /Invalid user or password/);
    assert.doesNotMatch(error ?? '', /wrong/);
  });
});

describe('a mail that is wiped while it is being sent', () => {
  it('keeps nothing of what the server said to it', async () => {
    fakeSmtp.refusal = 'owner@vans.example wants no mail from zoe@mail.example';
    fakeSmtp.meanwhile = () => database.db.transaction((tx) => mailQueue.redact(tx, ['lead_1']));
    const id = await post();
    await worker.drain(far());
    const { state, attempts, error } = (await mailQueue.show(id))!;
    assert.deepEqual([state, attempts, error], ['cancelled', 1, null]);
    assert.deepEqual(
      outcomes.map(({ result }) => result),
      ['already_ended'],
    );
  });
});

describe('a mail whose worker stops while it is being sent', () => {
  it('has used up no attempt, and is sent by the next', async () => {
    const stop = new AbortController();
    fakeSmtp.refusal = 'Try later';
    fakeSmtp.meanwhile = async () => stop.abort(new Error('The worker is stopping.'));
    const id = await post();
    const [sending] = mailQueue.jobs(handlers);
    const job: Job = {
      id: 0,
      kind: 'mail.send',
      key: String(id),
      group: '',
      payload: { mail: id },
      attempt: 1,
      startedAt: clock.now(),
      signal: stop.signal,
      finish: async () => true,
      again: async () => true,
    };
    await assert.rejects(sending!.run(job));
    const { state, attempts } = (await mailQueue.show(id))!;
    assert.deepEqual([state, attempts, outcomes], ['waiting', 0, []]);
    fakeSmtp.refusal = '';
    await worker.drain();
    assert.equal((await mailQueue.show(id))?.state, 'sent');
  });
});

describe('without a mail server', () => {
  it('mails are kept, and have no outcome', async () => {
    const keeping = createMailQueue(deps());
    assert.deepEqual([keeping.sends, keeping.jobs(handlers)], [false, []]);
    const id = await database.db.transaction((tx) => keeping.post(tx, enquiry()));
    assert.equal((await worker.drain(far())).ran, 0);
    const mail = (await keeping.show(id))!;
    assert.deepEqual(
      [mail.state, mail.from, mail.to, mail.replyTo, mail.subject, mail.text],
      [
        'kept',
        'Campcairn enquiries <leads@campcairn.example>',
        'owner@vans.example',
        'zoe@mail.example',
        'New enquiry: Bluebell, a van for two',
        'Do you allow dogs?\n',
      ],
    );
    assert.deepEqual(outcomes, []);
  });

  it('a sender that is no address stops the start', () => {
    assert.throws(() => createMailQueue({ ...deps(), from: 'Campcairn <a@b.example>' }), TypeError);
  });
});

describe('copies of mails', () => {
  it('are listed, the newest first, page by page or by what they are about', async () => {
    for (const reference of ['lead_1', 'lead_2', 'lead_3']) await post({ reference });
    const [newest, ...rest] = await mailQueue.list({ limit: 10 });
    assert.deepEqual(
      rest.map(({ reference }) => reference),
      ['lead_2', 'lead_1'],
    );
    const [older] = await mailQueue.list({ limit: 1, beforeId: newest!.id });
    assert.equal(older?.reference, 'lead_2');
    const about = await mailQueue.list({ reference: 'lead_1', limit: 10 });
    assert.deepEqual(
      about.map(({ to, state }) => [to, state]),
      [['owner@vans.example', 'waiting']],
    );
    assert.equal(await mailQueue.show(0), undefined);
  });

  it('are wiped by what they are about or by their age, and sent no more', async () => {
    fakeSmtp.refusal = 'Try later';
    const first = await post();
    await worker.drain();
    assert.equal(await database.db.transaction((tx) => mailQueue.redact(tx, ['lead_1', 'x'])), 1);
    const mail = (await mailQueue.show(first))!;
    assert.deepEqual(
      [mail.state, mail.text, mail.html, mail.replyTo, mail.attachments, mail.error],
      ['cancelled', '', null, null, [], null],
    );
    const second = await post();
    clock.advance(1_000);
    await post({ reference: 'lead_2' });
    const now = clock.now();
    assert.equal(await database.db.transaction((tx) => mailQueue.redactBefore(tx, now)), 1);
    assert.equal((await mailQueue.show(second))?.text, '');
    fakeSmtp.refusal = '';
    await worker.drain(far());
    assert.equal(fakeSmtp.arrived.length, 1);
  });

  it('say nothing and go nowhere from 90 days on, whether they were wiped or not', async () => {
    fakeSmtp.refusal = 'Try later';
    const id = await post();
    await worker.drain();
    fakeSmtp.refusal = '';
    clock.advance(90 * 86_400_000 - 1);
    assert.equal((await mailQueue.show(id))?.text, 'Do you allow dogs?\n');
    clock.advance(1);
    const mail = (await mailQueue.show(id))!;
    assert.deepEqual([mail.text, mail.html, mail.replyTo, mail.error], ['', null, null, null]);
    await worker.drain(far());
    assert.equal(fakeSmtp.arrived.length, 0);
  });
});
