import type { RuleValues } from '#lib/services.ts';
import type { DashboardWords } from '../../dashboard-words.ts';
import { listingStatuses } from './statuses.ts';

type Words = DashboardWords['listingForm'];

export const fields: Words['fields'] = {
  external_id: {
    label: 'Ihre ID',
    hint: 'So heißt das Inserat in Ihrem Programm und in Exporten. Leer gelassen, entsteht sie aus dem Titel.',
  },
  category: { label: 'Was Sie anbieten' },
  status: {
    label: 'Status',
    hint: 'Ein pausiertes Inserat bleibt erhalten und wird nicht gezeigt.',
  },
  title: { label: 'Titel', hint: '5 bis 120 Zeichen.' },
  description: {
    label: 'Beschreibung',
    hint: 'Einfacher Text, bis 5.000 Zeichen. Leerzeilen trennen Absätze.',
  },
  url: {
    label: 'Seite auf Ihrer Website',
    hint: 'Wo Reisende buchen, etwa www.example.com/bramble.',
  },
  osm_ref: {
    label: 'OpenStreetMap',
    hint: 'Die Adresse des Campingplatzes auf openstreetmap.org.',
  },
  'images.*.url': { label: 'Adresse', hint: 'Etwa www.example.com/front.jpg.' },
  'images.*.alt': {
    label: 'Was es zeigt',
    hint: 'Wird allen vorgelesen, die es nicht sehen können.',
  },
  'images.*.width': { label: 'Breite in Pixeln' },
  'images.*.height': { label: 'Höhe in Pixeln' },
  'location.lat': { label: 'Breitengrad', hint: 'Die Karte füllt ihn aus. Zum Beispiel 51,4545.' },
  'location.lng': { label: 'Längengrad', hint: 'Die Karte füllt ihn aus. Zum Beispiel -2,5879.' },
  'location.precision': {
    label: 'Gezeigt wird',
    hint: 'Bei „Ungefähr“ sehen Reisende die Gegend, nicht den Ort.',
  },
  'location.name': { label: 'Name des Ortes' },
  'location.country_code': { label: 'Land' },
  'price.from': { label: 'Niedrigster Preis', hint: 'Etwa 95 oder 95,50.' },
  'price.currency': { label: 'Währung' },
  'price.unit': { label: 'Pro' },
  'price.min_nights': { label: 'Mindestaufenthalt in Nächten' },
  'price.deposit': { label: 'Kaution' },
  'vehicle.vehicle_class': { label: 'Fahrzeugtyp' },
  'vehicle.make': { label: 'Marke' },
  'vehicle.model': { label: 'Modell' },
  'vehicle.year': { label: 'Baujahr' },
  'vehicle.berths': { label: 'Schlafplätze' },
  'vehicle.seats': { label: 'Sitzplätze mit Gurt' },
  'vehicle.transmission': { label: 'Getriebe' },
  'vehicle.fuel': { label: 'Kraftstoff' },
  'vehicle.length_m': { label: 'Länge', hint: 'In Metern oder Fuß: 5,99 oder 19 ft 8 in.' },
  'vehicle.height_m': { label: 'Höhe', hint: 'In Metern oder Fuß: 2,60 oder 8 ft 6 in.' },
  'vehicle.width_m': { label: 'Breite', hint: 'In Metern oder Fuß: 2,05 oder 6 ft 9 in.' },
  'vehicle.weight_kg': { label: 'Zulässige Gesamtmasse', hint: 'In kg: 3500.' },
  'vehicle.licence': { label: 'Führerschein', hint: 'Etwa B oder C1.' },
  'campsite.pitch_types': { label: 'Stellplätze für' },
  'campsite.pitches': { label: 'Anzahl der Stellplätze' },
  'campsite.open_from': { label: 'Geöffnet ab' },
  'campsite.open_to': { label: 'Geöffnet bis' },
  'campsite.check_in': { label: 'Anreise ab' },
  'campsite.check_out': { label: 'Abreise bis' },
  amenities: { label: 'Ausstattung' },
  'policies.pets_allowed': { label: 'Haustiere erlaubt' },
  'policies.smoking_allowed': { label: 'Rauchen erlaubt' },
  'policies.festivals_allowed': { label: 'Fahrten zu Festivals erlaubt' },
  'policies.travel_abroad_allowed': { label: 'Auslandsfahrten erlaubt' },
  'policies.one_way_available': { label: 'Einwegmiete' },
  'policies.instant_book': { label: 'Sofortbuchung' },
  'policies.min_driver_age': { label: 'Mindestalter des Fahrers' },
  'policies.mileage_included_per_day_km': { label: 'Freikilometer pro Tag' },
  'policies.insurance_included': { label: 'Versicherung inklusive' },
  'policies.insurance_excess': {
    label: 'Selbstbeteiligung',
    hint: 'Ein Betrag, etwa 1000.',
  },
  'policies.cancellation': { label: 'Stornierung' },
  'policies.cancellation_text': { label: 'Stornierung in Ihren Worten' },
  'rating.value': { label: 'Bewertung', hint: '0 bis 5.' },
  'rating.count': { label: 'Anzahl der Bewertungen' },
};

