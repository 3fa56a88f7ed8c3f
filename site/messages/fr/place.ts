import { ofFrenchTown } from '../french-areas.ts';
import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('fr');

export const place: Messages['place'] = {
  unnamed: 'Camping',
  unnamedNear: (town) => `Camping près ${ofFrenchTown(town)}`,
  kinds: { camp_site: 'Camping', caravan_site: 'Aire de camping-cars' },
  description: (name, where) =>
    `${name}, ${where} : ce qu’en sait OpenStreetMap, et les offres à proximité.`,
  source: 'D’après OpenStreetMap',
  asked: 'Vous demandiez :',
  notSaid: (amenity) => `${amenity} : non précisé`,
  sourceText:
    'Ces faits viennent d’OpenStreetMap, écrits par des bénévoles. Le propriétaire ne les a pas vérifiés ici.',
  attribution: '© les contributeurs d’OpenStreetMap, Open Database Licence',
  edit: 'Corriger sur OpenStreetMap',
  imported: (date) => `État au ${date}`,
  facts: 'Ce que l’on sait',
  nothing:
    'Guère plus que l’endroit où il se trouve. Vous pouvez ajouter ce que vous savez sur OpenStreetMap.',
  offers: 'Offres pour ce camping',
  nearby: 'Autres campings à proximité',
  nearbyOffers: 'Offres à proximité',
  away: (distance) => `à ${distance}`,
  website: 'Site web',
  phone: 'Téléphone',
  address: 'Adresse',
  openingHours: 'Ouvert',
  operator: 'Exploitant',
  capacity: 'Capacité',
  fee: 'Payant',
  allYear: 'toute l’année',
  charge: 'Prix indiqué',
  access: {
    name: 'Ouvert à',
    private: 'un cercle privé',
    no: 'personne (fermé au public)',
    members: 'membres',
    permit: 'titulaires d’une autorisation',
    groups: 'groupes uniquement',
  },
  values: {
    leashed: 'en laisse',
    unleashed: 'même sans laisse',
    limited: 'limité',
    required: 'obligatoire',
    recommended: 'conseillée',
    members_only: 'membres uniquement',
    customers: 'pour les clients',
    wlan: 'Wi-Fi',
    donation: 'contribution libre',
    hot: 'eau chaude',
    cold: 'eau froide',
    only: 'uniquement',
  },
  tags: {
    tents: 'Tentes',
    caravans: 'Caravanes',
    motorhome: 'Camping-cars',
    motor_vehicle: 'Véhicules à moteur',
    static_caravans: 'Mobil-homes',
    cabins: 'Cabanes',
    toilets: 'Toilettes',
    shower: 'Douches',
    drinking_water: 'Eau potable',
    power_supply: 'Électricité',
    sanitary_dump_station: 'Vidange',
    internet_access: 'Internet',
    washing_machine: 'Laverie',
    swimming_pool: 'Piscine',
    playground: 'Aire de jeux',
    restaurant: 'Restaurant',
    shop: 'Épicerie',
    dog: 'Chiens',
    wheelchair: 'Accès en fauteuil',
    openfire: 'Feux de camp',
    bbq: 'Barbecue',
    backcountry: 'En pleine nature',
    nudism: 'Naturisme',
    reservation: 'Réservation',
  },
  yes: 'oui',
  no: 'non',
  /** What the owner says, beside it. */
  owner: {
    from: (name) => `De la part du propriétaire, ${name}`,
    lead: 'C’est ce que dit le propriétaire. Ce que sait OpenStreetMap figure plus bas, inchangé.',
    differs: 'Indications divergentes',
    byOwner: 'selon le propriétaire',
    all: 'Toutes les informations, les règles et les dates libres',
  },
  /** Pour le propriétaire d’un camping sans annonce. */
  claim: {
    link: 'C’est votre camping ?',
    title: (name) => `${name}, c’est à vous ?`,
    lead: 'Dites-le, et présentez-le aux voyageurs avec vos photos, vos prix et votre lien de réservation.',
    steps: {
      claim: 'Vous revendiquez le camping avec votre compte.',
      byCode: (host) =>
        `Vous mettez un code court sur ${host}, le site web qu’indique OpenStreetMap. Nous le cherchons, et une personne décide.`,
      byHand:
        'OpenStreetMap n’indique pas de site web : une personne vérifie à la main que le camping est à vous, et décide.',
      listing:
        'Vous recevez une annonce qui commence par ce qu’indique OpenStreetMap. Vous la complétez et vous l’activez.',
    },
    free: 'La demande et l’annonce sont gratuites. Ce que sait OpenStreetMap reste sur la page tel quel.',
    known: 'Vous avez un compte',
    knownText: 'Connectez-vous et revendiquez le camping. Chaque demande est vérifiée.',
    knownButton: 'Se connecter et le revendiquer',
    unknown: 'Vous n’en avez pas encore',
    unknownText:
      'Faites d’abord une demande : nous répondons sous trois jours ouvrés. Le camping y est déjà indiqué.',
    unknownButton: 'Demander à publier chez nous',
  },
  card: {
    fee: 'Payant',
    free: 'Gratuit',
    allYear: 'Ouvert toute l’année',
    season: (first, last) => `Ouvert du ${first} au ${last}`,
    pitches: (count) => n(count, { one: '# emplacement', other: '# emplacements' }),
    maxLength: (metres) => `${String(metres).replace('.', ',')} m de long au plus`,
    note: 'Les campings marqués « D’après OpenStreetMap » sont des données ouvertes. Ils ne se réservent pas ici.',
    only: 'Aucune annonce ne correspond ici pour le moment. Ces campings viennent d’OpenStreetMap.',
    beside: (count) =>
      n(count, { one: 'Et # camping d’OpenStreetMap', other: 'Et # campings d’OpenStreetMap' }),
  },
  /** All campsites by country, region and town. */
  directory: {
    name: 'Répertoire',
    heading: (where) => `Tous les campings${where}`,
    part: (heading, part) => `${heading}, partie ${part}`,
    lead: (count) =>
      n(count, {
        one: '# camping sur OpenStreetMap, où des bénévoles notent ce qui existe.',
        other: '# campings sur OpenStreetMap, où des bénévoles notent ce qui existe.',
      }),
    description: (heading, count) =>
      `${heading}, ville par ville d’après OpenStreetMap : ${count}, avec ce que l’on sait de chacun.`,
    parts: 'Parties de la liste',
    elsewhere: 'Ailleurs',
    none: 'Il n’y a pas encore de camping ici',
    noneYet: 'Rien n’a encore été repris d’OpenStreetMap.',
    listed: 'Voir ce que proposent nos partenaires',
    unnamed: 'Camping sans nom',
  },
};
