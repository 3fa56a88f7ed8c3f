import {
  accountClosed,
  accountStatus,
  contactChangeAtNew,
  contactChangeAtOld,
  contactChanged,
} from './account.mail.ts';
import {
  applicationApproved,
  applicationDeclined,
  applicationNotice,
  applicationQuestion,
  applicationReceived,
} from './applications.mail.ts';
import { claimApproved, claimDeclined, claimRevoked } from './claim.mail.ts';
import { dataHeld } from './data.mail.ts';
import { enquiryCreated, enquiryFailed } from './enquiries.mail.ts';
import {
  feedBroken,
  feedDropHeld,
  feedRequestDecided,
  feedRequested,
  feedRowsFailed,
  feedTested,
} from './feed.mail.ts';
import type { Language } from './language.ts';
import type { Letter } from './letter.ts';
import { listingHidden, listingReported, listingShownAgain } from './listing.mail.ts';
import { type PremiumChange, premiumChanged } from './premium.mail.ts';
import {
  credentialChanged,
  secondFactorFailed,
  signInLink,
  teamInvitation,
} from './people.mail.ts';
import { weekSummary } from './summary.mail.ts';
import { webhookFailing, webhookRecovered } from './webhook.mail.ts';

/** A template with made-up data. */
export interface MailSample {
  /** Part of its preview's address. */
  name: string;
  write(language: Language): Letter;
}

const AT = new Date('2026-05-04T09:30:00Z');
const SINCE = new Date('2026-05-04T06:12:00Z');
const TIME_ZONE = 'Europe/London';
const PARTNER = 'Harbour Vans';
const ADA = 'ada@vans.example';

