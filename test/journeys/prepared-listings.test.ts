import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ExpectedError } from '../../src/platform/errors.ts';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { APPLICANT, apply } from '../support/application.ts';
import { client } from '../support/campcairn.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, signedInOperator, type Visitor, visitor } from '../support/visitor.ts';

const DAY = 86_400_000;

let site: TestSite;
let operator: Visitor;
let applicants = 0;
/** The applicant of a test. */
let email: string;
let business: string;
let application: number;

before(async () => {
  site = await startTestSite({ ENQUIRY_LIMIT: '1000' }, { worker: false });
  operator = await signedInOperator(site);
});
after(() => site.stop());
beforeEach(async () => {
  const number = ++applicants;
  email = `owner${number}@vans.example`;
  business = `Cornish Vans ${'ABCDEFGHIJKLMNOP'[number]}`;
  await apply(site, { email, business, delivery: 'form' });
  application = (await site.services.applicationReview.list())[0]!.id;
});

const slug = () => `cornish-vans-${'abcdefghijklmnop'[applicants]}`;
const title = () => `Bramble of ${business}`;
const dashboard = () => `/dashboard/${slug()}`;
const VAN = {
  category: 'campervan',
  url: 'https://vans.example/bramble',
  'location.lat': '50.4155',
  'location.lng': '-5.0737',
  'price.from': '95.50',
  'price.currency': 'GBP',
};

/** Adds a listing by the form of the dashboard; gives the answer. */
async function addListing(owner: Visitor) {
  const { text } = await owner.get(`${dashboard()}/listings/new`);
  const _form = /name="_form" value="([^"]+)"/.exec(text)![1]!;
  return owner.post(`${dashboard()}/listings/new?/create`, { _form, ...VAN, title: title() });
}

/** The path of the page that a listing has or will have. */
async function pageOfListing(): Promise<string> {
  const { id } = await site.services.partners.bySlug(slug());
  const [row] = await site.services.listings.rows(id, { afterId: 0, limit: 1 });
  return new URL(site.services.listings.present(row!).public_url).pathname;
}

/** Runs the job that deletes accounts of declined applicants, and what it begins. */
async function lapse(): Promise<void> {
  await enqueue(site.database.db, { kind: 'accounts.lapse' });
  const { errors } = await site.services.worker.drain();
  assert.deepEqual(errors, []);
}

/** Everything public that could show a listing. */
async function publicTraces(): Promise<string[]> {
  const page = await pageOfListing();
  const found = [];
  const json = await visitor(site).get('/search.json?q=Newquay', { accept: 'application/json' });
  if (json.text.includes(title())) found.push('search.json');
  if ((await site.page('/search?q=Newquay')).text.includes(title())) found.push('search');
  if ((await site.page(page)).status === 200) found.push('page');
  if ((await site.sitemaps()).has(page)) found.push('sitemap');
  const atom = await site.page('/search.atom?q=Newquay');
  if (atom.text.includes(title())) found.push('Atom');
  const landing = '/campervan-hire/united-kingdom/england/newquay';
  if ((await site.page(landing)).text.includes(title())) found.push('landing page');
  if ((await site.page(`/go/${/\d+$/.exec(page)![0]}`)).status === 302) found.push('click-out');
  return found;
}

