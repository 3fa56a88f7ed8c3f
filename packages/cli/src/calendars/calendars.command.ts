import { statSync } from 'node:fs';
import type { Campcairn } from '@campcairn/sdk';
import { clientOf } from '../client.ts';
import { keyOf } from '../credentials.ts';
import { ZONES } from '../generated/zones.ts';
import {
  type Command,
  flag,
  type Given,
  Refused,
  type Result,
  UsageError,
} from '../line/command.ts';
import { counted, inLine, number, table } from '../line/words.ts';
import { type Problem, problemLines, progressBar, section } from '../sync/report.ts';
import type { System } from '../system.ts';
import type { Calendar, ReadCalendars } from './calendar.ts';
import { readFolder } from './read-folder.ts';
import { readTable } from './read-table.ts';

/** Number of calendars after which the progress is shown again. */
const EVERY = 20;

/** Sends the calendars of a file or folder. */
export const calendarsCommand: Command = {
  words: 'calendars',
  arguments: ['FILE.csv|FOLDER'],
  summary: 'send the calendars of a CSV file, or of a folder of iCal files',
  help: [
    'A CSV file has the columns external_id, start, end, status (available or unavailable) and price (in minor units:',
    '8900 is 89.00), with one range in each row. end is the day of leaving: 1 to 8 July is seven nights. A folder has a',
    'file EXTERNAL_ID.ics for each listing: the nights that its events take from today on are unavailable. Each calendar',
    'replaces that of its listing; listings without one are left as they are. The service checks all of them first, and',
    'only those that differ are sent.',
  ],
  options: {
    'dry-run': flag('let the service check the calendars, and change nothing'),
    yes: flag('do not ask'),
  },
  run: calendars,
};

/** What the service says of calendars before they are sent. */
interface Checked {
  changed: Calendar[];
  unchanged: number;
  problems: Problem[];
  /** Number of calendars that would be refused. */
  refused: number;
}

async function calendars(given: Given, system: System): Promise<Result> {
  const path = given.arguments[0]!;
  const campcairn = clientOf(given, system);
  const read = isFolder(path)
    ? await readFolder(path, system.now(), () => zonesOf(campcairn, system))
    : readTable(path);
  const checked = await check(campcairn, read.calendars, system);
  const account = keyOf(given, system).startsWith('cc_test_') ? 'test' : 'live';
  const shown = [`${path}, to your ${account} account:`, checkedText(read, checked)].join('\n');
  if (given.has('dry-run')) return resultOf(read, checked, null, `${shown}\nNothing was sent.`);
  if (!given.has('json')) system.out(shown);
  const { changed } = checked;
  if (changed.length > 0 && system.isPerson && !given.has('yes')) {
    const sent = await system.confirm(`Send ${counted(changed.length, 'calendar')}?`);
    if (!sent) throw new Refused('Nothing was done.');
  }
  const sent = await send(campcairn, changed, system);
  const counts = [
    `${number(sent.saved)} saved`,
    `${number(checked.unchanged)} unchanged`,
    ...(sent.failed > 0 ? [`${number(sent.failed)} refused`] : []),
  ];
  const text = [`Done: ${counts.join(', ')}.`, ...problemLines(sent.problems)].join('\n');
  return resultOf(read, checked, sent, text);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new UsageError(`${path} cannot be read: ${code}.`, { cause });
  }
}

/** Returns the time zone of each listing, for calendars whose times name none. */
async function zonesOf(campcairn: Campcairn, { stopped }: System): Promise<(id: string) => string> {
  const fields = ['external_id', 'location'] as const;
  const listings = await campcairn.listings.list({ fields }, { signal: stopped }).all();
  const zones = new Map(
    listings.map(({ external_id: id, location: { country_code: country, region_id: region } }) => [
      id,
      ZONES[region ?? ''] ?? ZONES[country],
    ]),
  );
  return (id) => zones.get(id) ?? 'UTC';
}