/** Returns every mail template with made-up data; links lead to pages of `publicUrl`. */
export function mailSamples(publicUrl: string): MailSample[] {
  const dashboard = `${publicUrl}/dashboard/harbour-vans`;
  const applicant = { id: 7, business: PARTNER };
  const approved = { ...applicant, feedGiven: true, publicUrl, hasPrepared: true };
  const change = {
    partnerId: 7,
    partner: PARTNER,
    by: ADA,
    from: 'office@vans.example',
    to: 'desk@vans.example',
    link: `${publicUrl}/account/contact/0123456789`,
    until: new Date('2026-05-11T09:30:00Z'),
    timeZone: TIME_ZONE,
  };
  const claim = { id: 4, campsite: 'Trenance Meadow', link: `${dashboard}/claims` };
  const status = {
    partnerId: 7,
    partner: PARTNER,
    reason: 'The vans are let by somebody else.',
  };
  const enquiry = {
    id: 'lead_3nQ8vXk2LrT5',
    name: 'Zoë Lindqvist',
    email: 'zoe@mail.example',
    phone: '+46 70 123 45 67',
    start_date: '2026-07-03',
    end_date: '2026-07-10',
    guests: 3,
    message: 'Is there room for two bikes?\nAnd a dog?',
    listing: {
      title: 'Bramble, a campervan for four',
      public_url: `${publicUrl}/listing/bramble-7`,
    },
  };
  const failed = {
    id: enquiry.id,
    title: enquiry.listing.title,
    reason: 'It answered 503 instead of 2xx.',
    status: 'failed' as const,
    keptDays: 90,
    link: `${dashboard}/leads/${enquiry.id}`,
  };
  const changes: PremiumChange[] = [
    'started',
    'past_due',
    'cancelling',
    'ended',
    'refunded',
    'disputed',
  ];
  const premium = Object.fromEntries(
    changes.map((change): [string, (language: Language) => Letter] => [
      `premium-${change}`,
      (language) =>
        premiumChanged(language, {
          partnerId: 7,
          partner: PARTNER,
          change,
          until: AT,
          givenUntil: null,
          isFeaturing: true,
          dashboard,
          timeZone: TIME_ZONE,
        }),
    ]),
  );
  for (const change of ['ended', 'refunded', 'disputed'] as const) {
    premium[`premium-${change}-with-gift`] = (language) =>
      premiumChanged(language, {
        partnerId: 7,
        partner: PARTNER,
        change,
        until: AT,
        givenUntil: new Date('2026-09-01T00:00:00Z'),
        isFeaturing: true,
        dashboard,
        timeZone: TIME_ZONE,
      });
  }
  const webhook = { since: SINCE, link: `${dashboard}/webhooks`, timeZone: TIME_ZONE };
  const feed = { feedId: 3, rows: 240, link: `${dashboard}/feed` };
  const problem = {
    row: 12,
    id: 'v-12',
    path: 'title',
    message: 'must have 5 to 120 characters',
    columns: ['title'],
    value: 'Van',
  };
  const samples: Record<string, (language: Language) => Letter> = {
    'application-received': (language) =>
      applicationReceived(language, {
        id: 7,
        sentAt: AT,
        answerBy: new Date('2026-05-07T00:00:00Z'),
        publicUrl,
      }),
    'application-notice': () =>
      applicationNotice({
        ...applicant,
        answerBy: new Date('2026-05-07T00:00:00Z'),
        website: 'https://vans.example',
        country: 'GB',
        categories: ['campervan', 'motorhome'],
        listings: 12,
        delivery: 'feed',
        feedGiven: true,
      }),
    'application-question': (language) =>
      applicationQuestion(language, {
        ...applicant,
        question: 'Are the vans yours, or do you manage them for others?',
        replyTo: 'grace@campcairn.example',
      }),
    'application-approved-api': (language) =>
      applicationApproved(language, { ...approved, delivery: 'api' }),
    'application-approved-feed': (language) =>
      applicationApproved(language, { ...approved, delivery: 'feed' }),
    'application-approved-form': (language) =>
      applicationApproved(language, { ...approved, delivery: 'form' }),
    'application-declined': (language) =>
      applicationDeclined(language, {
        publicUrl,
        preparedUntil: new Date('2026-05-21T00:00:00Z'),
        ...applicant,
        reason: 'The website does not answer.',
      }),
    'sign-in': (language) =>
      signInLink(language, { link: `${publicUrl}/sign-in/0123456789`, minutes: 15 }),
    'sign-in-changed': (language) =>
      credentialChanged(language, { change: 'passkey_added', publicUrl }),
    'sign-in-app-replaced': (language) =>
      credentialChanged(language, { change: 'app_replaced', publicUrl }),
    'sign-in-app-removed': (language) =>
      credentialChanged(language, { change: 'app_removed', publicUrl }),
    'sign-in-reset': (language) =>
      credentialChanged(language, { change: 'factors_reset', publicUrl }),
    'second-factor-failed': (language) => secondFactorFailed(language, { count: 5, publicUrl }),
    invitation: (language) =>
      teamInvitation(language, { partner: PARTNER, invitedBy: ADA, role: 'member', publicUrl }),
    'contact-change-new': (language) => contactChangeAtNew(language, change),
    'contact-change-old': (language) => contactChangeAtOld(language, change),
    'contact-changed': (language) => contactChanged(language, change),
    'account-suspended': (language) => accountStatus(language, { ...status, status: 'suspended' }),
    'account-rejected': (language) => accountStatus(language, { ...status, status: 'rejected' }),
    'account-approved': (language) =>
      accountStatus(language, { ...status, status: 'approved', reason: null }),
    'account-closed': (language) =>
      accountClosed(language, { partnerId: 7, partner: PARTNER, by: ADA }),
    ...premium,
    enquiry: (language) => enquiryCreated(language, enquiry),
    'enquiry-failed-webhook': (language) =>
      enquiryFailed(language, { ...failed, channel: 'webhook' }),
    'enquiry-failed-email': (language) => enquiryFailed(language, { ...failed, channel: 'email' }),
    'webhook-failing': (language) =>
      webhookFailing(language, {
        ...webhook,
        reason: failed.reason,
        host: 'vans.example',
        waiting: 3,
      }),
    'webhook-recovered': (language) =>
      webhookRecovered(language, {
        ...webhook,
        reason: 'It answered 503 instead of 2xx.',
        at: AT,
        missed: 2,
      }),
    'feed-rows': (language) =>
      feedRowsFailed(language, { ...feed, failed: 1, problems: [problem] }),
    'feed-drop-held': () =>
      feedDropHeld({
        feedId: 3,
        partner: 'harbour-vans',
        host: 'vans.example',
        live: 40,
        held: 31,
        listings: [
          { external_id: 'v-12', title: 'Bramble, a campervan for four' },
          { external_id: 'v-14', title: 'Heather' },
        ],
        link: `${publicUrl}/operator/feeds/3`,
      }),
    'data-held': () =>
      dataHeld({
        subject: 'places',
        name: 'OpenStreetMap’s campsites',
        known: 26_216,
        added: 12,
        gone: 2_304,
        reason:
          'The files lack 2,304 of 26,216 of the campsites that are known, which is more than 5 %.',
        link: `${publicUrl}/operator/data/imports`,
      }),
    'feed-broken': (language) =>
      feedBroken(language, {
        feedId: 3,
        since: SINCE,
        error: 'The address answers with status 404.',
        timeZone: TIME_ZONE,
      }),
    'feed-tested': (language) =>
      feedTested(language, {
        ...feed,
        whole: true,
        valid: 236,
        failed: 4,
        problems: [problem],
        columns: [
          ['id', 'id'],
          ['name', 'title'],
          ['deeplink', 'url'],
          ['price', 'price'],
        ],
        ignored: ['colour', 'stock'],
        notes: ['Prices are understood like this: 89.00 GBP per night (row 1).'],
        fixes: [{ ...problem, rows: 4 }],
        difference: { added: { count: 12 }, changed: { count: 3 }, paused: { count: 1 } },
        error: null,
      }),
    'feed-tested-broken': (language) =>
      feedTested(language, {
        ...feed,
        rows: 0,
        whole: false,
        valid: 0,
        failed: 0,
        problems: [],
        columns: [],
        ignored: [],
        notes: [],
        fixes: [],
        difference: null,
        error: 'The address answers with status 404.',
      }),
    'feed-requested': () =>
      feedRequested({
        id: 5,
        feedId: 3,
        host: 'vans.example',
        partner: { name: PARTNER, slug: 'harbour-vans' },
      }),
    'feed-request-accepted': (language) =>
      feedRequestDecided(language, { id: 5, host: 'vans.example', reason: null }),
    'feed-request-declined': (language) =>
      feedRequestDecided(language, {
        id: 5,
        host: 'vans.example',
        reason: 'The file holds the listings of another business.',
      }),
    'claim-approved': (language) =>
      claimApproved(language, {
        ...claim,
        hasDraft: true,
        link: `${dashboard}/listings/edit/trenance-meadow`,
      }),
    'claim-approved-without-draft': (language) =>
      claimApproved(language, { ...claim, hasDraft: false }),
    'claim-declined': (language) =>
      claimDeclined(language, { ...claim, reason: 'The website belongs to somebody else.' }),
    'claim-revoked': (language) =>
      claimRevoked(language, { ...claim, reason: 'The land register names another owner.' }),
    'listing-hidden': (language) =>
      listingHidden(language, {
        listingId: 7,
        externalId: 'bramble',
        title: enquiry.listing.title,
        reason: 'The photos show another vehicle.',
        link: `${dashboard}/listings/edit/bramble`,
      }),
    'listing-shown-again': (language) =>
      listingShownAgain(language, {
        listingId: 7,
        externalId: 'bramble',
        title: enquiry.listing.title,
        link: enquiry.listing.public_url,
      }),
    'listing-reported': () =>
      listingReported({
        reportId: 9,
        title: enquiry.listing.title,
        partner: PARTNER,
        what: 'the photos show something else',
        link: `${publicUrl}/operator/reports/9`,
      }),
    week: (language) =>
      weekSummary(language, {
        partnerId: 7,
        partner: PARTNER,
        from: new Date('2026-04-27T00:00:00Z'),
        to: new Date('2026-05-03T00:00:00Z'),
        needs: {
          deliveriesFail: 2,
          enquiriesWait: 1,
          rowsFail: 4,
          hidden: 1,
          withoutPhotos: 12,
          withoutDates: 3,
          feedBroken: false,
        },
        enquiries: 14,
        enquiriesBefore: 11,
        clicks: 1240,
        clicksBefore: 1311,
        active: 236,
        lastPush: AT,
        errorRate: 0.013,
        webhook: { p50: 84, p95: 410 },
        feedRead: SINCE,
        timeZone: TIME_ZONE,
        link: dashboard,
      }),
  };
  return Object.entries(samples).map(([name, write]) => ({ name, write }));
}
