import { type Campcairn, compare } from '@campcairn/sdk';
import { clientOf } from '../client.ts';
import { keyOf } from '../credentials.ts';
import {
  choice,
  type Command,
  flag,
  type Given,
  Refused,
  type Result,
  text,
} from '../line/command.ts';
import { counted, number } from '../line/words.ts';
import type { System } from '../system.ts';
import { problemsOf, push, type Pushed } from './push.ts';
import { FORMATS, type ReadFile, readListings } from './read-file.ts';
import { type Difference, differenceText, type Problem, problemLines } from './report.ts';

const HELP = [
  'Columns are named as the fields of the API, with dots: external_id, title, price.from, location.lat. Prices',
  'are in minor units (8900 is 89.00). amenities, campsite.pitch_types and images take several values with | between',
  'them. Columns of feeds are read too: id, latitude, longitude, price (89.50), sleeps. JSON and XML may nest.',
  'What the file does not say of a listing is cleared; listings that are not in the file are left as they are.',
  'The difference is shown before anything is sent. Run it again after an interruption: what was sent is',
  'unchanged then, and the rest follows.',
];

/** Sends the listings of a file. */
export const syncCommand: Command = {
  words: 'sync',
  arguments: ['FILE'],
  summary: 'send the listings of a CSV, JSON or XML file',
  help: HELP,
  options: {
    'dry-run': flag('let the service check the file, show what would change, and change nothing'),
    'delete-missing': flag('delete the listings that are not in the file'),
    'max-delete': text(
      'the most listings that may be deleted; 20 % of yours unless given',
      'NUMBER',
    ),
    all: flag('send those too that look unchanged'),
    yes: flag('do not ask'),
    format: choice(Object.keys(FORMATS), 'what the file is, if its name does not say so'),
  },
  run: sync,
};

async function sync(given: Given, system: System): Promise<Result> {
  const path = given.arguments[0]!;
  const campcairn = clientOf(given, system);
  const file = readListings(path, given.text('format'));
  const account = keyOf(given, system).startsWith('cc_test_') ? 'test' : 'live';
  const where = `${path}, to your ${account} account`;
  if (given.has('dry-run')) return dryRun(where, file, campcairn, given, system);
  const listings = await campcairn.listings.list({}, { signal: system.stopped }).all();
  const difference = compare(file.items, listings, new Set(file.ids.keys()));
  const shown = differenceText(where, file, difference, given.has('delete-missing'));
  const ids = given.has('delete-missing') ? difference.gone.map(({ external_id: id }) => id) : [];
  const tooMany = tooManyDeleted(ids.length, listings.length, given);
  if (!given.has('json')) system.out(shown);
  if (tooMany) throw new Refused(`Nothing was done: ${tooMany}`);

  const { created, changed, unchanged } = difference;
  const items = [
    ...created,
    ...changed.map(({ item }) => item),
    ...(given.has('all') ? unchanged : []),
  ];
  await askFirst(items.length, ids.length, file, given, system);
  const pushed: Pushed = {
    created: 0,
    updated: 0,
    unchanged: 0,
    failed: 0,
    deleted: 0,
    problems: [],
  };
  try {
    await push(campcairn, items, ids, { pushed, places: file.ids }, system);
  } catch (error) {
    const { created: some, updated, unchanged: same, failed, deleted } = pushed;
    const done = some + updated + same + failed + deleted;
    system.progress('');
    system.say(
      `Ended after ${number(done)} of ${number(items.length + ids.length)}. Run it again: the rest follows.`,
    );
    throw error;
  }
  return resultOf(file, difference, pushed, doneText(pushed));
}

/** Number of items after which the progress of a check is shown again. */
const EVERY = 100;

/**
 * Lets the service check a file, and changes nothing. The account's listings are read only to say which
 * of them would be deleted.
 */
