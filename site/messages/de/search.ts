import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('de');

const nouns = {
  any: (count: number) =>
    n(count, { one: '# Fahrzeug oder Campingplatz', other: '# Fahrzeuge und Campingplätze' }),
  campervan: (count: number) => n(count, { one: '# Campervan', other: '# Campervans' }),
  motorhome: (count: number) => n(count, { one: '# Wohnmobil', other: '# Wohnmobile' }),
  caravan: (count: number) => n(count, { one: '# Wohnwagen', other: '# Wohnwagen' }),
  campsite: (count: number) => n(count, { one: '# Campingplatz', other: '# Campingplätze' }),
};

export const search: Messages['search'] = {
  where: 'Wo',
  wherePlaceholder: 'Ort, Park, Region oder PLZ',
  from: 'Von',
  to: 'Bis',
  anyPeople: 'Beliebig',
  what: 'Was',
  anything: 'Alles',
  submit: 'Suchen',
  suggestions: 'Orte',
  suggestionCount: (count) => n(count, { one: '# Ort gefunden', other: '# Orte gefunden' }),
  areaKinds: {
    town: 'Ort',
    country: 'Land',
    region: 'Region',
    county: 'Grafschaft',
    park: 'Park',
    island: 'Insel',
    coast: 'Küste',
    lake: 'See',
    mountains: 'Gebirge',
    valley: 'Tal',
    area: 'Gegend',
    airport: 'Flughafen',
    village: 'Dorf',
  },
  nearMe: 'In meiner Nähe',
  nearRefused: 'Ihr Gerät hat nicht mitgeteilt, wo Sie sind.',
  recentPlace: 'Zuletzt gesucht',
  placeCount: (count) => n(count, { one: '# Angebot', other: '# Angebote' }),
  didYouMean: 'Meinten Sie',
  description: 'Campervans, Wohnmobile, Wohnwagen und Campingplätze suchen.',

  total: (count, category, where) => nouns[category](count) + where,
  /** Before the names of the partners that offer what a card shows. */
  sameAs: (what: 'vehicle' | 'campsite') =>
    ({
      vehicle: 'Dasselbe Fahrzeug gibt es auch bei',
      campsite: 'Denselben Campingplatz gibt es auch bei',
    })[what],
  offerTaken: 'An diesen Tagen nicht frei',
  offerDiffers: 'Erfüllt nicht alle Ihre Wünsche',
  thisArea: ' in diesem Gebiet',
  areaOfMap: 'Dieses Gebiet',
  unknownPlace: (q) =>
    `Einen Ort namens „${q}“ kennen wir nicht. Am besten geht es mit einem Ort, einer Grafschaft, einer Region oder einem Land.`,
  closedAnswer: (count) =>
    n(count, {
      one: '# Campingplatz hat zu Ihrer Reisezeit geschlossen und fehlt deshalb.',
      other: '# Campingplätze haben zu Ihrer Reisezeit geschlossen und fehlen deshalb.',
    }),

  sort: 'Sortieren nach',
  sorts: {
    best: 'Beste Treffer',
    distance: 'Entfernung',
    price: 'Niedrigster Preis',
    rating: 'Bewertung',
    newest: 'Neueste',
  },
  sortWhy: 'So entsteht die Reihenfolge',
  results: 'Ergebnisse',
  more: 'Nächste Seite',
  position: (first, last, total) => `${first} bis ${last} von ${total}`,
  pageOf: (page, last) => `Seite ${page} von ${last}`,
  morePages: (last) =>
    `Bis Seite ${last} lassen sich die Seiten über ihre Nummer öffnen; von dort führt „Nächste Seite“ durch den Rest. Ein Ort, Reisedaten oder Filter machen die Liste kürzer.`,
  pageNumber: (page) => `Seite ${page}`,
  previous: 'Vorige Seite',
  pages: 'Seiten',

  filters: 'Filter',
  apply: 'Ergebnisse zeigen',
  showCount: (count) => n(count, { one: '# Ergebnis zeigen', other: '# Ergebnisse zeigen' }),
  clear: 'Alle löschen',
  chosen: 'Gewählte Filter',
  remove: (filter) => `Entfernen: ${filter}`,
  showAll: 'Mehr anzeigen',
  any: 'Egal',
  anyCurrency: 'Alle',
  atLeast: (count) => `${count} oder mehr`,
  atMost: (measure) => `Bis ${measure}`,
  notStatedHint: 'Inserate ohne Angabe dazu bleiben dabei und sind gekennzeichnet.',
  unsaid: (count) => n(count, { one: '+ # ohne Angabe', other: '+ # ohne Angabe' }),
  statedAnswer: (stated, unsaid) =>
    `${n(stated, { one: '# passt zu allen Wünschen', other: '# passen zu allen Wünschen' })}; ${n(unsaid, { one: '# lässt etwas offen und kommt zuletzt', other: '# lassen etwas offen und kommen zuletzt' })}.`,

  statedWithDates: (stated, open) =>
    `${n(stated, { one: '# passt zu allem und ist frei', other: '# passen zu allem und sind frei' })}; ${n(open, { one: '# lässt etwas offen', other: '# lassen etwas offen' })}. In jeder Gruppe stehen die mit allen Angaben vorn.`,
  statedByNone: (open) =>
    n(open, {
      one: 'Es macht nicht zu allen Ihren Wünschen Angaben.',
      other: 'Keines der # macht zu allen Ihren Wünschen Angaben.',
    }),
  andOpenData: (count) =>
    n(count, { one: '+ # aus OpenStreetMap', other: '+ # aus OpenStreetMap' }),

  filterTitles: {
    category: 'Was',
    dates: 'Reisedaten',
    people: 'Personen',
    price: 'Preis pro Nacht',
    class: 'Fahrzeugtyp',
    berths: 'Schlafplätze',
    seats: 'Sitzplätze',
    transmission: 'Getriebe',
    fuel: 'Kraftstoff',
    length_max: 'Länge',
    height_max: 'Höhe',
    licence: 'Führerschein',
    pets: 'Haustiere willkommen',
    one_way: 'Einwegmiete',
    festivals: 'Festivals erlaubt',
    abroad: 'Auslandsfahrten erlaubt',
    instant: 'Sofortbuchung',
    driver_age: 'Alter des Fahrers',
    amenity: 'Ausstattung',
    pitch: 'Stellplätze für',
    source: 'Herkunft',
  },
  priceMin: 'Von',
  priceMax: 'Bis',
  currency: 'Währung',
  ageValue: (age) => `${age} oder älter`,
  rulesTitle: 'Regeln',
  vehicleTitle: 'Fahrzeug',
  hideAsk: 'Nur was frei ist',
  priceChip: (min, max) =>
    min === null ? `Bis ${max}` : max === null ? `Ab ${min}` : `${min} bis ${max}`,
  chips: {
    berths: (value) => `Ab ${value} Schlafplätzen`,
    seats: (value) => `Ab ${value} Sitzplätzen`,
    length_max: (value) => `Bis ${value} lang`,
    height_max: (value) => `Bis ${value} hoch`,
    licence: (value) => `Führerschein ${value}`,
    driver_age: (value) => `Fahrer ${value} Jahre alt`,
    people: (value) => `Für ${value}`,
  },

  nearest: (q) => (q ? `Am nächsten an ${q}` : 'Am nächsten gelegen'),
  emptyTitle: 'Dazu passt leider nichts',
  emptyLoosen: 'Lassen Sie etwas weg:',
  loosen: (filter, total) =>
    `${filter}: ${n(total, { one: '# Ergebnis', other: '# Ergebnisse' })} ohne diesen Filter`,
  emptySeveral:
    'Einen Filter wegzulassen reicht nicht. Nehmen Sie mehrere heraus, oder suchen Sie in einem größeren Gebiet.',
  emptyNothing:
    'Hier gibt es noch keine Inserate. Versuchen Sie es mit einem größeren Gebiet oder einem anderen Ort.',
  emptyUnknown: 'Diesen Ort kennen wir nicht',
  emptyFar: (where) => `Noch nichts${where}`,
  farPlace:
    'Bisher finden Sie bei Campcairn das Vereinigte Königreich, Irland, Frankreich, Spanien und Portugal. Versuchen Sie es mit einem Ort dort.',
  emptyEverywhere: 'Überall suchen',

  perNight: 'pro Nacht',
  perWeek: 'pro Woche',
  eachNight: '/Nacht',
  eachWeek: '/Woche',
  forNights: (nights) => `für ${nights}`,
  groups: {
    available: 'Für Ihre Reisedaten frei',
    ask: 'Beim Anbieter anzufragen',
    open_data: 'Aus OpenStreetMap: beim Campingplatz nachfragen',
    min_nights: 'Nur bei längerem Aufenthalt',
  },
  fromNights: (nights) => `Ab ${nights}`,
  askDates: '· für Ihre Reisedaten anfragen',
  orderNights: 'Sortiert nach dem Preis pro Nacht für Ihre Reisedaten.',
  orderMixed:
    'Was für Ihre Reisedaten frei ist, ist nach dem Preis pro Nacht sortiert; was anzufragen ist, nach dem Ab-Preis, denn was Ihr Zeitraum dort kostet, weiß noch niemand.',
  orderCurrencies: (first, others) =>
    `Zuerst Preise in ${first}, dann in ${others}: Umgerechnet wird nie.`,
  priceFrom: 'ab',
  noPrice: 'Preis auf Anfrage',
  free: 'Für Ihre Reisedaten frei',
  ask: 'Anbieter fragen',
  saysNothing: (filters) => `Keine Angabe: ${filters}`,
  sleeps: (count) => n(count, { one: '# Schlafplatz', other: '# Schlafplätze' }),
  seatCount: (count) => n(count, { one: '# Sitzplatz', other: '# Sitzplätze' }),
  ratingCount: (value, count) =>
    n(count, {
      one: `Mit ${value} von 5 bewertet, von # Person`,
      other: `Mit ${value} von 5 bewertet, von # Personen`,
    }),
  away: (distance) => `${distance} entfernt`,
  save: 'Merken',
  unsave: 'Gemerkt',
  ads: {
    label: 'Anzeigen',
    ad: 'Anzeige',
    by: (partner) => `bezahlt von ${partner}`,
    why: 'Warum das hier steht',
    show: 'Anzeigen wieder einblenden',
    hide: 'Anzeigen dauerhaft ausblenden',
  },
  saveLabel: (title) => `${title} merken`,
  demoHint: 'Ein erfundenes Inserat, das zeigt, wie Campcairn funktioniert',

  showMap: 'Karte',
  hideMap: 'Liste',
  map: 'Karte der Ergebnisse',
  mapNeedsScript: 'Die Karte braucht JavaScript. Hier ist die ganze Liste.',
  mapLoading: 'Karte wird geladen…',
  mapIncomplete: 'Nicht alles wurde geladen. Noch einmal versuchen',
  searchThisArea: 'In diesem Gebiet suchen',
  clusterLabel: '# Inserate hier',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  mapSources: 'Quellen ein- oder ausblenden',
  follow: {
    open: 'Dieser Suche folgen',
    lead: 'Neue Inserate und gesenkte Preise dieser Suche in einem Feedreader: ohne Konto, ohne E-Mail-Adresse, ohne Cookie. Niemand erfährt, dass Sie ihr folgen.',
    how: 'Geben Sie diese Adresse Ihrem Feedreader oder Mailprogramm, das dann für Sie nachsieht:',
    address: 'Atom-Feed dieser Suche',
    isNew: (title) => `Neu: ${title}`,
    isLower: (title, price) => `Jetzt ${price}: ${title}`,
    was: (price) => `vorher ${price}`,
    past: {
      title: 'Die Reisedaten dieser Suche sind vorbei',
      text: 'Ab jetzt nennt dieser Feed Inserate und Preise ohne Rücksicht auf Reisedaten. Suchen Sie mit anderen Reisedaten, um ihnen zu folgen.',
    },
  },
};
