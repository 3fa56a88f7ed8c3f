import type { Messages } from '../index.ts';

export const errors: Messages['errors'] = {
  notFoundTitle: 'Hier führt kein Weg weiter',
  notFoundText: 'Diese Seite gibt es nicht oder nicht mehr.',
  searchFromHere: 'Suchen Sie am besten von hier aus.',
  goneTitle: 'Dieses Inserat gibt es nicht mehr',
  goneText: 'Der Anbieter hat es entfernt. Es gibt aber ähnliche.',
  campsiteGoneTitle: 'Diesen Campingplatz gibt es nicht mehr',
  campsiteGoneText: 'OpenStreetMap führt ihn nicht mehr. In der Nähe gibt es andere.',
  faultTitle: 'Bei uns ist etwas schiefgegangen',
  faultText: 'Wir haben es aufgezeichnet. Oft hilft es, es gleich noch einmal zu versuchen.',
  awayTitle: 'Wir sind gleich wieder da',
  awayText:
    'Bitte versuchen Sie es in einer Minute noch einmal. Wenn Sie gerade ein Formular abgeschickt haben, schicken Sie es dann erneut.',
  mayBeOld:
    'Ein Teil unseres Dienstes ist gerade nicht erreichbar: Diese Seite kann einige Minuten alt oder unvollständig sein.',
  unreached: 'Nicht geladen: Die Verbindung ist unterbrochen oder sehr langsam.',
  tryAgain: 'Noch einmal versuchen',
  otherTitle: 'Das hat nicht geklappt',
  otherText: 'Die Anfrage war nicht zu verstehen.',
  tooLargeText:
    'Was Sie gesendet haben, ist zu groß. Kürzen Sie es, und senden Sie es noch einmal.',
  requestId: (id) => `Wenn Sie uns schreiben, finden wir den Vorgang so leichter: ${id}`,
};
