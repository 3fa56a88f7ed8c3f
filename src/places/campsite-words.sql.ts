import { MERGED_NAME, MERGED_TAGS } from './campsite/columns.sql.ts';

/** Tags that tell a traveller something, unlike addresses and sources of the mapping. */
const TELLING_TAGS = [
  'opening_hours',
  'seasonal',
  'fee',
  'charge',
  'capacity',
  'capacity:pitches',
  'maxlength',
  'tents',
  'caravans',
  'motorhome',
  'motor_vehicle',
  'static_caravans',
  'cabins',
  'toilets',
  'shower',
  'showers',
  'drinking_water',
  'power_supply',
  'sanitary_dump_station',
  'internet_access',
  'washing_machine',
  'swimming_pool',
  'playground',
  'restaurant',
  'bar',
  'shop',
  'dog',
  'wheelchair',
  'openfire',
  'bbq',
  'backcountry',
  'nudism',
  'reservation',
  'stars',
  'operator',
  'description',
  'website',
  'contact:website',
  'phone',
  'contact:phone',
  'email',
  'contact:email',
];

/** A campsite without a name needs so many of them for its page to be worth finding. */
const ENOUGH = 3;

/**
 * Whether more is known of a campsite `p` than its position: a name, or some facts. Only then search engines are shown its page.
 */
export const SAYS_SOMETHING = `(${MERGED_NAME} is not null or (
  select count(*) from jsonb_object_keys(${MERGED_TAGS}) as told (key)
  where told.key = any('{${TELLING_TAGS.join(',')}}')
) >= ${ENOUGH})`;
