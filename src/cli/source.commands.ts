import type { Operations } from '../app/use-cases/operations/index.ts';
import type { Sources } from '../places/index.ts';
import { timestamp } from '../platform/clock.ts';
import type { Command } from './command.ts';
import { asLines, asTable } from './output.ts';

export interface SourceContext {
  sources: Pick<Sources, 'state'>;
  operations: Pick<Operations, 'sources'>;
}

const time = (at: Date | null): string | null => at && timestamp(at);

/** Commands about the open data that PLACES_SOURCES and GAZETTEER_SOURCES name. */
export const sourceCommands: Command<SourceContext>[] = [
  {
    words: 'sources list',
    arguments: [],
    options: {},
    summary: 'List the files of open data that the settings name, and when each was read.',
    async run(_given, { sources }) {
      const rows = (await sources.state()).sources;
      return asTable(
        rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          name: row.name,
          doing: row.doing,
          read_at: time(row.changed_at),
          asked_at: time(row.checked_at),
          next_at: time(row.next_at),
          data_at: time(row.data_at),
          bytes: row.bytes,
          campsites: row.objects,
          failures: row.failures,
          error: row.error,
        })),
      );
    },
  },
  {
    words: 'sources changes',
    arguments: [],
    options: {},
    summary:
      'List what these files changed last, and what is held back because more than 5 % is gone.',
    async run(_given, { sources }) {
      const rows = (await sources.state()).readings;
      return asTable(
        rows.map(({ subject, name, state, at, added, gone, renamed, known, reason }) => ({
          subject,
          name,
          state,
          at: timestamp(at),
          added,
          gone,
          renamed,
          known,
          reason,
        })),
      );
    },
  },
  {
    words: 'sources read',
    arguments: [],
    options: {},
    summary: 'Have a running worker ask for all these files now instead of next month.',
    run: async (_given, { operations }) => asLines({ asked: await operations.sources.readNow() }),
  },
  {
    words: 'sources confirm',
    arguments: ['SUBJECT'],
    options: {},
    summary: 'Apply what is held back; SUBJECT is places, or the id of a source of the gazetteer.',
    run: async ({ arguments: [subject = ''] }, { operations }) =>
      asLines(await operations.sources.confirm(subject)),
  },
  {
    words: 'sources dismiss',
    arguments: ['SUBJECT'],
    options: {},
    summary: 'Leave everything as it is, against what is held back, until there is another file.',
    run: async ({ arguments: [subject = ''] }, { operations }) =>
      asLines(await operations.sources.dismiss(subject)),
  },
];
