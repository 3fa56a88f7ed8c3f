import { storedListings } from '../../listings/index.ts';
import type { ExportedListing, RowPhotos } from '../../listings/index.ts';
import type { Locator } from '../../places/index.ts';
import { type Clock, wholeSecond } from '../../platform/clock.ts';
import { unguarded } from '../../platform/csv.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { RowUnreadable } from '../feeds.errors.ts';
import type { Row } from '../read/index.ts';
import type { ListingBody } from '../map/index.ts';
import { RowImporter, type RowImporterOptions, type PendingRow } from '../map/row-importer.ts';
import { type FindTowns, Towns } from '../map/location/towns.ts';
import { apiListing } from './api-listing.ts';
import { completeRow } from './complete-row.ts';
import type { FileRow } from './file-rows.ts';
import type { UploadSource } from './upload.sql.ts';

export interface UploadDeps {
  clock: Clock;
  locate: Locator['locate'];
  photos?: RowPhotos;
  /** Finds towns as {FindTowns} does, on a given connection. */
  findTowns(queryable: Queryable, ...query: Parameters<FindTowns>): ReturnType<FindTowns>;
}

/** Completes the address of a page as people write it, `www.vans.example/fern`. */
function completeAddress(body: ListingBody): void {
  const { url } = body;
  if (typeof url === 'string' && /^www\./i.test(url)) body.url = `https://${url}`;
}

/** Finds the towns of a file's rows on one connection. */
export const townsOf = (
  { findTowns }: UploadDeps,
  queryable: Queryable,
  { countries }: UploadSource,
): Towns => new Towns((...query) => findTowns(queryable, ...query), countries);

/**
 * Makes the importer of an uploaded file, which completes each row by the listing that exists already.
 * @param identify gives ids to the rows of a batch that have none
 * @param onStored takes each batch before it is checked, with the listings that exist already
 */
export const uploadImporter = (
  { clock, locate, photos }: UploadDeps,
  queryable: Queryable,
  { partner_id: partnerId, settings }: UploadSource,
  more: Pick<RowImporterOptions, 'sink' | 'towns' | 'onFailed' | 'onLeftOut'>,
  identify: (mapped: readonly PendingRow[]) => Promise<void>,
  onStored?: (mapped: readonly PendingRow[], stored: ReadonlyMap<string, ExportedListing>) => void,
): RowImporter =>
  new RowImporter({
    ...more,
    partnerId,
    settings,
    locate,
    photos,
    now: wholeSecond(clock.now()),
    readListing: apiListing,
    async complete(mapped) {
      for (const row of mapped) completeAddress(row.mapped.body);
      await identify(mapped);
      const ids = mapped.map((row) => row.mapped.id);
      const stored = await storedListings(queryable, partnerId, ids);
      for (const row of mapped) {
        const listing = stored.get(row.mapped.id);
        // A row of columns has some of the fields; one of the API's form has all of them.
        if (listing && row.cells.names.length > 0) completeRow(row, listing);
        // A listing does not lose its photos because the addresses in a row are wrong.
        if (listing) row.mapped.storedImages = listing.input.images;
      }
      onStored?.(mapped, stored);
    },
  });

/** Makes the row of a file, without the apostrophes that an export writes before formulas in tables. */
export const rowOf = (
  { number, names, values, raw, unreadable }: FileRow,
  header: readonly string[] | null,
): Row => ({
  number,
  line: number,
  raw,
  header,
  cells() {
    const cellText = (text: string) => (header === null ? text : unguarded(text));
    const plain = values.map((value) =>
      typeof value === 'string' ? cellText(value) : value.map(cellText),
    );
    const cells = { names: names ?? header ?? [], values: plain };
    if (unreadable !== null) throw new RowUnreadable(unreadable, cells);
    return cells;
  },
});
