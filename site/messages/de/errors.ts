import type { Messages } from '../index.ts';

export const errors: Messages['errors'] = {
  notFoundTitle: 'Hier führt kein Weg weiter',
  notFoundText: 'Die Seite, die Sie aufgerufen haben, gibt es nicht oder nicht mehr.',
  searchFromHere: 'Suchen Sie am besten von hier aus.',
  goneTitle: 'Dieses Inserat gibt es nicht mehr',
  goneText: 'Der Anbieter hat es entfernt. Es gibt aber ähnliche.',
  campsiteGoneTitle: 'Diesen Campingplatz gibt es nicht mehr',
  campsiteGoneText:
    'OpenStreetMap, woher er stammte, führt ihn nicht mehr. Es gibt aber andere in der Nähe.',
  faultTitle: 'Bei uns ist etwas schiefgegangen',
  faultText:
    'Der Fehler ist aufgezeichnet, wir sehen ihn uns an. Oft klappt es kurz darauf beim nächsten Versuch.',
  awayTitle: 'Wir sind gleich wieder da',
  awayText:
    'Bitte versuchen Sie es in einer Minute noch einmal. Wenn Sie gerade ein Formular abgeschickt haben, schicken Sie es dann erneut.',
  mayBeOld:
    'Ein Teil unseres Dienstes ist gerade nicht erreichbar. Was hier steht, kann einige Minuten alt oder unvollständig sein.',
  unreached: 'Das konnte nicht geladen werden: Die Verbindung ist unterbrochen oder sehr langsam.',
  tryAgain: 'Noch einmal versuchen',
  otherTitle: 'Das hat nicht geklappt',
  otherText: 'Die Anfrage war nicht zu verstehen.',
  tooLargeText:
    'Was Sie gesendet haben, ist zu groß. Kürzen Sie es, und senden Sie es noch einmal.',
  requestId: (id) => `Wenn Sie uns schreiben, finden wir den Vorgang so leichter: ${id}`,
};
