import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('nl');

/** What a landing page says of the months to come. */
export const year: Messages['year'] = {
  heading: 'Maand voor maand',
  lead: 'Elk getal: hoeveel er een week of langer vrij zijn. Kies een maand om ze te zien.',
  leadSites:
    'De getallen: hoeveel er open zijn, en hoeveel een week of langer vrij zijn. Kies een maand om ze te zien.',
  /** How many have a free week, as short as can be. */
  free: (count) => n(count, { one: '# vrij', other: '# vrij' }),
  /** How many campsites are open. */
  open: (count) => n(count, { one: '# open', other: '# open' }),
  /** The lowest price of a night. */
  from: (price) => `vanaf ${price}`,
  /** From how many calendars it was counted, and how many listings say nothing. */
  counted: (saying, silent) => {
    if (saying === 0) return 'Hier houdt nog niemand een kalender bij.';
    const counted = n(saying, { one: 'Geteld uit # kalender', other: 'Geteld uit # kalenders' });
    if (silent === 0) return `${counted}.`;
    return `${counted}; ${n(silent, { one: 'van nog # zegt de aanbieder niets', other: 'van nog # zeggen de aanbieders niets' })}.`;
  },
  /** How many of the campsites are from OpenStreetMap. */
  openData: (count) =>
    n(count, {
      one: '# van de campings komt uit OpenStreetMap: open volgens de openingstijden, nooit als vrij geteld.',
      other:
        '# van de campings komen uit OpenStreetMap: open volgens de openingstijden, nooit als vrij geteld.',
    }),
  table: 'Alle cijfers in een tabel',
  caption: 'Wat vrij is, wat open is en wat het kost, maand voor maand',
  columns: {
    month: 'Maand',
    free: 'Een week vrij',
    longer: 'Alleen voor een langer verblijf',
    taken: 'Bezet',
    silent: 'Kalender zegt niets',
    open: 'Geopend',
    openOfOpenData: 'Waarvan uit OpenStreetMap',
    closed: 'Gesloten',
    seasonNotStated: 'Seizoen niet vermeld',
    priced: 'Met prijs',
    lowest: 'Laagste, per nacht',
    median: 'Middelste, per nacht',
  },
  /** What the words mean. */
  meaning: {
    free: 'Een week vrij: zeven vrije nachten achter elkaar, zonder langer minimumverblijf. Bezet: geopend, met elke week een bezette nacht.',
    open: 'Geopend: het seizoen omvat een week van de maand, of de kalender heeft er een vrij.',
    price:
      'Prijzen: een nacht van de eerste vrije week, waar vermeld. Boven de middelste liggen er evenveel als eronder. Valuta’s worden nooit gemengd.',
    today: 'Dagen die voorbij zijn tellen niet meer mee.',
  },
};