/** Returns the problems of a refused calendar, at the rows of its ranges. */
function problemsOf(
  { at, rangesAt, external_id: id }: Calendar,
  { message, details = [] }: { message: string; details?: { path: string; message: string }[] },
): Problem[] {
  const named = details.length > 0 ? details : [{ path: '', message }];
  return named.map(({ path, message: said }) => {
    const [, range, field] = /^ranges\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    const place = range === undefined ? undefined : rangesAt[Number(range)];
    return place === undefined
      ? { at, external_id: id, field: path, message: said }
      : { at: place, external_id: id, field: field ?? 'start, end', message: said };
  });
}

/** The part of a calendar that the API takes. */
const sentPart = ({ external_id, ranges }: Calendar) => ({ external_id, ranges });

async function check(
  campcairn: Campcairn,
  all: readonly Calendar[],
  system: System,
): Promise<Checked> {
  const checked: Checked = { changed: [], unchanged: 0, problems: [], refused: 0 };
  const options = { signal: system.stopped };
  for await (const outcome of campcairn.listings.checkAvailabilityMany(
    all.map(sentPart),
    options,
  )) {
    const calendar = all[outcome.index]!;
    if ('error' in outcome) {
      checked.refused += 1;
      checked.problems.push(...problemsOf(calendar, outcome.error));
    } else if (outcome.changed) checked.changed.push(calendar);
    else checked.unchanged += 1;
    if (outcome.index % EVERY === 0)
      system.progress(`Checked ${number(outcome.index)} of ${number(all.length)}`);
  }
  system.progress('');
  return checked;
}

/** What became of sent calendars. */
interface Sent {
  saved: number;
  failed: number;
  problems: Problem[];
}

async function send(
  campcairn: Campcairn,
  changed: readonly Calendar[],
  system: System,
): Promise<Sent> {
  const sent: Sent = { saved: 0, failed: 0, problems: [] };
  const options = { signal: system.stopped };
  const all = changed.length;
  try {
    for await (const outcome of campcairn.listings.putAvailabilityMany(
      changed.map(sentPart),
      options,
    )) {
      if ('error' in outcome) {
        sent.failed += 1;
        sent.problems.push(...problemsOf(changed[outcome.index]!, outcome.error));
      } else sent.saved += 1;
      const done = sent.saved + sent.failed;
      if (done % EVERY === 0 || done === all) system.progress(progressBar(done, all, sent.failed));
    }
  } catch (error) {
    system.progress('');
    const done = number(sent.saved + sent.failed);
    system.say(`Ended after ${done} of ${number(all)}. Run it again: the rest follows.`);
    throw error;
  }
  return sent;
}

function checkedText(
  { problems, unread }: ReadCalendars,
  { changed, unchanged, refused, problems: refusals }: Checked,
): string {
  const unreadable = new Set(problems.map(({ at, external_id: id }) => id ?? at)).size;
  return [
    table([
      ['  to save', number(changed.length)],
      ['  unchanged', number(unchanged)],
      ['  refused', number(refused + unreadable)],
    ]),
    ...section(
      changed.map(({ external_id: id, ranges }) => `~ ${id}  ${counted(ranges.length, 'range')}`),
    ),
    ...unread.map((name) => `Not read: ${inLine(name)}`),
    ...problemLines([...problems, ...refusals]),
  ].join('\n');
}

function resultOf(
  { calendars: all, problems, unread }: ReadCalendars,
  { changed, unchanged, problems: refusals }: Checked,
  sent: Sent | null,
  text: string,
): Result {
  const found = [...problems, ...refusals];
  return {
    json: {
      calendars: all.length,
      changed: changed.map(({ external_id: id }) => id),
      unchanged,
      problems: found,
      not_read: unread,
      sent,
    },
    text,
    failed: found.length > 0 || (sent?.failed ?? 0) > 0,
  };
}
