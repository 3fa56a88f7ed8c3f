import { statement } from '../../platform/db/index.ts';
import type { Audience } from '../filters/audience.ts';
import type { Filter } from '../filters/filter.ts';
import { FILTERS } from '../filters/registry.ts';

const ALL: readonly Filter[] = FILTERS;

/** The filters that require a policy to be stated as yes, with the policy's name in the API. */
export const FLAGS = ALL.filter(({ kind }) => kind === 'flag').map(
  ({ name, field = '', appliesTo }) => ({
    name,
    policy: field.replace('policies.', ''),
    appliesTo,
  }),
);

/**
 * SQL expressions, by the filter's audience, for the answer of a listing that does not state the criterion: null (not
 * stated) for listings of the audience, false for others. `plainSearch` defines the relations.
 */
const UNSTATED: Readonly<Record<Audience, string>> = {
  all: 'null',
  vehicles: 'silent.answer',
  motorised: 'towed.answer',
  campsites: 'pitchless.answer',
};

const answersOfFlags = FLAGS.map(({ name, policy, appliesTo }) => {
  const unstated =
    name === 'pets'
      ? `case when d -> 'amenities' ? 'dogs_allowed' then true end`
      : UNSTATED[appliesTo];
  return `f -> '${name}' = 'false' or coalesce((p ->> '${policy}')::boolean, ${unstated})`;
}).join(',\n       ');

/**
 * A reference implementation of the search as one SQL statement over the tables, without the index. Each
 * filter is an expression that is true, false or null for "not stated". A listing is in the answer when none is
 * false: it `says` yes when all but that of the dates are true, and is stated when that one is true too.
 *
 * With dates, each stay is examined night by night, and its price is the sum of the nights' prices.
 *
 * The parameters of the search are one JSON record; bounds are west, south, east and north in degrees.
 * Absent parameters are null; without dates, `stays` is an empty list.
 */
export const plainSearch = statement<
  {
    id: number;
    says: boolean;
    stated: boolean;
    answer: 'available' | 'ask' | 'min_nights' | null;
    /** The first day of the first stay in which the listing is free. */
    first: string | null;
    /** The price of that stay in minor units, rounded. */
    total: number | null;
    /** The price of an average night of that stay, or else the listing's price; in units of the currency. */
    nightly: number | null;
    currency: string | null;
  },
  [
    params: string,
    area: { country: string | null; region: string | null; town: number | null },
    bounds: readonly number[] | null,
    stays: string,
  ]
>(
  'search.test_plain_search',
  `with asked as (select $1::jsonb as f), shown as (
     select l.*, l.category = 'campsite' as site, l.document as d,
       l.document -> 'vehicle' as v, l.document -> 'policies' as p,
       l.document -> 'campsite' -> 'pitch_types' as pitches,
       case l.price_unit when 'week' then 7.0 else 1 end as unit_nights,
       case l.currency when 'JPY' then 1 when 'KWD' then 1000 else 100 end as minor_units,
       coalesce((l.document -> 'price' ->> 'min_nights')::int, 0) as min_nights,
       l.document -> 'campsite' ->> 'open_from' as opens,
       l.document -> 'campsite' ->> 'open_to' as closes
     from listing l join partner on partner.id = l.partner_id
     where l.status = 'active' and partner.status = 'approved'
       and ($2::jsonb ->> 'country' is null or l.country_code = $2::jsonb ->> 'country')
       and ($2::jsonb ->> 'region' is null or l.region_id = $2::jsonb ->> 'region')
       and ($2::jsonb ->> 'town' is null or l.town_id = ($2::jsonb ->> 'town')::int)
       and ($3::float8[] is null or l.lng between ($3::float8[])[1] and ($3::float8[])[3]
         and l.lat between ($3::float8[])[2] and ($3::float8[])[4])
   ), nights as (
     select s.id, w.place, case when s.price_from is not null then coalesce(r.price, s.price_from) end as price,
       coalesce(r.available, case
         when s.opens is null or s.closes is null then null
         when s.opens <= s.closes then case
           when to_char(day, 'MM-DD') not between s.opens and s.closes then false end
         when to_char(day, 'MM-DD') < s.opens and to_char(day, 'MM-DD') > s.closes then false
       end) as free
     from shown s
       cross join jsonb_array_elements($4::jsonb) with ordinality as w (stay, place)
       cross join lateral generate_series((w.stay ->> 'from')::date, (w.stay ->> 'to')::date - 1,
         interval '1 day') as day
       left join availability r on r.listing_id = s.id and day >= r.starts and day < r.ends
   ), stays as (
     select id, place, count(*) as nights, sum(price) as price,
       bool_and(free is true) as free, bool_or(free is false) as taken
     from nights group by id, place
   ), answered as (
     select id, min(place) filter (where free) as place, bool_or(not free and not taken) as open
     from stays group by id
   ), dated as (
     select s.*, stays.place, case
         when answered.place is null and answered.open is not true then null
         when ($4::jsonb -> 0 ->> 'to')::date - ($4::jsonb -> 0 ->> 'from')::date < s.min_nights
           then 'min_nights'
         when answered.place is not null then 'available'
         else 'ask' end as answer,
       stays.price / s.unit_nights as total,
       coalesce(stays.price / (stays.nights * s.unit_nights * s.minor_units),
         s.price_from / (s.unit_nights * s.minor_units)) as nightly
     from shown s left join answered using (id) left join stays using (id, place)
   ), said as (
     select s.*, array[
       f -> 'category' = '[]' or f -> 'category' ? s.category,
       f -> 'people' = 'null' or s.site or s.sleeps >= (f ->> 'people')::int,
       (f -> 'price_min' = 'null' and f -> 'price_max' = 'null')
         or (nightly >= coalesce((f ->> 'price_min')::numeric, 0)
           and nightly <= coalesce((f ->> 'price_max')::numeric, 'infinity')
           and (f -> 'currency' = 'null' or s.currency = f ->> 'currency')),
       f -> 'class' = '[]'
         or coalesce(f -> 'class' ? (v ->> 'vehicle_class'), silent.answer),
       f -> 'berths' = 'null' or coalesce(s.sleeps >= (f ->> 'berths')::int, silent.answer),
       f -> 'seats' = 'null'
         or coalesce((v ->> 'seats')::int >= (f ->> 'seats')::int, towed.answer),
       f -> 'transmission' = '[]'
         or coalesce(f -> 'transmission' ? (v ->> 'transmission'), towed.answer),
       f -> 'fuel' = '[]' or coalesce(f -> 'fuel' ? (v ->> 'fuel'), towed.answer),
       f -> 'length_max' = 'null'
         or coalesce(round((v ->> 'length_m')::numeric * 100) <= round((f ->> 'length_max')::numeric * 100),
           silent.answer),
       f -> 'height_max' = 'null'
         or coalesce(round((v ->> 'height_m')::numeric * 100) <= round((f ->> 'height_max')::numeric * 100),
           silent.answer),
       f -> 'licence' = '[]'
         or coalesce(f -> 'licence' ? upper(v ->> 'licence'), silent.answer),
       ${answersOfFlags},
       f -> 'driver_age' = 'null'
         or coalesce((p ->> 'min_driver_age')::int <= (f ->> 'driver_age')::int, silent.answer),
       f -> 'amenity' = '[]'
         or case when d -> 'amenities' <> '[]' then d -> 'amenities' @> (f -> 'amenity') end,
       f -> 'pitch' = '[]' or case
         when coalesce(pitches, '[]') <> '[]' then exists (
           select from jsonb_array_elements_text(f -> 'pitch') asked where pitches ? asked)
         when not s.site then false end
     ] as answers,
       $4::jsonb = '[]' or case
         when s.answer = 'available' then true
         when s.answer is null or f -> 'ask' = 'false' then false end as dates
     from asked, dated s, lateral (select case when s.site then false end as answer) silent,
       lateral (select case when s.category not in ('campervan', 'motorhome') then false end as answer) towed,
       lateral (select case when not s.site then false end as answer) pitchless
   )
   select id, true = all (answers) is true as says,
     dates is true and true = all (answers) is true as stated, answer,
     $4::jsonb -> (place - 1)::int ->> 'from' as first, round(total)::float8 as total,
     nightly::float8 as nightly, currency
   from said where dates is not false and false = any (answers) is not true`,
);

