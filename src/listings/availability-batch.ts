import { DatabaseUnavailable, validationError } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import type { AvailabilityItem } from './availability.schema.ts';
import type { Availability, Calendars } from './availability.ts';
import { type BatchError, failureOf, idOf } from './batch.ts';
import { listingNotFound } from './listing.errors.ts';
import { isExternalId } from './listing.schema.ts';

/** The result of one calendar, in the shape of the API. */
export interface CalendarResult {
  index: number;
  external_id: string | null;
  status: number;
  error?: BatchError;
}

/** The results of a batch of calendars. */
export interface CalendarBatchAnswer {
  summary: { saved: number; failed: number };
  results: CalendarResult[];
}

/** What writing calendars came to: their ids that listings have, and errors by id. */
interface Outcome {
  found: Set<string>;
  failed: Map<string, unknown>;
}

/** Writes calendars together; when that fails unexpectedly, each on its own. */
async function replaceAll(
  availability: Availability,
  partnerId: number,
  calendars: Calendars,
): Promise<Outcome> {
  if (calendars.size === 0) return { found: new Set(), failed: new Map() };
  try {
    return { found: await availability.replaceMany(partnerId, calendars), failed: new Map() };
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const [[id] = ['']] = calendars;
    if (calendars.size === 1) return { found: new Set([id]), failed: new Map([[id, error]]) };
  }
  const all: Outcome = { found: new Set(), failed: new Map() };
  for (const one of calendars) {
    const { found, failed } = await replaceAll(availability, partnerId, new Map([one]));
    for (const id of found) all.found.add(id);
    for (const [id, error] of failed) all.failed.set(id, error);
  }
  return all;
}

/** Returns the ids of refused items whose listings exist, or that are no ids. */
async function findRefused(
  availability: Availability,
  partnerId: number,
  items: readonly AvailabilityItem[],
): Promise<Set<string>> {
  const ids = items.flatMap(({ checked, sent }) => (checked.ok ? [] : (idOf(sent) ?? [])));
  if (ids.length === 0) return new Set();
  const known = await availability.knownIds(partnerId, ids.filter(isExternalId));
  return new Set(ids.filter((id) => !isExternalId(id) || known.has(id)));
}

/** The valid calendars of a batch; of several for one listing, the last. */
const calendarsOf = (items: readonly AvailabilityItem[]): Calendars =>
  new Map(
    items.flatMap(({ checked }) =>
      checked.ok ? [[checked.value.external_id, checked.value.ranges] as const] : [],
    ),
  );

/**
 * Returns the errors of items by their places: of refused ones, of those without a listing, and what
 * failed otherwise.
 */
async function errorsOf(
  availability: Availability,
  partnerId: number,
  items: readonly AvailabilityItem[],
  { found, failed }: Outcome,
): Promise<unknown[]> {
  const refused = await findRefused(availability, partnerId, items);
  return items.map(({ sent, checked }): unknown => {
    if (checked.ok) {
      const id = checked.value.external_id;
      return found.has(id) ? failed.get(id) : listingNotFound();
    }
    const id = idOf(sent);
    return id === null || refused.has(id) ? validationError(checked.problems) : listingNotFound();
  });
}

/**
 * Replaces the calendars of a batch, by few statements for all of them. Each item has the result
 * that it would have on its own, in the order sent; of several for one listing, the last valid one
 * stays. An item that fails unexpectedly has status 500 and is logged. Throws {DatabaseUnavailable}
 * for the whole batch, which the caller then sends again.
 */
export async function writeCalendarBatch(
  availability: Availability,
  log: Logger,
  partnerId: number,
  items: readonly AvailabilityItem[],
): Promise<CalendarBatchAnswer> {
  const outcome = await replaceAll(availability, partnerId, calendarsOf(items));
  const errors = await errorsOf(availability, partnerId, items, outcome);
  const results = items.map((item, index): CalendarResult => {
    const placed = { index, external_id: idOf(item.sent) };
    const error = errors[index];
    return error === undefined
      ? { ...placed, status: 200 }
      : { ...placed, ...failureOf(error, log) };
  });
  const saved = results.filter(({ status }) => status === 200).length;
  return { summary: { saved, failed: results.length - saved }, results };
}

/** The result of one checked calendar, in the shape of the API. */
export interface CheckedCalendar extends CalendarResult {
  /** Whether it differs from what is saved; not there for one that is refused. */
  changed?: boolean;
}

/** The results of a checked batch of calendars. */
export interface CalendarCheckAnswer {
  summary: { changed: number; unchanged: number; failed: number };
  results: CheckedCalendar[];
}

/**
 * Says what `writeCalendarBatch` would answer, and writes nothing. Of several calendars for one listing
 * the last valid one counts.
 */
export async function checkCalendarBatch(
  availability: Availability,
  log: Logger,
  partnerId: number,
  items: readonly AvailabilityItem[],
): Promise<CalendarCheckAnswer> {
  const changes = await availability.wouldChange(partnerId, calendarsOf(items));
  const outcome: Outcome = { found: new Set(changes.keys()), failed: new Map() };
  const errors = await errorsOf(availability, partnerId, items, outcome);
  const summary = { changed: 0, unchanged: 0, failed: 0 };
  const results = items.map(({ sent, checked }, index): CheckedCalendar => {
    const placed = { index, external_id: idOf(sent) };
    if (!checked.ok || errors[index] !== undefined) {
      summary.failed++;
      return { ...placed, ...failureOf(errors[index], log) };
    }
    const changed = changes.get(checked.value.external_id) === true;
    summary[changed ? 'changed' : 'unchanged']++;
    return { ...placed, status: 200, changed };
  });
  return { summary, results };
}
