import {
  type FoundRow,
  isShown,
  listingPath,
  type ListingSearch,
} from '../../../listings/index.ts';
import type { Audit, AuditRow } from '../../../platform/audit/index.ts';
import { ExpectedError } from '../../../platform/errors.ts';
import type { ReportRow } from '../../../reports/index.ts';
import { type ConsoleDeps, createPages } from './operator.ts';

const presentListing = (row: FoundRow) => ({
  id: row.id,
  externalId: row.external_id,
  partner: { slug: row.partner_slug, name: row.partner_name, status: row.partner_status },
  category: row.category,
  status: row.status,
  title: row.title,
  /** The page on the partner's website. */
  url: row.url,
  /** The page on this site, when travellers see it. */
  path: isShown({
    status: row.status,
    isHidden: row.hidden_at !== null,
    partnerStatus: row.partner_status,
  })
    ? listingPath(row.slug, row.id)
    : null,
  updatedAt: row.updated_at,
  hidden: row.hidden_at && { at: row.hidden_at, reason: row.hidden_reason ?? '' },
});

const ENTRIES = 20;

/**
 * Returns the audit entries of a listing, newest first. Operators' entries name it by its number
 * and members' by the partner's own id, which may be the number of another listing.
 */
async function historyOf(
  { list }: Pick<Audit, 'list'>,
  { id, external_id: ownId, partner_id: partnerId }: FoundRow,
): Promise<AuditRow[]> {
  const [byNumber, byOwnId] = await Promise.all([
    list({ subject: `listing ${id}`, byMembers: false }, ENTRIES),
    list({ subject: `listing ${ownId}`, partnerId, byMembers: true }, ENTRIES),
  ]);
  return [...byNumber, ...byOwnId].toSorted((a, b) => b.id - a.id).slice(0, ENTRIES);
}

/** Maximum number of pairs in the list. */
const MAX_PAIRS = 200;

/** Maximum number of open reports in the list. */
const MAX_OPEN_REPORTS = 500;

/** The part of the console about listings and travellers' reports of them. */
export function createConsoleListings({ context, services }: ConsoleDeps) {
  const { listingFinder, pairs, partners, publicListings, reportReview } = services;
  const pages = createPages(context, 'listings', ({ id }: FoundRow) => id);
  const reportPages = createPages(context, 'reports', ({ id }: ReportRow) => id);
  const asTheyAre = (report: ReportRow) => report;
  const contentOf = async (row: FoundRow) => {
    const { title, description, images, price } = await publicListings.preview(
      row.partner_id,
      row.external_id,
    );
    return { title, description, images, price };
  };
  return {
    /** Returns listings, newest first. Throws `not_found` for an unknown partner. */
    async find(search: { words?: string; partner?: string; hidden?: boolean }, after?: string) {
      const { partner, ...rest } = search;
      const within: ListingSearch =
        partner === undefined ? rest : { ...rest, partnerId: (await partners.bySlug(partner)).id };
      return pages(
        after,
        (key, limit) =>
          listingFinder.find(key === undefined ? within : { ...within, beforeId: key }, limit),
        presentListing,
      );
    },
    /** Returns a listing of any partner with its audit entries. Throws `not_found`. */
    async show(id: number) {
      const row = await listingFinder.byId(id);
      if (!row) throw new ExpectedError('not_found', `There is no listing ${id}.`);
      const [others, reports, history] = await Promise.all([
        pairs.of(id),
        reportReview.ofListing(id),
        historyOf(context.audit, row),
      ]);
      return { listing: presentListing(row), pairs: others, reports, history };
    },
    /** Returns the oldest 500 open reports by listing, the most urgent first. */
    openReports: () => reportReview.openByListing(MAX_OPEN_REPORTS),
    /** Returns the newest 200 pairs of listings that are held to be one vehicle or campsite. */
    pairs: () => pairs.list(MAX_PAIRS),
    /** Returns closed reports, newest first. */
    closedReports: (after?: string) =>
      reportPages(
        after,
        (key, limit) => reportReview.closed(key ?? Number.MAX_SAFE_INTEGER, limit),
        asTheyAre,
      ),
    /** Returns a report with its listing, if that still exists. Throws `not_found`. */
    async showReport(id: number) {
      const report = await reportReview.show(id);
      const row =
        report.listing_id === null ? undefined : await listingFinder.byId(report.listing_id);
      const [of, shown] = await Promise.all([
        report.listing_id === null ? [] : reportReview.ofListing(report.listing_id),
        row ? contentOf(row) : null,
      ]);
      const others = of.filter((other) => other.id !== id);
      return {
        report,
        listing: row ? presentListing(row) : null,
        /** What travellers read of the listing; null when it was deleted. */
        content: shown,
        /** Other reports of the listing, open and closed. */
        openOthers: others.filter(({ closed_at: closedAt }) => closedAt === null),
        others: others.filter(({ closed_at: closedAt }) => closedAt !== null),
      };
    },
  };
}