export const form: Words['form'] = {
  onlyWriters:
    'Sie können dieses Formular ansehen. Ändern können Inserate Inhaber und Mitglieder eines freigegebenen Kontos.',
  addTitle: 'Inserat hinzufügen',
  addLead:
    'Füllen Sie aus, was mit „Nötig“ markiert ist. Der Rest hat Zeit: Ergänzen können Sie ihn jederzeit.',
  back: 'Alle Inserate',
  required: 'Nötig',
  choose: 'Wählen',
  notStated: 'Keine Angabe',
  yes: 'Ja',
  no: 'Nein',
  unlimited: 'Unbegrenzt',
  limited: 'Begrenzt auf',
  distance: 'Strecke pro Tag',
  distanceUnit: 'Meilen oder Kilometer',
  units: { mi: 'Meilen', km: 'km' },
  day: 'Tag',
  month: 'Monat',
  monthOf: (label) => `${label}: Monat`,
  others: 'Alle anderen',
  byPosition: 'Wie die Stecknadel sagt',
  amenities: {
    vehicle: 'Im und am Fahrzeug',
    campsite: 'Auf dem Campingplatz',
    both: 'Für beides',
  },
  complete: {
    title: 'Wie vollständig das Inserat ist',
    said: (done, all) => `${done} von ${all} ausgefüllt`,
    sections: 'Abschnitte, und was noch fehlt',
  },
  later: {
    title: 'Das kann warten',
    lead: 'Danach filtern Reisende oft: Fehlt es, kann eine Suche das Inserat übergehen.',
  },
  drafts: {
    offer: (time) => `Sie haben ungespeicherte Änderungen von ${time}.`,
    take: 'Übernehmen',
    drop: 'Verwerfen',
    leaveTitle: 'Verlassen, ohne zu speichern?',
    leaveText:
      'Ihre Änderungen bleiben in diesem Browser. Wenn Sie zurückkommen, bieten wir sie Ihnen an.',
    stay: 'Hierbleiben',
    leave: 'Verlassen',
    takenUp: 'Das sind Ihre ungespeicherten Änderungen. Speichern Sie sie, wenn sie stimmen.',
  },
  sections: {
    kind: { title: 'Was es ist' },
    words: { title: 'Titel und Beschreibung' },
    images: {
      title: 'Fotos',
      lead: 'Das erste ist das Titelbild. Ab 1.200 Pixeln Breite sind sie überall scharf.',
    },
    location: { title: 'Wo es ist' },
    price: { title: 'Preis' },
    vehicle: { title: 'Das Fahrzeug', lead: 'Für Campervans, Wohnmobile und Wohnwagen.' },
    campsite: { title: 'Der Campingplatz', lead: 'Für Campingplätze.' },
    amenities: { title: 'Was es gibt' },
    policies: { title: 'Regeln und Bedingungen' },
    rating: { title: 'Ihre eigenen Bewertungen', lead: 'Füllen Sie beides aus oder keines.' },
    software: {
      title: 'Für Software',
      lead: 'Um gefunden zu werden, brauchen Sie davon nichts.',
    },
  },
  photo: (number) => `Foto ${number}`,
  earlier: 'Nach vorn',
  remove: 'Entfernen',
  more: 'Weitere Fotos',
  save: 'Speichern',
  create: 'Inserat hinzufügen',
  changedMeanwhile:
    'Jemand anderes, die API oder ein Feed hat dieses Inserat geändert, seit Sie es geöffnet haben. Speichern Sie noch einmal, um die Änderung zu überschreiben, oder laden Sie die Seite neu, um sie zu sehen.',
  madeAlready: {
    title: (title) => `Dieses Formular hat „${title}“ schon hinzugefügt`,
    text: 'Was unten steht, lautet anders und ist nicht gespeichert. Fügen Sie es als weiteres Inserat hinzu, oder öffnen Sie das vorhandene und ändern Sie es.',
    open: 'Vorhandenes Inserat öffnen',
  },
  done: {
    made_already:
      'Dieses Inserat war schon hinzugefügt, als das Formular noch einmal gesendet wurde. Es ist einmal da, und geändert wurde nichts.',
    saved: 'Gespeichert.',
    unchanged: 'Nichts wurde geändert.',
    duplicated:
      'Das ist die Kopie. Sie ist pausiert, bis Sie sie auf aktiv stellen, und hat noch keinen Kalender.',
  },
  next: {
    title: 'Das Inserat ist hinzugefügt. Was jetzt?',
    photos: 'Fotos hinzufügen',
    calendar: 'Angeben, wann es frei ist',
    preview: 'Ansehen, wie Reisende es sehen',
    another: 'Weiteres Inserat hinzufügen',
    alike: (button) => `Das nächste ist ähnlich? „${button}“ kopiert alles von hier.`,
  },
  refused: 'Das Inserat als Ganzes',
  position: {
    numbers: 'Position in Zahlen',
    label: 'Karte der Lage',
    find: 'Ort suchen',
    findHint: 'Für den Anfang eine Stadt. Ziehen Sie dann die Stecknadel an die richtige Stelle.',
    pin: 'Die Lage. Ziehen Sie die Stecknadel, oder bewegen Sie sie mit den Pfeiltasten.',
    none: 'Suchen Sie einen Ort, oder klicken Sie auf die Karte, um die Stecknadel zu setzen.',
    exact: 'Reisende sehen die Stecknadel.',
    approximate: 'Reisende sehen den Kreis von 4 km und keine Stecknadel.',
    approximateNew:
      'Reisende sehen dann einen Kreis von 4 km, in dem die Stecknadel liegt, aber nicht in der Mitte, und keine Stecknadel.',
    plain: {
      label: 'Stadt oder Dorf',
      hint: 'Der Name füllt unten Breiten- und Längengrad aus. Schreiben Sie genauere Werte, wenn Sie sie kennen.',
      take: 'Lage übernehmen',
      taken: (place) => `Übernommene Lage: ${place}.`,
      others: 'Oder meinen Sie:',
      none: 'Kein Ort heißt so. Schreiben Sie ihn anders, oder nennen Sie eine größere Stadt in der Nähe.',
    },
  },
};

