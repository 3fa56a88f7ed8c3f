import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { applied as applyTo } from '../support/console-fixture.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, signedInOperator, type Visitor } from '../support/visitor.ts';

const DAY = 86_400_000;

let site: TestSite;
let operator: Visitor;
before(async () => {
  site = await startTestSite({ ENQUIRY_LIMIT: '100' }, { worker: false });
  operator = await signedInOperator(site);
});
after(() => site.stop());

const pathOf = (id: number) => `/operator/applications/${id}`;
/** Sends an application with a text that no other has, unless one is given. */
const applied = (fields: Parameters<typeof applyTo>[1]) =>
  applyTo(site, { about: `We are ${fields.business}.`, ...fields });
const newest = async () => (await site.context.audit.list({}, 1))[0]!;
const statusOf = async (id: number) => (await site.services.applicationReview.show(id)).status;
const rowsOf = async (show: string) =>
  (await operator.get(`/operator/applications${show && `?show=${show}`}`)).text;

describe('a declined application', () => {
  it('is reopened with its account and a new clock, and decided again', async () => {
    const email = 'reopened@vans.example';
    const id = await applied({ business: 'Reopened Vans', email });
    const applicant = await signedIn(site, email);
    await operator.post(`${pathOf(id)}?/decline`, { reason: 'No website.' });
    const { partner } = await site.services.applicationReview.show(id);
    assert.equal((await site.services.partners.bySlug(partner!)).status, 'rejected');
    site.clock.advance(6 * DAY);
    operator = await signedInOperator(site, 'grace@campcairn.example');
    assert.match((await operator.get(pathOf(id))).text, /Take the decline back/);
    const { location } = await operator.post(`${pathOf(id)}?/reopen`);
    assert.equal(location, `${pathOf(id)}?done=reopened`);
    const { text } = await operator.get(location!);
    assert.match(text, /Reopened. Nobody has been told/);
    assert.doesNotMatch(text, /Overdue/);
    assert.equal(await statusOf(id), 'pending');
    assert.equal((await site.services.partners.bySlug(partner!)).status, 'pending');
    const { action, before: was, after: is } = await newest();
    assert.deepEqual(
      [action, was, is],
      ['application.reopen', { status: 'declined' }, { status: 'pending' }],
    );
    assert.equal((await applicant.get(`/dashboard/${partner}`)).status, 200);
    const again = await operator.post(`${pathOf(id)}?/reopen`);
    assert.equal(again.status, 422);
    assert.match(again.text, /is not declined/);
    assert.equal((await operator.post(`${pathOf(id)}?/approve`)).status, 303);
    assert.equal((await site.services.partners.bySlug(partner!)).status, 'approved');
  });

  it('is not reopened beside a newer one of the same address, nor once it is forgotten', async () => {
    const email = 'twice@vans.example';
    const first = await applied({ business: 'Twice Vans', email });
    await operator.post(`${pathOf(first)}?/decline`);
    const second = await applied({ business: 'Twice Vans', email });
    const refused = await operator.post(`${pathOf(first)}?/reopen`);
    assert.equal(refused.status, 422);
    assert.match(refused.text, /has applied again since/);
    await operator.post(`${pathOf(second)}?/decline`);
    await operator.post(`${pathOf(second)}?/erase`);
    assert.doesNotMatch((await operator.get(pathOf(second))).text, /Take the decline back/);
    assert.equal((await operator.post(`${pathOf(second)}?/reopen`)).status, 422);
  });

  it('is one of several that are declined together, and waits again when that is undone', async () => {
    const ids: number[] = [];
    for (const n of [1, 2]) {
      const business = `Several Vans ${n}`;
      ids.push(await applied({ business, email: `several-${n}@vans.example` }));
    }
    const none = await operator.post('/operator/applications?/decline', { reason: '' });
    assert.equal(none.status, 422);
    assert.match(none.text, /Select at least one application/);
    const form = { id: ids.map(String) };
    const { location } = await operator.post('/operator/applications?/decline', {
      ...form,
      reason: 'No website.',
    });
    assert.equal(location, `/operator/applications?undo=${ids.join('.')}`);
    assert.deepEqual(await Promise.all(ids.map(statusOf)), ['declined', 'declined']);
    assert.match((await operator.get(location!)).text, /Declined 2 applications/);
    const undone = await operator.post('/operator/applications?/undo', form);
    assert.equal(undone.location, '/operator/applications?undone=2');
    assert.deepEqual(await Promise.all(ids.map(statusOf)), ['pending', 'pending']);
  });
});

describe('an applicant who is asked', () => {
  it('owes the answer, which stops the clock until an operator notes it', async () => {
    const id = await applied({ business: 'Asked Vans', email: 'asked@vans.example' });
    const waiting = await site.services.applicationReview.countWaiting();
    await operator.post(`${pathOf(id)}?/ask`, { question: 'How many vans are yours?' });
    assert.equal(await site.services.applicationReview.countWaiting(), waiting - 1);
    assert.doesNotMatch(await rowsOf(''), /Asked Vans/);
    assert.match(await rowsOf('asked'), /Asked Vans/);
    const { text } = await operator.get(pathOf(id));
    assert.match(text, /Asked on .*The answer has come/s);
    assert.doesNotMatch(text, /working days left/);
    const { location } = await operator.post(`${pathOf(id)}?/answered`);
    assert.equal(location, `${pathOf(id)}?done=answered`);
    assert.match(await rowsOf(''), /Asked Vans/);
    assert.equal((await newest()).action, 'application.answer');
    assert.equal((await operator.post(`${pathOf(id)}?/answered`)).status, 422);
  });

  it('is decided without a noted answer too', async () => {
    const id = await applied({ business: 'Silent Vans', email: 'silent@vans.example' });
    await operator.post(`${pathOf(id)}?/ask`, { question: 'Are you there?' });
    await operator.post(`${pathOf(id)}?/decline`, { reason: 'No answer.' });
    assert.doesNotMatch(await rowsOf('asked'), /Silent Vans/);
    assert.match(await rowsOf('decided'), /Silent Vans/);
  });
});

