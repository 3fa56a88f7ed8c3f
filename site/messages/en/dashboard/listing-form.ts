import type { BooleanPolicy, ProblemRule, RuleValues } from '#lib/services.ts';
import { listingStatuses } from './statuses.ts';

interface FieldWords {
  label: string;
  hint?: string;
}

/** Labels and hints of the form's fields, by the API's paths with `*` in place of a number. */
export const fields: Readonly<
  Record<string, FieldWords> & Record<`policies.${BooleanPolicy}`, FieldWords>
> = {
  external_id: {
    label: 'Your id',
    hint: 'Your program and exports name the listing by it. Left empty, it is made of the title.',
  },
  category: { label: 'What you offer' },
  status: { label: 'Status', hint: 'A paused listing is kept, and not shown.' },
  title: { label: 'Title', hint: '5 to 120 characters.' },
  description: {
    label: 'Description',
    hint: 'Plain text, up to 5,000 characters. Blank lines separate paragraphs.',
  },
  url: {
    label: 'Page on your site',
    hint: 'Where travellers book, such as www.example.com/bramble.',
  },
  osm_ref: {
    label: 'OpenStreetMap',
    hint: 'The address of the campsite on openstreetmap.org.',
  },
  'images.*.url': { label: 'Address', hint: 'Such as www.example.com/front.jpg.' },
  'images.*.alt': { label: 'What it shows', hint: 'Read out to those who cannot see it.' },
  'images.*.width': { label: 'Width in pixels' },
  'images.*.height': { label: 'Height in pixels' },
  'location.lat': { label: 'Latitude', hint: 'The map fills it in. Such as 51.4545.' },
  'location.lng': { label: 'Longitude', hint: 'The map fills it in. Such as -2.5879.' },
  'location.precision': {
    label: 'Shown as',
    hint: 'Approximate shows travellers the area, not the place.',
  },
  'location.name': { label: 'Name of the place' },
  'location.country_code': { label: 'Country' },
  'price.from': { label: 'Lowest price', hint: 'Such as 95 or 95.50.' },
  'price.currency': { label: 'Currency' },
  'price.unit': { label: 'For each' },
  'price.min_nights': { label: 'Fewest nights' },
  'price.deposit': { label: 'Deposit' },
  'vehicle.vehicle_class': { label: 'Type' },
  'vehicle.make': { label: 'Make' },
  'vehicle.model': { label: 'Model' },
  'vehicle.year': { label: 'Year' },
  'vehicle.berths': { label: 'Berths' },
  'vehicle.seats': { label: 'Seats with belts' },
  'vehicle.transmission': { label: 'Gearbox' },
  'vehicle.fuel': { label: 'Fuel' },
  'vehicle.length_m': { label: 'Length', hint: 'In metres or feet: 5.99 or 19 ft 8 in.' },
  'vehicle.height_m': { label: 'Height', hint: 'In metres or feet: 2.60 or 8 ft 6 in.' },
  'vehicle.width_m': { label: 'Width', hint: 'In metres or feet: 2.05 or 6 ft 9 in.' },
  'vehicle.weight_kg': { label: 'Maximum weight', hint: 'In kg: 3500.' },
  'vehicle.licence': { label: 'Licence', hint: 'Such as B or C1.' },
  'campsite.pitch_types': { label: 'Pitches for' },
  'campsite.pitches': { label: 'Number of pitches' },
  'campsite.open_from': { label: 'Open from' },
  'campsite.open_to': { label: 'Open until' },
  'campsite.check_in': { label: 'Arrive from' },
  'campsite.check_out': { label: 'Leave by' },
  amenities: { label: 'Amenities' },
  'policies.pets_allowed': { label: 'Pets allowed' },
  'policies.smoking_allowed': { label: 'Smoking allowed' },
  'policies.festivals_allowed': { label: 'Festivals allowed' },
  'policies.travel_abroad_allowed': { label: 'Travel abroad allowed' },
  'policies.one_way_available': { label: 'One-way hire' },
  'policies.instant_book': { label: 'Instant booking' },
  'policies.min_driver_age': { label: 'Youngest driver' },
  'policies.mileage_included_per_day_km': { label: 'Distance included a day' },
  'policies.insurance_included': { label: 'Insurance included' },
  'policies.insurance_excess': { label: 'Insurance excess', hint: 'An amount, such as 1000.' },
  'policies.cancellation': { label: 'Cancellation' },
  'policies.cancellation_text': { label: 'Cancellation in your words' },
  'rating.value': { label: 'Rating', hint: '0 to 5.' },
  'rating.count': { label: 'Number of reviews' },
};

