import type { DashboardWords } from '../../dashboard-words.ts';
import { listingStatuses } from './statuses.ts';

type ListingForm = DashboardWords['listingForm'];

type ProblemWords = ListingForm['problems']['rules']['needed'];

export const fields: ListingForm['fields'] = {
  external_id: {
    label: 'Jouw id',
    hint: 'Je programma en exports noemen de vermelding zo. Laat je hem leeg, dan maken we hem van de titel.',
  },
  category: { label: 'Wat je aanbiedt' },
  status: {
    label: 'Status',
    hint: 'Een gepauzeerde vermelding blijft bewaard en wordt niet getoond.',
  },
  title: { label: 'Titel', hint: '5 tot 120 tekens.' },
  description: {
    label: 'Beschrijving',
    hint: 'Gewone tekst, tot 5.000 tekens. Lege regels scheiden alinea’s.',
  },
  url: {
    label: 'Pagina op je site',
    hint: 'Waar reizigers boeken, zoals www.example.com/braam.',
  },
  osm_ref: {
    label: 'OpenStreetMap',
    hint: 'Het adres van de camping op openstreetmap.org.',
  },
  'images.*.url': { label: 'Adres', hint: 'Zoals www.example.com/voorkant.jpg.' },
  'images.*.alt': { label: 'Wat erop staat', hint: 'Wordt voorgelezen aan wie de foto niet ziet.' },
  'images.*.width': { label: 'Breedte in pixels' },
  'images.*.height': { label: 'Hoogte in pixels' },
  'location.lat': { label: 'Breedtegraad', hint: 'De kaart vult hem in. Bijvoorbeeld 52,0907.' },
  'location.lng': { label: 'Lengtegraad', hint: 'De kaart vult hem in. Bijvoorbeeld 5,1214.' },
  'location.precision': {
    label: 'Getoond als',
    hint: 'Bij ‘Ongeveer’ zien reizigers het gebied, niet de plek.',
  },
  'location.name': { label: 'Naam van de plaats' },
  'location.country_code': { label: 'Land' },
  'price.from': { label: 'Laagste prijs', hint: 'Zoals 95 of 95,50.' },
  'price.currency': { label: 'Valuta' },
  'price.unit': { label: 'Per' },
  'price.min_nights': { label: 'Minste aantal nachten' },
  'price.deposit': { label: 'Borg' },
  'vehicle.vehicle_class': { label: 'Type' },
  'vehicle.make': { label: 'Merk' },
  'vehicle.model': { label: 'Model' },
  'vehicle.year': { label: 'Bouwjaar' },
  'vehicle.berths': { label: 'Slaapplaatsen' },
  'vehicle.seats': { label: 'Zitplaatsen met gordel' },
  'vehicle.transmission': { label: 'Versnellingsbak' },
  'vehicle.fuel': { label: 'Brandstof' },
  'vehicle.length_m': { label: 'Lengte', hint: 'In meter of voet: 5,99 of 19 ft 8 in.' },
  'vehicle.height_m': { label: 'Hoogte', hint: 'In meter of voet: 2,60 of 8 ft 6 in.' },
  'vehicle.width_m': { label: 'Breedte', hint: 'In meter of voet: 2,05 of 6 ft 9 in.' },
  'vehicle.weight_kg': { label: 'Toegestane maximummassa', hint: 'In kilogram: 3500.' },
  'vehicle.licence': { label: 'Rijbewijs', hint: 'Zoals B of C1.' },
  'campsite.pitch_types': { label: 'Plaatsen voor' },
  'campsite.pitches': { label: 'Aantal staanplaatsen' },
  'campsite.open_from': { label: 'Open vanaf' },
  'campsite.open_to': { label: 'Open tot en met' },
  'campsite.check_in': { label: 'Aankomst vanaf' },
  'campsite.check_out': { label: 'Vertrek voor' },
  amenities: { label: 'Voorzieningen' },
  'policies.pets_allowed': { label: 'Huisdieren welkom' },
  'policies.smoking_allowed': { label: 'Roken toegestaan' },
  'policies.festivals_allowed': { label: 'Mee naar festivals mag' },
  'policies.travel_abroad_allowed': { label: 'Naar het buitenland mag' },
  'policies.one_way_available': { label: 'Elders inleveren mogelijk' },
  'policies.instant_book': { label: 'Direct boeken' },
  'policies.min_driver_age': { label: 'Jongste bestuurder' },
  'policies.mileage_included_per_day_km': { label: 'Inbegrepen afstand per dag' },
  'policies.insurance_included': { label: 'Verzekering inbegrepen' },
  'policies.insurance_excess': { label: 'Eigen risico', hint: 'Een bedrag, zoals 1000.' },
  'policies.cancellation': { label: 'Annuleren' },
  'policies.cancellation_text': { label: 'Annuleren in je eigen woorden' },
  'rating.value': { label: 'Beoordeling', hint: '0 tot 5.' },
  'rating.count': { label: 'Aantal beoordelingen' },
};

