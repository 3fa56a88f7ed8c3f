import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('en');

/** Pages of a category, and of a category in a country, region or town. */
export const landing = {
  headings: {
    campervan: (place: string | null) => (place ? `Campervan hire in ${place}` : 'Campervan hire'),
    motorhome: (place: string | null) => (place ? `Motorhome hire in ${place}` : 'Motorhome hire'),
    caravan: (place: string | null) => (place ? `Caravan hire in ${place}` : 'Caravan hire'),
    campsite: (place: string | null) => (place ? `Campsites in ${place}` : 'Campsites'),
  },
  counts: {
    campervan: (count: number) =>
      n(count, { one: '# campervan to hire', other: '# campervans to hire' }),
    motorhome: (count: number) =>
      n(count, { one: '# motorhome to hire', other: '# motorhomes to hire' }),
    caravan: (count: number) => n(count, { one: '# caravan to hire', other: '# caravans to hire' }),
    campsite: (count: number) =>
      n(count, { one: '# campsite to stay at', other: '# campsites to stay at' }),
  },
  lead: {
    campervan:
      'Compact vans and pop-tops from hire firms and private owners. Compare what is included, see what is free on your dates, and book with the owner.',
    motorhome:
      'Coachbuilts, low-profiles and A-classes with room for everyone. Compare berths, length and licence, and book with the owner.',
    caravan:
      'Touring caravans to tow away and static ones that wait for you. See the rules and prices, and book with the owner.',
    campsite:
      'From farm fields to full hook-up. See which pitches there are, when they are open and what they cost, and book with the site.',
  },
  description: (heading: string, count: string) =>
    `${heading}: ${count}, with prices, photos and rules. Free to use; you book with the owner.`,
  areas: { country: 'Countries', region: 'Regions', town: 'Towns' },
  more: {
    country: (count: number) =>
      n(count, { one: '# more country', other: '# more countries, A to Z' }),
    region: (count: number) => n(count, { one: '# more region', other: '# more regions, A to Z' }),
    town: (count: number) => n(count, { one: '# more town', other: '# more towns, A to Z' }),
  },
  beside: 'Nearby',
  otherCategories: (place: string) => `Also in ${place}`,
  openData: (place: string) => `More campsites in ${place}`,
  openDataLead:
    'From OpenStreetMap, where volunteers note what is there. Nobody offers them here yet, so there are no prices.',
  directory: (place: string | null) =>
    place ? `All campsites in ${place}, town by town` : 'All campsites, by country and region',
};
