import { MERGED_NAME, MERGED_TAGS } from './campsite/columns.sql.ts';

/** Tags that tell a traveller something; of where it is, or what it is mapped from, they tell nothing. */
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

/** How many of them make a page worth finding where there is no name. */
const ENOUGH = 3;

/**
 * Whether a campsite `p` has more to say than where it is: a name, or some facts. It alone decides which
 * pages search engines are shown.
 */
export const SAYS_SOMETHING = `(${MERGED_NAME} is not null or (
  select count(*) from jsonb_object_keys(${MERGED_TAGS}) as told (key)
  where told.key = any('{${TELLING_TAGS.join(',')}}')
) >= ${ENOUGH})`;