/**
 * A reference implementation of the counts of one month, over the tables, week by week and night by night. `first` is
 * the month's first day, `after` the day after its last. It counts listings of `category` in `country`; null stands for
 * any.
 */
export const plainMonth = statement<
  {
    listings: number;
    free: number;
    longer: number;
    taken: number;
    shut: number;
    open: number;
    closed: number;
    /** Prices of a night by currency, in minor units, rounded. */
    prices: { currency: string; count: number; lowest: number; median: number }[];
  },
  [first: string, after: string, category: string | null, country: string | null]
>(
  'search.test_plain_month',
  `with shown as (
     select l.id, l.category, l.currency, l.price_from,
       case l.price_unit when 'week' then 7.0 else 1 end as unit_nights,
       coalesce((l.document -> 'price' ->> 'min_nights')::int, 0) as min_nights,
       l.document -> 'campsite' ->> 'open_from' as opens,
       l.document -> 'campsite' ->> 'open_to' as closes
     from listing l join partner on partner.id = l.partner_id
     where l.status = 'active' and partner.status = 'approved'
       and ($3::text is null or l.category = $3) and ($4::text is null or l.country_code = $4)
   ), nights as (
     select first::date as first, first::date + night as day, to_char(first::date + night, 'MM-DD') as name
     from generate_series($1::date, $2::date - 7, interval '1 day') first, generate_series(0, 6) night
   ), weeks as (
     select s.id, first, bool_and(r.available is true) as free, bool_or(r.available is false) as taken,
       sum(coalesce(r.price, s.price_from)) / (7 * s.unit_nights) as price,
       bool_and(case when opens <= closes then name between opens and closes
         else name >= opens or name <= closes end) as in_season
     from shown s cross join nights
       left join availability r on r.listing_id = s.id and day >= r.starts and day < r.ends
     group by s.id, s.unit_nights, first
   ), said as (
     select s.*, bool_or(w.free) as has_week, bool_and(w.taken) as is_taken,
       bool_or(w.free) or coalesce(bool_or(w.in_season), false) as is_open,
       (array_agg(w.price order by first) filter (where w.free and s.price_from is not null))[1] as price
     from shown s join weeks w using (id)
     group by s.id, s.category, s.currency, s.price_from, s.unit_nights, s.min_nights, s.opens, s.closes
   ), priced as (
     select currency, count(*)::int as count, round(min(price))::int as lowest,
       round(percentile_disc(0.5) within group (order by price))::int as median
     from said where has_week and min_nights <= 7 and price is not null group by currency
   )
   select count(*)::int as listings,
     count(*) filter (where has_week and min_nights <= 7)::int as free,
     count(*) filter (where has_week and min_nights > 7)::int as longer,
     count(*) filter (where is_taken and (is_open or opens is null or closes is null))::int as taken,
     count(*) filter (where is_taken and not is_open and opens is not null and closes is not null)::int as shut,
     count(*) filter (where is_open)::int as open,
     count(*) filter (where not is_open and opens is not null and closes is not null)::int as closed,
     coalesce((select jsonb_agg(to_jsonb(priced) order by count desc, currency) from priced), '[]') as prices
   from said`,
);
