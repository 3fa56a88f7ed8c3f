import type { Db, Queryable } from '../../platform/db/index.ts';
import type { ListingInput } from '../listing.schema.ts';
import {
  type ListingRow,
  selectDocuments,
  selectIdsBySlug,
  selectListings,
} from '../listing.sql.ts';

/** An exported listing: the partner's own id and the whole input. */
export interface ExportedListing {
  externalId: string;
  input: ListingInput;
  /** The country that was found for its point. */
  countryCode: string;
}

const ROWS_PER_READ = 500;

type Exportable = Pick<ListingRow, 'external_id' | 'document' | 'amenities' | 'country_code'>;

const exported = (row: Exportable): ExportedListing => ({
  externalId: row.external_id,
  input: { ...row.document, amenities: row.amenities } as ListingInput,
  countryCode: row.country_code,
});

/** Returns a partner's stored listings among the given ids, by id. */
export async function storedListings(
  db: Queryable,
  partnerId: number,
  externalIds: readonly string[],
): Promise<Map<string, ExportedListing>> {
  const rows = await db.query(selectDocuments, [partnerId, [...externalIds]]);
  return new Map(rows.map((row) => [row.external_id, exported(row)]));
}

/** Returns the ids of a partner's listings by the slugs of their titles, the oldest first. */
export async function idsBySlug(
  db: Queryable,
  partnerId: number,
  slugs: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { slug, external_id: id } of await db.query(selectIdsBySlug, [
    partnerId,
    [...slugs],
  ])) {
    found.set(slug, [...(found.get(slug) ?? []), id]);
  }
  return found;
}

/** Yields all listings of a partner in the order of their ids, in batches. */
export async function* exportListings(
  db: Db,
  partnerId: number,
): AsyncGenerator<ExportedListing[]> {
  let afterId = 0;
  for (;;) {
    const page = { status: null, category: null, limit: ROWS_PER_READ };
    const rows = await db.query(selectListings, [partnerId, afterId, null, page]);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(exported);
    afterId = last.id;
  }
}

/** Yields the export as JSON: `{"items": […]}`, each item as `POST /listings/batch` accepts it. */
export async function* exportAsJson(db: Db, partnerId: number): AsyncGenerator<string> {
  let separator = '{"items":[\n';
  for await (const listings of exportListings(db, partnerId)) {
    const items = listings.map(({ externalId, input }) =>
      JSON.stringify({ external_id: externalId, ...input }),
    );
    yield separator + items.join(',\n');
    separator = ',\n';
  }
  yield separator === ',\n' ? '\n]}\n' : '{"items":[]}\n';
}
