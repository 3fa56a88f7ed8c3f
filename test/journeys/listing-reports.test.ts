import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { statement } from '../../src/platform/db/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { type CommandLine, commandLine } from '../support/command-line.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const DAY = 86_400_000;
const PERSONAL = /Zoë|zoe@mail\.example/;
const REPORT = { what: 'photos', message: 'Zoë here: another van.', email: 'zoe@mail.example' };

const forgetAll = statement(
  'test.reports.forget_all',
  'with m as (delete from mail) delete from listing_report',
);
const everything = statement<{ kept: string }>(
  'test.reports.everything',
  `select concat(
     (select string_agg(listing_report::text, ' ') from listing_report),
     (select string_agg(audit_entry::text, ' ') from audit_entry),
     (select string_agg(mail::text, ' ') from mail)) as kept`,
);

let site: TestSite;
let line: CommandLine;
let path = '';
let listingId = 0;
const logged: string[] = [];
before(async () => {
  const log = createLog('trace', { write: (text) => void logged.push(text) });
  site = await startTestSite({ ENQUIRY_LIMIT: '20' }, { log, worker: false });
  // The commands go by the real time.
  site.clock.set(systemClock.now());
  line = commandLine(site);
  const partner = await site.partner();
  const { body } = await partner.call('PUT', '/listings/van', aListing());
  path = new URL(body.public_url).pathname;
  listingId = body.id;
});
after(() => site.stop());
beforeEach(async () => {
  await site.database.db.execute(forgetAll);
  // Another day, for the limit.
  site.clock.advance(DAY);
});

/** Sends the form as a browser without scripts does. */
async function report(fields: Record<string, string> = {}, prefix = '') {
  const { text } = await site.page(`${prefix}${path}/report`);
  const form = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const response = await fetch(`${site.address}${prefix}${path}/report`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ ...REPORT, website: '', form, ...fields }),
  });
  const { status, headers } = response;
  return { status, location: headers.get('location') ?? '', text: await response.text() };
}
const open = async () =>
  (await site.services.reportReview.openByListing(50)).flatMap(({ reports }) => reports);

describe('a traveller who finds a listing wrong', () => {
  it('gets from its page to a form in its language, sends it, and is thanked', async () => {
    for (const [prefix, link, thanks] of [
      ['', 'Report this listing', 'Thank you for the report'],
      ['/fr', 'Signaler cette annonce', 'Merci de votre signalement'],
      ['/es', 'Denunciar este anuncio', 'Gracias por avisar'],
      ['/pt', 'Denunciar este anúncio', 'Obrigado pelo aviso'],
      ['/de', 'Inserat melden', 'Danke für die Meldung'],
      ['/nl', 'Meld deze vermelding', 'Bedankt voor de melding'],
    ] as const) {
      const page = await site.page(prefix + path);
      assert.ok(page.text.includes(link), link);
      assert.ok(page.text.includes(`href="${prefix}${path}/report"`));
      const { status, location } = await report({}, prefix);
      assert.deepEqual([status, location], [303, `${prefix}${path}/report?sent`]);
      const sent = await site.page(location);
      assert.ok(sent.text.includes(thanks), thanks);
      assert.match(sent.text, /<meta name="robots" content="noindex"/);
    }
    const reports = await open();
    assert.deepEqual(
      reports.map(({ what, message, email, language, listing_id }) => [
        what,
        message,
        email,
        language,
        listing_id,
      ]),
      ['en', 'fr', 'es', 'pt', 'de', 'nl'].map((language) => [
        REPORT.what,
        REPORT.message,
        REPORT.email,
        language,
        listingId,
      ]),
    );
  });

  it('need not say who it is, nor more than what is wrong', async () => {
    assert.equal((await report({ what: 'fraud', message: '', email: '' })).status, 303);
    const [{ what, message, email } = {}] = await open();
    assert.deepEqual([what, message, email], ['fraud', null, null]);
  });

  it('has what it typed back, 422, with a sentence beside each field that has to be mended', async () => {
    for (const [fields, field, sentence] of [
      [{ what: '' }, 'what', 'Please choose what is wrong.'],
      [{ what: 'ugly' }, 'what', 'Please choose what is wrong.'],
      [{ what: 'other', message: '' }, 'message', 'Please say what is wrong.'],
      [{ message: 'x'.repeat(2001) }, 'message', 'At most 2,000 characters, please.'],
      [{ email: 'zoe at home' }, 'email', 'This does not look like an email address.'],
    ] as const) {
      const { status, text } = await report(fields);
      assert.equal(status, 422);
      const problem = new RegExp(`id="report-${field}-problem"[^>]*>([^<]*)`).exec(text);
      assert.equal(problem?.[1]?.trim(), sentence);
    }
    const { text } = await report({ what: 'price', email: 'zoe at home' });
    assert.match(text, /<input[^>]*value="price"[^>]*checked/);
    assert.match(text, /value="zoe at home"/);
    assert.ok(text.includes('Zoë here'));
    assert.deepEqual(await open(), []);
  });

  it('is refused as a robot, with an old form, and after too many', async () => {
    assert.match((await report({ website: 'x' })).text, /A hidden field was filled in/);
    assert.match((await report({ form: 'x.y' })).text, /open for a long time/);
    for (let number = 0; number < 20; number++) assert.equal((await report()).status, 303);
    assert.match((await report()).text, /Too many reports/);
  });

  it('finds no form for what is not there', async () => {
    assert.equal((await site.page('/listing/van-999999/report')).status, 404);
    const { status, location } = await site.page(`/listing/${listingId}/report`);
    assert.deepEqual([status, location], [301, `${path}/report`]);
  });
});

