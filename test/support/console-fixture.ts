import { createOperations } from '../../src/app/use-cases/operations/index.ts';
import { createWorker, enqueue } from '../../src/platform/jobs/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { anEnquiry } from '../builders/enquiry.ts';
import { formOf } from '../builders/form.ts';
import { aListing } from '../builders/listing.ts';
import { APPLICANT } from './application.ts';
import { fillClaims } from './claim-fixture.ts';
import type { TestSite } from './site.ts';

/** What a filled console shows, by the numbers in its addresses. */
export interface ConsoleFixture {
  partner: string;
  /** Waits, and named a feed. */
  application: number;
  decided: number;
  listing: number;
  hidden: number;
  report: number;
  closedReport: number;
  feed: number;
  lead: string;
  click: string;
  /** Waits, was looked at, and is claimed by another partner too. */
  claim: number;
  /** Waits to be checked by hand. */
  claimByHand: number;
  approvedClaim: number;
  revokedClaim: number;
}

const DAY = 86_400_000;

/** Sends an application; returns its number. */
export async function applied(site: TestSite, fields: Partial<typeof APPLICANT>): Promise<number> {
  const { applications, applicationReview } = site.services;
  const form = { ...APPLICANT, fax: '', form: applications.formToken(), ...fields };
  const answer = await applications.apply(formOf(form), { address: '192.0.2.1', language: 'fr' });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return (await applicationReview.list())[0]!.id;
}

/** Reports a listing as a traveller; returns the number of the report. */
export async function reported(site: TestSite, listingId: number, what: string): Promise<number> {
  const { reports, reportReview } = site.services;
  const form = formOf({
    what,
    message: 'The page of the owner says 120 GBP a night.\n\nThe photos are of another van, too.',
    email: 'ines@traveller.example',
    website: '',
    form: reports.reportToken(listingId),
  });
  const answer = await reports.report(listingId, form, { address: '192.0.2.1', language: 'en' });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return (await reportReview.ofListing(listingId))[0]!.id;
}

