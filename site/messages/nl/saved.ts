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
  compareHint:
    'Kies er twee tot vier om ze naast elkaar te zien, of maximaal drie om de aanbieders met één formulier iets te vragen.',
  chosen: 'Kiezen',
  choose: (title) => `${title} kiezen`,
  compareTitle: 'Naast elkaar',
  compareLead:
    'Een regel is gemarkeerd waar twee iets anders vermelden. Wat er een niet vermeldt, markeert niets.',
  compareNone: 'Kies twee tot vier van je bewaarde vermeldingen om te vergelijken.',
  compareBeyond: (count) =>
    n(count, {
      one: 'Er passen er vier naast elkaar: nog # vermelding blijft weg.',
      other: 'Er passen er vier naast elkaar: nog # vermeldingen blijven weg.',
    }),
  compareGone: (count) =>
    n(count, {
      one: '# vermelding wordt hier niet meer getoond en blijft weg: de aanbieder heeft haar gepauzeerd of verwijderd, of het nummer klopt niet.',
      other:
        '# vermeldingen worden hier niet meer getoond en blijven weg: de aanbieders hebben ze gepauzeerd of verwijderd, of de nummers kloppen niet.',
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
  shareLead:
    'Wie dit adres heeft, ziet deze vermeldingen zoals ze dan zijn. Het bevat hun nummers en niets over jou.',
  shareAddress: 'Adres van deze lijst',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  qr: 'QR-code van deze lijst, voor de camera van een telefoon',
  capped: (count) => `Een gedeelde lijst bevat ${count} vermeldingen: de eerste van die van jou.`,
  sharedTitle: 'Een gedeelde lijst',
  sharedLead:
    'Iemand heeft deze vermeldingen gekozen. Je ziet ze zoals ze nu zijn; tik op een hartje om er een in deze browser te bewaren.',
  sharedNone: 'Van deze lijst wordt niets meer getoond',
  sharedNoneText:
    'De aanbieders hebben hun vermeldingen verwijderd of gepauzeerd, of het adres is afgekapt.',
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
  seenLead: 'De laatste vermeldingen die je hebt geopend, alleen door deze browser onthouden.',
  seenClear: 'Vergeet ze',
};
