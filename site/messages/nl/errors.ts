import type { Messages } from '../index.ts';

export const errors: Messages['errors'] = {
  notFoundTitle: 'Hier loopt geen pad',
  notFoundText: 'De pagina die je zoekt bestaat niet, of niet meer.',
  searchFromHere: 'Zoek vanaf hier verder.',
  goneTitle: 'Deze vermelding is weg',
  goneText: 'De aanbieder heeft deze verwijderd. Er staan er meer die erop lijken.',
  campsiteGoneTitle: 'Deze camping is weg',
  campsiteGoneText:
    'OpenStreetMap, waar deze vandaan kwam, kent hem niet meer. Er zijn andere in de buurt.',
  faultTitle: 'Er ging bij ons iets mis',
  faultText:
    'We hebben de fout vastgelegd en kijken ernaar. Vaak lukt het als je het zo meteen nog eens probeert.',
  awayTitle: 'We zijn er even niet',
  awayText:
    'Probeer het over een minuut nog eens. Was je een formulier aan het versturen, verstuur het dan opnieuw.',
  mayBeOld:
    'Een deel van onze dienst is even niet bereikbaar. Wat hier staat, kan enkele minuten oud of onvolledig zijn.',
  unreached: 'Dit kon niet worden geladen: de verbinding is weg of erg traag.',
  tryAgain: 'Opnieuw proberen',
  otherTitle: 'Dat lukte niet',
  otherText: 'We konden het verzoek niet begrijpen.',
  tooLargeText: 'Wat is verstuurd, is te groot. Maak het korter en verstuur het opnieuw.',
  requestId: (id) => `Als je ons schrijft, vinden we het hiermee sneller terug: ${id}`,
};
