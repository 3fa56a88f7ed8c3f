import type { Operations } from '../app/operations/index.ts';
import { isCountryCode, type ListingCounts } from '../listings/index.ts';
import { timestamp } from '../platform/clock.ts';
import {
  type PartnerRow,
  type Partners,
  type PartnerStatus,
  premiumUntil,
} from '../partners/index.ts';
import {
  type Command,
  type Given,
  lines,
  listOption,
  table,
  textOption,
  timeOption,
  UsageError,
} from './command.ts';

const STATUSES: PartnerStatus[] = ['pending', 'approved', 'suspended', 'rejected'];

const text = { type: 'string' as const };

const brief = ({ id, slug, status }: PartnerRow) => ({ id, slug, status });

const result = (json: object) => ({ json, text: lines(json) });

const premiumEnd = (row: PartnerRow): string | null => {
  const until = premiumUntil(row);
  return until && timestamp(until);
};

const premium = (row: PartnerRow) => result({ slug: row.slug, premium_until: premiumEnd(row) });

/** The countries of a new partner. Throws UsageError for a code that no country has. */
const countriesOf = (given: Given): string[] | undefined => {
  const codes = listOption(given, 'countries')?.map((code) => code.toUpperCase());
  const unknown = codes?.find((code) => !isCountryCode(code));
  if (unknown === undefined) return codes;
  throw new UsageError(
    `--countries must be codes of ISO 3166-1, such as GB,IE; ${unknown} is none.`,
  );
};

/** The end of Premium granted without one. */
const NO_END = new Date('9999-12-31T00:00:00Z');

/** The services that the commands about partners use. */
export interface PartnerContext {
  operations: Pick<Operations, 'partners'>;
  partners: Partners;
  /** The counts of listings by partner id, for partners that have any. */
  listingsOfPartners(): Promise<Map<number, ListingCounts>>;
}

/** Commands about partners, their keys and Premium. */
export const partnerCommands: Command<PartnerContext>[] = [
  {
    words: 'partner create',
    arguments: [],
    options: {
      name: text,
      website: text,
      email: text,
      categories: text,
      countries: text,
      status: text,
      language: text,
      demo: { type: 'boolean' },
    },
    required: ['name', 'website', 'email'],
    summary: 'Make a partner.',
    async run(given, { operations }) {
      const input = {
        name: textOption(given, 'name'),
        website: textOption(given, 'website'),
        email: textOption(given, 'email'),
        categories: listOption(given, 'categories'),
        countries: countriesOf(given),
        status: textOption(given, 'status'),
        language: textOption(given, 'language'),
        demo: given.options.demo,
      };
      return result(brief(await operations.partners.create(input)));
    },
  },
  {
    words: 'partner status',
    arguments: ['SLUG', 'pending|approved|suspended|rejected'],
    options: { reason: text },
    summary: "Change a partner's account status, with a reason that the partner reads.",
    async run(given, { operations }) {
      const [slug = '', wanted] = given.arguments;
      const status = STATUSES.find((known) => known === wanted);
      if (!status) throw new UsageError(`The status must be one of ${STATUSES.join(', ')}.`);
      const reason = textOption(given, 'reason');
      return result(brief(await operations.partners.setStatus(slug, status, reason)));
    },
  },
  {
    words: 'partner list',
    arguments: [],
    options: {},
    summary: 'List all partners.',
    async run(_given, { partners, listingsOfPartners }) {
      const listings = await listingsOfPartners();
      const rows = (await partners.list()).map((row) => ({
        ...brief(row),
        name: row.name,
        website: row.website,
        is_demo: row.is_demo,
        api_key_prefix: row.api_key_prefix,
        active: listings.get(row.id)?.active ?? 0,
        paused: listings.get(row.id)?.paused ?? 0,
        premium_until: premiumEnd(row),
        created_at: timestamp(row.created_at),
      }));
      return { json: rows, text: table(rows) };
    },
  },
  {
    words: 'key issue',
    arguments: ['SLUG'],
    options: {},
    summary: 'Issue a new API key to a partner; the previous one stops working at once.',
    run: async ({ arguments: [slug = ''] }, { operations }) =>
      result(await operations.partners.issueKey(slug)),
  },
  {
    words: 'premium grant',
    arguments: ['SLUG'],
    options: { until: text },
    summary: 'Give a partner Premium, for good or until a date.',
    async run(given, { operations }) {
      const until = timeOption(given, 'until') ?? NO_END;
      return premium(await operations.partners.setPremium(given.arguments[0] ?? '', until));
    },
  },
  {
    words: 'premium revoke',
    arguments: ['SLUG'],
    options: {},
    summary: "End a partner's Premium.",
    run: async ({ arguments: [slug = ''] }, { operations }) =>
      premium(await operations.partners.setPremium(slug, null)),
  },
];
