import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { systemClock } from '../../src/platform/clock.ts';
import { formOf } from '../builders/form.ts';
import { APPLICANT } from '../support/application.ts';
import { client, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { type CommandLine, commandLine } from '../support/command-line.ts';
import { startFakeSmtp } from '../support/fake-smtp.ts';

let campcairn: TestCampcairn;
let say: CommandLine['say'];
let cc: CommandLine['cc'];
before(async () => {
  campcairn = await startTestCampcairn({ ENQUIRY_LIMIT: '100' }, { site: 'none' });
  // The commands go by the real time.
  campcairn.clock.set(systemClock.now());
  ({ say, cc } = commandLine(campcairn));
});
after(() => campcairn.stop());

const fails = (pattern: RegExp, ...args: string[]) =>
  assert.rejects(say(...args), ({ code, stdout, stderr }) => {
    assert.ok([2, 3, 4].includes(code), String(code));
    assert.equal(stdout, '');
    assert.match(stderr, pattern);
    return true;
  });

let applicants = 0;
/** Sends the form as the page does; gives the number of the application and its email. */
async function applied(
  fields: Partial<typeof APPLICANT> = {},
  language: 'en' | 'fr' | 'es' | 'pt' = 'en',
): Promise<{ id: string; email: string }> {
  const { applications, applicationReview } = campcairn.services;
  const email = `zoe${++applicants}@vans.example`;
  const form = { ...APPLICANT, email, fax: '', form: applications.formToken(), ...fields };
  const answer = await applications.apply(formOf(form), { address: '192.0.2.1', language });
  assert.ok(answer.ok, JSON.stringify(answer));
  const [newest] = await applicationReview.list();
  return { id: String(newest!.id), email };
}

/** The newest mail to an address, whole. */
async function mailTo(email: string) {
  const mails = await campcairn.services.mailQueue.list({ limit: 200 });
  const { id } = mails.find(({ to }) => to === email)!;
  return (await campcairn.services.mailQueue.show(id))!;
}

it('operators list applications without the people who sent them, and read one whole', async () => {
  const { id, email } = await applied({
    delivery: 'feed',
    feed: 'https://vans.example/f?key=s3cret',
  });
  const [first] = await cc('application', 'list', '--status', 'pending');
  assert.equal(String(first.id), id);
  assert.equal('email' in first, false);
  assert.match(await say('application', 'list'), /Harbour Vans +https:\/\/vans\.example +GB/);
  const shown = await cc('application', 'show', id);
  assert.deepEqual(
    [shown.contact, shown.email, shown.business, shown.feed_host, shown.language],
    [APPLICANT.contact, email, APPLICANT.business, 'vans.example', 'en'],
  );
  assert.doesNotMatch(JSON.stringify([first, shown]), /s3cret/);
  assert.deepEqual(await campcairn.services.applicationReview.list('approved'), []);
});

it('an approved applicant is a partner with a key that works, and is notified', async () => {
  const { id, email } = await applied();
  const approved = await cc('application', 'approve', id);
  assert.match(approved.api_key, /^cc_live_[0-9A-Za-z]{43}$/);
  assert.deepEqual([approved.slug, approved.status], ['harbour-vans', 'approved']);
  const { status, body } = await client(campcairn.address, approved.api_key)('GET', '/me');
  assert.equal(status, 200);
  assert.deepEqual(
    [body.name, body.website, body.categories, body.countries],
    ['Harbour Vans', 'https://vans.example', ['campervan', 'motorhome'], ['GB']],
  );
  const { subject, text } = await mailTo(email);
  assert.equal(subject, 'You can list with Campcairn now');
  assert.match(text, /Harbour Vans is a partner/);
  assert.match(text, /https:\/\/campcairn\.example\/developers/);
  assert.doesNotMatch(text, /cc_live_/, 'a key never travels by mail');
  const shown = await campcairn.services.applicationReview.show(Number(id));
  assert.deepEqual([shown.status, shown.partner], ['approved', 'harbour-vans']);
  assert.ok(shown.decided_at);
  await fails(new RegExp(`Application ${id} was approved already`), 'application', 'approve', id);
});

it('the feed that an applicant named is taken in, or it is said why not', async () => {
  const named = await applied({ delivery: 'feed', feed: 'https://93.184.215.14/f.csv?key=s3cret' });
  const { slug, feed } = await cc('application', 'approve', named.id);
  const feeds = await cc('feed', 'list');
  assert.deepEqual(
    feeds.map((listed: { id: number; partner: string }) => [listed.id, listed.partner]),
    [[feed, slug]],
  );
  assert.match((await mailTo(named.email)).text, /read the first rows of your feed/);
  const inner = await applied({ delivery: 'feed', feed: 'https://127.0.0.1/feed.csv' });
  const {
    feed: none,
    feed_problem: problem,
    status,
  } = await cc('application', 'approve', inner.id);
  assert.deepEqual([none, status], [undefined, 'approved']);
  assert.match(problem, /^url /);
  const later = await applied({ delivery: 'feed' });
  await campcairn.services.applicationReview.approve(Number(later.id));
  assert.match((await mailTo(later.email)).text, /Answer this mail with the address of your feed/);
});

it('an applicant who is declined reads why, in the language of its application', async () => {
  const { id, email } = await applied({}, 'fr');
  const declined = await cc('application', 'decline', id, '--reason', 'Le site ne répond pas.');
  assert.deepEqual(declined, { id: Number(id), status: 'declined', mail: 'kept' });
  const { subject, text } = await mailTo(email);
  assert.equal(subject, 'Votre candidature à Campcairn');
  assert.match(text, /> Le site ne répond pas\./);
  const { applicationReview } = campcairn.services;
  assert.equal((await applicationReview.show(Number(id))).reason, 'Le site ne répond pas.');
  const wordless = await applied({ delivery: 'form' }, 'pt');
  await applicationReview.decline(Number(wordless.id));
  assert.doesNotMatch((await mailTo(wordless.email)).text, /O que temos a dizer/);
});

it('two operators who decide at once make one partner', async () => {
  const { id } = await applied({ business: 'Twice Vans' });
  const both = await Promise.allSettled([
    campcairn.services.applicationReview.approve(Number(id)),
    campcairn.services.applicationReview.approve(Number(id)),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const partners = await campcairn.services.partners.list();
  assert.equal(partners.filter(({ name }) => name === 'Twice Vans').length, 1);
});

it('an applicant who asks for it is forgotten at once, in mails too', async () => {
  const { id, email } = await applied();
  assert.deepEqual(await cc('application', 'erase', id), { id: Number(id), erased: true });
  assert.deepEqual(await cc('application', 'erase', id), { id: Number(id), erased: false });
  const { applicationReview } = campcairn.services;
  const { contact, about, erased_at } = await applicationReview.show(Number(id));
  assert.deepEqual([contact, about, Boolean(erased_at)], [null, null, true]);
  const mails = await campcairn.services.mailQueue.list({ limit: 200 });
  assert.ok(mails.every(({ to }) => to !== email));
  await assert.rejects(applicationReview.approve(Number(id)), /they have to apply again/);
});

it('rotating secrets keeps the addresses of feeds readable', async () => {
  const { id } = await applied({ delivery: 'feed', feed: 'https://feeds.vans.example/f.csv' });
  assert.ok((await cc('secrets', 'rotate')).applications >= 1);
  assert.equal((await cc('application', 'show', id)).feed_host, 'feeds.vans.example');
  assert.equal(
    (await campcairn.services.applicationReview.show(Number(id))).feed_host,
    'feeds.vans.example',
  );
});

it('what is wrong on the command line is said', async () => {
  await fails(/There is no application 999/, 'application', 'show', '999');
  await fails(/ID must be the number/, 'application', 'approve', 'x');
  await fails(/--status must be one of pending/, 'application', 'list', '--status', 'happy');
  await fails(/Usage: cc application decline ID \[--reason REASON\]/, 'application', 'decline');
});

it('with a mail server applicants and operators are really written to', async () => {
  const fakeSmtp = await startFakeSmtp();
  const sending = await startTestCampcairn(
    { SMTP_URL: fakeSmtp.url },
    { site: 'none', worker: false },
  );
  const { applications, applicationReview, operators, worker } = sending.services;
  await operators.add('ada@campcairn.example');
  const form = { ...APPLICANT, fax: '', form: applications.formToken() };
  await applications.apply(formOf(form), { address: '192.0.2.1', language: 'es' });
  await worker.drain();
  assert.deepEqual(fakeSmtp.arrived.map(({ to }) => to[0]).sort(), [
    'ada@campcairn.example',
    APPLICANT.email,
  ]);
  const [{ id } = { id: 0 }] = await applicationReview.list();
  await applicationReview.approve(id);
  await worker.drain();
  assert.deepEqual(fakeSmtp.arrived.at(-1)?.to, [APPLICANT.email]);
  assert.ok(fakeSmtp.arrived.at(-1)?.headers.includes('Subject: Ya puedes publicar en Campcairn'));
  await sending.stop();
  await fakeSmtp.close();
});
