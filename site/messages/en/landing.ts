import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('en');

/** Pages of a category, and of a category in a country, region or town. */
export const landing = {
  /** `where` is ` in Kent` or so; empty for everywhere. */
  headings: {
    campervan: (where: string) => `Campervan hire${where}`,
    motorhome: (where: string) => `Motorhome hire${where}`,
    caravan: (where: string) => `Caravan hire${where}`,
    campsite: (where: string) => `Campsites${where}`,
  },
  counts: {
    campervan: (count: number) =>
      n(count, { one: '# campervan to hire', other: '# campervans to hire' }),
    motorhome: (count: number) =>
      n(count, { one: '# motorhome to hire', other: '# motorhomes to hire' }),
    caravan: (count: number) => n(count, { one: '# caravan to hire', other: '# caravans to hire' }),
    campsite: (count: number) => n(count, { one: '# campsite', other: '# campsites' }),
  },
  lead: {
    campervan:
      'Pop-tops and compact vans, from firms and private owners. Choose dates to see what is free.',
    motorhome: 'Coachbuilts, low-profiles and A-classes. Compare berths, length and licence.',
    caravan: 'Tourers to tow and statics ready on their pitch, with rules and prices.',
    campsite:
      'From farm fields to full hook-up: pitches, dates and prices as each site states them.',
  },
  /** How many and where most of them are, `most` with its preposition: `312 campervans to hire in Cornwall, the most in Newquay (41).` */
  summary: (count: string, where: string, most: string | null) =>
    most === null ? `${count}${where}.` : `${count}${where}, the most${most}.`,
  /** Between what nearly all nightly prices lie; null at an end without a bound. `some` where not all state one. */
  prices: (low: string | null, high: string | null, some: boolean) => {
    const who = some ? 'Most that state a price cost' : 'Most cost';
    if (low === null) return high === null ? null : `${who} up to ${high} a night.`;
    return high === null ? `${who} ${low} a night or more.` : `${who} ${low} to ${high} a night.`;
  },
  showDates: 'Check availability',
  description: (heading: string, count: string) =>
    `${heading}: ${count}, with prices, photos and rules. Free to use; you book with the owner.`,
  countiesOf: { GB: 'Counties', IE: 'Counties', FR: 'Departments', ES: 'Provinces' } as Record<
    string,
    string
  >,
  areas: { country: 'Countries', region: 'Regions', county: 'Counties', town: 'Towns' },
  more: {
    country: (count: number) =>
      n(count, { one: '# more country', other: '# more countries, A to Z' }),
    region: (count: number) => n(count, { one: '# more region', other: '# more regions, A to Z' }),
    county: (count: number) => n(count, { one: '# more county', other: '# more counties, A to Z' }),
    town: (count: number) => n(count, { one: '# more town', other: '# more towns, A to Z' }),
  },
  beside: 'Nearby',
  otherCategories: (where: string) => `Also${where}`,
  openData: (where: string) => `More campsites${where}`,
  openDataLead: 'Mapped by volunteers on OpenStreetMap. Nobody offers them here yet: no prices.',
  directory: (where: string) =>
    where ? `All campsites${where}, town by town` : 'All campsites, by country and region',
};
