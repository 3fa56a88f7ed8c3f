import { statement } from '../../platform/db/index.ts';
import type { Field } from '../map/index.ts';

/** Columns whose fields were chosen by hand; null: not used. The last chosen ones first; all without a limit. */
export const selectChosenColumns = statement<
  { name: string; field: Field | null },
  [partnerId: number, limit: number | null]
>(
  'feeds.select_chosen_columns',
  `select name, field from feed_upload_column where partner_id = $1
   order by chosen_at desc, name limit $2`,
);

/** Keeps the chosen fields of columns from a JSON array of `{name, field}`. */
export const upsertChosenColumns = statement<
  never,
  [partnerId: number, columns: string, now: Date]
>(
  'feeds.upsert_chosen_columns',
  `insert into feed_upload_column (partner_id, name, field, chosen_at)
   select $1, name, field, $3 from jsonb_to_recordset($2::jsonb) as t (name text, field text)
   on conflict (partner_id, name) do update set field = excluded.field, chosen_at = excluded.chosen_at`,
);

/** Forgets choices, so that the columns are read by their names again. */
export const deleteChosenColumns = statement<never, [partnerId: number, names: string[]]>(
  'feeds.delete_chosen_columns',
  'delete from feed_upload_column where partner_id = $1 and name = any($2)',
);

export const deleteAllChosenColumns = statement<never, [partnerId: number]>(
  'feeds.delete_all_chosen_columns',
  'delete from feed_upload_column where partner_id = $1',
);