/** The English sentences of the form of a listing. */
export const form = {
  onlyWriters:
    'You can look at this form. Owners and members of an approved account change listings.',
  addTitle: 'Add a listing',
  addLead: 'Fill in what is marked “Needed”. The rest can wait: you can add it at any time.',
  back: 'All listings',
  required: 'Needed',
  choose: 'Choose',
  notStated: 'Not stated',
  yes: 'Yes',
  no: 'No',
  unlimited: 'Unlimited',
  limited: 'Limited to',
  distance: 'Distance a day',
  distanceUnit: 'Miles or kilometres',
  units: { mi: 'miles', km: 'km' },
  day: 'Day',
  month: 'Month',
  /** The name of the second list of a date: that of the first with its month. */
  monthOf: (label: string) => `${label}: month`,
  others: 'All others',
  byPosition: 'As the pin says',
  amenities: {
    vehicle: 'In and on the vehicle',
    campsite: 'On the campsite',
    both: 'For both',
  },
  complete: {
    title: 'How complete the listing is',
    said: (done: string, all: string) => `${done} of ${all} filled in`,
    sections: 'Sections, and what is missing',
  },
  later: {
    title: 'This can wait',
    lead: 'Travellers filter by much of it: without it, a search may pass the listing by.',
  },
  drafts: {
    offer: (time: string) => `You have unsaved changes of ${time}.`,
    take: 'Take them up',
    drop: 'Drop them',
    leaveTitle: 'Leave without saving?',
    leaveText: 'Your changes are kept in this browser. They are offered when you come back.',
    stay: 'Stay here',
    leave: 'Leave',
    takenUp: 'These are your unsaved changes. Save them when they are right.',
  },
  sections: {
    kind: { title: 'What it is' },
    words: { title: 'Title and words' },
    images: {
      title: 'Photos',
      lead: 'The first is the cover. 1,200 pixels wide or more look sharp everywhere.',
    },
    location: { title: 'Where it is' },
    price: { title: 'Price' },
    vehicle: { title: 'The vehicle', lead: 'For campervans, motorhomes and caravans.' },
    campsite: { title: 'The campsite', lead: 'For campsites.' },
    amenities: { title: 'What is there' },
    policies: { title: 'Rules and terms' },
    rating: { title: 'Your own reviews', lead: 'Fill in both, or neither.' },
    software: { title: 'For software', lead: 'You need none of this to be found.' },
  },
  photo: (number: number) => `Photo ${number}`,
  earlier: 'Earlier',
  remove: 'Remove',
  more: 'More photos',
  save: 'Save',
  create: 'Add the listing',
  changedMeanwhile:
    'Somebody else, the API or a feed has changed this listing since you opened it. Save again to overwrite their change, or reload the page to see it.',
  madeAlready: {
    title: (title: string) => `This form has added “${title}” already`,
    text: 'What is below says something else, and is not saved. Add it as a further listing, or open the one that is there and change it.',
    open: 'Open the listing that is there',
  },
  done: {
    made_already:
      'This listing was added already when the form was sent again. It is there once, and nothing was changed.',
    saved: 'Saved.',
    unchanged: 'Nothing was changed.',
    duplicated: 'This is the copy. It is paused until you make it active, and has no calendar yet.',
  },
  next: {
    title: 'The listing is added. What next?',
    photos: 'Add photos',
    calendar: 'Say when it is free',
    preview: 'See it as travellers do',
    another: 'Add another listing',
    alike: (button: string) => `Is the next one much like it? “${button}” copies all of this.`,
  },
  refused: 'The listing as a whole',
  position: {
    numbers: 'Position in numbers',
    label: 'Map of the position',
    find: 'Find a place',
    findHint: 'A town, to begin with. Then drag the pin to the spot.',
    pin: 'The position. Drag it, or move it with the arrow keys.',
    none: 'Find a place, or click on the map, to set the pin.',
    exact: 'Travellers see the pin.',
    approximate: 'Travellers see the circle of 4 km, and no pin.',
    approximateNew:
      'Travellers will see a circle of 4 km that has the pin in it, and not in its middle, and no pin.',
    /** Without a map, a place is looked for by a button. */
    plain: {
      label: 'Town or village',
      hint: 'It fills in latitude and longitude below. Write more exact ones if you know them.',
      take: 'Take its position',
      taken: (place: string) => `The position is in ${place}.`,
      others: 'Or do you mean:',
      none: 'No place has this name. Write it another way, or name a larger town nearby.',
    },
  },
};

