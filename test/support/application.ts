import assert from 'node:assert/strict';
import type { TestSite } from './site.ts';

/** What an applicant types. */
export const APPLICANT = {
  business: 'Harbour Vans',
  website: 'https://vans.example',
  contact: 'Zoë Lindqvist',
  email: 'zoe@vans.example',
  country: 'GB',
  about: 'Twelve vans by the harbour of Bristol.\r\nAll of them are ours.',
  category: ['campervan', 'motorhome'],
  owns: '1',
  listings: '12',
  delivery: 'api',
  feed: '',
  terms: '1',
};

/** Fields of the form; a list is a field that is there more than once. */
export type ApplicationFields = Record<string, string | string[]>;

/** The answer to a posted form. */
export interface Applied {
  status: number;
  location: string;
  text: string;
}

/** Sends a form as a browser without scripts does, with exactly these fields. */
export async function postApplication(
  site: TestSite,
  fields: ApplicationFields,
  prefix = '',
): Promise<Applied> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  const response = await fetch(`${site.address}${prefix}/partners/apply`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body,
  });
  const { status, headers } = response;
  return { status, location: headers.get('location') ?? '', text: await response.text() };
}

/** The hidden field of the form as it is shown now. */
export async function shownToken(site: TestSite): Promise<string> {
  const { text } = await site.page('/partners/apply');
  const token = /name="form" value="([^"]+)"/.exec(text)?.[1];
  assert.ok(token, 'the form has its token');
  return token;
}

/** Opens the page, fills the form in and sends it. */
export async function apply(
  site: TestSite,
  fields: ApplicationFields = {},
  prefix = '',
): Promise<Applied> {
  const form = await shownToken(site);
  return postApplication(site, { ...APPLICANT, fax: '', form, ...fields }, prefix);
}
