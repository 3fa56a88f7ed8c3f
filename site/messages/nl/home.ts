import type { Messages } from '../index.ts';

export const home: Messages['home'] = {
  title: 'Buscamper, camper of caravan huren, en campings',
  description:
    'Vind een buscamper, camper of caravan om te huren, of een camping om wakker te worden, in het Verenigd Koninkrijk, Ierland, Frankrijk, Spanje en Portugal. Gratis; je boekt bij de aanbieder.',
  heading: 'Word wakker op een mooie plek.',
  lead: 'Campers om te huren en staanplaatsen om ze neer te zetten, in het Verenigd Koninkrijk, Ierland, Frankrijk, Spanje en Portugal.',
  categories: 'Wat zoek je?',
  categoryLines: {
    campervan: 'Klein genoeg voor elk weggetje',
    motorhome: 'Ruimte voor iedereen, en een douche',
    caravan: 'Om te trekken, of hij staat al klaar',
    campsite: 'Een veld, een uitzicht, een warme douche',
  },
  regions: 'Regio’s die een reis waard zijn',
  regionsLead: 'Waar nu het meeste te kiezen is.',
  how: 'Zo werkt het',
  forTravellers: 'Voor reizigers',
  travellerSteps: [
    [
      'Zoek één keer',
      'Verhuurbedrijven, particulieren en campings naast elkaar, met de filters die ertoe doen. Niemand koopt een plek bovenaan.',
    ],
    [
      'Zie het zoals het is',
      'De foto’s, prijzen en regels van de aanbieder zelf. Zegt een aanbieder iets niet, dan zeggen we dat erbij.',
    ],
    [
      'Boek bij de aanbieder',
      'Ga naar zijn pagina of stuur een aanvraag. Geen boekingskosten, geen account, geen commissie in de prijs.',
    ],
  ],
  forPartners: 'Voor partners',
  partnerSteps: [
    [
      'Stuur je vermeldingen',
      'Via de API, als productfeed of met de hand. Gratis, voor één camper of voor twintigduizend.',
    ],
    ['Word gevonden', 'Elke vermelding krijgt een eigen pagina, bij de juiste plaats en regio.'],
    [
      'Houd elke boeking',
      'Klikken en aanvragen komen rechtstreeks bij jou, ondertekend, geteld en zonder commissie.',
    ],
  ],
  travellerLink: 'Rondkijken',
  partnerLink: 'Met je aanbod naar Campcairn',
};