/** Words of the API that have no name on the travellers' pages. */
export const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // As the taxonomy tells those of a vehicle from those of a campsite.
  amenities: {
    toilet: 'Toilet on board',
    shower: 'Shower on board',
    toilets: 'Toilets on site',
    showers: 'Showers on site',
  },
  status: listingStatuses,
  'location.precision': { exact: 'The exact position', approximate: 'Approximate' },
  'price.unit': { night: 'Night', week: 'Week' },
  'policies.cancellation': {
    flexible: 'Flexible',
    moderate: 'Moderate',
    strict: 'Strict',
    non_refundable: 'Non-refundable',
  },
};

/** A message of the form, which says what to do. */
type ProblemWords = (values: RuleValues) => string;

const between = ({ min, max }: RuleValues): string =>
  min === '' || max === '' ? '' : ` from ${min} to ${max}`;

const lengthAs =
  (example: string): ProblemWords =>
  (values) =>
    `Write metres or feet${between(values)} metres, such as ${example}.`;

/** Messages by the rule that is broken; `of` those of single fields, by the API's paths. */
export const problems: {
  rules: Readonly<Record<ProblemRule, ProblemWords>>;
  of: Readonly<Record<string, Partial<Record<ProblemRule, ProblemWords>>>>;
} = {
  rules: {
    needed: () => 'Fill this in.',
    too_short: ({ min, max }) => `Write ${min} to ${max} characters.`,
    too_long: ({ max, length }) => `Shorten it to ${max} characters. It has ${length}.`,
    html: () => 'Write plain text, without HTML. Blank lines separate paragraphs.',
    address: () => 'Write a full address, such as www.example.com/bramble.',
    day: () => 'Choose the day and the month.',
    time: () => 'Write the time as 14:30.',
    money: ({ example }) => `Write the amount as ${example}.`,
    money_currency: ({ currency }) =>
      `Write the amount without a sign, or choose another currency. The one chosen is: ${currency}.`,
    whole_number: (values) => `Write a whole number${between(values)}.`,
    number: (values) => `Write a number${between(values)}.`,
    length: lengthAs('5.99 or 19 ft 8 in'),
    degrees: () => 'Set the pin on the map, or write a number such as 51.4545.',
    position: () => 'Set the pin on the map, or write latitude and longitude.',
    at_sea: () => 'Move the pin: it is in the sea, far from any country.',
    mileage: ({ max }) => `Write a whole number, no more than ${max} kilometres.`,
    mileage_missing: () => 'Write how far, or choose “Unlimited”.',
    choose: () => 'Choose one from the list.',
    osm_ref: () => 'Copy the address of the campsite’s page on openstreetmap.org.',
    too_many: ({ max }) => `Keep at most ${max}.`,
    other_category: () => 'Empty these fields, or choose another category.',
    id: () => 'Use 1 to 100 letters, digits and the characters . _ : ~ - without spaces.',
    id_taken: () => 'Choose another id: one of your listings has this one.',
    unapproved: ({ max }) =>
      `You can prepare ${max} listings now. Add the others once you are approved.`,
    other: () => 'Look at this again: it cannot be saved as it is.',
  },
  of: {
    category: { needed: () => 'Choose what you offer.' },
    title: {
      needed: () => 'Write a title.',
      too_short: ({ min, max }) => `Write a title of ${min} to ${max} characters.`,
    },
    url: { needed: () => 'Write the address of the page where travellers book.' },
    'images.*.url': {
      needed: () => 'Write the address of the photo.',
      address: () => 'Write the full address of the photo, such as www.example.com/front.jpg.',
    },
    'location.lat': { needed: () => 'Write the latitude too, or set the pin on the map.' },
    'location.lng': { needed: () => 'Write the longitude too, or set the pin on the map.' },
    'price.from': {
      needed: () => 'Write the price.',
      money: ({ example }) => `Write the price as ${example}.`,
    },
    'price.currency': { needed: () => 'Choose the currency.' },
    'price.deposit': { money: ({ example }) => `Write the deposit as ${example}.` },
    'policies.insurance_excess': { money: ({ example }) => `Write the excess as ${example}.` },
    'vehicle.height_m': { length: lengthAs('2.60 or 8 ft 6 in') },
    'vehicle.width_m': { length: lengthAs('2.05 or 6 ft 9 in') },
    'rating.value': { needed: () => 'Write the rating, or empty the number of reviews.' },
    'rating.count': { needed: () => 'Write how many reviews there are.' },
  },
};
