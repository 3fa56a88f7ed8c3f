import type { Operations } from '../app/use-cases/operations/index.ts';
import type { ListingCounts } from '../listings/index.ts';
import { timestamp } from '../platform/clock.ts';
import type { PartnerRow, Partners, PartnerStatus } from '../partners/index.ts';
import {
  type Caller,
  choice,
  type Command,
  confirmed,
  flag,
  type Given,
  listOption,
  text,
  textOption,
  timeOption,
  UsageError,
} from './command.ts';
import { asLines, asTable } from './output.ts';

const STATUSES: PartnerStatus[] = ['pending', 'approved', 'suspended', 'rejected'];
const LANGUAGES = ['en', 'fr', 'es', 'pt', 'de', 'nl'];

const CATEGORIES = text('of campervan, motorhome, caravan, campsite, with commas', 'A,B');
const COUNTRIES = text('codes of ISO 3166-1 with commas, such as GB,IE', 'A,B');

const brief = ({ id, slug, status }: PartnerRow) => ({ id, slug, status });

const dated = (time: Date | null): string | null => time && timestamp(time);

/** Returns the end of a partner's Premium, granted or paid for. */
async function premiumEnd(row: PartnerRow): Promise<string | null> {
  const { premiumUntil } = await import('../partners/index.ts');
  return dated(premiumUntil(row));
}

const premium = async (row: PartnerRow) =>
  asLines({ slug: row.slug, premium_until: await premiumEnd(row) });

/** Returns the countries of a partner. Throws UsageError for an unknown code. */
async function countriesOf(given: Given): Promise<string[] | undefined> {
  const codes = listOption(given, 'countries')?.map((code) => code.toUpperCase());
  if (codes === undefined) return undefined;
  const { isCountryCode } = await import('../listings/index.ts');
  const unknown = codes.find((code) => !isCountryCode(code));
  if (unknown === undefined) return codes;
  throw new UsageError(
    `--countries must be codes of ISO 3166-1, such as GB,IE; ${unknown} is none.`,
  );
}

/** The end of Premium that is granted without one. */
const NO_END = new Date('9999-12-31T00:00:00Z');

export interface PartnerContext {
  operations: Pick<Operations, 'partners'>;
  partners: Partners;
  /** Returns the counts of listings by partner id, for partners that have any. */
  listingsOfPartners(): Promise<Map<number, ListingCounts>>;
  caller: Caller;
}

async function described(row: PartnerRow, { listingsOfPartners }: PartnerContext) {
  const { active, paused } = (await listingsOfPartners()).get(row.id) ?? { active: 0, paused: 0 };
  return {
    ...brief(row),
    status_reason: row.status_reason,
    name: row.name,
    website: row.website,
    contact_email: row.contact_email,
    categories: row.categories,
    countries: row.countries,
    language: row.language,
    is_demo: row.is_demo,
    api_key_prefix: row.api_key_prefix,
    api_key_used_at: dated(row.api_key_used_at),
    webhook_url: row.webhook_url,
    active,
    paused,
    premium_until: await premiumEnd(row),
    created_at: timestamp(row.created_at),
    approved_at: dated(row.approved_at),
    closed_at: dated(row.closed_at),
  };
}

