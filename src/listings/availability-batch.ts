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
  const calendars = new Map(
    items.flatMap(({ checked }) =>
      checked.ok ? [[checked.value.external_id, checked.value.ranges] as const] : [],
    ),
  );
  const { found, failed } = await replaceAll(availability, partnerId, calendars);
  const refused = await findRefused(availability, partnerId, items);
  const errorOf = ({ sent, checked }: AvailabilityItem): unknown => {
    if (checked.ok) {
      const id = checked.value.external_id;
      return found.has(id) ? failed.get(id) : listingNotFound();
    }
    const id = idOf(sent);
    return id === null || refused.has(id) ? validationError(checked.problems) : listingNotFound();
  };
  const results = items.map((item, index): CalendarResult => {
    const placed = { index, external_id: idOf(item.sent) };
    const error = errorOf(item);
    return error === undefined
      ? { ...placed, status: 200 }
      : { ...placed, ...failureOf(error, log) };
  });
  const saved = results.filter(({ status }) => status === 200).length;
  return { summary: { saved, failed: results.length - saved }, results };
}
