import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { APPLICANT, apply, postApplication, shownToken } from '../support/application.ts';
import { START } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const forgetAll = statement(
  'test.applications.forget',
  'with m as (delete from mail), j as (delete from job), o as (delete from operator) delete from application',
);
const everything = statement<{ kept: string }>(
  'test.applications.everything',
  `select concat(
     (select string_agg(application::text, ' ') from application),
     (select string_agg(mail::text, ' ') from mail),
     (select string_agg(job::text, ' ') from job)) as kept`,
);
const PERSONAL = /Zoë|Lindqvist|zoe@vans\.example|by the harbour|secret-token/g;
const DAY = 86_400_000;

let site: TestSite;
const logged: string[] = [];
before(async () => {
  const log = createLog('trace', { write: (line) => void logged.push(line) });
  site = await startTestSite({ ENQUIRY_LIMIT: '20' }, { log, worker: false });
});
after(() => site.stop());
beforeEach(async () => {
  await site.database.db.execute(forgetAll);
  // Another day, for the limit.
  site.clock.set(new Date(site.clock.now().getTime() + 7 * DAY));
});

const review = () => site.services.applicationReview;
const applications = () => review().list();
const mails = async (purpose?: string) => {
  const list = await site.services.mailQueue.list({ limit: 100 });
  return list.filter((mail) => purpose === undefined || mail.purpose === `application-${purpose}`);
};
const mailTo = async (address: string) => {
  const mail = (await mails()).find(({ to }) => to === address);
  assert.ok(mail, `there is a mail to ${address}`);
  return (await site.services.mailQueue.show(mail.id))!;
};

describe('the page on which a business applies', () => {
  it('asks who it is, what it rents and how much, and posts to itself without a script', async () => {
    const { status, text } = await site.page('/partners/apply');
    assert.equal(status, 200);
    const form = /<form[^>]*method="post"[^]*?<\/form>/i.exec(text)![0];
    assert.match(form, /^<form[^>]*action="\/partners\/apply#application"/);
    const names = [...form.matchAll(/<(?:input|textarea|select)[^>]*\sname="([^"]+)"/g)];
    const expected = [...Object.keys(APPLICANT), 'fax', 'form'];
    assert.deepEqual([...new Set(names.map(([, name]) => name!))].sort(), expected.sort());
    assert.doesNotMatch(form, /checked/, 'nothing is agreed to beforehand');
  });

  it('is linked from the page for partners and from every foot, and is in the sitemap', async () => {
    for (const prefix of ['', '/fr', '/es', '/pt', '/de', '/nl']) {
      const { text } = await site.page(`${prefix}/partners`);
      const main = /<main[^]*<\/main>/.exec(text)![0];
      const footer = /<footer[^]*<\/footer>/.exec(text)![0];
      for (const part of [main, footer]) {
        assert.ok(part.includes(`href="${prefix}/partners/apply"`), prefix);
      }
    }
    assert.ok((await site.sitemaps()).has('/partners/apply'));
  });

  it('speaks every language, countries included', async () => {
    for (const [prefix, heading, germany] of [
      ['', 'Apply to list with us', 'Germany'],
      ['/fr', 'Devenir partenaire', 'Allemagne'],
      ['/es', 'Solicita publicar con nosotros', 'Alemania'],
      ['/pt', 'Candidate-se a parceiro', 'Alemanha'],
      ['/de', 'Als Partner bewerben', 'Deutschland'],
      ['/nl', 'Aanmelden als partner', 'Duitsland'],
    ] as const) {
      const { text } = await site.page(`${prefix}/partners/apply`);
      assert.ok(text.includes(heading) && text.includes(`>${germany}</option>`), heading);
    }
  });
});

