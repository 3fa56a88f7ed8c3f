import type { Words } from '../../words.ts';

export const about: Words = {
  title: 'About Campcairn',
  description: 'What Campcairn is, who it is for, and how it lives.',
  lead: 'A cairn is a pile of stones that walkers leave for those who come after. It shows the way, and asks for nothing.',
  blocks: [
    {
      p: 'Campcairn finds campervans, motorhomes and caravans to hire, and campsites. Free, in the United Kingdom, Ireland, France, Spain and Portugal.',
    },
    { h: 'What it does' },
    {
      list: [
        'Hire firms, private owners and campsites in one place, in their own words, with their photos and prices.',
        'Search by place, dates, people, and the rules that decide which van is right.',
        'You book with the owner, and pay there.',
      ],
    },
    { h: 'What it does not do' },
    {
      list: [
        'No bookings, no payments, no commission.',
        'No data sold, neither yours nor that of partners.',
        'Nothing copied: partners send their listings, the rest is open data.',
        'Nothing invented: what an owner has not said is shown as not stated.',
      ],
    },
    { h: 'How it pays its way' },
    {
      p: 'Listing is free. Partners can pay a fixed price for extras, such as enquiries by email. [The order of results](/how-results-are-ordered) stays the same.',
    },
    { h: 'Where the data comes from' },
    {
      list: [
        'Listings: from the [partners](/partners) who offer them.',
        'Campsites as places: © [OpenStreetMap contributors](https://www.openstreetmap.org/copyright), Open Database Licence.',
        'Towns: [GeoNames](https://www.geonames.org), CC BY 4.0.',
        'Coasts and borders: [Natural Earth](https://www.naturalearthdata.com), public domain.',
      ],
    },
    { h: 'Who runs this site', id: 'operator' },
    { operator: true },
  ],
};
