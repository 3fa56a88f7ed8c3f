import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { feedBroken } from '../../src/mails/index.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { type ArrivedMail, type FakeSmtp, startFakeSmtp } from '../support/fake-smtp.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let fakeSmtp: FakeSmtp;
before(async () => {
  fakeSmtp = await startFakeSmtp();
  site = await startTestSite({ SMTP_URL: fakeSmtp.url }, { worker: false });
});
after(async () => {
  await site.stop();
  await fakeSmtp.close();
});
beforeEach(async () => {
  await site.rewind();
  fakeSmtp.arrived.length = 0;
});

/** Tells a partner that its feed is broken, as a run does. */
async function report(slug: string): Promise<ArrivedMail[]> {
  const { partnerMails, partners, worker } = site.services;
  const partner = await partners.bySlug(slug);
  await partnerMails.post(site.database.db, partner, (language, _dashboard, timeZone) =>
    feedBroken(language, {
      feedId: 7,
      since: site.clock.now(),
      error: 'It answers 404.',
      timeZone,
    }),
  );
  await worker.drain();
  return fakeSmtp.arrived.splice(0);
}
const header = (mail: ArrivedMail, name: string) =>
  mail.headers.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
const pathIn = (mail: ArrivedMail) =>
  new URL(/^<(.*)>$/.exec(header(mail, 'List-Unsubscribe')!)![1]!).pathname;
const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.address + path, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(body),
  });

