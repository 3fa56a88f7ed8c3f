import { listDeadLetters } from '../../../platform/jobs/index.ts';
import { daysBefore } from '../../../platform/clock.ts';
import type { createConsoleApplications } from './applications.ts';
import type { ConsoleDeps } from './operator.ts';

/** How soon something has to be done: at once, today, or in its turn. */
export type Urgency = 'now' | 'today' | 'later';

/** One thing that waits for operators. */
export interface WaitingItem {
  kind:
    | 'application'
    | 'report'
    | 'claim'
    | 'feed'
    | 'data'
    | 'feed_request'
    | 'enquiry'
    | 'mail'
    | 'job';
  urgency: Urgency;
  /** Path of the page where it is done. */
  href: string;
  /** Name of the thing: a business, a listing, a campsite, a host, or a kind of mail or job. */
  name: string;
  /** The partner that it concerns, or an applicant's website; null for none. */
  whose: string | null;
  /** Since when it waits; null when that is unknown. */
  since: Date | null;
  /** Until when an application is to be answered. */
  by?: Date;
  /** Kind of a report, state of a feed, or error of a mail or job. */
  state?: string;
  /**
   * Number of things of the same kind that are done on the same page; of a feed, of held listings; of
   * open data, of campsites or rows that would go.
   */
  count?: number;
}

const URGENCIES: readonly Urgency[] = ['now', 'today', 'later'];

/** Kinds in the order in which equally urgent ones are done. */
const KINDS: readonly WaitingItem['kind'][] = [
  'application',
  'report',
  'claim',
  'feed',
  'data',
  'feed_request',
  'enquiry',
  'mail',
  'job',
];

/** Maximum number of items of each kind. */
const MAX_OF_KIND = 200;

/** Age in days up to which failed mails are shown. */
const MAIL_DAYS = 7;

const CLOCK_URGENCY = { overdue: 'now', 'last day': 'today', open: 'later' } as const;

/** Pages where the subjects of mails are looked after, by the beginning of the mail's reference. */
const MAIL_PAGES: readonly [reference: RegExp, page: string][] = [
  [/^application-(\d+)$/, '/operator/applications/'],
  [/^claim-(\d+)$/, '/operator/claims/'],
  [/^report-(\d+)$/, '/operator/reports/'],
  [/^feed-(\d+)$/, '/operator/feeds/'],
  [/^listing-(\d+)$/, '/operator/listings/'],
  [/^(lead_[0-9A-Za-z]+)$/, '/operator/leads/'],
];

function pageOfMail(reference: string | null): string {
  for (const [pattern, page] of MAIL_PAGES) {
    const id = pattern.exec(reference ?? '')?.[1];
    if (id !== undefined) return page + id;
  }
  return '/operator/data/mails';
}

/** Sorts items: the most urgent first, then by kind, then the longest waiting. */
const byUrgency = (a: WaitingItem, b: WaitingItem): number =>
  URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency) ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  (a.since?.getTime() ?? 0) - (b.since?.getTime() ?? 0);

/** The items that wait for operators. */
export interface Waiting {
  /** Returns all items, the most urgent first. */
  all(): Promise<WaitingItem[]>;
  /** Returns the items of one kind, the most urgent first. */
  ofKind(kind: WaitingItem['kind']): Promise<WaitingItem[]>;
}

