import type { Messages } from '../index.ts';

export const home: Messages['home'] = {
  title: 'Location de vans, camping-cars et caravanes, et campings',
  description:
    'Louez un van, un camping-car ou une caravane, ou trouvez un camping, au Royaume-Uni, en Irlande, en France, en Espagne et au Portugal. Gratuit ; vous réservez chez le propriétaire.',
  heading: 'Réveillez-vous au bon endroit.',
  lead: 'Des vans à louer et des emplacements où les poser, au Royaume-Uni, en Irlande, en France, en Espagne et au Portugal.',
  categories: 'Que cherchez-vous ?',
  categoryLines: {
    campervan: 'Passe par tous les chemins',
    motorhome: 'De la place pour tous, et une douche',
    caravan: 'À tracter, ou qui vous attend',
    campsite: 'Un pré, une vue, une douche chaude',
  },
  regions: 'Des régions qui valent le voyage',
  regionsLead: 'Le plus grand choix en ce moment.',
  how: 'Comment ça marche',
  forTravellers: 'Pour les voyageurs',
  travellerSteps: [
    [
      'Cherchez une seule fois',
      'Loueurs, particuliers et campings dans une même liste. Personne n’y achète sa place.',
    ],
    [
      'Voyez-le tel qu’il est',
      'Photos, prix et règles du propriétaire, et « non précisé » quand il ne dit rien.',
    ],
    [
      'Réservez chez le propriétaire',
      'Sur sa page ou par une demande. Ni frais, ni compte, ni commission.',
    ],
  ],
  forPartners: 'Pour les partenaires',
  partnerSteps: [
    [
      'Envoyez vos annonces',
      'Par API, par flux de produits ou à la main. Gratuitement, pour un van ou pour vingt mille.',
    ],
    ['Soyez trouvé', 'Chaque annonce est située dans sa ville et sa région, avec sa propre page.'],
    ['Gardez chaque réservation', 'Clics et demandes vous arrivent directement. Sans commission.'],
  ],
  travellerLink: 'Parcourir les annonces',
  partnerLink: 'Rejoindre Campcairn',
};
