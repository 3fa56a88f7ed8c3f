import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { createAuthority } from '../support/certificates.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

const FEED = 'id,title\r\n1,"cut';

let site: TestSite;
let receiver: Receiver;
let partner: Partner;
let owner: Visitor;
let base: string;
before(async () => {
  const authority = createAuthority();
  receiver = await startReceiver(authority.issue(), ({ path }, response) => {
    if (path === '/hook') response.writeHead(503).end();
    else response.end(path === '/feed.csv' ? FEED : 'No calendar');
  });
  site = await startTestSite(
    { OUTBOUND_ALLOW: '127.0.0.0/8' },
    { worker: false, outboundCa: authority.ca },
  );
  partner = await site.partner('Vans du Port', { email: 'office@vans.example' });
  owner = await signedIn(site, 'office@vans.example');
  base = `/dashboard/${partner.slug}`;
  await partner.call('PUT', '/listings/van', aListing());
  assert.equal((await owner.post('/profile?/language', { language: 'fr' })).status, 303);
  const profile = {
    name: 'Vans du Port',
    website: 'https://vans.example',
    categories: 'campervan',
    countries: 'FR',
    language: 'fr',
    time_zone: 'Europe/Paris',
  };
  assert.equal((await owner.post(`${base}/account?/profile`, profile)).status, 303);
});
after(async () => {
  await site.stop();
  await receiver.close();
});

/** The words of a page, without elements and with one space between them. */
const wordsOf = (text: string): string =>
  text.replaceAll(/<!--.*?-->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const refused = async (path: string, form: Record<string, string>): Promise<string> => {
  const { status, text } = await owner.post(`${base}/${path}`, form);
  assert.equal(status, 422, path);
  return wordsOf(text);
};

it('a form that is refused says why in French, and the API in English', async () => {
  const member = { email: 'office@vans.example', role: 'owner' };
  assert.match(await refused('team?/invite', member), /Cette personne est déjà membre\./);
  assert.match(await refused('team?/leave', {}), /Un compte a besoin d’au moins un propriétaire\./);
  assert.match(
    await refused('webhooks?/save', { webhook_url: 'http://vans.example' }),
    /doit être une adresse https:\/\/ sans nom d’utilisateur ni mot de passe/,
  );
  assert.match(
    await refused('listings/edit/van/calendar?/add', { url: 'http://vans.example/a.ics' }),
    /doit commencer par https:\/\//,
  );
  assert.match(
    await refused('listings/edit/van/calendar?/paste', { text: 'soon 2026-06-01 booked' }),
    /Arrivée : écrivez une date/,
  );
  assert.match(
    await refused('feed?/ask', { url: 'ftp://vans.example' }),
    /doit commencer par https:/,
  );
  const { body } = await partner.call('PATCH', '/me', { webhook_url: 'http://vans.example' });
  assert.deepEqual(body.error.details, [
    {
      path: 'webhook_url',
      message: 'must be an https:// address without user name or password, or null',
    },
  ]);
});

it('what failed at other servers is told in French', async () => {
  assert.match(await refused('webhooks?/test', {}), /Il n’y a pas encore d’adresse/);
  await owner.post(`${base}/webhooks?/save`, { webhook_url: `${receiver.url}/hook` });
  const tested = wordsOf((await owner.post(`${base}/webhooks?/test`, {})).text);
  assert.match(tested, /Il a répondu 503 au lieu de 2xx\./);
  const calendar = `${base}/listings/edit/van/calendar`;
  await owner.post(`${calendar}?/add`, { url: `${receiver.url}/no.ics` });
  await site.services.worker.drain();
  assert.match(
    wordsOf((await owner.get(calendar)).text),
    /L’adresse répond par autre chose qu’un fichier iCalendar\./,
  );
  const { feeds } = site.services;
  const { id: partnerId } = await site.services.partners.bySlug(partner.slug);
  const feed = await feeds.add(partnerId, { url: `${receiver.url}/feed.csv` });
  await feeds.schedule(feed.id, 'daily');
  await site.services.worker.drain();
  const run = wordsOf((await owner.get(`${base}/feed`)).text);
  assert.match(run, /Le fichier s’arrête à l’intérieur d’un champ entre guillemets/);
});

it('what is not there is said in French', async () => {
  const { status, text } = await owner.get(`${base}/listings/edit/gone`);
  assert.equal(status, 404);
  assert.match(wordsOf(text), /Cette annonce n’existe pas sur votre compte\./);
});

it('times are those of the account, shown and typed', async () => {
  const { text } = await owner.get(`${base}/webhooks`);
  // The clock is at 09:00 UTC, two hours behind Paris in summer.
  assert.match(
    text,
    /name="since"[^>]*value="2026-05-03T11:00"|value="2026-05-03T11:00"[^>]*name="since"/,
  );
  for (const page of ['', '/webhooks', '/key', '/statistics', '/leads', '/feed']) {
    assert.doesNotMatch(wordsOf((await owner.get(base + page)).text), /UTC/, page);
  }
  assert.match(
    wordsOf((await owner.get(base)).text),
    /Chaque jour commence à 02:00, heure de votre compte\./,
  );
});
