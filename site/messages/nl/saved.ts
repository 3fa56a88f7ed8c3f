import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('nl');

export const saved: Messages['saved'] = {
  title: 'Bewaard',
  lead: 'Alleen in deze browser. Wis je de gegevens, dan is het weg.',
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
  compareHint: 'Kies er twee tot vier om te vergelijken, of maximaal drie om te vragen.',
  chosen: 'Kiezen',
  choose: (title) => `${title} kiezen`,
  compareTitle: 'Naast elkaar',
  compareLead: 'Regels die verschillen, zijn gemarkeerd.',
  compareNone: 'Kies twee tot vier van je bewaarde vermeldingen om te vergelijken.',
  compareBeyond: (count) =>
    n(count, {
      one: 'Er passen er vier naast elkaar: nog # vermelding blijft weg.',
      other: 'Er passen er vier naast elkaar: nog # vermeldingen blijven weg.',
    }),
  compareGone: (count) =>
    n(count, {
      one: '# vermelding blijft weg: gepauzeerd, verwijderd of verkeerd getypt.',
      other: '# vermeldingen blijven weg: gepauzeerd, verwijderd of verkeerd getypt.',
    }),
  toSaved: 'Naar je bewaarde vermeldingen',
  onDates: 'Op jouw data',
  total: 'Totaal',
  price: 'Prijs',
  place: 'Plaats',
  rating: 'Beoordeling',
  partner: 'Aangeboden door',
  differs: 'verschilt',
  notApplicable: 'niet van toepassing',
  share: 'Neem deze lijst mee',
  shareLead: 'Wie dit adres heeft, ziet deze vermeldingen en niets over jou.',
  shareAddress: 'Adres van deze lijst',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  qr: 'QR-code van deze lijst, voor de camera van een telefoon',
  capped: (count) => `Een gedeelde lijst bevat ${count} vermeldingen: de eerste van die van jou.`,
  sharedTitle: 'Een gedeelde lijst',
  sharedLead: 'Iemand heeft ze gekozen. Tik op een hartje om er een te bewaren.',
  sharedNone: 'Van deze lijst wordt niets meer getoond',
  sharedNoneText: 'De vermeldingen zijn verwijderd of gepauzeerd, of het adres is afgekapt.',
  sharedGone: (count) =>
    n(count, {
      one: '# vermelding van deze lijst wordt niet meer getoond.',
      other: '# vermeldingen van deze lijst worden niet meer getoond.',
    }),
  sharedBeyond: (most, beyond) =>
    n(beyond, {
      one: `Een gedeelde lijst bevat ${most} vermeldingen: nog # van dit adres ontbreekt hier.`,
      other: `Een gedeelde lijst bevat ${most} vermeldingen: nog # van dit adres ontbreken hier.`,
    }),
  seen: 'Onlangs bekeken',
  seenLead: 'Alleen deze browser onthoudt ze.',
  seenClear: 'Vergeet ze',
};
