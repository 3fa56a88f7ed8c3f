import type { Messages } from '../index.ts';

export const home: Messages['home'] = {
  title: 'Buscamper, camper of caravan huren, en campings',
  description:
    'Huur een buscamper, camper of caravan, of vind een camping, in het Verenigd Koninkrijk, Ierland, Frankrijk, Spanje en Portugal. Gratis; je boekt bij de aanbieder.',
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
  regionsLead: 'Hier is nu de meeste keus.',
  how: 'Zo werkt het',
  forTravellers: 'Voor reizigers',
  travellerSteps: [
    [
      'Zoek één keer',
      'Verhuurders, particulieren en campings in één lijst. Niemand koopt er een plek in.',
    ],
    [
      'Zie het zoals het is',
      'Foto’s, prijzen en regels van de aanbieder, en ‘niet vermeld’ als die niets zegt.',
    ],
    [
      'Boek bij de aanbieder',
      'Op zijn pagina of met een aanvraag. Geen kosten, geen account, geen commissie.',
    ],
  ],
  forPartners: 'Voor partners',
  partnerSteps: [
    [
      'Stuur je vermeldingen',
      'Via de API, als productfeed of met de hand. Gratis, voor één camper of voor twintigduizend.',
    ],
    ['Word gevonden', 'Elke vermelding krijgt een eigen pagina, bij de juiste plaats en regio.'],
    ['Houd elke boeking', 'Klikken en aanvragen komen rechtstreeks bij jou. Zonder commissie.'],
  ],
  travellerLink: 'Rondkijken',
  partnerLink: 'Met je aanbod naar Campcairn',
};
