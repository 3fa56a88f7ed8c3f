import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('de');

export const place: Messages['place'] = {
  unnamed: 'Campingplatz',
  unnamedNear: (town) => `Campingplatz bei ${town}`,
  kinds: { camp_site: 'Campingplatz', caravan_site: 'Wohnmobilstellplatz' },
  description: (name, where) =>
    `${name}, ${where}: was OpenStreetMap darüber weiß, und Angebote in der Nähe.`,
  source: 'Aus OpenStreetMap',
  asked: 'Sie suchen:',
  notSaid: (amenity) => `${amenity}: keine Angabe`,
  sourceText:
    'Diese Angaben stammen aus OpenStreetMap und sind von Freiwilligen zusammengetragen. Der Betreiber hat sie hier nicht geprüft.',
  attribution: '© OpenStreetMap-Mitwirkende, Open Database Licence',
  edit: 'Auf OpenStreetMap berichtigen',
  imported: (date) => `Stand: ${date}`,
  facts: 'Was bekannt ist',
  nothing: 'Kaum mehr als die Lage. Was Sie wissen, können Sie auf OpenStreetMap ergänzen.',
  offers: 'Angebote für diesen Campingplatz',
  nearby: 'Andere Campingplätze in der Nähe',
  nearbyOffers: 'Angebote in der Nähe',
  away: (distance) => `${distance} entfernt`,
  website: 'Website',
  phone: 'Telefon',
  address: 'Adresse',
  openingHours: 'Geöffnet',
  operator: 'Betreiber',
  capacity: 'Kapazität',
  fee: 'Gebühr',
  tags: {
    tents: 'Zelte',
    caravans: 'Wohnwagen',
    motor_vehicle: 'Kraftfahrzeuge',
    static_caravans: 'Mobilheime',
    cabins: 'Hütten',
    toilets: 'Toiletten',
    shower: 'Duschen',
    drinking_water: 'Trinkwasser',
    power_supply: 'Strom',
    sanitary_dump_station: 'Entsorgungsstation',
    internet_access: 'Internet',
    washing_machine: 'Waschmaschinen',
    swimming_pool: 'Schwimmbad',
    playground: 'Spielplatz',
    restaurant: 'Restaurant',
    shop: 'Laden',
    dog: 'Hunde',
    wheelchair: 'Rollstuhlgerecht',
    openfire: 'Offenes Feuer',
    bbq: 'Grillen',
    backcountry: 'In freier Natur',
    nudism: 'FKK',
    reservation: 'Reservierung nötig',
  },
  yes: 'ja',
  no: 'nein',
  owner: {
    from: (name) => `Vom Betreiber, ${name}`,
    lead: 'Das sagt der Betreiber. Was OpenStreetMap weiß, steht unverändert darunter.',
    differs: 'Abweichende Angaben',
    byOwner: 'laut Betreiber',
    all: 'Alle Angaben, Regeln und freien Tage',
  },
  claim: {
    link: 'Ist das Ihr Campingplatz?',
    title: (name) => `Gehört ${name} Ihnen?`,
    lead: 'Melden Sie sich als Betreiber, und zeigen Sie Reisenden Ihre eigenen Fotos, Preise und Ihren Buchungslink.',
    steps: {
      claim: 'Sie beanspruchen den Campingplatz mit Ihrem Konto.',
      byCode: (host) =>
        `Sie setzen einen kurzen Code auf ${host}, die Website, die OpenStreetMap nennt. Wir suchen ihn dort, und ein Mensch entscheidet.`,
      byHand:
        'OpenStreetMap nennt keine Website; deshalb prüft ein Mensch, ob der Platz Ihnen gehört, und entscheidet.',
      listing:
        'Sie bekommen ein Inserat, das mit den Angaben aus OpenStreetMap beginnt. Sie ergänzen es und schalten es aktiv.',
    },
    free: 'Beides ist kostenlos. Was OpenStreetMap weiß, bleibt unverändert auf der Seite.',
    known: 'Sie haben ein Konto',
    knownText:
      'Melden Sie sich an und beanspruchen Sie den Campingplatz. Jeder Anspruch wird geprüft.',
    knownButton: 'Anmelden und beanspruchen',
    unknown: 'Sie haben noch keines',
    unknownText:
      'Bewerben Sie sich zuerst: Wir antworten innerhalb von drei Werktagen. Der Campingplatz ist schon eingetragen.',
    unknownButton: 'Als Partner bewerben',
  },
  card: {
    fee: 'Gebührenpflichtig',
    free: 'Kostenlos',
    allYear: 'Ganzjährig geöffnet',
    season: (first, last) => `Geöffnet ${first} bis ${last}`,
    pitches: (count) => n(count, { one: '# Stellplatz', other: '# Stellplätze' }),
    maxLength: (metres) => `Bis ${String(metres).replace('.', ',')} m Länge`,
    note: 'Campingplätze mit dem Vermerk „Aus OpenStreetMap“ sind offene Daten. Sie lassen sich hier nicht buchen.',
    only: 'Passende Inserate gibt es hier noch nicht. Diese Campingplätze stammen aus OpenStreetMap.',
    beside: (count) =>
      n(count, {
        one: 'Und # Campingplatz aus OpenStreetMap',
        other: 'Und # Campingplätze aus OpenStreetMap',
      }),
  },
  directory: {
    name: 'Verzeichnis',
    heading: (where) => `Alle Campingplätze${where}`,
    part: (heading, part) => `${heading}, Teil ${part}`,
    lead: (count) =>
      n(count, {
        one: '# Campingplatz auf OpenStreetMap, wo Freiwillige festhalten, was es gibt.',
        other: '# Campingplätze auf OpenStreetMap, wo Freiwillige festhalten, was es gibt.',
      }),
    description: (heading, count) =>
      `${heading}, die OpenStreetMap kennt, Ort für Ort: ${count} mit dem, was über jeden bekannt ist.`,
    parts: 'Teile der Liste',
    elsewhere: 'Anderswo',
    none: 'Hier gibt es noch keine Campingplätze',
    noneYet: 'Aus OpenStreetMap ist bisher nichts eingelesen.',
    listed: 'Inserate von Partnern ansehen',
    unnamed: 'Campingplatz ohne Namen',
  },
};