async function dryRun(
  where: string,
  file: ReadFile,
  campcairn: Campcairn,
  given: Given,
  system: System,
): Promise<Result> {
  const options = { signal: system.stopped };
  const difference: Difference = { created: [], changed: [], unchanged: [], gone: undefined };
  const refused: Problem[] = [];
  let done = 0;
  for await (const outcome of campcairn.listings.checkMany(file.items, options)) {
    const { item, result } = outcome;
    if (result === 'error') refused.push(...problemsOf(outcome, file.ids));
    else if (result === 'updated')
      difference.changed.push({
        item,
        fields: outcome.changes.map(({ field, before, after }) => ({
          field,
          from: before,
          to: after,
        })),
      });
    else difference[result].push(item);
    done += 1;
    if (done % EVERY === 0)
      system.progress(`Checked ${number(done)} of ${number(file.items.length)}`);
  }
  let tooMany: string | undefined;
  if (given.has('delete-missing')) {
    const fields = ['external_id', 'title'] as const;
    const listings = await campcairn.listings.list({ fields }, options).all();
    difference.gone = listings.filter(({ external_id: id }) => !file.ids.has(id));
    tooMany = tooManyDeleted(difference.gone.length, listings.length, given);
  }
  system.progress('');
  const checked = { ...file, problems: [...file.problems, ...refused] };
  const shown = differenceText(where, checked, difference, given.has('delete-missing'));
  const stops = tooMany ? [`It would stop: ${tooMany}`] : [];
  return resultOf(
    checked,
    difference,
    undefined,
    [shown, ...stops, 'Nothing was sent.'].join('\n'),
  );
}

/** Share of the account's listings that may be deleted unless a number is given, in percent. */
const MAX_DELETED_PERCENT = 20;

/** Says why so many listings must not be deleted; undefined if they may be. */
function tooManyDeleted(deletes: number, all: number, given: Given): string | undefined {
  const most = given.count('max-delete', Math.floor((all * MAX_DELETED_PERCENT) / 100));
  if (deletes <= most) return undefined;
  const share = Math.round((deletes / all) * 100);
  const limit = given.text('max-delete') === undefined ? `${MAX_DELETED_PERCENT} %` : number(most);
  return (
    `${counted(deletes, 'listing')} of ${number(all)} (${share} %) would be deleted, more than ${limit}. ` +
    `Is the file whole? Say --max-delete ${deletes} if you mean it.`
  );
}

/**
 * Asks the user for confirmation. A program has to confirm deletions by an option. Throws Refused.
 */
async function askFirst(
  puts: number,
  deletes: number,
  { problems }: ReadFile,
  given: Given,
  system: System,
): Promise<void> {
  if (deletes > 0 && problems.some(({ external_id: id }) => id === undefined))
    throw new Refused(
      'Nothing was done: a row without an id may be one of those that would be deleted.',
    );
  if (given.has('yes') || puts + deletes === 0) return;
  const what = deletes > 0 ? `${counted(deletes, 'listing')} will be deleted` : '';
  if (system.isPerson) {
    const sent = `Send ${counted(puts, 'listing')}?`;
    if (!(await system.confirm([what && `${what}.`, sent].filter(Boolean).join(' '))))
      throw new Refused('Nothing was done.');
  } else if (deletes > 0) throw new Refused(`Nothing was done: ${what}. Say --yes if you mean it.`);
}

function doneText({ created, updated, unchanged, failed, deleted, problems }: Pushed): string {
  const counts = [
    `${number(created)} created`,
    `${number(updated)} updated`,
    ...(unchanged > 0 ? [`${number(unchanged)} unchanged`] : []),
    ...(deleted > 0 ? [`${number(deleted)} deleted`] : []),
    ...(failed > 0 ? [`${number(failed)} refused`] : []),
  ];
  return [`Done: ${counts.join(', ')}.`, ...problemLines(problems)].join('\n');
}

function resultOf(
  { rows, problems, unread }: Pick<ReadFile, 'rows' | 'unread'> & { problems: readonly Problem[] },
  { created, changed, unchanged, gone }: Difference,
  pushed: Pushed | undefined,
  text: string,
): Result {
  return {
    json: {
      rows,
      created: created.map(({ external_id: id }) => id),
      changed: changed.map(({ item, fields }) => ({ external_id: item.external_id, fields })),
      unchanged: unchanged.length,
      gone: gone?.map(({ external_id: id }) => id) ?? null,
      problems,
      columns_not_read: unread,
      pushed: pushed ?? null,
    },
    text,
    failed: problems.length > 0 || (pushed?.failed ?? 0) > 0,
  };
}
