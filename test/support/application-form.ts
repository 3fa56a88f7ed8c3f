import type { Page } from 'playwright-core';

/** Who applies. */
interface Applicant {
  business: string;
  website: string;
  email: string;
}

/** Fills in the form of the page that is open, but for how the listings would be sent, and sends nothing. */
export async function fillInApplication(
  page: Page,
  { business, website, email }: Applicant,
): Promise<void> {
  await page.getByLabel('Name of the business').fill(business);
  await page.getByLabel('Website').fill(website);
  await page.getByLabel('Your name').fill('Zoë Lindqvist');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Country of the business').selectOption({ label: 'Portugal' });
  await page.getByLabel('About the business').fill('Vans by the harbour. All of them are ours.');
  await page.getByRole('group', { name: 'What do you rent?' }).getByLabel('Campervans').check();
  await page.getByLabel('We own or manage what we would list.').check();
  await page.getByLabel('Roughly how many listings?').fill('12');
  await page.getByLabel(/We agree to the terms for partners/).check();
}
