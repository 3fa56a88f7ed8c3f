import type { FilterName, NamesOf } from '../../src/lib/services.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('en');

const nouns = {
  any: (count: number) =>
    n(count, { one: '# place to stay or hire', other: '# vans, caravans and campsites' }),
  campervan: (count: number) => n(count, { one: '# campervan', other: '# campervans' }),
  motorhome: (count: number) => n(count, { one: '# motorhome', other: '# motorhomes' }),
  caravan: (count: number) => n(count, { one: '# caravan', other: '# caravans' }),
  campsite: (count: number) => n(count, { one: '# campsite', other: '# campsites' }),
};

/** The search box, filters, results and what stands on a card. */
export const search = {
  where: 'Where',
  wherePlaceholder: 'Town, region or country',
  from: 'From',
  to: 'To',
  anyPeople: 'Any',
  what: 'What',
  anything: 'Anything',
  submit: 'Search',
  suggestions: 'Places',
  suggestionCount: (count: number) => n(count, { one: '# place found', other: '# places found' }),
  /** Told of an area that has the name of a town. */
  areaKinds: { region: 'Region', county: 'County' },
  description: 'Search campervans, motorhomes, caravans and campsites.',

  /** The answer in words; `place` is null when none was asked for. */
  total: (count: number, category: keyof typeof nouns, place: string | null) =>
    place === null ? nouns[category](count) : `${nouns[category](count)} in ${place}`,
  thisArea: 'this area',
  unknownPlace: (q: string) =>
    `We know no place called “${q}”. A town, county, region or country works best.`,
  datesAnswer: (available: number, ask: number) =>
    `${n(available, { one: '# is free', other: '# are free' })} on your dates, ${n(ask, { one: '# owner has to be asked', other: '# have to be asked' })}.`,

  sort: 'Sort by',
  sorts: {
    best: 'Best match',
    distance: 'Nearest',
    price: 'Lowest price',
    rating: 'Rating',
    newest: 'Newest',
  },
  sortWhy: 'How results are ordered',
  results: 'Results',
  more: 'Next page',
  first: 'First page',
  pages: 'Pages',

  filters: 'Filters',
  apply: 'Show results',
  showCount: (count: number) => n(count, { one: 'Show # result', other: 'Show # results' }),
  clear: 'Clear all',
  chosen: 'Chosen filters',
  remove: (filter: string) => `Remove: ${filter}`,
  showAll: 'Show more',
  any: 'Any',
  atLeast: (count: string) => `${count} or more`,
  atMost: (measure: string) => `Up to ${measure}`,
  notStatedHint: 'Listings that do not say stay in, and are marked.',

  /** Filters by name; a flag's title is all there is of it. */
  filterTitles: {
    category: 'What',
    dates: 'Dates',
    people: 'People',
    price: 'Price a night',
    class: 'Type',
    berths: 'Berths',
    seats: 'Seats',
    transmission: 'Gearbox',
    fuel: 'Fuel',
    length_max: 'Length',
    height_max: 'Height',
    licence: 'Licence',
    pets: 'Pets welcome',
    one_way: 'One-way hire',
    festivals: 'Festivals allowed',
    abroad: 'Travel abroad allowed',
    instant: 'Instant booking',
    driver_age: 'Driver’s age',
    amenity: 'Amenities',
    pitch: 'Pitches for',
  } satisfies Record<FilterName, string>,
  priceMin: 'From',
  priceMax: 'Up to',
  currency: 'Currency',
  ageValue: (age: string) => `${age} or older`,
  rulesTitle: 'Rules',
  vehicleTitle: 'Vehicle',
  hideAsk: 'Hide those that have to be asked',
  priceChip: (min: string | null, max: string | null) =>
    min === null ? `Up to ${max}` : max === null ? `${min} or more` : `${min} to ${max}`,
  /** A filter in force whose value is no word. */
  chips: {
    berths: (value: string) => `${value}+ berths`,
    seats: (value: string) => `${value}+ seats`,
    length_max: (value: string) => `Up to ${value} m long`,
    height_max: (value: string) => `Up to ${value} m high`,
    licence: (value: string) => `Licence ${value}`,
    driver_age: (value: string) => `Driver ${value}`,
    people: (value: string) => `For ${value}`,
  } satisfies Record<
    NamesOf<'codes' | 'at least' | 'at most' | 'people'>,
    (value: string) => string
  >,

  emptyTitle: 'Nothing fits all of that',
  emptyLoosen: 'Leave one thing out:',
  loosen: (filter: string, total: number) =>
    `${filter}: ${n(total, { one: '# result', other: '# results' })} without it`,
  emptyNothing: 'There is nothing here yet. Try another place, or fewer words.',
  emptyUnknown: 'We do not know that place',
  emptyEverywhere: 'Search everywhere',

  perNight: 'a night',
  perWeek: 'a week',
  priceFrom: 'from',
  noPrice: 'Price on request',
  free: 'Free on your dates',
  ask: 'Ask the owner',
  saysNothing: (filters: string) => `Not stated: ${filters}`,
  sleeps: (count: number) => n(count, { one: 'Sleeps #', other: 'Sleeps #' }),
  seatCount: (count: number) => n(count, { one: '# seat', other: '# seats' }),
  ratingCount: (value: string, count: number) =>
    n(count, { one: `Rated ${value} of 5 by # person`, other: `Rated ${value} of 5 by # people` }),
  away: (distance: string) => `${distance} away`,
  save: 'Save',
  unsave: 'Saved',
  /** Listings that owners pay for, above the results. */
  ads: {
    label: 'Ads',
    ad: 'Ad',
    by: (partner: string) => `paid for by ${partner}`,
    why: 'Why this is here',
    show: 'Show ads again',
    hide: 'Hide ads for good',
  },
  saveLabel: (title: string) => `Save ${title}`,
  demoHint: 'A made-up listing that shows how Campcairn works',

  showMap: 'Map',
  hideMap: 'List',
  map: 'Map of the results',
  mapLoading: 'Loading the map…',
  searchThisArea: 'Search this area',
  /** `#` stands for a count of two or more. */
  clusterLabel: '# listings here',
};