describe('kept replies', () => {
  const LIST = '/operator/applications/replies';

  it('are kept as a question is sent, fill in the next, and are changed and removed', async () => {
    const id = await applied({ business: 'Kept Vans', email: 'kept@vans.example' });
    const question = 'Please send a photo of one of your vans with today’s date.';
    await operator.post(`${pathOf(id)}?/ask`, { question, keep: 'Photo with date' });
    const next = await applied({ business: 'Next Vans', email: 'next@vans.example' });
    const [reply] = await site.services.savedReplies.list();
    assert.deepEqual(reply, {
      id: reply!.id,
      kind: 'ask',
      title: 'Photo with date',
      text: question,
    });
    const page = (await operator.get(pathOf(next))).text;
    assert.ok(page.includes(`href="?reply=${reply!.id}#ask-question"`));
    const filled = (await operator.get(`${pathOf(next)}?reply=${reply!.id}`)).text;
    assert.match(filled, /<textarea[^>]*id="ask-question"[^>]*>Please send a photo/);
    const fields = { reply: String(reply!.id), kind: 'decline', title: 'Photo', text: 'No photo.' };
    assert.equal((await operator.post(`${LIST}?/edit`, fields)).location, `${LIST}?done=edited`);
    assert.match((await operator.get(LIST)).text, /No photo\./);
    const empty = await operator.post(`${LIST}?/add`, { kind: 'ask', title: '', text: 'x' });
    assert.equal(empty.status, 422);
    assert.match(empty.text, /id="add-title-problem"/);
    const { location } = await operator.post(`${LIST}?/remove`, { reply: String(reply!.id) });
    assert.equal(location, `${LIST}?done=removed`);
    assert.deepEqual(await site.services.savedReplies.list(), []);
    const { action, before: was } = await newest();
    assert.deepEqual([action, was], ['reply.remove', { kind: 'decline', title: 'Photo' }]);
    assert.equal((await operator.post(`${LIST}?/remove`, { reply: '999' })).status, 404);
  });
});

describe('hints beside an application', () => {
  const ABOUT =
    'We rent eleven lovely camper vans by the sea and every one of them has a kitchen. ' +
    'Please pay by bank transfer and write to us by WhatsApp before you book.';

  it('say what may be a fraud, with the evidence', async () => {
    const declined = await applied({
      business: 'Scam Vans',
      website: 'https://www.scam.example',
      email: 'boss@scam.example',
      about: ABOUT,
    });
    await operator.post(`${pathOf(declined)}?/decline`);
    const id = await applied({
      business: 'Other Vans',
      website: 'https://bit.ly/3abc',
      email: 'x@mail.scam.example',
      about: ABOUT.replace('eleven', 'twelve'),
      listings: '400',
    });
    const { text } = await operator.get(pathOf(id));
    assert.match(text, /mail.scam.example|scam.example is a domain of the declined application of/);
    assert.match(text, /% of the text stands word for word in the application of/);
    assert.ok(text.includes(`href="/operator/applications/${declined}">Scam Vans`));
    assert.match(text, /The text speaks of: bank transfer, whatsapp\./);
    assert.match(text, /The website is a short link of bit.ly/);
    assert.match(await rowsOf(''), /4 hints/);
  });

  it('compare the announced size with what the website shows', async () => {
    const id = await applied({
      business: 'Big Vans',
      website: 'https://big.example',
      email: 'big@gmail.com',
      about: 'All of our vans are new.',
      listings: '400',
    });
    const check = {
      at: '2026-05-04T09:00:00Z',
      status: 200,
      error: null,
      host: 'big.example',
      title: null,
      named: 'whole' as const,
      missing: [],
      durationMs: 1,
    };
    const note = (found: object) =>
      site.database.db.transaction((tx) =>
        site.services.applicationReview.noteWebsite(tx, id, { ...check, ...found }),
      );
    await note({ links: 3 });
    const { text } = await operator.get(pathOf(id));
    assert.match(text, /About 400 listings are announced, .* links to 3 pages/);
    assert.match(text, /free mail of gmail.com/);
    for (const found of [{ links: 60 }, {}]) {
      await note(found);
      assert.doesNotMatch((await operator.get(pathOf(id))).text, /listings are announced/);
    }
    await note({ status: 404 });
    assert.match((await operator.get(pathOf(id))).text, /and the website does not answer/);
  });

  it('are none for an ordinary business', async () => {
    const id = await applied({
      business: 'Plain Vans',
      website: 'https://plain.example',
      email: 'hello@plain.example',
      about: 'A family business with four vans near Exeter, since 1998.',
      listings: '4',
    });
    assert.doesNotMatch((await operator.get(pathOf(id))).text, /Look closer/);
  });
});