/** Creates the reader of what waits for operators. */
export function createWaiting(
  { context, services }: ConsoleDeps,
  applications: Pick<ReturnType<typeof createConsoleApplications>, 'waiting'>,
): Waiting {
  const { anyLeads, claimReview, feeds, mailQueue, reportReview, sources } = services;

  const ofApplications = async (): Promise<WaitingItem[]> =>
    (await applications.waiting()).map((one) => ({
      kind: 'application',
      urgency: CLOCK_URGENCY[one.clock.state],
      href: `/operator/applications/${one.id}`,
      name: one.business,
      whose: one.website,
      since: new Date(one.created_at),
      by: one.clock.by,
    }));
  /** Reports of one listing are one item, named by the most urgent of them. */
  const ofReports = async (): Promise<WaitingItem[]> =>
    (await reportReview.openByListing(MAX_OF_KIND)).map(({ reports, isUrgent }) => {
      const named = reports.find(({ urgent }) => urgent) ?? reports[0]!;
      return {
        kind: 'report',
        urgency: isUrgent ? 'now' : 'later',
        href: `/operator/reports/${named.id}`,
        name: named.title,
        whose: named.partner_name,
        since: reports[0]!.created_at,
        state: named.what,
        count: reports.length,
      };
    });
  const ofClaims = async (): Promise<WaitingItem[]> =>
    (await claimReview.waiting(0, MAX_OF_KIND)).map((claim) => ({
      kind: 'claim',
      urgency: 'later',
      href: `/operator/claims/${claim.id}`,
      name: claim.campsite.name ?? claim.campsite.osmRef,
      whose: claim.partner.name,
      since: claim.createdAt,
    }));
  const ofFeeds = async (): Promise<WaitingItem[]> =>
    (await feeds.troubled()).map((feed) => ({
      kind: 'feed',
      urgency: feed.held > 0 ? 'today' : 'later',
      href: `/operator/feeds/${feed.id}`,
      name: feed.host,
      whose: feed.partner,
      since: feed.broken_since,
      state: feed.held > 0 ? 'held' : 'broken',
      count: feed.held,
    }));
  const ofData = async (): Promise<WaitingItem[]> =>
    (await sources.held()).map(({ name, at, gone }) => ({
      kind: 'data',
      urgency: 'today',
      href: '/operator/data/imports',
      name,
      whose: null,
      since: at,
      count: gone,
    }));
  const ofFeedRequests = async (): Promise<WaitingItem[]> =>
    (await feeds.requests.list()).map((request) => ({
      kind: 'feed_request',
      urgency: 'later',
      href: '/operator/feeds',
      name: request.host,
      whose: request.partner_slug,
      since: request.asked_at,
    }));
  const ofEnquiries = async (): Promise<WaitingItem[]> =>
    (await anyLeads.find({ deliveryStatus: 'failed' }, MAX_OF_KIND)).map((lead) => ({
      kind: 'enquiry',
      urgency: 'today',
      href: `/operator/leads/${lead.id}`,
      name: lead.title ?? lead.id,
      whose: lead.partner_name,
      since: lead.created_at,
    }));
  /** Mails with enquiries are left out, as their enquiries have failed too. */
  const ofMails = async (): Promise<WaitingItem[]> => {
    const since = daysBefore(context.clock.now(), MAIL_DAYS);
    return (await mailQueue.failed(since, MAX_OF_KIND))
      .filter(({ purpose }) => purpose !== 'enquiry')
      .map((mail) => ({
        kind: 'mail',
        urgency: 'today',
        href: pageOfMail(mail.reference),
        name: mail.purpose,
        whose: null,
        since: mail.createdAt,
      }));
  };
  /** Parked jobs of one kind are one item. */
  const ofJobs = async (): Promise<WaitingItem[]> => {
    const items = new Map<string, WaitingItem>();
    for (const { kind, parkedAt } of await listDeadLetters(context.db)) {
      const known = items.get(kind);
      items.set(kind, {
        kind: 'job',
        urgency: 'today',
        href: '/operator/data',
        name: kind,
        whose: null,
        since: known?.since ?? parkedAt,
        count: (known?.count ?? 0) + 1,
      });
    }
    return [...items.values()];
  };

  const readers: Record<WaitingItem['kind'], () => Promise<WaitingItem[]>> = {
    application: ofApplications,
    report: ofReports,
    claim: ofClaims,
    feed: ofFeeds,
    data: ofData,
    feed_request: ofFeedRequests,
    enquiry: ofEnquiries,
    mail: ofMails,
    job: ofJobs,
  };
  return {
    async all() {
      const kinds = await Promise.all(Object.values(readers).map((read) => read()));
      return kinds.flat().toSorted(byUrgency);
    },
    ofKind: async (kind) => (await readers[kind]()).toSorted(byUrgency),
  };
}
