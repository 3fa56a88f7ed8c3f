import { createHandImports, uploadJobs } from '../feeds/index.ts';
import {
  bulkJobs,
  calendarJobs,
  createCalendarImports,
  createListingBulk,
  createListingEditor,
  createListingLines,
  createOwnCalendars,
  type Listings,
  type ListingWriter,
} from '../listings/index.ts';
import { type Locator, townsNamed } from '../places/index.ts';
import { dayOf } from '../platform/clock.ts';
import type { Outbound } from '../platform/outbound/index.ts';
import type { Foundation } from './foundation.ts';

interface Needs {
  outbound: Outbound;
  writer: ListingWriter;
  listings: Listings;
  locator: Pick<Locator, 'locate'>;
}

/** Makes the use cases by which partners work on their listings by hand. */
export function createOwnListingServices(
  { db, clock, keyRing }: Foundation,
  { outbound, writer, listings, locator }: Needs,
) {
  const needs = { db, clock, keyRing, outbound };
  return {
    lines: createListingLines(db, () => dayOf(clock.now())),
    bulk: createListingBulk(db, clock),
    editor: createListingEditor({ db, clock, writer, listings }),
    calendars: createOwnCalendars(db),
    calendarImports: createCalendarImports(needs),
    handImports: createHandImports({
      db,
      clock,
      writer,
      locate: locator.locate,
      findTowns: townsNamed,
    }),
    jobs: [bulkJobs(db, clock), calendarJobs(needs), uploadJobs(db, clock)],
  };
}
