import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('en');

/** A campsite as OpenStreetMap knows it. */
export const place = {
  unnamed: 'Campsite',
  unnamedNear: (town: string) => `Campsite near ${town}`,
  kinds: { camp_site: 'Campsite', caravan_site: 'Caravan site' },
  description: (name: string, where: string) =>
    `${name}, ${where}: what OpenStreetMap knows about it, and offers nearby.`,
  source: 'From OpenStreetMap',
  /** Before the amenities that the search asked for. */
  asked: 'You asked for:',
  notSaid: (amenity: string) => `${amenity}: not stated`,
  /** Whether the season covers the dates of the search. */
  onDates: {
    open: (dates: string) => `In season: ${dates}`,
    closed: (dates: string) => `Out of season: ${dates}`,
    varies: (dates: string) => `The season changes each year. Ask about ${dates}`,
    unsaid: (dates: string) => `No season stated. Ask about ${dates}`,
  },
  sourceText: 'Written by volunteers on OpenStreetMap; not checked by the owner.',
  attribution: '© OpenStreetMap contributors, Open Database Licence',
  edit: 'Correct it on OpenStreetMap',
  imported: (date: string) => `Imported on ${date}`,
  dataOf: (date: string) => `OpenStreetMap as of ${date}`,
  checked: (date: string) => `Last checked on site: ${date}`,
  facts: 'What is known',
  nothing: 'Little more than where it is. Add what you know on OpenStreetMap.',
  offers: 'Offers for this campsite',
  nearby: 'Other campsites nearby',
  nearbyOffers: 'Offers nearby',
  away: (distance: string) => `${distance} away`,
  website: 'Website',
  call: (number: string) => `Call ${number}`,
  phone: 'Phone',
  address: 'Address',
  openingHours: 'Open',
  operator: 'Operator',
  capacity: 'Capacity',
  fee: 'Fee',
  allYear: 'all year',
  charge: 'Price stated',
  /** How many people it takes, and its class. */
  persons: 'Room for',
  people: (count: number) => n(count, { one: '# person', other: '# people' }),
  stars: 'Stars',
  /** When it is open, where no days are said. */
  seasons: {
    yes: 'part of the year',
    spring: 'spring',
    summer: 'summer',
    autumn: 'autumn',
    winter: 'winter',
  },
  /** Whom a campsite takes, where that is not everyone. */
  access: {
    name: 'Open to',
    private: 'a private circle',
    no: 'nobody (closed to the public)',
    members: 'members',
    permit: 'those with a permit',
    groups: 'groups only',
    residents: 'permanent residents only',
  },
  /** Words of OpenStreetMap for what is neither yes nor no. */
  values: {
    leashed: 'on a lead',
    unleashed: 'off the lead too',
    limited: 'limited',
    required: 'required',
    recommended: 'recommended',
    members_only: 'members only',
    customers: 'for guests',
    wlan: 'Wi-Fi',
    donation: 'by donation',
    hot: 'hot water',
    cold: 'cold water',
    only: 'only these',
    permissive: 'tolerated',
    customary: 'customary',
    seasonal: 'seasonal',
  },
  tags: {
    tents: 'Tents',
    caravans: 'Caravans',
    motorhome: 'Motorhomes',
    motor_vehicle: 'Motor vehicles',
    static_caravans: 'Static caravans',
    cabins: 'Cabins',
    toilets: 'Toilets',
    shower: 'Showers',
    drinking_water: 'Drinking water',
    power_supply: 'Electricity',
    sanitary_dump_station: 'Waste disposal',
    internet_access: 'Internet',
    washing_machine: 'Laundry',
    swimming_pool: 'Swimming pool',
    playground: 'Playground',
    restaurant: 'Restaurant',
    shop: 'Shop',
    dog: 'Dogs',
    wheelchair: 'Wheelchair access',
    openfire: 'Open fires',
    bbq: 'Barbecue',
    backcountry: 'Backcountry',
    nudism: 'Nudism',
    reservation: 'Booking ahead',
  },
  yes: 'yes',
  no: 'no',
  /** What the owner says, beside it. */
  owner: {
    from: (name: string) => `From the owner, ${name}`,
    lead: 'In the owner’s words. OpenStreetMap’s facts stand below, unchanged.',
    differs: 'Stated differently',
    byOwner: 'says the owner',
    all: 'All facts, rules and free dates',
  },
  /** For the owner of a campsite that has no listing. */
  claim: {
    link: 'Is this your campsite?',
    title: (name: string) => `Is ${name} yours?`,
    lead: 'Claim it, and show your own photos, prices and booking link.',
    steps: {
      claim: 'You claim the campsite with your account.',
      byCode: (host: string) =>
        `Put a short code on ${host}, the website on OpenStreetMap. We look for it, then a person decides.`,
      byHand: 'OpenStreetMap has no website for it, so a person checks by hand that it is yours.',
      listing: 'You get a listing filled in from OpenStreetMap. Complete it and set it to active.',
    },
    free: 'Claiming and listing are free. OpenStreetMap’s facts stay as they are.',
    known: 'You have an account',
    knownText: 'Sign in and claim the campsite. Each claim is checked.',
    knownButton: 'Sign in and claim it',
    unknown: 'You have none yet',
    unknownText: 'Apply: we answer within three working days. The campsite is filled in.',
    unknownButton: 'Apply to list with us',
  },
  /** On its card among results. */
  card: {
    fee: 'Costs a fee',
    free: 'Free of charge',
    donation: 'By donation',
    allYear: 'Open all year',
    openNow: 'Open now',
    closedNow: 'Closed now',
    season: (first: string, last: string) => `Open ${first} to ${last}`,
    pitches: (count: number) => n(count, { one: '# pitch', other: '# pitches' }),
    maxLength: (metres: number) => `Up to ${metres} m long`,
    note: '“From OpenStreetMap”: open data, not bookable here.',
    only: 'No listing fits yet. These campsites come from OpenStreetMap.',
    beside: (count: number) =>
      n(count, {
        one: 'And # campsite from OpenStreetMap',
        other: 'And # campsites from OpenStreetMap',
      }),
  },
  /** All campsites by country, region and town. */
  directory: {
    name: 'Directory',
    /** `where` is ` in Kent` or so; empty for everywhere. */
    heading: (where: string) => `All campsites${where}`,
    part: (heading: string, part: number) => `${heading}, part ${part}`,
    lead: (count: number) =>
      n(count, {
        one: '# campsite, mapped by volunteers on OpenStreetMap.',
        other: '# campsites, mapped by volunteers on OpenStreetMap.',
      }),
    description: (heading: string, count: string) =>
      `${heading} on OpenStreetMap, town by town: ${count} with what is known about each.`,
    parts: 'Parts of the list',
    elsewhere: 'Elsewhere',
    none: 'There are no campsites here yet',
    noneYet: 'Nothing from OpenStreetMap has been read in so far.',
    /** For a signed-in operator alone; the command stands below. */
    forOperator: 'You run this site: this command brings them in.',
    listed: 'See what partners list',
    unnamed: 'Campsite without a name',
  },
};
