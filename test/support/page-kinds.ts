import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aFullCampsite, aListing } from '../builders/listing.ts';
import { apply } from './application.ts';
import type { Partner } from './campcairn.ts';
import { campsiteFeature, loadCampsites } from './campsites.ts';
import { listAFleet } from './fleet.ts';
import type { TestSite } from './site.ts';
import { testAccount } from './test-account.ts';

const MEADOW = campsiteFeature(11, 50.4155, -5.0737, {
  name: 'Trenance Meadow',
  website: 'https://trenance.example',
  shower: 'yes',
});

/** Imports open-data campsites, and gives the paths of their pages. */
async function importPlaces(site: TestSite): Promise<{ meadow: string; field: string }> {
  await loadCampsites(site, [MEADOW, campsiteFeature(12, 50.45, -5.01, { name: 'Porth Field' })]);
  const paths = [...(await site.sitemap('sitemap-places-0')).keys()];
  const pathOf = (name: string) => paths.find((path) => path.includes(name))!;
  return { meadow: pathOf('meadow'), field: pathOf('field') };
}

async function put(partner: Partner, id: string, listing: object): Promise<string> {
  const { body } = await partner.call('PUT', `/listings/${id}`, listing);
  return new URL(body.public_url).pathname;
}

/** Sends an enquiry from a page with its form, agreeing to `consent`, and gives the path that it leads to. */
async function enquire(site: TestSite, path: string, consent = '1'): Promise<string> {
  const { text } = await site.page(path);
  const form = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const asked = /name="asked" value="([^"]+)"/.exec(text)?.[1] ?? '';
  site.clock.advance(60_000);
  const { headers } = await fetch(site.address + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      form,
      asked,
      name: 'Ines Duarte',
      email: 'ines@mail.example',
      message: 'Is it free in June?',
      consent,
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
  /** An open-data campsite whose owner has Premium. */
  meadow: string;
  /** One without a listing. */
  field: string;
  enquired: string;
  /** Of one form about two listings. */
  enquiredAtSeveral: string;
  applied: string;
  /** A listing of a test account, by its secret link. */
  preview: string;
}

/** Fills a site with what the kinds of its pages need. */
export async function fillSite(site: TestSite): Promise<Shown> {
  const partner = await site.partner();
  const fleet = await listAFleet(partner);
  const { meadow, field } = await importPlaces(site);
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
  const campsite = await put(partner, 'site', {
    ...aFullCampsite({ images: [] }),
    osm_ref: MEADOW.id,
  });
  const until = new Date(site.clock.now().getTime() + 365 * 86_400_000);
  await site.services.partners.setPremium(partner.slug, until);
  const gone = await put(partner, 'gone', aListing());
  await partner.call('DELETE', '/listings/gone');
  const enquired = await enquire(site, bare);
  const two = [bare, campsite].map((page) => /\d+$/.exec(page)![0]).join(',');
  const enquiredAtSeveral = await enquire(site, `/enquire?ids=${two}`, partner.slug);
  const { location: applied } = await apply(site);
  const preview = await put(await testAccount(site, partner), 'van', aListing());
  return {
    van: fleet.get('van-Keswick-0')!,
    bare,
    approximate,
    campsite,
    gone,
    meadow,
    field,
    enquired,
    enquiredAtSeveral,
    applied,
    preview,
  };
}

const numberOf = (path: string) => /\d+$/.exec(path)![0];

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
  'category in German': () => '/de/campsites/france/brittany',
  'listing without photos': ({ bare }) => bare,
  'approximate listing': ({ approximate }) => approximate,
  'campsite that is listed': ({ campsite }) => `${campsite}?from=2027-03-01&to=2027-03-04`,
  'listing that is gone': ({ gone }) => gone,
  'listing of a test account': ({ preview }) => preview,
  'report of a listing': ({ van }) => `${van}/report`,
  'report that was sent': ({ van }) => `/fr${van}/report?sent`,
  'enquiry that was sent': ({ enquired }) => enquired,
  'receipt of an enquiry': ({ enquired }) => enquired.replace(/\/sent$/, ''),
  'enquiry to several': ({ van, campsite }) =>
    `/enquire?ids=${[van, campsite].map((page) => /\d+$/.exec(page)![0]).join(',')}&from=2026-06-01&to=2026-06-04`,
  'enquiry to several in German, one gone': ({ bare }) =>
    `/de/enquire?ids=${/\d+$/.exec(bare)![0]},99999&from=2026-06-01`,
  'enquiry to nobody': () => '/fr/enquire',
  'enquiries that were sent': ({ enquiredAtSeveral }) => enquiredAtSeveral,
  'receipts of enquiries': ({ enquiredAtSeveral }) => enquiredAtSeveral.replace(/\/sent$/, ''),
  'campsite of open data': ({ field }) => field,
  'campsite of open data with words of its owner': ({ meadow }) => meadow,
  'claim of a campsite': ({ field }) => `${field}/claim`,
  'claim of a campsite in French': ({ meadow }) => `/fr${meadow}/claim`,
  'list of campsites': () => '/place',
  'list of campsites of a country': () => '/place/united-kingdom',
  'list of campsites of a region': () => '/place/united-kingdom/england',
  'saved listings': () => '/saved',
  'saved campsite of open data': ({ campsite, field }) =>
    `/saved?ids=${numberOf(campsite)},-${numberOf(field)}`,
  'what is kept on the device': () => '/offline',
  'what is kept on the device, in German': () => '/de/offline',
  'shared list': () => '/saved/shared?ids=1,2,99999',
  'shared list that is empty': () => '/de/saved/shared?ids=99999',
  'listings side by side': () => '/compare?ids=1,2',
  'a listing beside a campsite of open data': ({ campsite, field }) =>
    `/compare?ids=${numberOf(campsite)},-${numberOf(field)}`,
  'nothing side by side': () => '/compare',
  trip: ({ van, campsite, field }) =>
    `/trip?stops=${[van, campsite, `p${/\d+$/.exec(field)![0]}`]
      .map((page, at) => `${/p?\d+$/.exec(page)![0]}_2026-06-0${at + 1}_2`)
      .join('.')}.9999999`,
  'trip without stops in German': () => '/de/trip',
  partners: () => '/partners',
  application: () => '/partners/apply',
  'application with a campsite': ({ field }) => `/partners/apply?place=${/\d+$/.exec(field)![0]}`,
  'application that was sent': ({ applied }) => applied,
  'how results are ordered': () => '/how-results-are-ordered',
  about: () => '/about',
  assistants: () => '/assistants',
  'licence B or C1': () => '/licence',
  terms: () => '/terms',
  privacy: () => '/privacy',
  'privacy in Spanish': () => '/es/privacy',
  'guide for developers': () => '/developers',
  'page of the guide': () => '/developers/quick-start',
  'search of the guide': () => '/developers/search?q=retry',
  'API reference': () => '/developers/reference',
  'status of the service': () => '/status',
  'sign-in': () => '/sign-in',
  'sign-in in French': () => '/fr/sign-in',
  'sign-in that was asked for': () => '/sign-in/sent',
  'form that waits for its sender, asked for without one': () => '/sign-in/unsent',
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