describe('a mail that can be switched off', () => {
  it('says so in its headers and in its foot', async () => {
    const { slug } = await site.partner();
    const [mail] = await report(slug);
    assert.equal(header(mail!, 'List-Unsubscribe-Post'), 'List-Unsubscribe=One-Click');
    const address = /^<(https:\/\/campcairn\.example\/mails\/off\/[\w.-]+)>$/.exec(
      header(mail!, 'List-Unsubscribe')!,
    )?.[1];
    assert.ok(address);
    const raw = mail!.raw.replace(/=\r\n/g, '');
    assert.ok(raw.includes(`Switch off these mails: ${address}`), raw);
    assert.ok(raw.includes(`href=3D"${address}"`));
  });

  it('is switched off by one POST of a mail program, and comes no more', async () => {
    const { slug } = await site.partner();
    const path = pathIn((await report(slug))[0]!);
    const { status } = await post(path, { 'List-Unsubscribe': 'One-Click' });
    assert.equal(status, 200);
    assert.deepEqual(await report(slug), []);
    assert.equal(
      (await post(path, { 'List-Unsubscribe': 'One-Click' })).status,
      200,
      'twice is once',
    );
    const { id: partnerId } = await site.services.partners.bySlug(slug);
    const entries = await site.context.audit.list({ partnerId }, 10);
    assert.deepEqual(
      entries.map(({ actor_kind, actor, action }) => [actor_kind, actor, action]),
      [['system', 'link in a mail', 'account.mails']],
    );
  });

  it('is not switched off by looking at the link, as mail scanners do', async () => {
    const { slug } = await site.partner();
    const path = pathIn((await report(slug))[0]!);
    const { status, text, headers } = await site.page(path);
    assert.equal(status, 200);
    assert.match(text, /Mails about the product feed go to the contact address of Harbour Vans/);
    assert.match(headers.get('x-robots-tag') ?? '', /noindex/);
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.equal((await report(slug)).length, 1);
  });

  it('is switched off by the page’s button, which says so', async () => {
    const { slug } = await site.partner();
    const path = pathIn((await report(slug))[0]!);
    const answer = await post(path, {}, { origin: site.address });
    assert.match(await answer.text(), /Mails about the product feed are switched off/);
    assert.match((await site.page(path)).text, /are switched off for Harbour Vans/);
  });

  it('and no other kind: one topic of one partner', async () => {
    const { slug } = await site.partner();
    const other = await site.partner('Other Vans');
    await post(pathIn((await report(slug))[0]!), { 'List-Unsubscribe': 'One-Click' });
    const { account } = await dashboardOf(site, slug);
    const off = (await account.view()).mails.filter(({ isOn }) => !isOn);
    assert.deepEqual(off, [{ topic: 'feed', isOn: false }]);
    assert.equal((await report(other.slug)).length, 1);
  });

  it('is switched on again in the dashboard', async () => {
    const { slug } = await site.partner();
    const { account } = await dashboardOf(site, slug);
    await account.changeMails(['summary']);
    assert.deepEqual(await report(slug), []);
    await account.changeMails(['summary', 'feed']);
    assert.equal((await report(slug)).length, 1);
  });

  it('is written, with its page, in the partner’s language', async () => {
    const { slug } = await site.partner('Vans du Port', { language: 'fr' });
    const [mail] = await report(slug);
    assert.match(header(mail!, 'Subject')!, /Votre_flux_de_produits/);
    const path = pathIn(mail!);
    assert.match(path, /^\/fr\/mails\/off\//);
    assert.match((await site.page(path)).text, /<html lang="fr"[^]*Couper des messages/);
  });
});

describe('a link that was not given here', () => {
  it('switches off nothing and is not found', async () => {
    const { slug } = await site.partner();
    const path = pathIn((await report(slug))[0]!);
    const [id, topic, signature] = path.split('/').at(-1)!.split('.');
    for (const token of [
      `${id}.${topic}`,
      `${Number(id) + 1}.${topic}.${signature}`,
      `${id}.summary.${signature}`,
      `${id}.${topic}.${signature}x`,
      `${id}.${topic}.${signature}.x`,
      `${id}.sign-in.${signature}`,
      'x',
    ]) {
      assert.equal((await site.page(`/mails/off/${token}`)).status, 404, token);
      assert.equal((await post(`/mails/off/${token}`, {})).status, 404, token);
    }
    assert.equal((await report(slug)).length, 1);
  });

  it('of another site cannot make a browser switch anything off', async () => {
    const { slug } = await site.partner();
    const path = pathIn((await report(slug))[0]!);
    assert.equal((await post(path, {}, { origin: 'https://evil.example' })).status, 403);
    assert.equal((await report(slug)).length, 1);
  });
});

describe('the links of a change of the contact address', () => {
  it('show what is asked, and change it when both have confirmed', async () => {
    const { slug } = await site.partner();
    const { account } = await dashboardOf(site, slug);
    await account.askContactChange('desk@vans.example');
    await site.services.worker.drain();
    const paths = fakeSmtp.arrived.map(
      ({ raw }) => /\/account\/contact\/\w{43}/.exec(raw.replace(/=\r\n/g, ''))![0],
    );
    const first = await site.page(paths[0]!);
    assert.match(first.text, /owner@vans\.example has asked to change the contact address/);
    assert.match(first.text, /desk@vans\.example/);
    const confirm = (path: string) => post(`${path}?/confirm`, {}, { origin: site.address });
    const waiting = await confirm(paths[0]!);
    assert.deepEqual([waiting.status, waiting.headers.get('location')], [303, paths[0]]);
    assert.match((await site.page(paths[0]!)).text, /Confirmed\. The/);
    const changed = await confirm(paths[1]!);
    const end = changed.headers.get('location')!;
    assert.equal(end, `${paths[1]}?ended=changed`);
    assert.match((await site.page(end)).text, /The contact address is changed/);
    assert.equal((await site.page(paths[1]!)).status, 404);
    assert.equal((await account.view()).contactEmail, 'desk@vans.example');
  });

  it('refuse it', async () => {
    const { slug } = await site.partner();
    const { account } = await dashboardOf(site, slug);
    await account.askContactChange('desk@vans.example');
    await site.services.worker.drain();
    const asked = fakeSmtp.arrived.map(({ raw }) => raw.replace(/=\r\n/g, '')).join();
    const [path = ''] = /\/account\/contact\/\w{43}/.exec(asked)!;
    const refused = await post(`${path}?/refuse`, {}, { origin: site.address });
    assert.match((await site.page(refused.headers.get('location')!)).text, /Refused\./);
    assert.equal((await account.view()).contactChange, null);
    assert.equal((await site.page(`/account/contact/${'x'.repeat(43)}`)).status, 404);
  });
});
