import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { fillConsole } from '../support/console-fixture.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { lendCookies, signedInOperator } from '../support/visitor.ts';

let site: TestSite;
let browser: TestBrowser;
let page: Page;

describe('keys of the console', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite(
      { PUBLIC_URL: 'http://localhost', ENQUIRY_LIMIT: '100' },
      { worker: false },
    );
    await fillConsole(site);
    browser = await startBrowser(site.address);
    const operator = await signedInOperator(site);
    ({ page } = await browser.open('/robots.txt'));
    await lendCookies(page.context(), operator, site.address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  const field = () => page.getByRole('searchbox', { name: 'Find in the console' });
  const isFocused = (what: ReturnType<typeof field>) =>
    what.evaluate((element) => element.matches(':focus'));
  const focused = () => page.evaluate<string | null>(`document.activeElement.getAttribute('href')`);

  it('move in a list, open an entry and find', async () => {
    await page.goto(`${site.address}/operator/listings`);
    const links = await page
      .locator('#content tbody tr td:first-child a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    assert.ok(links.length > 2);
    await page.keyboard.press('j');
    assert.equal(await focused(), links[0]);
    await page.keyboard.press('j');
    assert.equal(await focused(), links[1]);
    await page.keyboard.press('k');
    assert.equal(await focused(), links[0]);
    await page.keyboard.press('k');
    assert.equal(await focused(), links[0], 'the first one stays');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${links[0]}`);
    await page.keyboard.press('/');
    assert.ok(await isFocused(field()));
    await page.keyboard.type('fell-vans');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/operator/partners/fell-vans');
  });

  it('do nothing while somebody types, or with a modifier', async () => {
    await page.goto(`${site.address}/operator/partners`);
    await field().focus();
    await page.keyboard.type('j/k?');
    assert.equal(await field().inputValue(), 'j/k?');
    assert.ok(!(await page.getByRole('dialog').isVisible()));
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').first().focus();
    await page.keyboard.press('j');
    assert.equal(await focused(), null);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+/');
    assert.ok(!(await isFocused(field())));
  });

  it('are shown by ?, and can be switched off', async () => {
    await page.goto(`${site.address}/operator/partners`);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await dialog.getByText('Next entry of the list').waitFor();
    await dialog.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    assert.ok(!(await isFocused(field())));
    await page.reload();
    await page.keyboard.press('j');
    assert.equal(await focused(), null);
    await page.getByRole('button', { name: 'Keys' }).click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('/');
    assert.ok(await isFocused(field()));
  });
});
