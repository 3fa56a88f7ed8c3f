import { statement } from '../platform/db/index.ts';

export const stageCampsites = statement(
  'places.stage_campsites',
  `create temporary table stage_campsite (
     osm_ref text collate "C", kind text, name text, lat double precision, lng double precision,
     tags jsonb, country_code text, region_id text, town_id integer
   ) on commit drop`,
);

export const COPY_CAMPSITES = `copy stage_campsite from stdin`;

/** Gathers statistics: without them the planner assumes a thousand rows and picks slow joins below. */
export const analyzeCampsiteStage = statement(
  'places.analyze_campsite_stage',
  `analyze stage_campsite`,
);

/** Counts of one country that the file has a campsite in. */
export interface CountryDifferenceRow {
  country_code: string;
  /** Known campsites that are not gone. */
  known: number;
  added: number;
  /** Known ones that the file lacks. */
  gone: number;
  renamed: number;
}

/** Compares the file with the known campsites, by country. */
export const selectDifference = statement<CountryDifferenceRow>(
  'places.select_difference',
  `select coalesce(p.country_code, s.country_code) as country_code,
     count(p.osm_ref)::integer as known,
     count(*) filter (where p.osm_ref is null)::integer as added,
     count(*) filter (where s.osm_ref is null)::integer as gone,
     count(*) filter (where p.name is distinct from s.name
       and p.osm_ref is not null and s.osm_ref is not null)::integer as renamed
   from (select osm_ref, country_code, name from place where gone_at is null) p
   full join stage_campsite s using (osm_ref)
   where coalesce(p.country_code, s.country_code) in (select country_code from stage_campsite)
   group by 1 order by 1`,
);

/** Marks campsites of some countries as gone that are missing in the file. */
export const markGoneCampsites = statement<never, [now: Date, countryCodes: string[]]>(
  'places.mark_gone_campsites',
  `update place p set gone_at = $1
   where p.country_code = any($2::text[]) and p.gone_at is null
     and not exists (select from stage_campsite s where s.osm_ref = p.osm_ref)`,
);

/** Updates campsites that differ from the file, and restores those that were gone. */
export const updateCampsites = statement<never, [now: Date]>(
  'places.update_campsites',
  `update place p
   set kind = s.kind, name = s.name, lat = s.lat, lng = s.lng, tags = s.tags,
       country_code = s.country_code, region_id = s.region_id, town_id = s.town_id,
       updated_at = $1, gone_at = null
   from stage_campsite s
   where p.osm_ref = s.osm_ref
     and (p.gone_at is not null
       or (p.kind, p.name, p.lat, p.lng, p.tags, p.country_code, p.region_id, p.town_id)
          is distinct from
          (s.kind, s.name, s.lat, s.lng, s.tags, s.country_code, s.region_id, s.town_id))`,
);

/**
 * Adds new campsites. It does not use `on conflict`, which would use up an id for every existing row. The
 * known references are materialized, because a plain `not exists` that was planned on an empty table would
 * scan the rows just added.
 */
export const addCampsites = statement<never, [now: Date]>(
  'places.add_campsites',
  `with known as materialized (select osm_ref from place)
   insert into place (osm_ref, kind, name, lat, lng, tags, country_code, region_id, town_id,
                      first_seen_at, updated_at)
   select s.osm_ref, s.kind, s.name, s.lat, s.lng, s.tags, s.country_code, s.region_id, s.town_id,
          $1, $1
   from stage_campsite s
   where not exists (select from known k where k.osm_ref = s.osm_ref)
   order by s.osm_ref`,
);

export const analyzeCampsites = statement('places.analyze_campsites', `analyze place`);
