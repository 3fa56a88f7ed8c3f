import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { axeFaults, widthFaults } from '../support/axe.ts';
import { fillInApplication } from '../support/application-form.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const EMAIL = 'owner@cornish.example';

let site: TestSite;
let browser: TestBrowser;

/** The newest link to sign in that was mailed to the applicant. */
async function mailedLink(): Promise<string> {
  const { mailQueue } = site.services;
  const mails = await mailQueue.list({ limit: 20 });
  const { id } = mails.find(({ to, purpose }) => to === EMAIL && purpose === 'sign-in')!;
  return /\/sign-in\/\w{43}/.exec((await mailQueue.show(id))!.text)![0];
}

async function isFine(page: Page): Promise<void> {
  assert.deepEqual(await axeFaults(page), []);
  assert.deepEqual(await widthFaults(page), []);
}

describe('an owner on a phone', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite({ PUBLIC_URL: 'http://localhost' }, { worker: false });
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  it('looks at the pictures and the questions, applies, signs in and begins a listing', async () => {
    const { page, faults } = await browser.open('/partners', {
      viewport: { width: 390, height: 844 },
    });
    const pictures = page.getByRole('region', { name: 'Pictures of the dashboard' });
    for (const picture of await pictures.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image) => (image as unknown as { decode(): Promise<void> }).decode());
    }
    const question = page.getByText('Do you take commission?');
    await question.click();
    await page.getByText('Not on bookings, enquiries or clicks.').waitFor();

    await page.getByRole('main').getByRole('link', { name: 'Apply to list' }).first().click();
    await fillInApplication(page, {
      business: 'Cornish Vans',
      website: 'cornish.example',
      email: EMAIL,
    });
    await page.getByLabel('In a form in your dashboard').check();
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('heading', { name: 'Your application has arrived' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email address').fill(EMAIL);
    await page.getByRole('button', { name: 'Mail me a link to sign in' }).click();
    await page.getByRole('heading', { name: 'Look at your mail' }).waitFor();
    await page.goto(site.address + (await mailedLink()));
    await page.getByRole('button', { name: 'Sign in' }).click();

    await page.getByText('We are looking at your application.').waitFor();
    await isFine(page);
    await page.getByRole('main').getByRole('link', { name: 'Add a listing' }).click();
    await page.getByLabel('Title').first().waitFor();
    assert.deepEqual(faults, []);

    const [application] = await site.services.applicationReview.list();
    await site.services.applicationReview.decline(application!.id, 'Your website does not answer.');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByText('This account was not approved.').waitFor();
    await page.getByText('Your website does not answer.').waitFor();
    await isFine(page);
    assert.deepEqual(faults, []);
  });
});