/** Fills a site with something of everything that operators look after. */
export async function fillConsole(site: TestSite): Promise<ConsoleFixture> {
  const { context, services, clock } = site;
  const actor = { kind: 'operator' as const, name: 'grace@campcairn.example' };
  const operations = createOperations(context, services, actor);
  const partner = await site.partner('Moor & Coast Vans', { categories: ['campervan'] });
  const numbers: number[] = [];
  for (const title of ['Bramble, a campervan for four', 'Heather', 'Sandpiper of the moor']) {
    const path = `/listings/${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
    numbers.push((await partner.call('PUT', path, aListing({ title }))).body.id);
  }
  const [listing = 0, hidden = 0] = numbers;
  await operations.listings.hide(hidden, 'The photos show another van than the description says.');
  const report = await reported(site, listing, 'fraud');
  await reported(site, listing, 'price');
  const closedReport = await reported(site, listing, 'photos');
  await operations.listings.closeReport(closedReport, 'The partner has changed the photos.');
  await anEnquiry(site, listing, { message: 'Is there room for two bikes?', guests: '3' });
  await fetch(`${site.address}/go/${listing}`, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
  const leads = await services.anyLeads.find({}, 10);
  await operations.leads.openContact(
    leads.find(({ kind }) => kind === 'enquiry')!.id,
    'The partner says that no mail has come.',
  );
  const other = await site.partner('Fell Vans', { email: 'office@fell.example' });
  await operations.partners.setStatus(other.slug, 'suspended', 'No answer to our mails for weeks.');
  await operations.partners.addNote(partner.slug, actor.name, 'Called them: they move in June.');
  const owner = await services.partners.bySlug(partner.slug);
  const { id: feed } = await operations.feeds.add(owner, {
    url: 'https://93.184.215.14/feed.csv?key=s3cret',
    settings: { currency: 'GBP', columns: { Preis: 'price', Notiz: null } },
  });
  const claims = await fillClaims(
    site,
    owner.id,
    (await site.services.partners.bySlug(other.slug)).id,
  );
  const decided = await applied(site, { business: 'Tarn Vans', email: 'tarn@gmail.com' });
  await operations.applications.decline(decided, 'The website is not there.');
  const application = await applied(site, {
    delivery: 'feed',
    feed: 'https://vans.example/feed.csv',
  });
  clock.advance(DAY);
  await applied(site, { business: 'Ghyll Campers', email: 'hello@ghyll.example' });
  const fails = {
    kind: 'demo.fails',
    concurrency: 1,
    maxAttempts: 1,
    run: () => Promise.reject(new Error('The server of the partner has answered 500.')),
  };
  await enqueue(context.db, { kind: 'demo.fails', key: 'partner 7' });
  await createWorker({ db: context.db, log: createLog('silent'), kinds: [fails] }).drain();
  return {
    partner: partner.slug,
    application,
    decided,
    listing,
    hidden,
    report,
    closedReport,
    feed,
    lead: leads.find(({ kind }) => kind === 'enquiry')!.id,
    click: leads.find(({ kind }) => kind === 'click')!.id,
    claim: claims.looked,
    claimByHand: claims.byHand,
    approvedClaim: claims.approved,
    revokedClaim: claims.revoked,
  };
}

/** Every page of the console by name, and its path in a filled one. */
export const CONSOLE_PAGES = {
  overview: () => '/operator',
  applications: () => '/operator/applications',
  'decided applications': () => '/operator/applications?show=decided',
  'asked applications': () => '/operator/applications?show=asked',
  'kept replies': () => '/operator/applications/replies',
  application: ({ application }) => `/operator/applications/${application}`,
  'decided application': ({ decided }) => `/operator/applications/${decided}`,
  claims: () => '/operator/claims',
  'decided claims': () => '/operator/claims?show=decided',
  claim: ({ claim }) => `/operator/claims/${claim}`,
  'claim to be checked by hand': ({ claimByHand }) => `/operator/claims/${claimByHand}`,
  'approved claim': ({ approvedClaim }) => `/operator/claims/${approvedClaim}`,
  'revoked claim': ({ revokedClaim }) => `/operator/claims/${revokedClaim}`,
  partners: () => '/operator/partners',
  'no partner like that': () => '/operator/partners?q=nobody',
  partner: ({ partner }) => `/operator/partners/${partner}`,
  'new partner': () => '/operator/partners/~new',
  'change of a partner': ({ partner }) => `/operator/partners/${partner}/edit`,
  listings: () => '/operator/listings',
  'pairs of listings': () => '/operator/listings/pairs',
  listing: ({ listing }) => `/operator/listings/${listing}`,
  'hidden listing': ({ hidden }) => `/operator/listings/${hidden}`,
  reports: () => '/operator/reports',
  'closed reports': () => '/operator/reports?show=closed',
  report: ({ report }) => `/operator/reports/${report}`,
  'closed report': ({ closedReport }) => `/operator/reports/${closedReport}`,
  feeds: () => '/operator/feeds',
  feed: ({ feed }) => `/operator/feeds/${feed}`,
  'dry run of a feed': ({ feed }) => `/operator/feeds/${feed}/test`,
  'new feed': ({ partner }) => `/operator/feeds/new?partner=${partner}`,
  leads: () => '/operator/leads',
  'requests of travellers': () => '/operator/leads/traveller',
  lead: ({ lead }) => `/operator/leads/${lead}`,
  click: ({ click }) => `/operator/leads/${click}`,
  jobs: () => '/operator/data',
  mails: () => '/operator/data/mails',
  imports: () => '/operator/data/imports',
  storage: () => '/operator/data/storage',
  searches: () => '/operator/searches',
  'search of the console': () => '/operator/find?q=o',
  'search of the console without results': () => '/operator/find?q=nobody',
  people: () => '/operator/people',
  'audit log': () => '/operator/audit',
} satisfies Record<string, (fixture: ConsoleFixture) => string>;
