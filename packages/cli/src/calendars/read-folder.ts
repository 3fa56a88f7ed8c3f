import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CalendarUnreadable, hasTimes, takenNights } from '@campcairn/ical';
import { fileText } from '../file.ts';
import { WorkFailed } from '../line/command.ts';
import type { Problem } from '../sync/report.ts';
import type { ReadCalendars } from './calendar.ts';

/** Number of days ahead for which nights are taken from a calendar, as the service does. */
const WINDOW_DAYS = 3 * 365;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the id in the name of a file. Ids have no %, so that names may escape what files cannot have. */
function idOf(name: string): string {
  const id = name.slice(0, -'.ics'.length);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Reads the calendars of a folder with a file `<external_id>.ics` for each listing. Nights from today on
 * that an event takes are unavailable; the others are unknown. Throws UsageError or WorkFailed.
 * @param zonesOf finds the time zones of listings, for times without one; called only if there are any
 */
export async function readFolder(
  path: string,
  now: Date,
  zonesOf: () => Promise<(externalId: string) => string>,
): Promise<ReadCalendars> {
  const names = readdirSync(path).toSorted();
  const files = names.filter((name) => /.\.ics$/i.test(name));
  if (files.length === 0)
    throw new WorkFailed(`${path} holds no calendar, such as bramble.ics: nothing was done.`);
  const read: ReadCalendars = {
    calendars: [],
    problems: [],
    unread: names.filter((name) => !files.includes(name)),
  };
  const from = dayOf(now.getTime());
  const to = dayOf(now.getTime() + WINDOW_DAYS * DAY_MS);
  let zoneOf: ((externalId: string) => string) | undefined;
  for (const name of files) {
    const id = idOf(name);
    const text = fileText(join(path, name));
    if (hasTimes(text)) zoneOf ??= await zonesOf();
    const zone = zoneOf?.(id) ?? 'UTC';
    try {
      const nights = takenNights(text, { from, to, zone });
      const ranges = nights.map((run) => ({ ...run, status: 'unavailable' as const }));
      read.calendars.push({
        external_id: id,
        ranges,
        at: name,
        rangesAt: ranges.map(({ start }) => `${name}, ${start}`),
      });
    } catch (error) {
      if (!(error instanceof CalendarUnreadable)) throw error;
      const problem: Problem = { at: name, external_id: id, field: '', message: error.message };
      read.problems.push(problem);
    }
  }
  return read;
}