export const form: ListingForm['form'] = {
  onlyWriters:
    'Je kunt dit formulier bekijken. Alleen eigenaren en leden van een toegelaten account kunnen vermeldingen wijzigen.',
  addTitle: 'Vermelding toevoegen',
  addLead: 'Vul in waar ‘Nodig’ bij staat. De rest kan wachten: die vul je aan wanneer je wilt.',
  back: 'Alle vermeldingen',
  required: 'Nodig',
  choose: 'Kies',
  notStated: 'Niet vermeld',
  yes: 'Ja',
  no: 'Nee',
  unlimited: 'Onbeperkt',
  limited: 'Beperkt tot',
  distance: 'Afstand per dag',
  distanceUnit: 'Mijlen of kilometers',
  units: { mi: 'mijl', km: 'km' },
  day: 'Dag',
  month: 'Maand',
  monthOf: (label) => `${label}: maand`,
  others: 'Alle andere',
  byPosition: 'Volgens de speld',
  amenities: {
    vehicle: 'In en aan het voertuig',
    campsite: 'Op de camping',
    both: 'Voor beide',
  },
  complete: {
    title: 'Hoe volledig de vermelding is',
    said: (done, all) => `${done} van ${all} ingevuld`,
    sections: 'Onderdelen, en wat nog ontbreekt',
  },
  later: {
    title: 'Dit kan wachten',
    lead: 'Reizigers filteren hier vaak op: zonder deze gegevens kan een zoekopdracht de vermelding overslaan.',
  },
  drafts: {
    offer: (time) => `Je hebt niet-opgeslagen wijzigingen van ${time}.`,
    take: 'Terughalen',
    drop: 'Weggooien',
    leaveTitle: 'Weggaan zonder op te slaan?',
    leaveText:
      'Je wijzigingen blijven in deze browser bewaard. Je kunt ze terughalen als je terugkomt.',
    stay: 'Hier blijven',
    leave: 'Weggaan',
    takenUp: 'Dit zijn je niet-opgeslagen wijzigingen. Sla ze op als ze kloppen.',
  },
  sections: {
    kind: { title: 'Wat het is' },
    words: { title: 'Titel en tekst' },
    images: {
      title: 'Foto’s',
      lead: 'De eerste is de omslagfoto. Vanaf 1.200 pixels breed zijn ze overal scherp.',
    },
    location: { title: 'Waar het is' },
    price: { title: 'Prijs' },
    vehicle: { title: 'Het voertuig', lead: 'Voor buscampers, campers en caravans.' },
    campsite: { title: 'De camping', lead: 'Voor campings.' },
    amenities: { title: 'Wat er is' },
    policies: { title: 'Regels en voorwaarden' },
    rating: { title: 'Je eigen beoordelingen', lead: 'Vul beide in, of geen van beide.' },
    software: { title: 'Voor software', lead: 'Om gevonden te worden heb je dit niet nodig.' },
  },
  photo: (number) => `Foto ${number}`,
  earlier: 'Naar voren',
  remove: 'Verwijderen',
  more: 'Meer foto’s',
  save: 'Opslaan',
  create: 'Vermelding toevoegen',
  changedMeanwhile:
    'Iemand anders, de API of een feed heeft deze vermelding gewijzigd sinds je die opende. Sla opnieuw op om die wijziging te overschrijven, of laad de pagina opnieuw om die te zien.',
  madeAlready: {
    title: (title) => `Met dit formulier is ‘${title}’ al toegevoegd`,
    text: 'Wat hieronder staat, is anders en is niet opgeslagen. Voeg het toe als nieuwe vermelding, of open de vermelding die er is en wijzig die.',
    open: 'Bestaande vermelding openen',
  },
  done: {
    made_already:
      'Deze vermelding was al toegevoegd toen het formulier nog eens werd verstuurd. Die staat er één keer, en er is niets gewijzigd.',
    saved: 'Opgeslagen.',
    unchanged: 'Er is niets gewijzigd.',
    duplicated:
      'Dit is de kopie. Die is gepauzeerd tot je die actief maakt, en heeft nog geen kalender.',
  },
  next: {
    title: 'De vermelding is toegevoegd. Wat nu?',
    photos: 'Foto’s toevoegen',
    calendar: 'Aangeven wanneer het vrij is',
    preview: 'Bekijken zoals reizigers',
    another: 'Nog een vermelding toevoegen',
    alike: (button) => `Lijkt de volgende erop? ‘${button}’ kopieert dit allemaal.`,
  },
  refused: 'De vermelding als geheel',
  position: {
    numbers: 'De positie in cijfers',
    label: 'Kaart van de ligging',
    find: 'Plaats zoeken',
    findHint: 'Begin met een plaats. Sleep dan de speld naar de juiste plek.',
    pin: 'De ligging. Sleep de speld, of verplaats hem met de pijltjestoetsen.',
    none: 'Zoek een plaats, of klik op de kaart, om de speld te zetten.',
    exact: 'Reizigers zien de speld.',
    approximate: 'Reizigers zien de cirkel van 4 km, en geen speld.',
    approximateNew:
      'Reizigers zien straks een cirkel van 4 km met de speld erin, maar niet in het midden, en geen speld.',
    plain: {
      label: 'Stad of dorp',
      hint: 'Dit vult hieronder de breedtegraad en de lengtegraad in. Schrijf preciezere als je ze weet.',
      take: 'Ligging overnemen',
      taken: (place) => `Overgenomen ligging: ${place}.`,
      others: 'Of bedoel je:',
      none: 'Geen plaats heet zo. Schrijf hem anders, of noem een grotere plaats in de buurt.',
    },
  },
};

