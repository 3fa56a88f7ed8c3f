import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FIRST_LOOK, pageFaults, widthFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser, type Watched } from '../support/browser.ts';
import { aListing } from '../builders/listing.ts';
import {
  applied,
  CONSOLE_PAGES,
  type ConsoleFixture,
  fillConsole,
} from '../support/console-fixture.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { lendCookies, signedInOperator, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let browser: TestBrowser;
let operator: Visitor;

/** A page of the console, for somebody who has signed in. */
async function open(
  path: string,
  options: Parameters<TestBrowser['open']>[1] = {},
): Promise<Watched> {
  const watched = await browser.open('/robots.txt', options);
  await lendCookies(watched.page.context(), operator, site.address);
  await watched.page.goto(site.address + path);
  return watched;
}

describe('the console in a browser', { skip: NO_BROWSER }, () => {
  before(async () => {
    // Without https the session's cookie can be handed to a browser on loopback.
    site = await startTestSite(
      { PUBLIC_URL: 'http://localhost', ENQUIRY_LIMIT: '100' },
      { worker: false },
    );
    browser = await startBrowser(site.address);
    operator = await signedInOperator(site);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  it('a listing is hidden with the keyboard alone', async () => {
    const partner = await site.partner('Keyboard Vans');
    const listing = aListing({ title: 'Keyboard van' });
    const { body } = await partner.call('PUT', '/listings/van', listing);
    const { page } = await open(`/operator/listings/${body.id}`);
    await page.getByRole('textbox').focus();
    await page.keyboard.type('Not a van at all.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Hidden.').waitFor();
    await page.context().close();
  });

  it('a kept reply fills in a question, and partners are sorted by a press', async () => {
    await site.database.db.transaction((tx) =>
      site.services.savedReplies.add(tx, { kind: 'ask', title: 'Photo', text: 'A photo, please.' }),
    );
    const id = await applied(site, { business: 'Pressed Vans', email: 'pressed@vans.example' });
    const { page } = await open(`/operator/applications/${id}`);
    await page.getByRole('link', { name: 'Photo', exact: true }).click();
    const question = page.getByRole('textbox', { name: 'Question' });
    await page.waitForURL(/reply=/);
    assert.equal(await question.inputValue(), 'A photo, please.');
    await page.getByRole('button', { name: 'Send question' }).click();
    await page.getByRole('link', { name: 'Pressed Vans' }).click();
    await page.getByRole('button', { name: 'The answer has come' }).click();
    await page.getByRole('status').getByText('waits for you again').waitFor();
    await page.goto(`${site.address}/operator/partners`);
    await page.getByRole('link', { name: 'Name', exact: true }).click();
    await page.locator('th[aria-sort="ascending"]').waitFor();
    await page.context().close();
  });

  it('words as long as an application takes widen no page', async () => {
    const application = await applied(site, {
      business: 'W'.repeat(120),
      contact: 'W'.repeat(120),
      website: `https://${'w'.repeat(50)}.example/${'w'.repeat(230)}`,
      email: `${'w'.repeat(60)}@${`${'w'.repeat(60)}.`.repeat(3)}example`,
      about: 'W'.repeat(2000),
    });
    const { page } = await open('/operator');
    for (const path of ['/operator/applications', `/operator/applications/${application}`]) {
      await page.goto(site.address + path);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        assert.deepEqual(await widthFaults(page), [], `${path}, ${width}`);
      }
    }
    await page.context().close();
  });

  describe('with something of everything', () => {
    let fixture: ConsoleFixture;
    before(async () => {
      fixture = await fillConsole(site);
      // A day has passed, in which the first operator's session has ended.
      operator = await signedInOperator(site, 'grace@campcairn.example');
    });
    it('a report is closed with others of its listing, and opened again by Undo', async () => {
      const { report } = fixture;
      const { page } = await open('/operator/reports');
      await page.getByRole('checkbox').first().check();
      await page.getByRole('textbox').fill('Nothing is wrong with it.');
      await page.getByRole('button', { name: 'Close the selected' }).click();
      await page.getByRole('status').getByText('Closed 2 reports.').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('status').getByText('2 reports are open again.').waitFor();
      assert.equal((await site.services.reportReview.show(report)).closed_at, null);
      await page.context().close();
    });

    it('has pages that axe has nothing against, and that fit, light on a phone and dark on a screen', async () => {
      const { page, faults } = await open('/operator', FIRST_LOOK);
      for (const [name, pathOf] of Object.entries(CONSOLE_PAGES)) {
        await page.goto(site.address + pathOf(fixture));
        assert.deepEqual(await pageFaults(page), [], name);
      }
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  });
});
