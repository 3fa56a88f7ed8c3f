import { MERGED_NAME, MERGED_TAGS } from './campsite/columns.sql.ts';

/** Tags that are useful to travellers, unlike addresses and sources of the mapping. */
const USEFUL_TAGS = [
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

/** Number of useful tags from which the page of a campsite without a name is worth finding. */
const ENOUGH = 3;

/**
 * Condition on a campsite `p`: it has a name or enough useful tags, so that its page shows more than a position. Only such
 * pages are open to search engines.
 */
export const SAYS_SOMETHING = `(${MERGED_NAME} is not null or (
  select count(*) from jsonb_object_keys(${MERGED_TAGS}) as tag (key)
  where tag.key = any('{${USEFUL_TAGS.join(',')}}')
) >= ${ENOUGH})`;
