import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('nl');

export const apply: Messages['apply'] = {
  title: 'Aanmelden als partner',
  description:
    'Meld je aan om je buscampers, campers, caravans of campings op Campcairn te zetten: gratis, met antwoord binnen drie werkdagen.',
  lead: 'Een paar minuten, gratis. Een mens antwoordt binnen drie werkdagen.',
  forCampsite: (name) => `Je meldt je aan met een camping die al op Campcairn staat: ${name}.`,
  aboutCampsite: (name, osmRef) => `Wij beheren de camping ${name} (OpenStreetMap ${osmRef}).`,
  who: 'Wie je bent',
  what: 'Wat je verhuurt',
  how: 'Hoe je vermeldingen hier komen',
  business: 'Naam van het bedrijf',
  businessHint: 'Zoals reizigers het kennen.',
  website: 'Website',
  websiteHint: 'Waar reizigers zien wat je verhuurt: je eigen site, of je pagina op een andere.',
  contact: 'Je naam',
  contactHint: 'De persoon aan wie we schrijven.',
  email: 'E-mail',
  emailHint: 'Daar gaat ons antwoord heen.',
  country: 'Land van het bedrijf',
  chooseCountry: 'Kies een land',
  covered: 'Waar we aanbod tonen',
  elsewhere: 'Alle andere',
  about: 'Over het bedrijf',
  aboutHint:
    'Wat je verhuurt, waar, en of het van jou is of je het beheert. Een paar zinnen zijn genoeg.',
  category: 'Wat verhuur je?',
  categoryHint: 'Alles wat van toepassing is.',
  owns: 'Wat we aanbieden is van ons of wordt door ons beheerd.',
  listings: 'Hoeveel vermeldingen ongeveer?',
  listingsHint: 'Eén voertuig of één camping is een vermelding. Een schatting is genoeg.',
  delivery: 'Hoe wil je ze sturen?',
  deliveries: {
    api: {
      name: 'Via de API',
      text: 'Je hebt een ontwikkelaar. Eén aanroep per vermelding, of honderd in één.',
    },
    feed: {
      name: 'Als productfeed',
      text: 'Je hebt een CSV-, JSON- of XML-bestand, dat wij elk uur of elke dag inlezen.',
    },
    form: {
      name: 'In een formulier in je dashboard',
      text: 'Zonder ontwikkelaar of bestand: een voor een, een paar minuten per stuk.',
    },
  },
  feed: 'Adres van de feed',
  feedHint: 'Versleuteld bewaard. Je kunt het ook geven als je bent goedgekeurd.',
  terms: 'We gaan akkoord met de [voorwaarden voor partners](/terms#partners).',
  privacy: 'Wat we ervan bewaren, en hoelang',
  fax: 'Laat dit leeg',
  send: 'Aanmelding versturen',
  problemsTitle: 'Nog niet verstuurd',
  robot:
    'Een verborgen veld was ingevuld, misschien door je browser. Het is weer leeg: verstuur nog eens.',
  away: 'We kunnen nu geen aanmeldingen aannemen. Je tekst staat er nog: verstuur die over een minuut nog eens.',
  staleForm: 'Deze pagina stond lang open. Verstuur het nog eens.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Er kwamen te veel aanmeldingen van jouw verbinding. Probeer het over een minuut nog eens.',
      other:
        'Er kwamen te veel aanmeldingen van jouw verbinding. Probeer het over # minuten nog eens.',
    }),
  problems: {
    business: {
      missing: 'Vul de naam van het bedrijf in.',
      too_long: 'Maximaal 120 tekens.',
    },
    website: {
      missing: 'Vul het adres van je website in.',
      too_long: 'Maximaal 300 tekens.',
      not_a_website: 'Dit lijkt geen adres te zijn zoals https://vans.example.',
    },
    contact: { missing: 'Vul je naam in.', too_long: 'Maximaal 120 tekens.' },
    email: {
      missing: 'Vul je e-mailadres in.',
      too_long: 'Maximaal 254 tekens.',
      not_an_email: 'Dit lijkt geen e-mailadres te zijn.',
      local_part_not_ascii:
        'Vul een adres in met voor de @ alleen letters van a tot z, cijfers en tekens.',
    },
    country: { missing: 'Kies een land.', not_a_country: 'Kies een land.' },
    about: {
      missing: 'Schrijf een paar woorden over het bedrijf.',
      too_long: 'Maximaal 2.000 tekens.',
    },
    category: { missing: 'Kies wat je verhuurt.' },
    owns: {
      not_agreed: 'We kunnen alleen tonen wat van jou is of wat je beheert: bevestig dat.',
    },
    listings: {
      missing: 'Vul een getal in. Een schatting is genoeg.',
      not_a_number: 'Een heel getal van 1 tot 1.000.000.',
    },
    delivery: { missing: 'Kies hoe je je vermeldingen wilt sturen.' },
    feed: { not_an_https_address: 'Dit moet een adres zijn dat met https:// begint.' },
    terms: { not_agreed: 'Ga akkoord met de voorwaarden.' },
  },
  otherProblem: 'Zo kan dit niet worden verstuurd.',

  next: 'Hoe het verdergaat',
  steps: [
    'We kijken of je een echt bedrijf of platform bent dat bezit of beheert wat het aanbiedt.',
    'We antwoorden binnen drie werkdagen per e-mail.',
    'Je vult een formulier in of importeert een spreadsheet. Met een feed zie je wat we van de eerste regels begrepen; met een ontwikkelaar krijg je een API-sleutel.',
    'Je vermeldingen staan online zodra ze binnenkomen.',
  ],

  sentTitle: 'Je aanmelding is binnen',
  sentText: (day) => `We antwoorden uiterlijk op ${day}.`,
  confirmation: 'Er gaat een bevestiging naar het opgegeven e-mailadres.',
  twice:
    'Had je je al aangemeld, dan telt de eerste aanmelding. Antwoord op de bevestiging daarvan om iets te wijzigen.',
  meanwhile: 'Tot dan',
  prepare:
    'Bereid je vermeldingen voor: log in met dat e-mailadres. Niemand anders ziet ze voordat je bent toegelaten. Voor je ontwikkelaar staat daar een testsleutel voor de API klaar.',
  questions: 'Vragen en antwoorden',
  backToPartners: 'Wat je als partner krijgt',
};
