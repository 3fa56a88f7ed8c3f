import { statement } from '../../platform/db/index.ts';
import type { CampsiteKind } from '../osm/osm-campsite.ts';
import type { LeftOut } from './left-out.ts';

/** The columns of a stored campsite that decide whether it is a result, and which objects are the same campsite. */
export interface UnreadRow {
  id: number;
  osm_ref: string;
  kind: CampsiteKind;
  name: string | null;
  lat: number;
  lng: number;
  tags: Record<string, string>;
  left_out: LeftOut | null;
}

/** Selects the next campsites by id that are not gone from OpenStreetMap. */
export const selectUnread = statement<UnreadRow, [afterId: number, limit: number]>(
  'places.select_unread',
  `select id, osm_ref, kind, name, lat, lng, tags, left_out from place
   where id > $1 and gone_at is null order by id limit $2`,
);

export const updateLeftOut = statement<
  never,
  [ids: number[], leftOut: (LeftOut | null)[], now: Date]
>(
  'places.update_left_out',
  `update place p set left_out = r.left_out, updated_at = $3
   from unnest($1::integer[], $2::text[]) as r (id, left_out)
   where p.id = r.id and p.left_out is distinct from r.left_out`,
);

/**
 * Links duplicate objects (`ids`) to the object that represents the campsite (`intoIds`), and removes other links. A gone
 * object keeps its link while the linked one exists, because its page and its listings redirect to that one.
 */
export const updateTwins = statement<never, [ids: number[], intoIds: number[], now: Date]>(
  'places.update_twins',
  `with twin as (
     select id, into_id from unnest($1::integer[], $2::integer[]) as t (id, into_id)
   ), read as (
     select p.id, case
         when p.gone_at is null then twin.into_id
         when stands.gone_at is null then coalesce(next.into_id, stands.id)
       end as into_id
     from place p
     left join twin on twin.id = p.id
     left join place stands on stands.id = p.same_as
     left join twin next on next.id = p.same_as
     where p.same_as is not null or twin.id is not null
   )
   update place p set same_as = read.into_id, updated_at = $3
   from read where read.id = p.id and p.same_as is distinct from read.into_id`,
);

/**
 * Writes the merged name and tags of objects that represent others as well. An object's own tags take precedence; among
 * the others, the object with the lowest id does. Objects of different kinds make a campsite of both kinds.
 */
export const updateMerged = statement<never, [now: Date]>(
  'places.update_merged',
  `with twin as materialized (
     select id, same_as, kind, name, tags from place where same_as is not null and gone_at is null
   ), told as (
     select same_as, jsonb_object_agg(key, value order by id desc) as tags
     from twin, jsonb_each(tags) group by same_as
   ), other as (
     select same_as as id, (array_agg(name order by id) filter (where name is not null))[1] as name,
       array_agg(kind) as kinds, told.tags
     from twin join told using (same_as) group by same_as, told.tags
   ), merged as (
     select p.id, other.name, other.tags || p.tags || case
         when p.kind = all(other.kinds) then '{}'::jsonb
         else '{"tourism": "camp_site;caravan_site"}'::jsonb
       end as tags
     from place p join other on other.id = p.id
     union all
     select p.id, null, null from place p
     where (p.merged_tags is not null or p.merged_name is not null)
       and not exists (select from other where other.id = p.id)
   )
   update place p set merged_name = m.name, merged_tags = m.tags, updated_at = $1
   from merged m
   where m.id = p.id and (p.merged_name, p.merged_tags) is distinct from (m.name, m.tags)`,
);

/** Whether the stored campsites were last evaluated by this version of the rules. */
export const isReadBy = statement<{ current: boolean }, [version: number]>(
  'places.is_read_by',
  'select exists (select from place_reading where version = $1) as current',
);

export const clearReading = statement<never>('places.clear_reading', 'delete from place_reading');

export const recordReading = statement<never, [version: number]>(
  'places.record_reading',
  'insert into place_reading (version) values ($1)',
);
