import { createTestDatabase } from '../../../test/support/database.ts';
import { createOutboundLab } from '../../../test/support/outbound-fixture.ts';
import { createPartners } from '../../partners/index.ts';
import { createLocator, loadTowns } from '../../places/index.ts';
import { manualClock } from '../../../test/support/manual-clock.ts';
import { systemClock } from '../../platform/clock.ts';
import { createWorker } from '../../platform/jobs/index.ts';
import { createLog } from '../../platform/log.ts';
import { createKeyRing } from '../../platform/secrets/index.ts';
import { createAvailability } from '../availability.ts';
import { createOwnCalendars } from '../calendar/calendar.ts';
import { calendarJobs } from '../calendar/import.jobs.ts';
import { createCalendarExports } from '../calendar/export.ts';
import { createCalendarImports } from '../calendar/import.ts';
import { createListings } from '../listing.ts';
import { checkListing } from '../listing.schema.ts';
import { createListingWriter } from '../listing.writer.ts';
import { bulkJobs, createListingBulk } from '../manage/bulk.ts';
import { createListingEditor } from '../manage/editor.ts';
import { createListingTable } from '../manage/lines.ts';
import { NO_PHOTOS } from './no-photos.ts';

const VANS = {
  name: 'Harbour Vans',
  website: 'https://vans.example',
  email: 'office@vans.example',
  status: 'approved',
};

/** Composes the use cases of partners' listings on a new database; `close` it in `after`. */
export async function createListingLab() {
  const database = await createTestDatabase();
  const { db } = database;
  const web = createOutboundLab({ connectTimeoutMs: 5000 });
  const clock = manualClock('2026-05-04T09:00:00Z');
  const keyRing = createKeyRing(['a secret of the laboratory']);
  const locator = createLocator(await loadTowns(db));
  const partners = createPartners(db, clock);
  const writer = createListingWriter(db, locator.locate);
  const town = (id: number) => {
    const known = locator.town(id);
    return known && { id: known.id, name: known.name };
  };
  const publicUrl = 'https://campcairn.example';
  const listings = createListings({ db, clock, writer, photos: NO_PHOTOS, publicUrl, town });
  const deps = { db, clock, keyRing, outbound: web.outbound };
  const limit = { limit: 1, windowSeconds: 1, take: () => true };
  const exports = createCalendarExports({ db, clock, keyRing, publicUrl, limit });
  const worker = createWorker({
    db,
    log: createLog('silent'),
    kinds: [bulkJobs(db, clock), calendarJobs(deps)],
  });
  let passed = 0;
  return {
    db,
    clock,
    keyRing,
    web,
    listings,
    writer,
    locate: locator.locate,
    availability: createAvailability(db),
    lines: createListingTable(db, () => clock.now().toISOString().slice(0, 10)),
    bulk: createListingBulk(db, clock),
    editor: createListingEditor({ db, clock, writer, listings, photos: NO_PHOTOS }),
    calendars: createOwnCalendars(db, clock),
    imports: createCalendarImports({ ...deps, exports }),
    /** Adds an approved partner; returns its id. */
    partner: async (name = VANS.name) => (await partners.create({ ...VANS, name })).id,
    /** Writes a listing by the API's use case. */
    async put(partnerId: number, externalId: string, body: unknown) {
      const checked = checkListing(body);
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      return listings.put(partnerId, externalId, checked.value);
    },
    /** Advances the clock, and runs the jobs that become due. */
    async pass(minutes: number) {
      passed += minutes;
      clock.advance(minutes * 60_000);
      return worker.drain({ until: new Date(systemClock.now().getTime() + passed * 60_000) });
    },
    async close() {
      await web.close();
      await database.drop();
    },
  };
}

export type ListingLab = Awaited<ReturnType<typeof createListingLab>>;
