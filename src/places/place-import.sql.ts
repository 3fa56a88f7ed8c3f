import { statement } from '../platform/db/index.ts';

export const stagePlaces = statement(
  'places.stage_places',
  `create temporary table stage_place (
     osm_ref text collate "C", kind text, name text, lat double precision, lng double precision,
     tags jsonb, country_code text, region_id text, town_id integer
   ) on commit drop`,
);

export const COPY_PLACES = `copy stage_place from stdin`;

/** Without it the joins below are planned for a thousand rows. */
export const settlePlaceStage = statement('places.settle_place_stage', `analyze stage_place`);

/**
 * Places the file misses, in the countries it covers: those it has a place of, unless it has fewer
 * than half of 20 or more known ones (then it is a piece of the country).
 */
export const markGonePlaces = statement<never, [now: Date]>(
  'places.mark_gone_places',
  `with covered as (
     select p.country_code
     from place p left join stage_place s using (osm_ref)
     where p.gone_at is null and p.country_code in (select country_code from stage_place)
     group by p.country_code
     having count(*) < 20 or count(s.osm_ref) * 2 >= count(*)
   )
   update place p set gone_at = $1
   from covered
   where p.country_code = covered.country_code and p.gone_at is null
     and not exists (select from stage_place s where s.osm_ref = p.osm_ref)`,
);

/** Also brings back those that were gone. */
export const updatePlaces = statement<never, [now: Date]>(
  'places.update_places',
  `update place p
   set kind = s.kind, name = s.name, lat = s.lat, lng = s.lng, tags = s.tags,
       country_code = s.country_code, region_id = s.region_id, town_id = s.town_id,
       updated_at = $1, gone_at = null
   from stage_place s
   where p.osm_ref = s.osm_ref
     and (p.gone_at is not null
       or (p.kind, p.name, p.lat, p.lng, p.tags, p.country_code, p.region_id, p.town_id)
          is distinct from
          (s.kind, s.name, s.lat, s.lng, s.tags, s.country_code, s.region_id, s.town_id))`,
);

/**
 * Not `on conflict`: that would use up an id for every place that is already there. Not a plain
 * `not exists` either: on an empty table it is planned to look through what it has just added.
 */
export const addPlaces = statement<never, [now: Date]>(
  'places.add_places',
  `with known as materialized (select osm_ref from place)
   insert into place (osm_ref, kind, name, lat, lng, tags, country_code, region_id, town_id,
                      first_seen_at, updated_at)
   select s.osm_ref, s.kind, s.name, s.lat, s.lng, s.tags, s.country_code, s.region_id, s.town_id,
          $1, $1
   from stage_place s
   where not exists (select from known k where k.osm_ref = s.osm_ref)
   order by s.osm_ref`,
);

export const stagedPlaceCountries = statement<{ country_code: string }>(
  'places.staged_place_countries',
  `select distinct country_code from stage_place order by 1`,
);

export const settlePlaces = statement('places.settle_places', `analyze place`);
