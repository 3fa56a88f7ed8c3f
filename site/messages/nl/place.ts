import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('nl');

export const place: Messages['place'] = {
  unnamed: 'Camping',
  unnamedNear: (town) => `Camping bij ${town}`,
  kinds: { camp_site: 'Camping', caravan_site: 'Camperplaats' },
  description: (name, where) =>
    `${name}, ${where}: wat OpenStreetMap erover weet, en aanbod in de buurt.`,
  source: 'Uit OpenStreetMap',
  asked: 'Je vroeg om:',
  notSaid: (amenity) => `${amenity}: niet vermeld`,
  sourceText:
    'Deze gegevens komen uit OpenStreetMap en zijn door vrijwilligers geschreven. De eigenaar heeft ze hier niet nagekeken.',
  attribution: '© OpenStreetMap-bijdragers, Open Database Licence',
  edit: 'Verbeter het op OpenStreetMap',
  imported: (date) => `Stand van ${date}`,
  facts: 'Wat bekend is',
  nothing: 'Weinig meer dan waar het is. Wat jij weet, kun je op OpenStreetMap toevoegen.',
  offers: 'Aanbod voor deze camping',
  nearby: 'Andere campings in de buurt',
  nearbyOffers: 'Aanbod in de buurt',
  away: (distance) => `op ${distance} afstand`,
  website: 'Website',
  phone: 'Telefoon',
  address: 'Adres',
  openingHours: 'Open',
  operator: 'Beheerder',
  capacity: 'Capaciteit',
  fee: 'Betaald',
  tags: {
    tents: 'Tenten',
    caravans: 'Caravans',
    motor_vehicle: 'Motorvoertuigen',
    static_caravans: 'Stacaravans',
    cabins: 'Hutten',
    toilets: 'Toiletten',
    shower: 'Douches',
    drinking_water: 'Drinkwater',
    power_supply: 'Stroom',
    sanitary_dump_station: 'Lozen van afvalwater',
    internet_access: 'Internet',
    washing_machine: 'Wasmachines',
    swimming_pool: 'Zwembad',
    playground: 'Speeltuin',
    restaurant: 'Restaurant',
    shop: 'Winkel',
    dog: 'Honden',
    wheelchair: 'Rolstoeltoegankelijk',
    openfire: 'Open vuur',
    bbq: 'Barbecue',
    backcountry: 'In de vrije natuur',
    nudism: 'Naturisme',
    reservation: 'Reserveren nodig',
  },
  yes: 'ja',
  no: 'nee',
  owner: {
    from: (name) => `Van de eigenaar, ${name}`,
    lead: 'Dit zegt de eigenaar. Wat OpenStreetMap weet, staat er onveranderd onder.',
    differs: 'Anders vermeld',
    byOwner: 'volgens de eigenaar',
    all: 'Alle gegevens, regels en vrije data',
  },
  claim: {
    link: 'Is dit jouw camping?',
    title: (name) => `Is ${name} van jou?`,
    lead: 'Claim de camping, en laat reizigers je eigen foto’s, prijzen en boekingslink zien.',
    steps: {
      claim: 'Je claimt de camping met je account.',
      byCode: (host) =>
        `Je zet een korte code op ${host}, de website die OpenStreetMap noemt. Wij zoeken hem op, en een mens beslist.`,
      byHand:
        'OpenStreetMap noemt geen website, dus een mens kijkt na of de camping van jou is, en beslist.',
      listing:
        'Je krijgt een vermelding die begint met wat OpenStreetMap noemt. Die vul je aan en zet je op actief.',
    },
    free: 'Claimen en vermelden zijn gratis. Wat OpenStreetMap weet, blijft onveranderd op de pagina.',
    known: 'Je hebt een account',
    knownText: 'Log in en claim de camping. Elke claim wordt nagekeken.',
    knownButton: 'Inloggen en claimen',
    unknown: 'Je hebt er nog geen',
    unknownText:
      'Meld je eerst aan: we antwoorden binnen drie werkdagen. De camping is al ingevuld.',
    unknownButton: 'Aanmelden als partner',
  },
  card: {
    fee: 'Tegen betaling',
    free: 'Gratis',
    allYear: 'Het hele jaar open',
    season: (first, last) => `Open van ${first} tot ${last}`,
    pitches: (count) => n(count, { one: '# staanplaats', other: '# staanplaatsen' }),
    maxLength: (metres) => `Tot ${String(metres).replace('.', ',')} m lang`,
    note: 'Campings met ‘Uit OpenStreetMap’ erbij zijn open data. Je kunt ze hier niet boeken.',
    only: 'Hier staat nog niets dat past. Deze campings komen uit OpenStreetMap.',
    beside: (count) =>
      n(count, {
        one: 'En # camping uit OpenStreetMap',
        other: 'En # campings uit OpenStreetMap',
      }),
  },
  directory: {
    name: 'Overzicht',
    heading: (where) => `Alle campings${where}`,
    part: (heading, part) => `${heading}, deel ${part}`,
    lead: (count) =>
      n(count, {
        one: '# camping op OpenStreetMap, waar vrijwilligers vastleggen wat er is.',
        other: '# campings op OpenStreetMap, waar vrijwilligers vastleggen wat er is.',
      }),
    description: (heading, count) =>
      `${heading} die OpenStreetMap kent, plaats voor plaats: ${count} met wat er over elke camping bekend is.`,
    parts: 'Delen van de lijst',
    elsewhere: 'Elders',
    none: 'Hier zijn nog geen campings',
    noneYet: 'Uit OpenStreetMap is nog niets ingelezen.',
    listed: 'Bekijk wat partners aanbieden',
    unnamed: 'Camping zonder naam',
  },
};
