import type { Messages } from '#messages/index.ts';
import type { CampsitePage, PublicListing } from '#lib/services.ts';
import { integer } from '#lib/format/numbers.ts';
import type { Locale } from '#lib/locale/locales.ts';

/** A fact that the owner and OpenStreetMap state differently, with both statements in words. */
export interface Difference {
  name: string;
  owner: string;
  osm: string;
}

type Owned = Pick<PublicListing, 'amenities' | 'campsite' | 'policies' | 'partnerHost'>;

/**
 * OpenStreetMap tags with the amenity of the same meaning. An amenity that an owner does not list
 * is not denied.
 */
const AMENITIES: [tag: keyof Messages['place']['tags'], amenity: Owned['amenities'][number]][] = [
  ['toilets', 'toilets'],
  ['shower', 'showers'],
  ['drinking_water', 'drinking_water'],
  ['power_supply', 'electric_hookup'],
  ['sanitary_dump_station', 'waste_disposal'],
  ['internet_access', 'wifi'],
  ['washing_machine', 'laundry'],
  ['swimming_pool', 'swimming_pool'],
  ['playground', 'playground'],
  ['restaurant', 'restaurant'],
  ['shop', 'shop'],
  ['wheelchair', 'wheelchair_accessible'],
];

const PITCHES: [
  tag: keyof Messages['place']['tags'],
  type: NonNullable<NonNullable<Owned['campsite']>['pitch_types']>[number],
][] = [
  ['tents', 'tent'],
  ['caravans', 'caravan'],
  ['static_caravans', 'static_caravan'],
  ['cabins', 'cabin'],
];

/** Compares facts that both state. A fact that only one of them states is no difference. */
export function ownerDifferences(
  { amenities, campsite, policies, partnerHost }: Owned,
  osm: Pick<CampsitePage, 'tags' | 'facts' | 'websites'>,
  t: Messages,
  locale: Locale,
): Difference[] {
  const { place } = t;
  const { tags } = osm;
  const differences: Difference[] = [];
  const offered = [
    ...AMENITIES.filter(([, amenity]) => amenities.includes(amenity)),
    ...PITCHES.filter(([, type]) => campsite?.pitch_types?.includes(type)),
  ];
  for (const [tag] of offered) {
    if (tags[tag] === 'no')
      differences.push({ name: place.tags[tag], owner: place.yes, osm: place.no });
  }
  const dogs = policies?.pets_allowed ?? (amenities.includes('dogs_allowed') || undefined);
  const osmDogs = { yes: true, no: false }[tags.dog ?? ''];
  if (dogs !== undefined && osmDogs !== undefined && dogs !== osmDogs) {
    const word = (allowed: boolean) => (allowed ? place.yes : place.no);
    differences.push({ name: place.tags.dog, owner: word(dogs), osm: word(osmDogs) });
  }
  const pitches = campsite?.pitches;
  const { capacity } = osm.facts;
  if (pitches !== undefined && capacity !== null && pitches !== capacity) {
    const [owner, other] = [integer(locale, pitches), integer(locale, capacity)];
    differences.push({ name: place.capacity, owner, osm: other });
  }
  const hosts = osm.websites.map((website) => new URL(website).hostname.replace(/^www\./, ''));
  if (hosts[0] !== undefined && !hosts.includes(partnerHost)) {
    differences.push({ name: place.website, owner: partnerHost, osm: hosts[0] });
  }
  return differences;
}
