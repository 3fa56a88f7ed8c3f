import { LISTING_COLUMNS } from '../../src/listings/write.sql.ts';
import { statement } from '../../src/platform/db/index.ts';

/** Arrays have no arrays of different lengths, so each list of a row travels as a text. */
const isList = (type: string): boolean => type.endsWith('[]');
const names = LISTING_COLUMNS.map(([name]) => name);
const arrays = LISTING_COLUMNS.map(
  ([, type], at) => `$${at + 3}::${isList(type) ? 'text' : type}[]`,
);
const selected = LISTING_COLUMNS.map(([name, type]) =>
  isList(type) ? `given.${name}::${type}` : `given.${name}`,
);

/**
 * Inserts or updates listings by one statement, with an array for each column. It is the shortest
 * statement with this effect, and the limit of those that also tell what they did.
 */
export const upsertListings = statement<
  never,
  [partnerId: number, externalIds: string[], ...columns: unknown[][]]
>(
  'bench.upsert_listings',
  `insert into listing (partner_id, external_id, ${names.join(', ')}, created_at, updated_at)
   select $1::bigint, given.external_id, ${selected.join(', ')}, now(), now()
   from unnest($2::text[], ${arrays.join(', ')}) as given (external_id, ${names.join(', ')})
   on conflict (partner_id, external_id) do update
     set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = excluded.updated_at`,
);
