import { type ListingCounts, listingsOfPartners } from '../../../listings/index.ts';
import { type PartnerRow, type PartnerStatus, premiumUntil } from '../../../partners/index.ts';
import type { LeadSum } from '../../../leads/index.ts';
import { csvHeader, csvLine, type CsvCell } from '../../../platform/csv.ts';
import { timestamp } from '../../../platform/clock.ts';
import { partnersInUse, type Sign } from '../../use-cases/signs-of-life.ts';
import type { ConsoleDeps } from './operator.ts';

/** Days of which a list counts leads. */
const LEAD_DAYS = 30;

/** Number of rows on one page of the list. */
const PAGE_ROWS = 50;

/** Maximum number of partners that are sorted. */
const MAX_PARTNERS = 20_000;

/** The columns by which partners are sorted. */
export const PARTNER_COLUMNS = [
  'name',
  'status',
  'countries',
  'listings',
  'leads',
  'seen',
  'premium',
  'since',
] as const;

export type PartnerColumn = (typeof PARTNER_COLUMNS)[number];

/** Which partners a list holds, and in which order. */
export interface PartnerListing {
  words?: string;
  status?: PartnerStatus;
  sort: PartnerColumn;
  descending: boolean;
}

/** A partner in the console's list. */
export interface PartnerLine {
  id: number;
  slug: string;
  name: string;
  website: string;
  status: PartnerStatus | 'closed';
  isDemo: boolean;
  hasPremium: boolean;
  countries: string[];
  active: number;
  paused: number;
  /** Of the last 30 days. */
  enquiries: number;
  clicks: number;
  /** The last API call, reading of a feed or use by a member; null when none is known. */
  seen: Date | null;
  /** What the last sign of life was. */
  seenBy: Sign | null;
  /** End of Premium; null when it has none. */
  premiumUntil: Date | null;
  since: Date;
}

interface Facts {
  listings: Map<number, ListingCounts>;
  leads: Map<number, LeadSum>;
  signs: Map<number, { at: Date; by: Sign } | null>;
}

function lineOf(row: PartnerRow, facts: Facts, now: Date): PartnerLine {
  const until = premiumUntil(row);
  const hasPremium = until !== null && until > now;
  const { active, paused } = facts.listings.get(row.id) ?? { active: 0, paused: 0 };
  const sign = facts.signs.get(row.id) ?? null;
  const { enquiries, clicks } = facts.leads.get(row.id) ?? { enquiries: 0, clicks: 0 };
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    website: row.website,
    status: row.closed_at === null ? row.status : 'closed',
    isDemo: row.is_demo,
    hasPremium,
    countries: row.countries,
    active,
    paused,
    enquiries,
    clicks,
    seen: sign?.at ?? null,
    seenBy: sign?.by ?? null,
    premiumUntil: hasPremium ? until : null,
    since: row.created_at,
  };
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const timeOf = (time: Date | null): number => time?.getTime() ?? 0;

/** Compares two lines by a column, in rising order. */
const comparisons: Record<PartnerColumn, (a: PartnerLine, b: PartnerLine) => number> = {
  name: (a, b) => names.compare(a.name, b.name),
  status: (a, b) => names.compare(a.status, b.status),
  countries: (a, b) => names.compare(a.countries.join(), b.countries.join()),
  listings: (a, b) => a.active - b.active || a.paused - b.paused,
  leads: (a, b) => a.enquiries - b.enquiries || a.clicks - b.clicks,
  seen: (a, b) => timeOf(a.seen) - timeOf(b.seen),
  premium: (a, b) => timeOf(a.premiumUntil) - timeOf(b.premiumUntil),
  since: (a, b) => a.id - b.id,
};

const written = (time: Date | null): string | null => time && timestamp(time);

const COLUMNS: [name: string, cell: (line: PartnerLine) => CsvCell][] = [
  ['slug', (line) => line.slug],
  ['name', (line) => line.name],
  ['website', (line) => line.website],
  ['status', (line) => line.status],
  ['demo', (line) => line.isDemo],
  ['countries', (line) => line.countries.join(' ')],
  ['active_listings', (line) => line.active],
  ['paused_listings', (line) => line.paused],
  [`enquiries_${LEAD_DAYS}_days`, (line) => line.enquiries],
  [`clicks_${LEAD_DAYS}_days`, (line) => line.clicks],
  ['last_sign_of_life', (line) => written(line.seen)],
  ['last_sign_of_life_by', (line) => line.seenBy],
  ['premium_until', (line) => written(line.premiumUntil)],
  ['created_at', (line) => written(line.since)],
];

/** Creates the list of partners, with how each of them does. */
export function createPartnerList({
  context,
  services,
}: Pick<ConsoleDeps, 'context' | 'services'>) {
  const { db, clock } = context;

  async function sorted({ sort, descending, ...search }: PartnerListing): Promise<PartnerLine[]> {
    const [rows, listings, leads, inUse] = await Promise.all([
      services.partners.find(search, MAX_PARTNERS),
      listingsOfPartners(db),
      services.leadDays.ofAll(LEAD_DAYS),
      partnersInUse(db),
    ]);
    const signs = new Map(inUse.map(({ id, lastSign }) => [id, lastSign]));
    const facts = { listings, leads, signs };
    const now = clock.now();
    const lines = rows.map((row) => lineOf(row, facts, now));
    const compare = comparisons[sort];
    // Equal ones stand in the order of their creation, the newest first.
    return lines.toSorted((a, b) => (descending ? compare(b, a) : compare(a, b)) || b.id - a.id);
  }

  return {
    /** Returns a page of the list; `page` counts from 1. */
    async list(asked: PartnerListing, page: number) {
      const lines = await sorted(asked);
      const end = page * PAGE_ROWS;
      return {
        items: lines.slice(end - PAGE_ROWS, end),
        total: lines.length,
        next: lines.length > end ? String(page + 1) : null,
      };
    },
    /** Returns the whole list as the lines of a CSV file. */
    async listAsCsv(asked: PartnerListing): Promise<string[]> {
      const lines = await sorted(asked);
      return [
        csvHeader(COLUMNS.map(([name]) => name)),
        ...lines.map((line) => csvLine(COLUMNS.map(([, cell]) => cell(line)))),
      ];
    },
  };
}
