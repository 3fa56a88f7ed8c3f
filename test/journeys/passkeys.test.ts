import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { withAuthenticator } from '../support/authenticator.ts';
import { axeFaults, widthFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

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

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/dashboard/coast-vans');
    await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/profile`);
    await page.locator('summary', { hasText: 'Remove: Work laptop' }).click();
    await page.getByText('Work laptop can no longer sign you in.').waitFor();
    await page.getByRole('button', { name: 'Yes, remove' }).click();
    await page.getByText('You have no passkey yet.').waitFor();

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
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

  it('answer a challenge once, and only those that were set here', async () => {
    const { page } = await browser.open(await linkFor('owner@coast.example'));
    await withAuthenticator(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/coast-vans');
    await page.goto(`${site.address.replace('127.0.0.1', 'localhost')}/profile`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Passkey', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
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
