import type { Operations } from '../app/use-cases/operations/index.ts';
import type { Pairs } from '../duplicates/index.ts';
import { type Command, type Given, idArgument } from './command.ts';
import { asLines, asTable } from './output.ts';

export interface PairContext {
  operations: Pick<Operations, 'listings'>;
  pairs: Pick<Pairs, 'list'>;
}

const MAX_LISTED = 200;

/** Parses the ids of two listings. */
const idsOf = (given: Given): [number, number] => [
  idArgument(given, 'a listing'),
  idArgument({ ...given, arguments: given.arguments.slice(1) }, 'a listing'),
];

export const pairCommands: Command<PairContext>[] = [
  {
    words: 'pair list',
    arguments: [],
    options: {},
    table: true,
    summary:
      'List pairs of listings that are held to be one vehicle or campsite, the newest first.',
    async run(_, { pairs }) {
      return asTable(await pairs.list(MAX_LISTED));
    },
  },
  {
    words: 'pair part',
    arguments: ['ID', 'OTHER'],
    options: {},
    summary: 'Say that two listings are not the same, which is kept.',
    async run(given, { operations }) {
      const [id, otherId] = idsOf(given);
      const { other } = await operations.listings.rejectMatch(id, otherId);
      return asLines({ id, other: other.id, partner: other.partner, same: false });
    },
  },
  {
    words: 'pair join',
    arguments: ['ID', 'OTHER'],
    options: {},
    summary:
      'Take back that two listings are not the same, whoever said it; they are compared again.',
    async run(given, { operations }) {
      const [id, otherId] = idsOf(given);
      const { other } = await operations.listings.restoreMatch(id, otherId);
      return asLines({ id, other: other.id, partner: other.partner });
    },
  },
];