describe('a business that applies', () => {
  it('is informed what happens next and by when, and is pending', async () => {
    site.clock.set(START); // A Monday.
    const { status, location } = await apply(site);
    assert.equal(status, 303);
    assert.match(location, /^\/partners\/apply\/sent\/[\w.-]+$/);
    const page = await site.page(location);
    assert.equal(page.status, 200);
    assert.match(page.text, /by Thursday,? 7 May 2026 at the latest[^]*within three working days/);
    assert.match(page.text, /<meta name="robots" content="noindex"/);
    const [application, ...others] = await applications();
    assert.equal(others.length, 0);
    const { id, ...said } = application!;
    assert.deepEqual(said, {
      status: 'pending',
      business: 'Harbour Vans',
      website: 'https://vans.example',
      country: 'GB',
      categories: ['campervan', 'motorhome'],
      listings: 12,
      delivery: 'api',
      created_at: START,
      waiting_since: START,
      answer_by: '2026-05-07',
      asked_at: null,
      decided_at: null,
      partner: null,
    });
    const { contact, email, about } = await review().show(id);
    assert.deepEqual(
      [contact, email, about],
      [
        'Zoë Lindqvist',
        APPLICANT.email,
        'Twelve vans by the harbour of Bristol.\nAll of them are ours.',
      ],
    );
  });

  it('gets a confirmation that repeats nothing of what was typed', async () => {
    site.clock.set('2026-06-04T10:00:00Z'); // A Thursday.
    await apply(site);
    const { from, subject, text, state } = await mailTo(APPLICANT.email);
    assert.deepEqual([from, state], ['Campcairn partners <leads@campcairn.example>', 'kept']);
    assert.equal(subject, 'We have your application to list with Campcairn');
    assert.match(text, /Thursday,? 4 June 2026/);
    assert.match(text, /by Tuesday,? 9 June 2026 at the latest/);
    assert.doesNotMatch(text, /Harbour|Zoë|Bristol|vans\.example/);
    assert.equal((await mails()).length, 1, 'there is no operator to tell');
  });

  it('is written to in the language of the page', async () => {
    for (const [prefix, subject] of [
      ['/fr', 'Nous avons reçu votre candidature à Campcairn'],
      ['/es', 'Hemos recibido tu solicitud para publicar en Campcairn'],
      ['/pt', 'Recebemos a sua candidatura ao Campcairn'],
      ['/de', 'Ihre Bewerbung bei Campcairn ist angekommen'],
      ['/nl', 'We hebben je aanmelding voor Campcairn'],
    ] as const) {
      const email = `office${prefix.slice(1)}@vans.example`;
      const { location } = await apply(site, { email }, prefix);
      assert.ok(location.startsWith(`${prefix}/partners/apply/sent/`));
      assert.equal((await mailTo(email)).subject, subject);
    }
  });

  it('is reported to every operator; the person stands in the application alone', async () => {
    for (const email of ['ada@campcairn.example', 'grace@campcairn.example']) {
      await site.services.operators.add(email);
    }
    await apply(site, { delivery: 'feed', feed: 'https://vans.example/feed.csv?key=secret-token' });
    assert.equal((await mails('notice')).length, 2);
    for (const email of ['ada@campcairn.example', 'grace@campcairn.example']) {
      const { subject, text } = await mailTo(email);
      assert.equal(subject, 'A new application: Harbour Vans');
      for (const said of ['https://vans.example', 'GB', 'campervan, motorhome', 'about 12']) {
        assert.ok(text.includes(said), said);
      }
      assert.match(text, /cc application approve \d+/);
      assert.doesNotMatch(text, PERSONAL);
    }
  });

  it('is one application however often it is sent while that waits', async () => {
    await site.services.operators.add('ada@campcairn.example');
    const form = await shownToken(site);
    const same = { ...APPLICANT, form };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        postApplication(site, { ...same, email: number % 2 ? 'ZOE@vans.example' : same.email }),
      ),
    );
    for (const { status, location } of answers) {
      assert.equal(status, 303);
      assert.equal((await site.page(location)).status, 200);
    }
    assert.equal((await applications()).length, 1);
    assert.deepEqual([(await mails('received')).length, (await mails('notice')).length], [1, 1]);
    await review().decline((await applications())[0]!.id);
    assert.equal((await apply(site)).status, 303);
    assert.equal((await applications()).length, 2, 'it may apply again after an answer');
  });

  it('may write its website without https and its number with separators', async () => {
    await apply(site, { website: ' www.vans.example/hire ', listings: '1,200', country: 'fr' });
    const [{ website, listings, country } = {}] = await applications();
    assert.deepEqual([website, listings, country], ['https://www.vans.example/hire', 1200, 'FR']);
  });
});

