import type { BooleanPolicy } from '#lib/services.ts';
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
    hint: 'The API and exports name the listing by it. Left empty, it is made of the title.',
  },
  category: { label: 'Category' },
  status: { label: 'Status', hint: 'A paused listing is kept, and not shown.' },
  title: { label: 'Title', hint: '5 to 120 characters.' },
  description: {
    label: 'Description',
    hint: 'Plain text, up to 5,000 characters. Blank lines separate paragraphs.',
  },
  url: {
    label: 'Page on your site',
    hint: 'Where travellers book. It begins with https://.',
  },
  osm_ref: {
    label: 'OpenStreetMap',
    hint: 'Of a campsite that is on the map, such as node/123. Optional.',
  },
  'images.*.url': { label: 'Address', hint: 'Begins with https://.' },
  'images.*.alt': { label: 'What it shows', hint: 'Read out to those who cannot see it.' },
  'images.*.width': { label: 'Width in pixels' },
  'images.*.height': { label: 'Height in pixels' },
  'location.lat': { label: 'Latitude', hint: 'Such as 51.4545.' },
  'location.lng': { label: 'Longitude', hint: 'Such as -2.5879.' },
  'location.precision': {
    label: 'Shown as',
    hint: 'Approximate shows travellers the area, not the place.',
  },
  'location.name': { label: 'Name of the place' },
  'location.country_code': {
    label: 'Country',
    hint: 'Two letters, such as GB. Left empty, it follows from the position.',
  },
  'price.from': { label: 'Lowest price', hint: 'Such as 95 or 95.50.' },
  'price.currency': { label: 'Currency', hint: 'Three letters, such as GBP.' },
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
  'vehicle.length_m': { label: 'Length in metres' },
  'vehicle.height_m': { label: 'Height in metres' },
  'vehicle.width_m': { label: 'Width in metres' },
  'vehicle.weight_kg': { label: 'Maximum weight in kg' },
  'vehicle.licence': { label: 'Licence', hint: 'Such as B or C1.' },
  'campsite.pitch_types': { label: 'Pitches for' },
  'campsite.pitches': { label: 'Number of pitches' },
  'campsite.open_from': { label: 'Open from', hint: 'Month and day, such as 04-01.' },
  'campsite.open_to': { label: 'Open until', hint: 'Month and day, such as 10-31.' },
  'campsite.check_in': { label: 'Arrive from', hint: 'Such as 14:00.' },
  'campsite.check_out': { label: 'Leave by', hint: 'Such as 11:00.' },
  amenities: { label: 'Amenities' },
  'policies.pets_allowed': { label: 'Pets allowed' },
  'policies.smoking_allowed': { label: 'Smoking allowed' },
  'policies.festivals_allowed': { label: 'Festivals allowed' },
  'policies.travel_abroad_allowed': { label: 'Travel abroad allowed' },
  'policies.one_way_available': { label: 'One-way hire' },
  'policies.instant_book': { label: 'Instant booking' },
  'policies.min_driver_age': { label: 'Youngest driver' },
  'policies.mileage_included_per_day_km': { label: 'Kilometres included a day' },
  'policies.insurance_included': { label: 'Insurance included' },
  'policies.insurance_excess': { label: 'Insurance excess' },
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
  addLead: 'The same fields and rules as the API. Only what is marked is needed.',
  back: 'All listings',
  required: 'Needed',
  choose: 'Choose',
  notStated: 'Not stated',
  yes: 'Yes',
  no: 'No',
  unlimited: 'Unlimited',
  limited: 'As many as follow',
  kilometres: 'Kilometres',
  sections: {
    basics: { title: 'Basics' },
    images: {
      title: 'Photos',
      lead: 'The first is the cover. 1,200 pixels wide or more look sharp everywhere.',
    },
    location: { title: 'Location' },
    price: { title: 'Price' },
    vehicle: { title: 'Vehicle', lead: 'For campervans, motorhomes and caravans only.' },
    campsite: { title: 'Campsite', lead: 'For campsites only.' },
    amenities: { title: 'Amenities' },
    policies: { title: 'Rules and terms' },
    rating: { title: 'Rating', lead: 'Of your own reviews: both, or neither.' },
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
    created: 'Added.',
    made_already:
      'This listing was added already when the form was sent again. It is there once, and nothing was changed.',
    saved: 'Saved.',
    unchanged: 'Nothing was changed.',
    duplicated: 'This is the copy. It is paused until you make it active, and has no calendar yet.',
  },
  unstated: {
    title: 'Travellers filter by this, and the listing does not state it',
    lead: 'Each one is a search that may pass it by.',
  },
  refused: 'The listing as a whole',
  position: {
    label: 'Map of the position',
    find: 'Find a place',
    findHint: 'A town, to begin with. Then drag the pin to the spot.',
    pin: 'The position. Drag it, or move it with the arrow keys.',
    none: 'Find a place, or click on the map, to set the pin.',
    exact: 'Travellers see the pin.',
    approximate: 'Travellers see the circle of 4 km, and no pin.',
    approximateNew:
      'Travellers will see a circle of 4 km that has the pin in it, and not in its middle, and no pin.',
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
