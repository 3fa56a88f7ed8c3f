import type { Messages } from '../index.ts';

export const errors: Messages['errors'] = {
  notFoundTitle: 'Hier loopt geen pad',
  notFoundText: 'Deze pagina bestaat niet, of niet meer.',
  searchFromHere: 'Zoek vanaf hier verder.',
  goneTitle: 'Deze vermelding is weg',
  goneText: 'De aanbieder heeft deze verwijderd. Er staan er meer die erop lijken.',
  campsiteGoneTitle: 'Deze camping is weg',
  campsiteGoneText: 'OpenStreetMap heeft hem niet meer. Er zijn andere in de buurt.',
  faultTitle: 'Er ging bij ons iets mis',
  faultText: 'We hebben het vastgelegd. Het straks opnieuw proberen helpt vaak.',
  awayTitle: 'We zijn er even niet',
  awayText:
    'Probeer het over een minuut nog eens. Was je een formulier aan het versturen, verstuur het dan opnieuw.',
  mayBeOld: 'Een deel van onze dienst is even weg: dit kan enkele minuten oud of onvolledig zijn.',
  unreached: 'Niet geladen: de verbinding is weg of erg traag.',
  tryAgain: 'Opnieuw proberen',
  otherTitle: 'Dat lukte niet',
  otherText: 'We konden het verzoek niet begrijpen.',
  tooLargeText: 'Wat is verstuurd, is te groot. Maak het korter en verstuur het opnieuw.',
  requestId: (id) => `Als je ons schrijft, vinden we het hiermee sneller terug: ${id}`,
};