const refusedBy = async (work: () => Promise<unknown>): Promise<string> => {
  const error: unknown = await Promise.try(work).then(
    () => assert.fail('it was allowed'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ExpectedError, String(error));
  return error.code;
};

describe('while an application waits', () => {
  it('the mail about it leads to the sign-in, and nobody has an account before using it', async () => {
    const { mailQueue, partners } = site.services;
    const mail = (await mailQueue.list({ limit: 20 })).find(({ to }) => to === email)!;
    const { text } = (await mailQueue.show(mail.id))!;
    assert.match(text, /you can prepare your listings: sign in with this address/);
    assert.match(text, /https:\/\/campcairn\.example\/sign-in\n/);
    assert.ok(!text.includes(business), 'nothing that was typed is mailed');
    await assert.rejects(partners.bySlug(slug()), /There is no partner/);
    const asked = await visitor(site).post('/sign-in', { email });
    assert.equal(asked.location, '/sign-in/sent');
    const links = (await mailQueue.list({ limit: 20 })).filter(
      ({ to, purpose }) => to === email && purpose === 'sign-in',
    );
    assert.equal(links.length, 1);
  });

  it('the owner prepares listings that nobody sees, and approval shows them at once', async () => {
    const owner = await signedIn(site, email);
    assert.equal((await owner.get('/dashboard')).location, dashboard());
    const overview = await owner.get(dashboard());
    assert.match(overview.text, /We are looking at your application\./);
    assert.match(overview.text, /Travellers see them once you are approved/);
    for (const path of ['webhooks', 'team', 'premium', 'feed', 'claims']) {
      assert.ok(!overview.text.includes(`href="${dashboard()}/${path}"`), path);
      assert.doesNotMatch((await owner.get(`${dashboard()}/${path}`)).text, /<form[^>]*\?\//, path);
    }
    const added = await addListing(owner);
    assert.match(added.location ?? added.text, /\/listings\/edit\/.+\?done=created/);
    const edited = await owner.get(added.location!);
    assert.match(edited.text, /Not shown/);
    const list = await owner.get(`${dashboard()}/listings`);
    assert.match(list.text, /Not shown/, 'the list says the same');
    assert.deepEqual(await publicTraces(), []);

    const queue = await operator.get('/operator/applications');
    assert.match(queue.text, new RegExp(`${business}[^]*data-label="Prepared"[^>]*>\\s*1\\s*<`));
    const { text } = await operator.get(`/operator/applications/${application}`);
    assert.match(text, /1 listing, seen by nobody yet/);
    await operator.post(`/operator/applications/${application}?/approve`);

    const found = await publicTraces();
    assert.deepEqual(found, [
      'search.json',
      'search',
      'page',
      'sitemap',
      'Atom',
      'landing page',
      'click-out',
    ]);
    assert.doesNotMatch((await owner.get(dashboard())).text, /looking at your application/);
    const mails = await site.services.mailQueue.list({ limit: 20 });
    const approved = mails.find(
      ({ to, purpose }) => to === email && purpose === 'application-approved',
    )!;
    const mail = (await site.services.mailQueue.show(approved.id))!;
    assert.match(mail.text, /Listings that you have prepared are live now/);
  });

  it('the account can do nothing that reaches others', async () => {
    await signedIn(site, email);
    const area = await dashboardOf(site, slug());
    assert.equal(await refusedBy(() => area.key.create()), 'forbidden');
    assert.equal(
      await refusedBy(() => area.team.add('friend@mail.example', 'member')),
      'forbidden',
    );
    assert.equal(await refusedBy(() => area.premium.buy('monthly')), 'forbidden');
    assert.equal(await refusedBy(() => area.premium.feature('bramble')), 'forbidden');
    assert.equal(await refusedBy(() => area.claims.make(1)), 'forbidden');
    const { account } = area;
    assert.equal(
      await refusedBy(() => account.askContactChange('victim@mail.example')),
      'forbidden',
    );
    const { api_key: key } = await site.services.partners.issueKey(slug());
    const { status, body } = await client(site.address, key)('GET', '/me');
    assert.deepEqual([status, body.error.code], [403, 'forbidden']);
  });

  it('the account holds fifty listings, by form, copy or file, however many are sent at once', async () => {
    await signedIn(site, email);
    const { listings } = await dashboardOf(site, slug());
    const rows = (count: number, from = 0) =>
      Array.from(
        { length: count },
        (_, at) =>
          `v-${from + at},Van number ${from + at},https://vans.example/v,campervan,50.41,-5.07`,
      );
    const upload = async (lines: string[]) => {
      const bytes = Buffer.from(['id,title,url,category,latitude,longitude', ...lines].join('\n'));
      const { id } = await listings.upload({ name: 'vans.csv', bytes }, {});
      await site.services.worker.drain();
      return listings.takeUpload(id);
    };
    assert.equal(await refusedBy(() => upload(rows(51))), 'validation_error');
    assert.equal((await upload(rows(48)))?.created, 48);
    assert.equal(await refusedBy(() => upload(rows(3, 48))), 'validation_error');
    const copies = await Promise.allSettled(
      [1, 2, 3, 4].map(() => listings.duplicate('v-0', listings.newForm(), '(copy)')),
    );
    assert.deepEqual(copies.map(({ status }) => status).sort(), [
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const owner = await signedIn(site, email);
    const { status, text } = await addListing(owner);
    assert.equal(status, 422);
    assert.match(text, /You can prepare 50 listings now\. Add the others once you are approved\./);
  });

  it('two sign-ins at once open one account, and closing it withdraws the application', async () => {
    const { people, partners, applicationReview } = site.services;
    const links = await Promise.all([
      people.signIn.printLink(email),
      people.signIn.printLink(email),
    ]);
    await Promise.all(links.map((link) => visitor(site).post(link)));
    const named = (await partners.list()).filter(({ name }) => name === business);
    assert.equal(named.length, 1);
    const { account } = await dashboardOf(site, slug());
    await account.close(business);
    const { status, email: kept, erased_at } = await applicationReview.show(application);
    assert.deepEqual([status, kept, erased_at !== null], ['declined', null, true]);
    const { location } = await apply(site, { email, business });
    assert.match(location, /\/sent\//);
    assert.equal(
      (await applicationReview.list('pending')).some(({ id }) => id > application),
      true,
    );
  });
});

describe('a declined applicant', () => {
  it('reads why and can take its data for two weeks; then all of it is deleted', async () => {
    const { applicationReview, partners, people } = site.services;
    const owner = await signedIn(site, email);
    await addListing(owner);
    const reason = 'The website does not answer.';
    await operator.post(`/operator/applications/${application}?/decline`, { reason });
    const shown = await owner.get(dashboard());
    assert.match(shown.text, /This account was not approved\./);
    assert.match(shown.text, /The website does not answer\./);
    assert.match(shown.text, /stays here until/);
    assert.equal((await owner.get(`${dashboard()}/account/archive`)).status, 200);
    assert.equal((await addListing(owner).catch(() => null))?.status ?? 403, 403);
    assert.deepEqual(await publicTraces(), []);
    const mails = await site.services.mailQueue.list({ limit: 20 });
    const declined = mails.find(
      ({ to, purpose }) => to === email && purpose === 'application-declined',
    )!;
    const mail = (await site.services.mailQueue.show(declined.id))!;
    assert.match(mail.text, /stays in your dashboard until .+ Then we delete it\./s);

    const { id } = await partners.bySlug(slug());
    site.clock.advance(14 * DAY);
    await lapse();
    const closed = await partners.bySlug(slug());
    assert.deepEqual(
      [closed.closed_at !== null, closed.contact_email, closed.status_reason],
      [true, '', null],
    );
    assert.equal((await site.services.listings.count(id)).active, 0);
    assert.deepEqual(await people.sessions.ofEmail(email), []);
    assert.equal((await owner.get(dashboard())).status, 303);
    assert.equal((await applicationReview.show(application)).status, 'declined');
    const last = (await site.services.mailQueue.list({ limit: 5 })).filter(
      ({ to }) => to === email,
    );
    assert.ok(last.every(({ purpose }) => purpose !== 'account-closed'));
  });

  it('keeps its account when an operator takes the decision back', async () => {
    const owner = await signedIn(site, email);
    await addListing(owner);
    await site.services.applicationReview.decline(application);
    await site.services.partners.setStatus(slug(), 'approved');
    site.clock.advance(30 * DAY);
    await lapse();
    const { status, closed_at } = await site.services.partners.bySlug(slug());
    assert.deepEqual([status, closed_at], ['approved', null]);
  });
});

it('who applied is forgotten with the account when nobody decides for 90 days', async () => {
  await signedIn(site, email);
  site.clock.advance(91 * DAY);
  await site.services.retention.redactOld();
  await lapse();
  const { closed_at, contact_email } = await site.services.partners.bySlug(slug());
  assert.deepEqual([closed_at !== null, contact_email], [true, '']);
});

it('an application that has no account is decided as before', async () => {
  assert.equal(APPLICANT.delivery, 'api');
  await site.services.applicationReview.approve(application);
  assert.equal((await site.services.partners.bySlug(slug())).status, 'approved');
});
