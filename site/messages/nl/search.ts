import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('nl');

const nouns = {
  any: (count: number) =>
    n(count, { one: '# camper, caravan of camping', other: '# campers, caravans en campings' }),
  campervan: (count: number) => n(count, { one: '# buscamper', other: '# buscampers' }),
  motorhome: (count: number) => n(count, { one: '# camper', other: '# campers' }),
  caravan: (count: number) => n(count, { one: '# caravan', other: '# caravans' }),
  campsite: (count: number) => n(count, { one: '# camping', other: '# campings' }),
};

export const search: Messages['search'] = {
  where: 'Waar',
  wherePlaceholder: 'Plaats, park, regio of postcode',
  from: 'Van',
  to: 'Tot',
  anyPeople: 'Aantal',
  what: 'Wat',
  anything: 'Alles',
  submit: 'Zoeken',
  suggestions: 'Plaatsen',
  suggestionCount: (count) => n(count, { one: '# plaats gevonden', other: '# plaatsen gevonden' }),
  areaKinds: {
    town: 'Plaats',
    country: 'Land',
    region: 'Regio',
    county: 'Graafschap',
    park: 'Park',
    island: 'Eiland',
    coast: 'Kust',
    lake: 'Meer',
    mountains: 'Gebergte',
    valley: 'Dal',
    area: 'Gebied',
    airport: 'Luchthaven',
    village: 'Dorp',
  },
  nearMe: 'Bij mij in de buurt',
  nearRefused: 'Je apparaat heeft niet doorgegeven waar je bent.',
  recentPlace: 'Eerder gezocht',
  placeCount: (count) => n(count, { one: '# resultaat', other: '# resultaten' }),
  didYouMean: 'Bedoelde je',
  description: 'Zoek buscampers, campers, caravans en campings.',

  total: (count, category, where) => nouns[category](count) + where,
  /** Before the names of the partners that offer what a card shows. */
  sameAs: (what: 'vehicle' | 'campsite') =>
    ({ vehicle: 'Hetzelfde voertuig is er ook bij', campsite: 'Dezelfde camping is er ook bij' })[
      what
    ],
  offerTaken: 'Niet vrij op deze data',
  offerDiffers: 'Voldoet niet aan alles wat je vraagt',
  thisArea: ' in dit gebied',
  areaOfMap: 'Dit gebied',
  unknownPlace: (q) =>
    `We kennen geen plaats die ‘${q}’ heet. Een plaats, provincie, regio of land werkt het best.`,
  closedAnswer: (count) =>
    n(count, {
      one: '# camping is op jouw data gesloten en ontbreekt daarom.',
      other: '# campings zijn op jouw data gesloten en ontbreken daarom.',
    }),

  sort: 'Sorteer op',
  sorts: {
    best: 'Relevantie',
    distance: 'Afstand',
    price: 'Laagste prijs',
    rating: 'Beoordeling',
    newest: 'Nieuwste',
  },
  sortWhy: 'Zo ontstaat de volgorde',
  results: 'Resultaten',
  more: 'Volgende pagina',
  position: (first, last, total) => `${first} t/m ${last} van ${total}`,
  pageOf: (page, last) => `pagina ${page} van ${last}`,
  morePages: (last) =>
    `Tot en met pagina ${last} kun je pagina’s via hun nummer openen; vanaf daar leidt ‘Volgende pagina’ door de rest. Met een plaats, data of filters wordt de lijst korter.`,
  pageNumber: (page) => `Pagina ${page}`,
  previous: 'Vorige pagina',
  pages: 'Pagina’s',

  filters: 'Filters',
  apply: 'Toon resultaten',
  showCount: (count) => n(count, { one: 'Toon # resultaat', other: 'Toon # resultaten' }),
  clear: 'Alles wissen',
  chosen: 'Gekozen filters',
  remove: (filter) => `Verwijder: ${filter}`,
  showAll: 'Toon meer',
  any: 'Alle',
  anyCurrency: 'Alle',
  atLeast: (count) => `${count} of meer`,
  atMost: (measure) => `Tot ${measure}`,
  unsaid: (count) => n(count, { one: '+ # niet vermeld', other: '+ # niet vermeld' }),
  showUnsaid: (count) =>
    n(count, { one: '+ # niet vermeld: ook tonen', other: '+ # niet vermeld: ook tonen' }),
  hideUnsaid: (count) =>
    n(count, { one: '# niet vermeld: verbergen', other: '# niet vermeld: verbergen' }),
  unsaidToo: 'Toon ook wat het niet vermeldt',
  andOpenData: (count) =>
    n(count, { one: '+ # uit OpenStreetMap', other: '+ # uit OpenStreetMap' }),

  filterTitles: {
    category: 'Wat',
    dates: 'Data',
    people: 'Personen',
    price: 'Prijs per nacht',
    class: 'Type',
    berths: 'Slaapplaatsen',
    seats: 'Zitplaatsen',
    transmission: 'Versnellingsbak',
    fuel: 'Brandstof',
    length_max: 'Lengte',
    height_max: 'Hoogte',
    licence: 'Rijbewijs',
    pets: 'Honden welkom',
    one_way: 'Elders inleveren',
    festivals: 'Naar festivals',
    abroad: 'Naar het buitenland',
    instant: 'Direct boeken',
    driver_age: 'Leeftijd van de bestuurder',
    amenity: 'Voorzieningen',
    pitch: 'Plaatsen voor',
    source: 'Waar het vandaan komt',
  },
  priceMin: 'Van',
  priceMax: 'Tot',
  currency: 'Valuta',
  ageValue: (age) => `${age} of ouder`,
  rulesTitle: 'Regels',
  vehicleTitle: 'Voertuig',
  hideAsk: 'Alleen wat vrij is',
  priceChip: (min, max) =>
    min === null ? `Tot ${max}` : max === null ? `${min} of meer` : `${min} tot ${max}`,
  chips: {
    berths: (value) => `${value} of meer slaapplaatsen`,
    seats: (value) => `${value} of meer zitplaatsen`,
    length_max: (value) => `Tot ${value} lang`,
    height_max: (value) => `Tot ${value} hoog`,
    licence: (value) => `Rijbewijs ${value}`,
    driver_age: (value) => `Bestuurder van ${value} jaar`,
    people: (value) => `Voor ${value}`,
  },

  nearest: (q) => (q ? `Het dichtst bij ${q}` : 'Het dichtst in de buurt'),
  emptyTitle: 'Niets voldoet aan al je wensen',
  emptyLoosen: 'Laat één ding weg:',
  loosen: (filter, total) =>
    `${filter}: ${n(total, { one: '# resultaat', other: '# resultaten' })} zonder dit filter`,
  emptySeveral:
    'Eén ding weglaten is niet genoeg. Haal meer filters weg, of zoek in een groter gebied.',
  emptyNothing: 'Hier staat nog niets. Probeer een groter gebied of een andere plaats.',
  emptyUnknown: 'Die plaats kennen we niet',
  emptyFar: (where) => `Nog niets${where}`,
  farPlace:
    'Campcairn kent tot nu toe het Verenigd Koninkrijk, Ierland, Frankrijk, Spanje en Portugal. Probeer een plaats daar.',
  emptyEverywhere: 'Overal zoeken',

  perNight: 'per nacht',
  perWeek: 'per week',
  eachNight: '/nacht',
  eachWeek: '/week',
  forNights: (nights) => `voor ${nights}`,
  groups: {
    available: 'Vrij op jouw data',
    ask: 'Vraag het de aanbieder',
    open_data: 'Uit OpenStreetMap: vraag het de camping',
    min_nights: 'Alleen voor een langer verblijf',
  },
  fromNights: (nights) => `Vanaf ${nights}`,
  askDates: '· vraag naar jouw data',
  orderNights: 'Gesorteerd op de prijs per nacht op jouw data.',
  orderMixed:
    'Wat op jouw data vrij is, staat op volgorde van wat een nacht van het verblijf kost; wat je moet vragen, op de vanafprijs, want wat jouw data daar kosten weet nog niemand.',
  orderCurrencies: (first, others) =>
    `Eerst prijzen in ${first}, dan in ${others}: omgerekend wordt er nooit.`,
  priceFrom: 'vanaf',
  noPrice: 'Prijs op aanvraag',
  free: 'Vrij op jouw data',
  ask: 'Vraag het de aanbieder',
  saysNothing: (filters) => `Niet vermeld: ${filters}`,
  sleeps: (count) => n(count, { one: '# slaapplaats', other: '# slaapplaatsen' }),
  seatCount: (count) => n(count, { one: '# zitplaats', other: '# zitplaatsen' }),
  ratingCount: (value, count) =>
    n(count, {
      one: `Beoordeeld met ${value} van 5 door # persoon`,
      other: `Beoordeeld met ${value} van 5 door # personen`,
    }),
  away: (distance) => `op ${distance} afstand`,
  save: 'Bewaren',
  unsave: 'Bewaard',
  ads: {
    label: 'Advertenties',
    ad: 'Advertentie',
    by: (partner) => `betaald door ${partner}`,
    why: 'Waarom dit hier staat',
    show: 'Advertenties weer tonen',
    hide: 'Advertenties voorgoed verbergen',
  },
  saveLabel: (title) => `${title} bewaren`,
  demoHint: 'Een verzonnen vermelding die laat zien hoe Campcairn werkt',

  showMap: 'Kaart',
  hideMap: 'Lijst',
  map: 'Kaart van de resultaten',
  mapNeedsScript: 'De kaart heeft JavaScript nodig. Hier is de hele lijst.',
  mapLoading: 'De kaart wordt geladen…',
  mapIncomplete: 'Niet alles is geladen. Opnieuw proberen',
  searchThisArea: 'Zoek in dit gebied',
  clusterLabel: '# vermeldingen hier',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  mapSources: 'Bronnen tonen of verbergen',
  follow: {
    open: 'Deze zoekopdracht volgen',
    lead: 'Nieuwe vermeldingen en lagere prijzen van deze zoekopdracht, in een feedlezer: zonder account, zonder e-mailadres, zonder cookie. Niemand komt te weten dat je hem volgt.',
    how: 'Geef dit adres aan je feedlezer of mailprogramma, dat dan voor je kijkt:',
    address: 'Atom-feed van deze zoekopdracht',
    isNew: (title) => `Nieuw: ${title}`,
    isLower: (title, price) => `Nu ${price}: ${title}`,
    was: (price) => `eerst ${price}`,
    past: {
      title: 'De data van deze zoekopdracht zijn voorbij',
      text: 'Vanaf nu meldt deze feed vermeldingen en prijzen ongeacht de data. Zoek opnieuw met andere data om die te volgen.',
    },
  },
};
