import type { Words } from '../../words.ts';

export const about: Words = {
  title: 'About Campcairn',
  description: 'What Campcairn is, who it is for, and how it lives.',
  lead: 'A cairn is a pile of stones that walkers leave for those who come after. It shows the way, and asks for nothing.',
  blocks: [
    {
      p: 'Campcairn is a free search site for campervans, motorhomes and caravans to hire, and for campsites. It began with the United Kingdom, Ireland, France, Spain and Portugal.',
    },
    { h: 'What it does' },
    {
      list: [
        'It brings together what hire firms, private owners and campsites offer, each with the owner’s own words, photos and prices.',
        'It answers what you ask: place, dates, people, and the rules that decide whether a van is the right one.',
        'It sends you to the owner. You book there, and pay there.',
      ],
    },
    { h: 'What it does not do' },
    {
      list: [
        'It takes no bookings and no payments, and no commission on either.',
        'It sells no data, neither yours nor that of partners.',
        'It copies no other website. Everything here was sent by the partner who offers it, or comes from open data.',
        'It invents nothing. What an owner has not said is shown as not said.',
      ],
    },
    { h: 'How it pays its way' },
    {
      p: 'Listing is free. Partners can pay a fixed price for extras such as enquiries by email. That changes nothing about the order of the results; see [how results are ordered](/how-results-are-ordered).',
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
