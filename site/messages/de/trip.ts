import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('de');

export const trip: Messages['trip'] = {
  name: 'Reise',
  title: 'Ihre Reise',
  lead: 'Ein Fahrzeug und Plätze zum Übernachten, Nacht für Nacht, mit den Kosten und dem, was noch fehlt.',
  add: 'Zur Reise hinzufügen',
  addLabel: (title) => `Zur Reise hinzufügen: ${title}`,
  emptyTitle: 'Noch keine Stationen',
  emptyText:
    'Suchen Sie ein Fahrzeug oder einen Campingplatz und drücken Sie „Zur Reise hinzufügen“. Die Daten Ihrer Suche kommen mit.',
  findVan: 'Fahrzeug suchen',
  findPlace: 'Campingplatz suchen',
  without:
    'Ohne JavaScript wird hier nichts gespeichert: Die Adresse Ihrer Reiseseite ist die Reise. Setzen Sie ein Lesezeichen.',
  kept: 'Nur in der Adresse dieser Seite und in diesem Browser gespeichert.',
  other: 'Das ist eine andere Reise als die, die dieser Browser gespeichert hat.',
  keepThis: 'Stattdessen diese speichern',
  openMine: 'Meine öffnen',
  summary: (stops, nights) => `${stops}, ${nights}`,
  stopCount: (count) => n(count, { one: '# Station', other: '# Stationen' }),
  goneCount: (count) =>
    n(count, {
      one: '# Station wird nicht mehr angezeigt',
      other: '# Stationen werden nicht mehr angezeigt',
    }),
  vehicles: 'Ihr Fahrzeug',
  places: 'Wo Sie übernachten',
  goneStops: 'Nicht mehr angezeigt',
  gone: (number) =>
    `Nummer ${number} wird nicht mehr angezeigt: Der Anbieter hat das Inserat pausiert oder entfernt, oder die Nummer ist vertippt. Was Sie geplant haben, bleibt hier.`,
  goneName: (number) => `Nummer ${number}`,
  kinds: { fetch: 'Abholung', stay: 'Aufenthalt', return: 'Rückgabe' },
  noDates: 'Noch keine Reisedaten',
  days: (dates, nights) => `${dates} · ${nights}`,
  answers: {
    available: 'In diesen Nächten frei',
    ask: 'Fragen Sie den Anbieter nach diesen Nächten',
    min_nights: (nights) => `Der Mindestaufenthalt ist ${nights}`,
    unavailable: 'Nicht mehr in allen diesen Nächten frei',
    closed: 'In einigen dieser Nächte geschlossen',
    open_data: 'Aus OpenStreetMap: Hier weiß niemand, ob frei ist',
    past: 'Diese Daten sind vergangen',
  },
  change: 'Daten ändern',
  save: 'Diese Daten nehmen',
  sooner: (title) => `${title}: eine Station früher`,
  later: (title) => `${title}: eine Station später`,
  moreNights: (title) => `${title}: eine Nacht mehr`,
  fewerNights: (title) => `${title}: eine Nacht weniger`,
  remove: (title) => `${title} entfernen`,
  ask: 'Anbieter fragen',
  see: 'Seite ansehen',
  leftOut: 'Ausgelassen, bis Sie andere Daten wählen:',
  checks: 'Bevor Sie anfragen und buchen',
  allWell: 'Für jede Nacht gibt es einen Platz.',
  noPlace: (nights, dates) => `${nights} ohne Platz: ${dates}`,
  findNights: 'Platz für diese Nächte suchen',
  severalPlaces: (nights, dates) => `${nights} mit mehreren Plätzen: ${dates}`,
  severalVehicles: (nights, dates) => `${nights} mit mehreren Fahrzeugen: ${dates}`,
  noVehicle: {
    before: (nights, dates) =>
      `Die Reise beginnt vor der Abholung des Fahrzeugs: ${nights}, ${dates}`,
    between: (nights, dates) => `${nights} ohne Fahrzeug: ${dates}`,
    after: (nights, dates) =>
      `Das Fahrzeug wird vor der letzten Nacht zurückgegeben: ${nights}, ${dates}`,
  },
  keepVan: 'Auch für diese Nächte mieten',
  putOff: (title) => `${title} und die folgenden Stationen verschieben`,
  past: (title, date) => `${title} beginnt am ${date}, und das ist vergangen.`,
  order: 'Die Stationen stehen nicht in der Reihenfolge ihrer Daten.',
  sort: 'In Reihenfolge bringen',
  abroad: {
    no: (van, countries) =>
      `${van}: Laut Inserat sind Auslandsfahrten nicht erlaubt. Stationen im Ausland: ${countries}.`,
    unsaid: (van, countries) =>
      `${van}: Sind Auslandsfahrten erlaubt? Das Inserat sagt es nicht, fragen Sie den Anbieter. Stationen im Ausland: ${countries}.`,
  },
  unread: {
    no_stop: (text) => `„${text}“ in der Adresse ist keine Station und wird weggelassen.`,
    no_date: (text) =>
      `„${text}“ in der Adresse hat kein Datum, das es gibt; die Station hat deshalb keine Reisedaten.`,
    no_nights: (text) =>
      `„${text}“ in der Adresse nennt keine Zahl von 1 bis 365 Nächten; die Station hat deshalb keine Reisedaten.`,
    too_many: (text) => `Eine Reise hat höchstens 20 Stationen; „${text}“ wird weggelassen.`,
  },
  full: 'Eine Reise hat höchstens 20 Stationen. Entfernen Sie eine, bevor Sie eine weitere hinzufügen.',
  notUnderstood: 'Diese Änderung ist nicht möglich; die Reise ist, wie sie war.',
  distance: (distance) => `${distance} Luftlinie`,
  mapLabel: 'Karte der Reise: die Stationen, durch gerade Linien verbunden',
  straight: 'Entfernungen sind Luftlinie zwischen öffentlichen Positionen. Straßen sind länger.',
  cost: 'Was es kostet',
  total: (amount, stops) => `${amount} für ${stops}`,
  currencies: 'Zwei Währungen werden nie zusammengezählt.',
  notIn: 'Nicht in dieser Summe:',
  why: {
    ask: 'der Anbieter muss gefragt werden',
    min_nights: 'der Aufenthalt ist zu kurz',
    unavailable: 'es ist nicht frei',
    closed: 'es ist geschlossen',
    open_data: 'OpenStreetMap kennt keinen Preis',
    past: 'die Daten sind vergangen',
    no_dates: 'es hat keine Reisedaten',
    gone: 'es wird nicht mehr angezeigt',
    available: 'es nennt keinen Preis',
  },
  from: (price) => `ab ${price}, was keine Summe ist`,
  next: 'Wohin als Nächstes',
  nextLead: (place) => `Campingplätze rund um ${place}, die nächsten zuerst.`,
  around: 'Rund um',
  within: 'Innerhalb von',
  arrive: 'Anreise',
  leave: 'Abreise',
  show: 'Plätze zeigen',
  none: 'In dieser Entfernung ist für diese Nächte nichts als frei oder anfragbar bekannt.',
  taken: (count) =>
    n(count, {
      one: '# weiterer Campingplatz in dieser Entfernung ist in diesen Nächten belegt oder geschlossen.',
      other:
        '# weitere Campingplätze in dieser Entfernung sind in diesen Nächten belegt oder geschlossen.',
    }),
  fits: {
    yes: 'Das gemietete Fahrzeug passt',
    no: 'Das gemietete Fahrzeug passt nicht',
    ask: 'Ob das gemietete Fahrzeug passt, ist nicht angegeben',
  },
  export: 'Zum Mitnehmen',
  exportCalendar: 'Kalender (iCalendar)',
  exportRoute: 'Strecke (GPX)',
  print: 'Drucken Sie diese Seite, um sie auf Papier zu haben.',
  share: 'Diese Reise teilen',
  shareLead:
    'Wer diese Adresse hat, sieht diese Stationen, wie sie dann sind. Sie enthält deren Nummern und Reisedaten und nichts über Sie.',
  shareAddress: 'Adresse dieser Reise',
  qr: 'QR-Code dieser Reise, für die Kamera eines Telefons',
  shareOpen: 'Diese Reise öffnen',
  approximate: 'Die Position ist ungefähr, zum Schutz des Anbieters.',
};
