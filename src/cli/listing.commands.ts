import type { Operations } from '../app/operations/index.ts';
import type { FoundRow, ListingFinder } from '../listings/index.ts';
import type { Partners } from '../partners/index.ts';
import { timestamp } from '../platform/clock.ts';
import { type Command, type Given, lines, table, textOption, UsageError } from './command.ts';

/** The services that the commands about listings use. */
export interface ListingContext {
  operations: Pick<Operations, 'listings'>;
  listingFinder: ListingFinder;
  partners: Partners;
}

const text = { type: 'string' as const };

const MAX_FOUND = 50;

const idOf = ({ arguments: [id = ''] }: Given): number => {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new UsageError('ID must be the number of a listing.');
  return Number(id);
};

const row = (listing: FoundRow) => ({
  id: listing.id,
  partner: listing.partner_slug,
  external_id: listing.external_id,
  category: listing.category,
  status: listing.status,
  title: listing.title,
  updated_at: timestamp(listing.updated_at),
  hidden_at: listing.hidden_at && timestamp(listing.hidden_at),
  hidden_reason: listing.hidden_reason,
});

const result = (json: object) => ({ json, text: lines(json) });

/** Commands about listings of all partners. */
export const listingCommands: Command<ListingContext>[] = [
  {
    words: 'listing find',
    arguments: ['WORDS'],
    options: { partner: text, hidden: { type: 'boolean' } },
    summary: "Find listings by id, address, the partner's own id or words of the title.",
    async run(given, { listingFinder, partners }) {
      const slug = textOption(given, 'partner');
      const partner = slug === undefined ? undefined : await partners.bySlug(slug);
      const search = {
        words: given.arguments[0] ?? '',
        hidden: given.options.hidden === true,
        ...(partner && { partnerId: partner.id }),
      };
      const rows = (await listingFinder.find(search, MAX_FOUND)).map(row);
      return { json: rows, text: table(rows) };
    },
  },
  {
    words: 'listing hide',
    arguments: ['ID'],
    options: { reason: text },
    required: ['reason'],
    summary: 'Hide a listing from every public page, with a reason that the partner reads.',
    async run(given, { operations }) {
      const id = idOf(given);
      const { title, after } = await operations.listings.hide(
        id,
        textOption(given, 'reason') ?? '',
      );
      return result({ id, title, hidden: true, reason: after });
    },
  },
  {
    words: 'listing unhide',
    arguments: ['ID'],
    options: {},
    summary: 'Show a hidden listing again.',
    async run(given, { operations }) {
      const id = idOf(given);
      const { title } = await operations.listings.unhide(id);
      return result({ id, title, hidden: false });
    },
  },
];
