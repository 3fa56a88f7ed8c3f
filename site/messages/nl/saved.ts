import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('nl');

export const saved: Messages['saved'] = {
  title: 'Bewaard',
  lead: 'Alleen in deze browser bewaard. Niemand anders ziet het, en als je de gegevens van je browser wist, is het weg.',
  emptyTitle: 'Nog niets bewaard',
  emptyText: 'Tik op het hartje bij alles wat je bevalt, en vind het hier terug.',
  browse: 'Begin met zoeken',
  needsScript: 'Bewaren kan alleen met JavaScript, want het gebeurt alleen in je eigen browser.',
  gone: (count) =>
    n(count, {
      one: '# bewaarde vermelding wordt niet meer getoond.',
      other: '# bewaarde vermeldingen worden niet meer getoond.',
    }),
  compare: 'Vergelijken',
  compareHint: 'Kies er twee tot vier om ze naast elkaar te zien.',
  choose: (title) => `${title} vergelijken`,
  compareTitle: 'Naast elkaar',
  compareLead: 'Regels waarin ze verschillen zijn gemarkeerd.',
  compareNone: 'Kies twee tot vier van je bewaarde vermeldingen om te vergelijken.',
  toSaved: 'Naar je bewaarde vermeldingen',
  price: 'Prijs',
  place: 'Plaats',
  rating: 'Beoordeling',
  partner: 'Aangeboden door',
  rules: 'Goed om te weten',
};