describe('a form that has to be mended', () => {
  it('comes back with what was typed, 422, and a sentence beside each field', async () => {
    const { status, text } = await apply(site, {
      website: 'at home',
      email: 'zoe at home',
      category: ['caravan'],
      delivery: 'feed',
      feed: 'http://vans.example/feed.csv',
      terms: '',
    });
    assert.equal(status, 422);
    for (const typed of ['Harbour Vans', 'at home', 'zoe at home', 'Twelve vans', 'http://vans'])
      assert.ok(text.includes(typed), typed);
    assert.match(text, /<option value="GB" selected/);
    for (const [field, value] of [
      ['category', 'caravan'],
      ['delivery', 'feed'],
      ['owns', '1'],
    ] as const) {
      const tag = new RegExp(`<input[^>]*name="${field}"[^>]*value="${value}"[^>]*>`).exec(
        text,
      )![0];
      assert.match(tag, /checked/, field);
    }
    for (const field of ['website', 'email', 'feed', 'terms']) {
      assert.match(text, new RegExp(`id="apply-${field}-problem"`));
      assert.match(text, new RegExp(`href="#apply-${field}"`));
    }
    assert.doesNotMatch(text, /id="apply-business-problem"/);
    assert.deepEqual([await applications(), await mails()], [[], []]);
  });

  for (const [field, value, sentence] of [
    ['business', ' ', 'Please give the name of the business.'],
    ['business', 'x'.repeat(121), 'At most 120 characters, please.'],
    ['business', 'a\u0007b', 'This cannot be sent as it is.'],
    ['website', '', 'Please give the address of your website.'],
    ['website', 'localhost', 'This does not look like an address such as https://vans.example.'],
    ['website', 'ftp://vans.example', 'This does not look like an address'],
    ['website', 'https://me:pass@vans.example', 'This does not look like an address'],
    ['contact', '', 'Please give your name.'],
    ['email', '', 'Please give your email address.'],
    ['email', 'a@b.example, c@d.example', 'This does not look like an email address.'],
    ['email', 'zoë@vans.example', 'Please give an address with only letters from a to z'],
    ['country', '', 'Please choose a country.'],
    ['country', 'UK', 'Please choose a country.'],
    ['about', '', 'Please say a few words about the business.'],
    ['about', 'x'.repeat(2001), 'At most 2,000 characters, please.'],
    ['category', [], 'Please choose what you rent.'],
    ['category', ['houseboat'], 'Please choose what you rent.'],
    ['owns', '', 'We can only list what you own or manage'],
    ['listings', '', 'Please give a number.'],
    ['listings', '0', 'A whole number from 1 to 1,000,000, please.'],
    ['listings', '1.5', 'A whole number from 1 to 1,000,000, please.'],
    ['listings', '1000001', 'A whole number from 1 to 1,000,000, please.'],
    ['delivery', 'pigeon', 'Please choose how you would send your listings.'],
    ...['', 'off', 'FALSE', ' no ', '0'].map(
      (value) => ['terms', value, 'Please agree to the terms.'] as const,
    ),
    ['owns', 'off', 'We can only list what you own or manage'],
  ] as const) {
    it(`says so: ${field} ${JSON.stringify(value).slice(0, 30)}`, async () => {
      const { status, text } = await apply(site, { [field]: [value].flat() });
      assert.equal(status, 422);
      const problem = new RegExp(`id="apply-${field}-problem"[^>]*>([^<]*)`).exec(text);
      assert.ok(problem?.[1]?.trim().startsWith(sentence), problem?.[1] ?? text);
    });
  }

  it('comes back without the tick that was not given', async () => {
    const { text } = await apply(site, { terms: 'off', contact: '' });
    assert.doesNotMatch(text, /<input[^>]*name="terms"[^>]* checked/);
    assert.match(text, /<input[^>]*name="owns"[^>]* checked/);
  });

  it('has all problems shown together when nothing was filled in', async () => {
    const { status, text } = await postApplication(site, {});
    assert.equal(status, 422);
    assert.equal(text.match(/id="apply-\w+-problem"/g)?.length, 11);
  });
});

