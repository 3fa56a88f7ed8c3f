import type { FeedServices } from '../app/composition/feed-services.ts';
import type { Operations } from '../app/use-cases/operations/index.ts';
import type { Schedule } from '../feeds/index.ts';
import { timestamp } from '../platform/clock.ts';
import type { Partners } from '../partners/index.ts';
import {
  type Command,
  flag,
  type Given,
  idArgument,
  text,
  textOption,
  UsageError,
} from './command.ts';
import { previewText, runText } from './feed-output.ts';
import { FEED_SETTINGS, settingsGiven } from './feed-settings.ts';
import { asLines, asTable } from './output.ts';

export interface FeedContext {
  operations: Pick<Operations, 'feeds'>;
  partners: Partners;
  loadFeeds(): Promise<FeedServices>;
}

const SCHEDULES: readonly Schedule[] = ['hourly', 'daily', 'off'];

const URL_OPTION = text('where the file is; https', 'URL');
const HEADER = text("what its server asks for, such as 'Authorization: Bearer …'", "'NAME: VALUE'");

const idOf = (given: Given): number => idArgument(given, 'a feed');

const withoutProblems = ({ problems, ...rest }: { problems: unknown[] }) => ({
  ...rest,
  problems: problems.length,
});

export const feedCommands: Command<FeedContext>[] = [
  {
    words: 'feed add',
    arguments: ['SLUG'],
    options: { url: URL_OPTION, header: HEADER, ...FEED_SETTINGS },
    required: ['url'],
    summary: "Add a partner's feed; nothing is read yet.",
    async run(given, { partners, operations }) {
      const partner = await partners.bySlug(given.arguments[0] ?? '');
      const header = textOption(given, 'header');
      const input = { url: textOption(given, 'url'), settings: settingsGiven(given) };
      return asLines(await operations.feeds.add(partner, header ? { ...input, header } : input));
    },
  },
  {
    words: 'feed edit',
    arguments: ['ID'],
    options: {
      url: URL_OPTION,
      header: HEADER,
      'no-header': flag('ask without the header from now on'),
      ...FEED_SETTINGS,
      unset: text('settings that are removed, with commas, such as currency,columns', 'A,B'),
    },
    summary: 'Change the address, header or settings of a feed; what is not given stays.',
    async run(given, { operations, loadFeeds }) {
      const id = idOf(given);
      const settings = settingsGiven(given);
      const removed = new Set((textOption(given, 'unset') ?? '').split(',').filter(Boolean));
      const { settings: before } = await (await loadFeeds()).show(id);
      const names = new Set([...Object.keys(FEED_SETTINGS).map(settingOf), ...Object.keys(before)]);
      const unknown = [...removed].map(settingOf).find((name) => !names.has(name));
      if (unknown !== undefined) throw new UsageError(`--unset: there is no setting ${unknown}.`);
      const [url, header] = [textOption(given, 'url'), textOption(given, 'header')];
      const changesSettings = removed.size > 0 || Object.keys(settings).length > 0;
      const input = {
        ...(url === undefined ? {} : { url }),
        ...(header === undefined ? {} : { header }),
        ...(given.options['no-header'] ? { header: null } : {}),
        ...(changesSettings
          ? { settings: { ...without(before, new Set([...removed].map(settingOf))), ...settings } }
          : {}),
      };
      if (Object.keys(input).length === 0) {
        throw new UsageError('Say what to change: "cc help feed edit" lists the options.');
      }
      await operations.feeds.edit(id, input);
      return asLines(await (await loadFeeds()).show(id));
    },
  },
  {
    words: 'feed list',
    arguments: [],
    options: {},
    table: true,
    summary: 'List all feeds.',
    run: async (_given, { loadFeeds }) => asTable(await (await loadFeeds()).list()),
  },
  {
    words: 'feed test',
    arguments: ['ID'],
    options: { send: flag('mail the partner what was understood') },
    summary:
      'Read the first rows and say what was understood, to the partner as well (--send: by mail); publishes nothing.',
    async run(given, { loadFeeds, operations }) {
      const answer = await (await loadFeeds()).preview(idOf(given));
      if (given.options.send) await operations.feeds.sendReport(idOf(given));
      return { json: answer, text: previewText(answer), failed: answer.error !== null };
    },
  },
  {
    words: 'feed run',
    arguments: ['ID'],
    options: {},
    summary: 'Read the whole feed and publish what changed.',
    async run(given, { operations }) {
      const run = await operations.feeds.run(idOf(given));
      return { json: run, text: runText(run), failed: run.status === 'broken' };
    },
  },
  {
    words: 'feed runs',
    arguments: ['ID'],
    options: {},
    table: true,
    summary: 'List the last runs of a feed.',
    async run(given, { loadFeeds }) {
      const runs = await (await loadFeeds()).runs(idOf(given));
      return asTable(runs, runs.map(withoutProblems));
    },
  },
  {
    words: 'feed schedule',
    arguments: ['ID', SCHEDULES.join('|')],
    options: {},
    summary: 'Read a feed every hour or day, or only by hand.',
    async run(given, { operations }) {
      const schedule = SCHEDULES.find((known) => known === given.arguments[1]);
      if (!schedule) throw new UsageError(`The schedule must be one of ${SCHEDULES.join(', ')}.`);
      return asLines(await operations.feeds.schedule(idOf(given), schedule));
    },
  },
  {
    words: 'feed confirm',
    arguments: ['ID'],
    options: {},
    summary: 'Pause the listings whose disappearance was held back.',
    run: async (given, { operations }) => asLines(await operations.feeds.confirm(idOf(given))),
  },
  {
    words: 'feed requests',
    arguments: [],
    options: {},
    table: true,
    summary: 'List what partners ask for: other addresses of their feeds, or a first feed.',
    async run(_given, { loadFeeds }) {
      const requests = await (await loadFeeds()).requests.list();
      return asTable(
        requests.map(({ asked_at, ...rest }) => ({ ...rest, asked_at: timestamp(asked_at) })),
      );
    },
  },
  {
    words: 'feed accept',
    arguments: ['ID'],
    options: {},
    summary: 'Use the address that a partner asked for; a first feed is added without a schedule.',
    async run(given, { operations }) {
      const request = idArgument(given, 'a request');
      return asLines({ request, ...(await operations.feeds.acceptRequest(request)) });
    },
  },
  {
    words: 'feed decline',
    arguments: ['ID'],
    options: { reason: text('the partner reads it') },
    required: ['reason'],
    summary: 'Leave a feed as it is, and tell its partner why.',
    async run(given, { operations }) {
      const request = idArgument(given, 'a request');
      await operations.feeds.declineRequest(request, textOption(given, 'reason') ?? '');
      return asLines({ request, declined: true });
    },
  },
  {
    words: 'feed remove',
    arguments: ['ID'],
    options: {},
    summary: 'Delete a feed; its listings stay as they are.',
    run: async (given, { operations }) => asLines(await operations.feeds.remove(idOf(given))),
  },
];

/** Maps an option to its setting: `upgrade-trackers` is `upgradeTrackers`. */
const settingOf = (option: string): string =>
  option.trim().replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

const without = (settings: object, removed: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !removed.has(name)));
