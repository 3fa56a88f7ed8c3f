import type { Operations } from '../app/use-cases/operations/index.ts';
import type { FoundRow, ListingFinder } from '../listings/index.ts';
import type { Partners } from '../partners/index.ts';
import { timestamp } from '../platform/clock.ts';
import { type Command, flag, type Given, idArgument, text, textOption } from './command.ts';
import { asLines, asTable } from './output.ts';

export interface ListingContext {
  operations: Pick<Operations, 'listings'>;
  listingFinder: ListingFinder;
  partners: Partners;
}

const MAX_FOUND = 50;

const idOf = (given: Given): number => idArgument(given, 'a listing');

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

export const listingCommands: Command<ListingContext>[] = [
  {
    words: 'listing find',
    arguments: ['WORDS'],
    options: {
      partner: text('only those of this partner', 'SLUG'),
      hidden: flag('only those that are hidden'),
    },
    table: true,
    summary: "Find listings by id, address, the partner's own id or words of the title.",
    async run(given, { listingFinder, partners }) {
      const slug = textOption(given, 'partner');
      const partner = slug === undefined ? undefined : await partners.bySlug(slug);
      const search = {
        words: given.arguments[0] ?? '',
        hidden: given.options.hidden === true,
        ...(partner && { partnerId: partner.id }),
      };
      return asTable((await listingFinder.find(search, MAX_FOUND)).map(row));
    },
  },
  {
    words: 'listing hide',
    arguments: ['ID'],
    options: { reason: text('the partner reads it') },
    required: ['reason'],
    summary: 'Hide a listing from every public page, with a reason that the partner reads.',
    async run(given, { operations }) {
      const id = idOf(given);
      const { title, after } = await operations.listings.hide(
        id,
        textOption(given, 'reason') ?? '',
      );
      return asLines({ id, title, hidden: true, reason: after });
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
      return asLines({ id, title, hidden: false });
    },
  },
];