export const values: ListingForm['values'] = {
  amenities: {
    toilet: 'Toilet aan boord',
    shower: 'Douche aan boord',
    toilets: 'Toiletten op het terrein',
    showers: 'Douches op het terrein',
  },
  status: listingStatuses,
  'location.precision': { exact: 'De precieze plek', approximate: 'Ongeveer' },
  'price.unit': { night: 'Nacht', week: 'Week' },
  'policies.cancellation': {
    flexible: 'Flexibel',
    moderate: 'Gematigd',
    strict: 'Streng',
    non_refundable: 'Geen geld terug',
  },
};

const between = ({ min, max }: Parameters<ProblemWords>[0]): string =>
  min === '' || max === '' ? '' : ` van ${min} tot en met ${max}`;

const lengthAs =
  (example: string): ProblemWords =>
  ({ min, max }) =>
    min === '' || max === ''
      ? `Vul meters of voeten in, zoals ${example}.`
      : `Vul ${min} tot en met ${max} meter in, of zoveel voet: ${example}.`;

export const problems: ListingForm['problems'] = {
  rules: {
    needed: () => 'Vul dit in.',
    too_short: ({ min, max }) => `Schrijf ${min} tot ${max} tekens.`,
    too_long: ({ max, length }) => `Kort het in tot ${max} tekens. Het zijn er ${length}.`,
    html: () => 'Schrijf gewone tekst, zonder HTML. Lege regels scheiden alinea’s.',
    address: () => 'Vul een volledig adres in, zoals www.example.com/braam.',
    day: () => 'Kies de dag en de maand.',
    time: () => 'Schrijf de tijd als 14:30.',
    money: ({ example }) => `Schrijf het bedrag als ${example}.`,
    money_currency: ({ currency }) =>
      `Schrijf het bedrag zonder teken, of kies een andere valuta. Gekozen is: ${currency}.`,
    whole_number: (given) => `Vul een heel getal in${between(given)}.`,
    number: (given) => `Vul een getal in${between(given)}.`,
    length: lengthAs('5,99 of 19 ft 8 in'),
    degrees: () => 'Zet de speld op de kaart, of vul een getal in zoals 52,0907.',
    position: () => 'Zet de speld op de kaart, of vul breedte- en lengtegraad in.',
    at_sea: () => 'Verplaats de speld: die staat in zee, ver van elk land.',
    mileage: ({ max }) => `Vul een heel getal in, hoogstens ${max} kilometer.`,
    mileage_missing: () => 'Vul in hoe ver, of kies ‘Onbeperkt’.',
    choose: () => 'Kies iets uit de lijst.',
    osm_ref: () => 'Kopieer het adres van de pagina van de camping op openstreetmap.org.',
    too_many: ({ max }) => `Houd er hoogstens ${max}.`,
    other_category: () => 'Maak deze velden leeg, of kies een andere categorie.',
    id: () => 'Gebruik 1 tot 100 letters, cijfers en de tekens . _ : ~ - zonder spaties.',
    id_taken: () => 'Kies een andere id: een van je vermeldingen heeft deze al.',
    unapproved: ({ max }) =>
      `Je kunt nu ${max} advertenties voorbereiden. Voeg de andere toe zodra je bent toegelaten.`,
    other: () => 'Kijk hier nog eens naar: zo kan het niet worden opgeslagen.',
  },
  of: {
    category: { needed: () => 'Kies wat je aanbiedt.' },
    title: {
      needed: () => 'Schrijf een titel.',
      too_short: ({ min, max }) => `Schrijf een titel van ${min} tot ${max} tekens.`,
    },
    url: { needed: () => 'Vul het adres in van de pagina waar reizigers boeken.' },
    'images.*.url': {
      needed: () => 'Vul het adres van de foto in.',
      address: () => 'Vul het volledige adres van de foto in, zoals www.example.com/voorkant.jpg.',
    },
    'location.lat': {
      needed: () => 'Vul ook de breedtegraad in, of zet de speld op de kaart.',
    },
    'location.lng': {
      needed: () => 'Vul ook de lengtegraad in, of zet de speld op de kaart.',
    },
    'price.from': {
      needed: () => 'Vul de prijs in.',
      money: ({ example }) => `Schrijf de prijs als ${example}.`,
    },
    'price.currency': { needed: () => 'Kies de valuta.' },
    'price.deposit': { money: ({ example }) => `Schrijf de borg als ${example}.` },
    'policies.insurance_excess': {
      money: ({ example }) => `Schrijf het eigen risico als ${example}.`,
    },
    'vehicle.height_m': { length: lengthAs('2,60 of 8 ft 6 in') },
    'vehicle.width_m': { length: lengthAs('2,05 of 6 ft 9 in') },
    'rating.value': {
      needed: () => 'Vul de beoordeling in, of maak het aantal beoordelingen leeg.',
    },
    'rating.count': { needed: () => 'Vul in hoeveel beoordelingen er zijn.' },
  },
};