describe('robots and strangers', () => {
  const why = async (fields: Record<string, string>) => {
    const { status, text } = await apply(site, fields);
    assert.deepEqual([status, await applications()], [422, []]);
    return /role="alert"[^]*?<p class="title[^]*?<\/p>\s*(?:<!--[^]*?-->)*\s*<p[^>]*>([^<]*)/.exec(
      text,
    )?.[1];
  };

  it('are refused when they fill what people do not see', async () => {
    assert.match((await why({ fax: '+44 117 496 0000' })) ?? '', /A hidden field was filled in/);
  });

  it('are refused without a form of ours, or with one of yesterday', async () => {
    assert.match((await why({ form: '' })) ?? '', /open for a long time/);
    const enquiry = site.services.enquiries.enquiryToken(1);
    assert.match((await why({ form: enquiry })) ?? '', /open for a long time/);
    const old = await shownToken(site);
    site.clock.advance(DAY + 1000);
    assert.match((await why({ form: old })) ?? '', /open for a long time/);
  });

  it('have to wait when one address sends too many', async () => {
    for (let number = 0; number < 20; number++) {
      const { status } = await apply(site, { email: `office${number}@vans.example` });
      assert.equal(status, 303);
    }
    const { status, text } = await apply(site);
    assert.equal(status, 422);
    assert.match(text, /Too many applications came from your connection/);
    site.clock.advance(3_600_000);
    assert.equal((await apply(site)).status, 303);
  });

  it('find no page behind a link that was not given here', async () => {
    const { location } = await apply(site);
    for (const guess of [
      location.slice(0, -1),
      `${location}x`,
      '/partners/apply/sent/x',
      '/partners/apply/sent/1.2.3',
    ])
      assert.equal((await site.page(guess)).status, 404, guess);
  });

  it('of another site cannot make a browser apply', async () => {
    const response = await fetch(`${site.address}/partners/apply`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ business: 'x' }),
    });
    assert.equal(response.status, 403);
  });
});

describe('90 days after an application', () => {
  const kept = async () => (await site.database.db.one(everything)).kept.match(PERSONAL) ?? [];
  const feed = 'https://vans.example/feed.csv?key=secret-token';

  it('no personal data of the applicant is shown or kept, whatever was decided', async () => {
    await site.services.operators.add('ada@campcairn.example');
    const decisions = {
      approved: (id: number) => review().approve(id),
      declined: (id: number) => review().decline(id, 'Zoë, we know nothing of your harbour.'),
      pending: async () => undefined,
    };
    const partnersBefore = (await site.services.partners.list()).length;
    for (const [status, decide] of Object.entries(decisions)) {
      await apply(site, { business: status, email: APPLICANT.email, delivery: 'feed', feed });
      const { id } = (await applications())[0]!;
      assert.doesNotMatch((await site.database.db.one(everything)).kept, /secret-token/);
      await decide(id);
      if (status === 'pending')
        await review()
          .decline(id)
          .then(() => undefined);
    }
    assert.ok((await kept()).length > 5);
    site.clock.advance(90 * DAY - 1000);
    await enqueue(site.database.db, { kind: 'leads.purge' });
    await site.services.worker.drain();
    assert.ok((await kept()).length > 0, 'a second too early');
    site.clock.advance(1000);
    for (const { id } of await applications()) {
      const { contact, email, about, reason, feed_host, erased_at } = await review().show(id);
      assert.deepEqual([contact, email, about, reason, feed_host], [null, null, null, null, null]);
      assert.ok(erased_at, 'shown as forgotten before the job has run');
    }
    await enqueue(site.database.db, { kind: 'leads.purge' });
    await site.services.worker.drain();
    assert.deepEqual(await kept(), []);
    assert.deepEqual(
      (await applications()).map(({ business, listings }) => [business, listings]),
      [
        ['pending', 12],
        ['declined', 12],
        ['approved', 12],
      ],
      'what it was about stays',
    );
    const partners = await site.services.partners.list();
    assert.equal(partners.length, partnersBefore + 1);
    assert.equal(partners.at(-1)?.contact_email, APPLICANT.email, 'a partner keeps its contact');
  });

  it('it can no longer be approved, and is declined without a mail', async () => {
    await apply(site);
    const { id } = (await applications())[0]!;
    site.clock.advance(90 * DAY);
    await assert.rejects(review().approve(id), /they have to apply again/);
    await review().decline(id, 'Too late');
    assert.deepEqual(await mails('declined'), []);
    assert.equal((await review().show(id)).reason, null);
  });
});

it('the log has nothing of what applicants wrote', async () => {
  await apply(site, { email: 'zoe at vans.example' });
  await apply(site);
  assert.ok(logged.length > 0);
  assert.deepEqual(logged.join('').match(PERSONAL), null);
});
