import type { FeedServices } from '../app/feed-services.ts';
import type { Operations } from '../app/operations/index.ts';
import { timestamp } from '../platform/clock.ts';
import type { Partners } from '../partners/index.ts';
import {
  type Command,
  type Given,
  lines,
  listOption,
  table,
  textOption,
  UsageError,
} from './command.ts';

/** The services that the commands about feeds use. */
export interface FeedContext {
  operations: Pick<Operations, 'feeds'>;
  partners: Partners;
  /** Loads the gazetteer, so it is called only by commands that need feeds. */
  feeds(): Promise<FeedServices>;
}

const SCHEDULES = ['hourly', 'daily', 'off'] as const;

const text = { type: 'string' as const };
const flag = { type: 'boolean' as const };

const result = (json: object) => ({ json, text: lines(json) });

const idOf = ({ arguments: [id = ''] }: Given, of = 'a feed'): number => {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new UsageError(`ID must be the number of ${of}.`);
  return Number(id);
};

/** The pairs `their column=our column`; null leaves a column out, as an empty right side says. */
const columnsOf = (given: Given): Record<string, string | null> | undefined => {
  const pairs = listOption(given, 'columns')?.map((pair) => pair.split('='));
  return (
    pairs && Object.fromEntries(pairs.map(([theirs = '', ours = '']) => [theirs, ours || null]))
  );
};

const settingsOf = (given: Given) => {
  const settings = {
    category: textOption(given, 'category'),
    currency: textOption(given, 'currency'),
    unit: textOption(given, 'unit'),
    language: textOption(given, 'language'),
    decimal: textOption(given, 'decimal'),
    link: textOption(given, 'link'),
    leaveOutBadImages: given.options['leave-out-bad-images'],
    upgradeTrackers: given.options['upgrade-trackers'],
    categoryFromTitle: given.options['category-from-title'],
    columns: columnsOf(given),
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
};

const withoutProblems = ({ problems, ...rest }: { problems: unknown[] }) => ({
  ...rest,
  problems: problems.length,
});

/** Commands about product feeds. */
export const feedCommands: Command<FeedContext>[] = [
  {
    words: 'feed add',
    arguments: ['SLUG'],
    options: {
      url: text,
      header: text,
      category: text,
      currency: text,
      unit: text,
      language: text,
      decimal: text,
      link: text,
      columns: text,
      'leave-out-bad-images': flag,
      'upgrade-trackers': flag,
      'category-from-title': flag,
    },
    required: ['url'],
    summary: "Add a partner's feed; nothing is read yet.",
    async run(given, { partners, operations }) {
      const partner = await partners.bySlug(given.arguments[0] ?? '');
      const header = textOption(given, 'header');
      const input = { url: textOption(given, 'url'), settings: settingsOf(given) };
      return result(await operations.feeds.add(partner, header ? { ...input, header } : input));
    },
  },
  {
    words: 'feed list',
    arguments: [],
    options: {},
    summary: 'List all feeds.',
    async run(_given, { feeds }) {
      const rows = await (await feeds()).list();
      const shown = rows.map((row) => ({ ...row, settings: JSON.stringify(row.settings) }));
      return { json: rows, text: table(shown) };
    },
  },
  {
    words: 'feed test',
    arguments: ['ID'],
    options: { send: flag },
    summary:
      'Read the first rows and say what was understood, to the partner as well (--send: by mail); publishes nothing.',
    async run(given, { feeds, operations }) {
      const answer = await (await feeds()).preview(idOf(given));
      if (given.options.send) await operations.feeds.sendReport(idOf(given));
      return { json: answer, text: JSON.stringify(answer, null, 2) };
    },
  },
  {
    words: 'feed run',
    arguments: ['ID'],
    options: {},
    summary: 'Read the whole feed and publish what changed.',
    async run(given, { operations }) {
      const run = await operations.feeds.run(idOf(given));
      const problems = run.problems.map(({ row, id, path, message }) => ({
        row,
        id,
        path,
        message,
      }));
      return {
        json: run,
        text: [lines(withoutProblems(run)), '', table(problems)].join('\n'),
      };
    },
  },
  {
    words: 'feed runs',
    arguments: ['ID'],
    options: {},
    summary: 'List the last runs of a feed.',
    async run(given, { feeds }) {
      const runs = await (await feeds()).runs(idOf(given));
      return { json: runs, text: table(runs.map(withoutProblems)) };
    },
  },
  {
    words: 'feed schedule',
    arguments: ['ID', 'hourly|daily|off'],
    options: {},
    summary: 'Read a feed every hour or day, or only by hand.',
    async run(given, { operations }) {
      const schedule = SCHEDULES.find((known) => known === given.arguments[1]);
      if (!schedule) throw new UsageError(`The schedule must be one of ${SCHEDULES.join(', ')}.`);
      return result(await operations.feeds.schedule(idOf(given), schedule));
    },
  },
  {
    words: 'feed confirm',
    arguments: ['ID'],
    options: {},
    summary: 'Pause the listings whose disappearance was held back.',
    run: async (given, { operations }) => result(await operations.feeds.confirm(idOf(given))),
  },
  {
    words: 'feed requests',
    arguments: [],
    options: {},
    summary: 'List what partners ask for: other addresses of their feeds, or a first feed.',
    async run(_given, { feeds }) {
      const requests = await (await feeds()).requests.list();
      const rows = requests.map(({ asked_at, ...rest }) => ({
        ...rest,
        asked_at: timestamp(asked_at),
      }));
      return { json: rows, text: table(rows) };
    },
  },
  {
    words: 'feed accept',
    arguments: ['ID'],
    options: {},
    summary: 'Use the address that a partner asked for; a first feed is added without a schedule.',
    async run(given, { operations }) {
      const request = idOf(given, 'a request');
      return result({ request, ...(await operations.feeds.acceptRequest(request)) });
    },
  },
  {
    words: 'feed decline',
    arguments: ['ID'],
    options: { reason: text },
    required: ['reason'],
    summary: 'Leave a feed as it is, and tell its partner why.',
    async run(given, { operations }) {
      const request = idOf(given, 'a request');
      await operations.feeds.declineRequest(request, textOption(given, 'reason') ?? '');
      return result({ request, declined: true });
    },
  },
  {
    words: 'feed remove',
    arguments: ['ID'],
    options: {},
    summary: 'Delete a feed; its listings stay as they are.',
    run: async (given, { operations }) => result(await operations.feeds.remove(idOf(given))),
  },
];