export const values: Words['values'] = {
  amenities: {
    toilet: 'Toilette an Bord',
    shower: 'Dusche an Bord',
    toilets: 'Toiletten auf dem Platz',
    showers: 'Duschen auf dem Platz',
  },
  status: listingStatuses,
  'location.precision': { exact: 'Genaue Lage', approximate: 'Ungefähr' },
  'price.unit': { night: 'Nacht', week: 'Woche' },
  'policies.cancellation': {
    flexible: 'Flexibel',
    moderate: 'Moderat',
    strict: 'Streng',
    non_refundable: 'Keine Erstattung',
  },
};

const between = ({ min, max }: RuleValues): string =>
  min === '' || max === '' ? '' : ` von ${min} bis ${max}`;

const lengthAs =
  (example: string) =>
  (given: RuleValues): string => {
    const range = between(given);
    return range === ''
      ? `Geben Sie Meter oder Fuß an, etwa ${example}.`
      : `Geben Sie Meter oder Fuß an,${range} Metern, etwa ${example}.`;
  };

export const problems: Words['problems'] = {
  rules: {
    needed: () => 'Füllen Sie das aus.',
    too_short: ({ min, max }) => `Schreiben Sie ${min} bis ${max} Zeichen.`,
    too_long: ({ max, length }) => `Kürzen Sie es auf ${max} Zeichen. Es hat ${length}.`,
    html: () => 'Schreiben Sie einfachen Text ohne HTML. Leerzeilen trennen Absätze.',
    address: () => 'Geben Sie eine vollständige Adresse an, etwa www.example.com/bramble.',
    day: () => 'Wählen Sie Tag und Monat.',
    time: () => 'Geben Sie die Uhrzeit so an: 14:30.',
    money: ({ example }) => `Geben Sie den Betrag so an: ${example}.`,
    money_currency: ({ currency }) =>
      `Geben Sie den Betrag ohne Zeichen an, oder wählen Sie eine andere Währung. Gewählt ist: ${currency}.`,
    whole_number: (given) => `Geben Sie eine ganze Zahl${between(given)} an.`,
    number: (given) => `Geben Sie eine Zahl${between(given)} an.`,
    length: lengthAs('5,99 oder 19 ft 8 in'),
    degrees: () =>
      'Setzen Sie die Stecknadel auf die Karte, oder geben Sie eine Zahl wie 51,4545 an.',
    position: () =>
      'Setzen Sie die Stecknadel auf die Karte, oder geben Sie Breiten- und Längengrad an.',
    at_sea: () => 'Verschieben Sie die Stecknadel: Sie liegt im Meer, weit weg von jedem Land.',
    mileage: ({ max }) => `Geben Sie eine ganze Zahl an, höchstens ${max} Kilometer.`,
    mileage_missing: () => 'Geben Sie an, wie weit, oder wählen Sie „Unbegrenzt“.',
    choose: () => 'Wählen Sie etwas aus der Liste.',
    osm_ref: () => 'Kopieren Sie die Adresse der Seite des Campingplatzes auf openstreetmap.org.',
    too_many: ({ max }) => `Behalten Sie höchstens ${max}.`,
    other_category: () => 'Leeren Sie diese Felder, oder wählen Sie eine andere Kategorie.',
    id: () =>
      'Nehmen Sie 1 bis 100 Buchstaben, Ziffern und die Zeichen . _ : ~ - ohne Leerzeichen.',
    id_taken: () => 'Wählen Sie eine andere ID: Eines Ihrer Inserate hat diese schon.',
    unapproved: ({ max }) =>
      `Sie können vorerst ${max} Inserate vorbereiten. Fügen Sie die übrigen nach der Freigabe hinzu.`,
    other: () => 'Sehen Sie sich das noch einmal an: So lässt es sich nicht speichern.',
  },
  of: {
    category: { needed: () => 'Wählen Sie, was Sie anbieten.' },
    title: {
      needed: () => 'Geben Sie einen Titel an.',
      too_short: ({ min, max }) => `Geben Sie einen Titel von ${min} bis ${max} Zeichen an.`,
    },
    url: { needed: () => 'Geben Sie die Adresse der Seite an, auf der Reisende buchen.' },
    'images.*.url': {
      needed: () => 'Geben Sie die Adresse des Fotos an.',
      address: () =>
        'Geben Sie die vollständige Adresse des Fotos an, etwa www.example.com/front.jpg.',
    },
    'location.lat': {
      needed: () =>
        'Geben Sie auch den Breitengrad an, oder setzen Sie die Stecknadel auf die Karte.',
    },
    'location.lng': {
      needed: () =>
        'Geben Sie auch den Längengrad an, oder setzen Sie die Stecknadel auf die Karte.',
    },
    'price.from': {
      needed: () => 'Geben Sie den Preis an.',
      money: ({ example }) => `Geben Sie den Preis so an: ${example}.`,
    },
    'price.currency': { needed: () => 'Wählen Sie die Währung.' },
    'price.deposit': { money: ({ example }) => `Geben Sie die Kaution so an: ${example}.` },
    'policies.insurance_excess': {
      money: ({ example }) => `Geben Sie die Selbstbeteiligung so an: ${example}.`,
    },
    'vehicle.height_m': { length: lengthAs('2,60 oder 8 ft 6 in') },
    'vehicle.width_m': { length: lengthAs('2,05 oder 6 ft 9 in') },
    'rating.value': {
      needed: () => 'Geben Sie die Bewertung an, oder leeren Sie die Anzahl der Bewertungen.',
    },
    'rating.count': { needed: () => 'Geben Sie an, wie viele Bewertungen es sind.' },
  },
};
