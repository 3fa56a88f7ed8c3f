import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { withAuthenticator } from '../support/authenticator.ts';
import { axeFaults, widthFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { appCode, keyOnPage, signedIn, visitor } from '../support/visitor.ts';

let site: TestSite;
let browser: TestBrowser;

const linkFor = (email: string) => site.services.people.signIn.printLink(email);
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('passkeys', { skip: NO_BROWSER }, () => {
  before(async () => {
    const port = await freePort();
    const address = `http://localhost:${port}`;
    site = await startTestSite({ PORT: String(port), PUBLIC_URL: address });
    browser = await startBrowser(address);
    await site.partner('Coast Vans', { email: 'owner@coast.example' });
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('are added by a member, sign it in, and are removed', async () => {
    const { page, faults } = await browser.open(await linkFor('owner@coast.example'));
    await withAuthenticator(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/coast-vans');
    await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/profile`);
    await page.getByLabel('Name of the passkey').fill('Work laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.locator('summary', { hasText: 'Remove: Work laptop' }).waitFor();

    // Whoever has a mailbox limited locks nobody out.
    for (let n = 0; n < 6; n++) {
      const { status } = await visitor(site).post('/sign-in', { email: 'owner@coast.example' });
      assert.equal(status, n < 5 ? 303 : 429);
    }
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    // Loaded, so that the script of the next button is there.
    await page.waitForURL(({ pathname }) => pathname !== '/profile');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/dashboard/coast-vans');
    await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/profile`);
    await page.locator('summary', { hasText: 'Remove: Work laptop' }).click();
    await page.getByText('Work laptop can no longer sign you in.').waitFor();
    await page.getByRole('button', { name: 'Yes, remove' }).click();
    await page.getByText('You have no passkey yet.').waitFor();

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    // Loaded, so that the script of the next button is there.
    await page.waitForURL(({ pathname }) => pathname !== '/profile');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').waitFor();
    assert.equal(pathOf(page), '/sign-in');
    assert.deepEqual(faults, []);
  });

  it('are the second factor of an operator', async () => {
    await site.services.operators.add('ada@campcairn.example');
    const { page } = await browser.open(await linkFor('ada@campcairn.example'));
    await withAuthenticator(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/sign-in/second-factor?next=%2Foperator');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.waitForURL('**/operator');
  });

  it('tell their owner by mail when they are added and removed', async () => {
    const told = (await site.services.mailQueue.list({ limit: 99 })).filter(
      ({ purpose, to }) => purpose === 'sign-in-changed' && to === 'owner@coast.example',
    );
    const texts = await Promise.all(
      told.map(async ({ id }) => (await site.services.mailQueue.show(id))!.text),
    );
    assert.ok(texts.some((text) => text.includes('A passkey was added to your sign-in.')));
    assert.ok(texts.some((text) => text.includes('A passkey was removed from your sign-in.')));
  });

  it('end the key of an app that was shown before them, in every session', async () => {
    const email = 'mallory@campcairn.example';
    await site.services.operators.add(email);
    const beside = await signedIn(site, email);
    const notedBeside = keyOnPage((await beside.get('/sign-in/second-factor')).text);
    const { page } = await browser.open(await linkFor(email));
    await withAuthenticator(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/sign-in/second-factor?next=%2Foperator');
    const noted = await page.locator('.key').innerText();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.waitForURL('**/operator');

    const later = await signedIn(site, email);
    for (const who of [beside, later]) {
      for (const key of [noted, notedBeside]) {
        const code = appCode(key, site.clock.now());
        const { status, text } = await who.post('/sign-in/second-factor', { code });
        assert.equal(status, 422);
        assert.doesNotMatch(text, /\w{5}(?:-\w{5}){4}/, 'no recovery codes');
      }
      assert.match((await who.get('/operator')).location!, /^\/sign-in\/second-factor/);
      assert.match((await who.get('/profile/passkeys')).location!, /^\/sign-in\/second-factor/);
    }
    const actions = (await site.context.audit.list({ actor: email }, 20)).map(
      ({ action }) => action,
    );
    assert.equal(actions.filter((action) => action === 'person.second_factor_failed').length, 4);
    assert.ok(!actions.includes('person.app_added'));
  });

  it('show the factor again after 15 minutes, and are removed although they are the last', async () => {
    const email = 'hedy@campcairn.example';
    await site.services.operators.add(email);
    const { page } = await browser.open(await linkFor(email));
    await withAuthenticator(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.waitForURL('**/operator');
    site.clock.advance(20 * 60_000);
    const remove = async () => {
      await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/profile`);
      await page.locator('summary', { hasText: 'Remove' }).click();
      await page.getByText('It is your last second factor').waitFor();
      await page.getByRole('button', { name: 'Yes, remove' }).click();
    };
    await remove();
    await page.waitForURL('**/sign-in/second-factor?again=&next=%2Fprofile');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/profile');
    await remove();
    await page.waitForURL('**/sign-in/second-factor?next=%2Fprofile');
    await page.getByText('Set up your second step').waitFor();
  });

  it('ask for the finger, the face or the code of their owner', async () => {
    const { page } = await browser.open(await linkFor('owner@coast.example'));
    await withAuthenticator(page, { isUserVerified: false });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/coast-vans');
    const asked = await page.evaluate(async () => (await fetch('/profile/passkeys')).text());
    assert.equal(JSON.parse(asked).authenticatorSelection.userVerification, 'required');
    await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/profile`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The passkey could not be added.').waitFor();
  });

  it('are refused once their challenge is five minutes old', async () => {
    await site.partner('Sands Vans', { email: 'owner@sands.example' });
    const { page } = await browser.open(await linkFor('owner@sands.example'));
    // Set before the page first moves: a route that is set while a page is left can miss the next page's requests.
    let isLate = false;
    await page.route('**/sign-in/passkey', async (route) => {
      // Between the challenge and its answer.
      if (isLate && route.request().method() === 'POST') site.clock.advance(5 * 60_000);
      await route.continue();
    });
    await withAuthenticator(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/sands-vans');
    await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/profile`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Passkey', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('**/sign-in');
    isLate = true;
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').waitFor();
    isLate = false;
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/dashboard/sands-vans');
  });

  it('with a wrong signature are refused, and stand in the audit log', async () => {
    const email = 'owner@dune.example';
    await site.partner('Dune Vans', { email });
    const { page } = await browser.open(await linkFor(email));
    await page.route('**/sign-in/passkey', async (route) => {
      const body = route.request().postDataJSON();
      if (body)
        body.answer.response.signature = `MEU${body.answer.response.signature.slice(3, -6)}AAAAAA`;
      await route.continue(body ? { postData: JSON.stringify(body) } : {});
    });
    await withAuthenticator(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/dune-vans');
    await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/profile`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Passkey', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    // Loaded, so that the script of the next button is there.
    await page.waitForURL(({ pathname }) => pathname !== '/profile');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').waitFor();
    const [entry] = await site.context.audit.list({ subject: `person ${email}` }, 1);
    assert.deepEqual(
      [entry!.action, entry!.after],
      ['person.second_factor_failed', { way: 'passkey' }],
    );
    assert.match(
      (await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/profile`))!.url(),
      /\/sign-in/,
    );
  });

  it('answer a challenge once, and only those that were set here', async () => {
    const { page } = await browser.open(await linkFor('owner@coast.example'));
    await withAuthenticator(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/coast-vans');
    await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/profile`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Passkey', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    // Loaded, so that the script of the next button is there.
    await page.waitForURL(({ pathname }) => pathname !== '/profile');
    const answered = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/sign-in/passkey'),
    );
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    const body = (await answered).postData()!;
    await page.waitForURL('**/dashboard/coast-vans');
    const again = await fetch(`${site.address}/sign-in/passkey`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    assert.equal(again.status, 422);
    for (const nonsense of [
      '',
      '{}',
      'null',
      '[]',
      '{"answer":{"response":{"clientDataJSON":"e30"}}}',
    ]) {
      const refused = await fetch(`${site.address}/sign-in/passkey`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: nonsense,
      });
      assert.equal(refused.status, 422, nonsense);
    }
  });

  for (const width of [390, 1280]) {
    it(`and the pages of signing in have nothing for axe to find, and fit ${width}`, async () => {
      const viewport = { width, height: 900 };
      const { page } = await browser.open('/sign-in', { viewport });
      const found: Record<string, string[]> = {};
      const look = async () => {
        found[pathOf(page)] = [...(await axeFaults(page)), ...(await widthFaults(page))];
      };
      const visit = async (path: string) => {
        await page.goto(site.address.replace('127.0.0.1', 'localhost') + path);
        await look();
      };
      await look();
      await visit('/sign-in/sent');
      await visit('/fr/sign-in');
      await visit(await linkFor('owner@coast.example'));
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await visit('/dashboard/coast-vans/key');
      await visit('/profile');
      assert.deepEqual(Object.values(found).flat(), [], JSON.stringify(found));
    });
  }
});
