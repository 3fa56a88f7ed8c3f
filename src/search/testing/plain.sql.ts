import { statement } from '../../platform/db/index.ts';

/**
 * A reference implementation of the search as one SQL statement over the tables, without the index. Each
 * filter is an expression that is true, false or null for "not stated"; a listing is found when none is
 * false, and states a match for everything when all are true.
 *
 * The parameters of the search are one JSON record; bounds are west, south, east and north in degrees.
 * Absent parameters are null.
 */
export const plainSearch = statement<
  { id: number; stated: boolean },
  [
    params: string,
    area: { country: string | null; region: string | null; town: number | null },
    bounds: readonly number[] | null,
  ]
>(
  'search.test_plain_search',
  `with asked as (select $1::jsonb as f), shown as (
     select l.*, l.category = 'campsite' as site, l.document as d,
       l.document -> 'vehicle' as v, l.document -> 'policies' as p,
       l.document -> 'campsite' -> 'pitch_types' as pitches,
       l.price_from / (case l.price_unit when 'week' then 7.0 else 1 end) / 100 as nightly
     from listing l join partner on partner.id = l.partner_id
     where l.status = 'active' and partner.status = 'approved'
       and ($2::jsonb ->> 'country' is null or l.country_code = $2::jsonb ->> 'country')
       and ($2::jsonb ->> 'region' is null or l.region_id = $2::jsonb ->> 'region')
       and ($2::jsonb ->> 'town' is null or l.town_id = ($2::jsonb ->> 'town')::int)
       and ($3::float8[] is null or l.lng between ($3::float8[])[1] and ($3::float8[])[3]
         and l.lat between ($3::float8[])[2] and ($3::float8[])[4])
   ), said as (
     select s.id, array[
       f -> 'category' = '[]' or f -> 'category' ? s.category,
       f -> 'from' = 'null' or (
         select case when bool_or(night is false) then false
             when bool_and(night is true) then true
             when f -> 'ask' = 'false' then false end
         from (
           select coalesce(
             (select available from availability
              where listing_id = s.id and day >= starts and day < ends),
             case when season.first is null or season.last is null then null
               when season.first <= season.last
                 then case when to_char(day, 'MM-DD') not between season.first and season.last
                   then false end
               else case when to_char(day, 'MM-DD') < season.first
                   and to_char(day, 'MM-DD') > season.last then false end
             end) as night
           from (select d -> 'campsite' ->> 'open_from' as first,
               d -> 'campsite' ->> 'open_to' as last) season,
             generate_series((f ->> 'from')::date, (f ->> 'to')::date - 1, interval '1 day') as day
         ) nights),
       f -> 'people' = 'null' or s.site or s.sleeps >= (f ->> 'people')::int,
       (f -> 'price_min' = 'null' and f -> 'price_max' = 'null')
         or (nightly >= coalesce((f ->> 'price_min')::numeric, 0)
           and nightly <= coalesce((f ->> 'price_max')::numeric, 'infinity')
           and (f -> 'currency' = 'null' or s.currency = f ->> 'currency')),
       f -> 'class' = '[]'
         or coalesce(f -> 'class' ? (v ->> 'vehicle_class'), silent.answer),
       f -> 'berths' = 'null' or coalesce(s.sleeps >= (f ->> 'berths')::int, silent.answer),
       f -> 'seats' = 'null'
         or coalesce((v ->> 'seats')::int >= (f ->> 'seats')::int, silent.answer),
       f -> 'transmission' = '[]'
         or coalesce(f -> 'transmission' ? (v ->> 'transmission'), silent.answer),
       f -> 'fuel' = '[]' or coalesce(f -> 'fuel' ? (v ->> 'fuel'), silent.answer),
       f -> 'length_max' = 'null'
         or coalesce(round((v ->> 'length_m')::numeric * 100) <= round((f ->> 'length_max')::numeric * 100),
           silent.answer),
       f -> 'height_max' = 'null'
         or coalesce(round((v ->> 'height_m')::numeric * 100) <= round((f ->> 'height_max')::numeric * 100),
           silent.answer),
       f -> 'licence' = '[]'
         or coalesce(f -> 'licence' ? upper(v ->> 'licence'), silent.answer),
       f -> 'pets' = 'false' or coalesce((p ->> 'pets_allowed')::boolean,
         case when d -> 'amenities' ? 'dogs_allowed' then true end),
       f -> 'one_way' = 'false' or coalesce((p ->> 'one_way_available')::boolean, silent.answer),
       f -> 'festivals' = 'false' or coalesce((p ->> 'festivals_allowed')::boolean, silent.answer),
       f -> 'abroad' = 'false' or coalesce((p ->> 'travel_abroad_allowed')::boolean, silent.answer),
       f -> 'instant' = 'false' or (p ->> 'instant_book')::boolean,
       f -> 'driver_age' = 'null'
         or coalesce((p ->> 'min_driver_age')::int <= (f ->> 'driver_age')::int, silent.answer),
       f -> 'amenity' = '[]'
         or case when d -> 'amenities' <> '[]' then d -> 'amenities' @> (f -> 'amenity') end,
       f -> 'pitch' = '[]' or case
         when coalesce(pitches, '[]') <> '[]' then exists (
           select from jsonb_array_elements_text(f -> 'pitch') asked where pitches ? asked)
         when not s.site then false end
     ] as answers
     from asked, shown s, lateral (select case when s.site then false end as answer) silent
   )
   select id, true = all (answers) is true as stated from said
   where false = any (answers) is not true`,
);
