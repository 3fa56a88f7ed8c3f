import type { FilterName, NamesOf } from '../../src/lib/services.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('en');

const nouns = {
  any: (count: number) =>
    n(count, { one: '# place to stay or hire', other: '# vans, caravans and campsites' }),
  vehicle: (count: number) => n(count, { one: '# vehicle to hire', other: '# vehicles to hire' }),
  campervan: (count: number) => n(count, { one: '# campervan', other: '# campervans' }),
  motorhome: (count: number) => n(count, { one: '# motorhome', other: '# motorhomes' }),
  caravan: (count: number) => n(count, { one: '# caravan', other: '# caravans' }),
  campsite: (count: number) => n(count, { one: '# campsite', other: '# campsites' }),
};

/** The search box, filters, results and what stands on a card. */
export const search = {
  where: 'Where',
  wherePlaceholder: 'Town, park, region or postcode',
  from: 'From',
  to: 'To',
  anyPeople: 'Any',
  what: 'What',
  anything: 'Anything',
  submit: 'Search',
  suggestions: 'Places',
  suggestionCount: (count: number) => n(count, { one: '# place found', other: '# places found' }),
  /** Told of a place that has the name of one of another kind. */
  areaKinds: {
    town: 'Town',
    country: 'Country',
    region: 'Region',
    county: 'County',
    park: 'Park',
    island: 'Island',
    coast: 'Coast',
    lake: 'Lake',
    mountains: 'Mountains',
    valley: 'Valley',
    area: 'Area',
    airport: 'Airport',
    village: 'Village',
  },
  /** Offered in the empty field of a search. */
  nearMe: 'Near me',
  nearWaiting: 'Finding you …',
  nearDenied: 'Your location is blocked. Allow it in your browser, or type a place.',
  nearSilent: 'Your location was not found. Try again, or type a place.',
  recentPlace: 'Searched before',
  placeCount: (count: number) => n(count, { one: '# to choose from', other: '# to choose from' }),
  /** Before a few other places that the words typed may mean. */
  didYouMean: 'Did you mean',
  description: 'Search campervans, motorhomes, caravans and campsites.',

  /** The answer in words; `where` is ` in Kent` or so, empty for everywhere. */
  total: (count: number, category: keyof typeof nouns, where: string) =>
    nouns[category](count) + where,
  /** Before the names of the partners that offer what a card shows. */
  sameAs: (what: 'vehicle' | 'campsite') =>
    ({
      vehicle: 'The same vehicle is also offered by',
      campsite: 'The same campsite is also offered by',
    })[what],
  offerDiffers: 'Does not match everything you asked for',
  thisArea: ' in this area',
  /** In place of a name, where a point or a map was searched. */
  areaOfMap: 'This area',
  /** Before the chips of what a typed sentence was read as. */
  readAs: 'We read',
  unread: (words: string) => `Not understood: ${words}.`,
  /** A link to the fields for dates, where the sentence names some. */
  unreadDates: 'Dates are not read from the text: choose them here',
  noneThere: (name: string, area: string) => `There is no ${name} in ${area}.`,
  unknownPlace: (q: string) => `We do not know “${q}”. Try a town, county, region or country.`,
  closedAnswer: (count: number) =>
    n(count, {
      one: '# campsite closed on your dates',
      other: '# campsites closed on your dates',
    }),

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
  position: (first: string, last: string, total: string) => `${first} to ${last} of ${total}`,
  pageOf: (page: string, last: string) => `page ${page} of ${last}`,
  /** Where there are more pages than have numbers. */
  morePages: (last: string) =>
    `Pages are numbered up to ${last}. Add a place, dates or filters for a shorter list.`,
  pageNumber: (page: string) => `Page ${page}`,
  previous: 'Previous page',
  pages: 'Pages',

  filters: 'Filters',
  apply: 'Show results',
  showCount: (count: number) => n(count, { one: 'Show # result', other: 'Show # results' }),
  clear: 'Clear all',
  chosen: 'Chosen filters',
  remove: (filter: string) => `Remove: ${filter}`,
  showMore: 'Show more',
  showFewer: 'Show fewer',
  any: 'Any',
  anyCurrency: 'Any',
  atLeast: (count: string) => `${count} or more`,
  atMost: (measure: string) => `Up to ${measure}`,
  unsaid: (count: number) => n(count, { one: '+ # does not say', other: '+ # do not say' }),
  /** A link that adds to the results what does not say whether it matches, or takes it away again. */
  showUnsaid: (count: number) =>
    n(count, { one: '+ # does not say: show it too', other: '+ # do not say: show them too' }),
  hideUnsaid: (count: number) =>
    n(count, { one: '# does not say: hide it', other: '# do not say: hide them' }),
  /** The same as a box of the filters. */
  unsaidToo: 'Also show those that do not say',
  /** Campsites of OpenStreetMap that asking for campsites adds. */
  andOpenData: (count: number) =>
    n(count, { one: '+ # from OpenStreetMap', other: '+ # from OpenStreetMap' }),
  /** A link that adds campsites of OpenStreetMap to a list whose map has them, or takes them off it again. */
  showOpenData: (count: number) =>
    n(count, {
      one: '+ # campsite from OpenStreetMap: add it to the list',
      other: '+ # campsites from OpenStreetMap: add them to the list',
    }),
  hideOpenData: (count: number) =>
    n(count, {
      one: '# campsite from OpenStreetMap: take it off the list',
      other: '# campsites from OpenStreetMap: take them off the list',
    }),

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
    pets: 'Dogs welcome',
    one_way: 'One-way hire',
    festivals: 'Festivals allowed',
    abroad: 'Travel abroad allowed',
    instant: 'Instant booking',
    driver_age: 'Driver’s age',
    sea: 'Distance to the sea',
    lake: 'Distance to a large lake',
    amenity: 'Amenities',
    pitch: 'Pitches for',
    source: 'Where it comes from',
  } satisfies Record<FilterName, string>,
  priceMin: 'From',
  priceMax: 'Up to',
  currency: 'Currency',
  ageValue: (age: string) => `${age} or older`,
  rulesTitle: 'Rules',
  vehicleTitle: 'Vehicle',
  /** Over the distances of campsites to the sea and lakes. */
  waterTitle: 'By the water',
  hideAsk: 'Only what is free',
  priceChip: (min: string | null, max: string | null) =>
    min === null ? `Up to ${max}` : max === null ? `${min} or more` : `${min} to ${max}`,
  /** A filter in force whose value is no word. */
  chips: {
    berths: (value: string) => `${value}+ berths`,
    seats: (value: string) => `${value}+ seats`,
    length_max: (value: string) => `Up to ${value} long`,
    height_max: (value: string) => `Up to ${value} high`,
    licence: (value: string) => `Licence ${value}`,
    driver_age: (value: string) => `Driver aged ${value}`,
    sea: (value: string) => `Within ${value} of the sea`,
    lake: (value: string) => `Within ${value} of a large lake`,
    people: (value: string) => `For ${value}`,
  } satisfies Record<
    NamesOf<'codes' | 'at least' | 'at most' | 'people'>,
    (value: string) => string
  >,

  /** What is nearest to a place that has few results; `q` is empty for a map or a point, `reach` is the greatest
   * distance. */
  nearest: (q: string, reach: string) =>
    q ? `Nearest to ${q}: up to ${reach} away` : `Nearest to here: up to ${reach} away`,
  emptyTitle: 'Nothing fits all of that',
  emptyLoosen: 'Leave one thing out:',
  loosen: (filter: string, total: number) =>
    `${filter}: ${n(total, { one: '# result', other: '# results' })} without it`,
  /** No result whichever one filter is left out. */
  emptySeveral: 'Take several filters off, or try a larger area.',
  emptyNothing: 'Nothing is listed here yet. Try a larger area.',
  emptyUnknown: 'We do not know that place',
  /** A place elsewhere than in the countries there are; `where` is ` in Switzerland` or so. */
  emptyFar: (where: string) => `Nothing${where} yet`,
  farPlace:
    'Campcairn covers the United Kingdom, Ireland, France, Spain and Portugal so far. Try a place there.',
  emptyEverywhere: 'Search everywhere',

  perNight: 'a night',
  perWeek: 'a week',
  /** Right behind a price, where there is little room. */
  eachNight: '/night',
  eachWeek: '/week',
  forNights: (nights: string) => `for ${nights}`,
  groups: {
    available: 'Free on your dates',
    ask: 'Ask the owner',
    open_data: 'From OpenStreetMap: check with the campsite',
    min_nights: 'Only for longer stays',
  },
  shortestStay: (nights: string) => `Shortest stay: ${nights}`,
  askDates: '· ask for your dates',
  orderNights: 'Sorted by the price per night on your dates.',
  orderMixed: 'Free: by the price per night on your dates. To ask: by the lowest price.',
  orderCurrencies: (first: string, others: string) =>
    `${first} first, then ${others}: prices are never converted.`,
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
  share: 'Share',
  linkCopied: 'Link copied',

  showMap: 'Map',
  hideMap: 'List',
  map: 'Map of the results',
  mapNeedsScript: 'The map needs JavaScript. Here is the whole list.',
  mapLoading: 'Loading the map…',
  /** A button: presses of it fetch what is missing. */
  mapIncomplete: 'Not everything has loaded. Try again',
  searchThisArea: 'Search this area',
  /** `#` stands for a count of two or more. */
  clusterLabel: '# results here',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  mapSources: 'Show or hide the sources',
  /** The feed of what is new in a search. */
  follow: {
    open: 'Follow this search',
    lead: 'New listings and lower prices in your feed reader: no account, no email address.',
    how: 'Add this address to your feed reader or mail program:',
    address: 'Atom feed of this search',
    isNew: (title: string) => `New: ${title}`,
    isLower: (title: string, price: string) => `Now ${price}: ${title}`,
    was: (price: string) => `before ${price}`,
    past: {
      title: 'The dates of this search are past',
      text: 'From now on this feed ignores dates. Search again with new dates to follow those.',
    },
  },
};
