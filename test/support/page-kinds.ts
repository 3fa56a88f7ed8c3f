import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aCampsite, aListing } from '../builders/listing.ts';
import { apply } from './application.ts';
import type { Partner } from './campcairn.ts';
import { campsiteFeature, loadCampsites } from './campsites.ts';
import { listAFleet } from './fleet.ts';
import type { TestSite } from './site.ts';

const MEADOW = campsiteFeature(11, 50.4155, -5.0737, {
  name: 'Trenance Meadow',
  website: 'https://trenance.example',
  shower: 'yes',
});

/** Imports an open-data campsite, and gives the path of its page. */
async function importMeadow(site: TestSite): Promise<string> {
  await loadCampsites(site, [MEADOW]);
  return [...(await site.sitemap('sitemap-places-0')).keys()][0]!;
}

async function put(partner: Partner, id: string, listing: object): Promise<string> {
  const { body } = await partner.call('PUT', `/listings/${id}`, listing);
  return new URL(body.public_url).pathname;
}

/** Sends an enquiry from a listing's page, and gives the path that it leads to. */
async function enquire(site: TestSite, path: string): Promise<string> {
  const { text } = await site.page(path);
  const form = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? '';
  site.clock.advance(60_000);
  const { headers } = await fetch(site.address + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      form,
      name: 'Ines Duarte',
      email: 'ines@mail.example',
      message: 'Is it free in June?',
      consent: '1',
    }),
  });
  return new URL(headers.get('location') ?? '', site.address).pathname;
}

/** Paths of what a filled site shows. */
interface Shown {
  van: string;
  bare: string;
  approximate: string;
  campsite: string;
  gone: string;
  meadow: string;
  enquired: string;
  applied: string;
}

/** Fills a site with what the kinds of its pages need. */
export async function fillSite(site: TestSite): Promise<Shown> {
  const partner = await site.partner();
  const fleet = await listAFleet(partner);
  const meadow = await importMeadow(site);
  const bare = await put(partner, 'bare', {
    category: 'caravan',
    title: 'Bramble by the sea',
    url: 'https://vans.example/bramble',
    location: { lat: 50.4155, lng: -5.0737 },
  });
  const approximate = await put(partner, 'approximate', {
    ...aListing(),
    location: { lat: 50.42, lng: -5.06, precision: 'approximate' },
  });
  const campsite = await put(partner, 'site', { ...aCampsite(), osm_ref: MEADOW.id });
  const gone = await put(partner, 'gone', aListing());
  await partner.call('DELETE', '/listings/gone');
  const enquired = await enquire(site, bare);
  const { location: applied } = await apply(site);
  return {
    van: fleet.get('van-Keswick-0')!,
    bare,
    approximate,
    campsite,
    gone,
    meadow,
    enquired,
    applied,
  };
}

/**
 * Every kind of page by name, and its path on a filled site: of every route, in the states that
 * look different, and one in each language.
 */
export const PAGE_KINDS = {
  'first page': () => '/',
  'search for anything': () => '/search',
  'search with filters': () => '/search?q=Keswick&from=2026-06-08&to=2026-06-12&pets=1',
  'search for an unknown place': () => '/search?q=Nowhere+at+all',
  'search that finds nothing': () => '/search?q=Keswick&amenity=swimming_pool&category=campsite',
  'search with the map': () => '/search?q=Newquay&view=map',
  'search for anything with the map': () => '/search?view=map',
  'search in French': () => '/fr/search',
  category: () => '/campervan-hire',
  'category in a country': () => '/campsites/france',
  'category in a region': () => '/campsites/france/brittany',
  'category in a town': () => '/campervan-hire/united-kingdom/england/keswick',
  listing: ({ van }) => `${van}?from=2026-06-01&to=2026-06-04`,
  'listing in Portuguese': ({ van }) => `/pt${van}`,
  'listing without photos': ({ bare }) => bare,
  'approximate listing': ({ approximate }) => approximate,
  'campsite that is listed': ({ campsite }) => `${campsite}?from=2027-03-01&to=2027-03-04`,
  'listing that is gone': ({ gone }) => gone,
  'report of a listing': ({ van }) => `${van}/report`,
  'report that was sent': ({ van }) => `/fr${van}/report?sent`,
  'enquiry that was sent': ({ enquired }) => enquired,
  'receipt of an enquiry': ({ enquired }) => enquired.replace(/\/sent$/, ''),
  'campsite of open data': ({ meadow }) => meadow,
  'list of campsites': () => '/place',
  'list of campsites of a country': () => '/place/united-kingdom',
  'list of campsites of a region': () => '/place/united-kingdom/england',
  'saved listings': () => '/saved',
  'listings side by side': () => '/compare?ids=1,2',
  'nothing side by side': () => '/compare',
  partners: () => '/partners',
  application: () => '/partners/apply',
  'application that was sent': ({ applied }) => applied,
  'how results are ordered': () => '/how-results-are-ordered',
  about: () => '/about',
  terms: () => '/terms',
  privacy: () => '/privacy',
  'privacy in Spanish': () => '/es/privacy',
  'guide for developers': () => '/developers',
  webhooks: () => '/developers/webhooks',
  'API reference': () => '/developers/reference',
  'sign-in': () => '/sign-in',
  'sign-in in French': () => '/fr/sign-in',
  'sign-in that was asked for': () => '/sign-in/sent',
  'link to sign in that is over': () => `/sign-in/${'a'.repeat(43)}`,
  'second step without the first': () => '/sign-in/second-factor',
  'link that switches off mails, cut': () => '/mails/off/cut',
  'link of a contact change, cut': () => '/account/contact/cut',
  'account that was closed': () => '/account/closed',
  'page that is not there': () => '/no-such-page',
  'link of a listing that is not there': () => '/go/99999999',
} satisfies Record<string, (shown: Shown) => string>;

export type PageKind = keyof typeof PAGE_KINDS;

const ROUTES = fileURLToPath(new URL('../../site/src/routes', import.meta.url));

/** Whether the segments of a path fit the parts of a route; what a parameter takes is not looked at. */
function fits([part, ...parts]: string[], segments: string[]): boolean {
  if (part === undefined) return segments.length === 0;
  const [segment, ...others] = segments;
  if (part.startsWith('[[') && fits(parts, segments)) return true;
  return (part.startsWith('[') || part === segment) && segment !== undefined && fits(parts, others);
}

/** Pages of people who have signed in, or of a development machine: tests of their own walk them. */
const PRIVATE = new Set(['dashboard', 'operator', 'profile', 'outbox']);

/** The routes of public pages that no kind of page is of. */
export function routesWithoutKind(shown: Shown): string[] {
  const paths = Object.values(PAGE_KINDS).map((pathOf) => pathOf(shown));
  const segments = paths.map((path) => path.split('?')[0]!.split('/').filter(Boolean));
  return readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('+page.svelte'))
    .map((file) => file.split('/').slice(0, -1))
    .map((parts) => parts.filter((part) => !part.startsWith('(')))
    .filter(([first = '']) => !PRIVATE.has(first))
    .filter((parts) => !segments.some((path) => fits(parts, path)))
    .map((parts) => `/${parts.join('/')}`);
}