describe('operators', () => {
  it('are told of the first report of a listing, without what the traveller wrote', async () => {
    await site.services.operators.add('ada@campcairn.example');
    await report();
    await report({ what: 'fraud' });
    const mails = await site.services.mailQueue.list({ limit: 10 });
    assert.deepEqual(
      mails.map(({ purpose, to }) => [purpose, to]),
      [['report-notice', 'ada@campcairn.example']],
    );
    const { text } = (await site.services.mailQueue.show(mails[0]!.id))!;
    assert.match(text, /the photos show something else/);
    assert.match(text, /https:\/\/campcairn\.example\/operator\/reports\/\d+/);
    assert.doesNotMatch(text, PERSONAL);
    assert.deepEqual(
      { ...(await site.services.reportReview.count()), oldest: null },
      { open: 2, urgent: 1, oldest: null },
    );
  });

  it('close a report once, with a note', async () => {
    await report();
    const [{ id } = { id: 0 }] = await open();
    const { reportReview } = site.services;
    const close = (note: string) =>
      site.database.db.transaction((tx) => reportReview.close(tx, id, note));
    await assert.rejects(close(' '), { code: 'validation_error' });
    await close('The partner has corrected it.');
    await assert.rejects(close('Again'), { code: 'bad_request' });
    assert.deepEqual(await open(), []);
    const [closed] = await reportReview.closed(Number.MAX_SAFE_INTEGER, 10);
    assert.deepEqual([closed?.id, closed?.note], [id, 'The partner has corrected it.']);
    await assert.rejects(
      site.database.db.transaction((tx) => reportReview.close(tx, 999_999, 'x')),
      { code: 'not_found' },
    );
  });
});

describe('what a traveller wrote', () => {
  const kept = async () => PERSONAL.test((await site.database.db.one(everything)).kept);
  const purge = async () => {
    await enqueue(site.database.db, { kind: 'leads.purge' });
    await site.services.worker.drain();
  };

  it('is neither shown nor kept after 90 days; that it was reported stays', async () => {
    await report();
    site.clock.advance(90 * DAY - 1000);
    await purge();
    assert.equal(await kept(), true, 'a second too early');
    site.clock.advance(1000);
    const [shown] = await open();
    assert.deepEqual([shown?.message, shown?.email], [null, null]);
    assert.ok(shown?.wiped_at, 'shown as wiped before the job has run');
    await purge();
    assert.equal(await kept(), false);
    const [{ what, title } = {}] = await open();
    assert.deepEqual([what, title], ['photos', 'Bramble, a campervan for four']);
  });

  it('is handed out and erased at its wish, found by its email', async () => {
    await report();
    await report({ email: 'other@mail.example', message: 'Not hers' });
    const exported = await line.cc('leads', 'export', '--email', 'ZOE@mail.example');
    assert.deepEqual(
      exported.map(({ kind, message }: Record<string, string>) => [kind, message]),
      [['report', REPORT.message]],
    );
    assert.deepEqual(await line.cc('leads', 'erase', '--email', 'zoe@mail.example'), { erased: 1 });
    assert.equal(await kept(), false);
    assert.deepEqual(
      (await open()).map(({ message }) => message),
      [null, 'Not hers'],
    );
    const entries = await site.context.audit.list({ subject: 'traveller' }, 10);
    assert.deepEqual(
      entries.map(({ action, after }) => [action, after]),
      [
        ['traveller.erase', { wiped: 1 }],
        ['traveller.export', { kept: 1 }],
      ],
    );
  });

  it('is in no log', async () => {
    await report();
    assert.ok(logged.length > 0);
    assert.doesNotMatch(logged.join(''), PERSONAL);
  });
});