/** Commands about partners, their keys and Premium. */
export const partnerCommands: Command<PartnerContext>[] = [
  {
    words: 'partner create',
    arguments: [],
    options: {
      name: text('the name that travellers read'),
      website: text('the address of its website', 'URL'),
      email: text('the contact address, to which mails about the account go'),
      categories: CATEGORIES,
      countries: COUNTRIES,
      status: choice(STATUSES, 'pending without it'),
      language: choice(LANGUAGES, 'of mails to it; en without it'),
      demo: flag('mark its pages as a demo, and keep them out of search engines'),
      again: flag('though another partner has the same website'),
    },
    required: ['name', 'website', 'email'],
    summary: 'Make a partner.',
    async run(given, { operations, partners, caller }) {
      const { websiteKey } = await import('../partners/index.ts');
      const website = textOption(given, 'website') ?? '';
      const key = websiteKey(website);
      const same = (await partners.list()).find((row) => websiteKey(row.website) === key);
      if (same) {
        confirmed(
          given,
          'again',
          caller,
          `The partner ${same.slug} has the website ${website} already.`,
        );
      }
      const input = {
        name: textOption(given, 'name'),
        website,
        email: textOption(given, 'email'),
        categories: listOption(given, 'categories'),
        countries: await countriesOf(given),
        status: textOption(given, 'status'),
        language: textOption(given, 'language'),
        demo: given.options.demo,
      };
      return asLines(brief(await operations.partners.create(input)));
    },
  },
  {
    words: 'partner show',
    arguments: ['SLUG'],
    options: {},
    summary: 'Show a partner: who it is, its key, its Premium, how many listings it has.',
    async run({ arguments: [slug = ''] }, context) {
      return asLines(await described(await context.partners.bySlug(slug), context));
    },
  },
  {
    words: 'partner edit',
    arguments: ['SLUG'],
    options: {
      name: text('the name that travellers read'),
      website: text('the address of its website', 'URL'),
      categories: CATEGORIES,
      countries: COUNTRIES,
      language: choice(LANGUAGES, 'of mails to it'),
    },
    summary:
      'Change who a partner is; what is not given stays, the slug too. The contact address is changed in its dashboard, where both addresses confirm it.',
    async run(given, context) {
      const changes = {
        name: textOption(given, 'name'),
        website: textOption(given, 'website'),
        categories: listOption(given, 'categories'),
        countries: await countriesOf(given),
        language: textOption(given, 'language'),
      };
      if (Object.values(changes).every((value) => value === undefined)) {
        throw new UsageError('Say what to change: "cc help partner edit" lists the options.');
      }
      const slug = given.arguments[0] ?? '';
      const row = await context.operations.partners.edit(slug, changes);
      return asLines(await described(row, context));
    },
  },
  {
    words: 'partner status',
    arguments: ['SLUG', STATUSES.join('|')],
    options: { reason: text('why it is suspended or rejected; the partner reads it') },
    summary: "Change a partner's account status, with a reason that the partner reads.",
    async run(given, { operations }) {
      const [slug = '', wanted] = given.arguments;
      const status = STATUSES.find((known) => known === wanted);
      if (!status) throw new UsageError(`The status must be one of ${STATUSES.join(', ')}.`);
      const reason = textOption(given, 'reason');
      return asLines(brief(await operations.partners.setStatus(slug, status, reason)));
    },
  },
  {
    words: 'partner list',
    arguments: [],
    options: {},
    table: true,
    summary: 'List all partners.',
    async run(_given, { partners, listingsOfPartners }) {
      const listings = await listingsOfPartners();
      const rows = (await partners.list()).map(async (row) => ({
        ...brief(row),
        name: row.name,
        website: row.website,
        is_demo: row.is_demo,
        api_key_prefix: row.api_key_prefix,
        active: listings.get(row.id)?.active ?? 0,
        paused: listings.get(row.id)?.paused ?? 0,
        premium_until: await premiumEnd(row),
        created_at: timestamp(row.created_at),
      }));
      return asTable(await Promise.all(rows));
    },
  },
  {
    words: 'key issue',
    arguments: ['SLUG'],
    options: { test: flag('a test key, of an account that no traveller sees') },
    summary: 'Issue a new API key to a partner; the previous one stops working at once.',
    run: async ({ arguments: [slug = ''], options }, { operations }) =>
      asLines(await operations.partners.issueKey(slug, options.test ? 'test' : 'live')),
  },
  {
    words: 'key revoke',
    arguments: ['SLUG'],
    options: {},
    summary:
      'Take the API key of a partner away at once; a new one is made in its dashboard, or issued.',
    run: async ({ arguments: [slug = ''] }, { operations }) =>
      asLines(await operations.partners.revokeKey(slug)),
  },
  {
    words: 'premium grant',
    arguments: ['SLUG'],
    options: { until: text('the day it ends, such as 2026-12-31; never without it', 'DATE') },
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
