import { ofFrenchTown } from '../french-areas.ts';
import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('fr');

const nouns = {
  any: (count: number) =>
    n(count, {
      one: '# véhicule ou camping',
      other: '# véhicules et campings',
      many: '# de véhicules et campings',
    }),
  campervan: (count: number) => n(count, { one: '# van', other: '# vans', many: '# de vans' }),
  motorhome: (count: number) =>
    n(count, { one: '# camping-car', other: '# camping-cars', many: '# de camping-cars' }),
  caravan: (count: number) =>
    n(count, { one: '# caravane', other: '# caravanes', many: '# de caravanes' }),
  campsite: (count: number) =>
    n(count, { one: '# camping', other: '# campings', many: '# de campings' }),
};

export const search: Messages['search'] = {
  where: 'Où',
  wherePlaceholder: 'Ville, parc, région ou code postal',
  from: 'Du',
  to: 'Au',
  anyPeople: 'Au choix',
  what: 'Quoi',
  anything: 'Tout',
  submit: 'Chercher',
  suggestions: 'Lieux',
  suggestionCount: (count) => n(count, { one: '# lieu trouvé', other: '# lieux trouvés' }),
  areaKinds: {
    town: 'Ville',
    country: 'Pays',
    region: 'Région',
    county: 'Département',
    park: 'Parc',
    island: 'Île',
    coast: 'Côte',
    lake: 'Lac',
    mountains: 'Montagne',
    valley: 'Vallée',
    area: 'Secteur',
    airport: 'Aéroport',
    village: 'Village',
  },
  /** Offered in the empty field of a search. */
  nearMe: 'Autour de moi',
  nearRefused: 'Votre appareil n’a pas dit où vous êtes.',
  recentPlace: 'Déjà cherché',
  placeCount: (count) => n(count, { one: '# offre', other: '# offres' }),
  /** Before a few other places that the words typed may mean. */
  didYouMean: 'Vous cherchiez peut-être',
  description: 'Cherchez des vans, camping-cars, caravanes et campings.',
  total: (count, category, where) => nouns[category](count) + where,
  /** Before the names of the partners that offer what a card shows. */
  sameAs: (what: 'vehicle' | 'campsite') =>
    ({
      vehicle: 'Le même véhicule est aussi proposé par',
      campsite: 'Le même camping est aussi proposé par',
    })[what],
  offerTaken: 'Pas libre à ces dates',
  offerDiffers: 'Ne répond pas à tous vos critères',
  thisArea: ' dans cette zone',
  areaOfMap: 'Cette zone',
  unknownPlace: (q) =>
    `Nous ne connaissons aucun lieu nommé « ${q} ». Une ville, un département, une région ou un pays conviennent le mieux.`,
  closedAnswer: (count) =>
    n(count, {
      one: '# camping est fermé à vos dates et n’apparaît pas.',
      other: '# campings sont fermés à vos dates et n’apparaissent pas.',
    }),
  sort: 'Trier par',
  sorts: {
    best: 'Pertinence',
    distance: 'Distance',
    price: 'Prix croissant',
    rating: 'Note',
    newest: 'Nouveautés',
  },
  sortWhy: 'Comment les résultats sont classés',
  results: 'Résultats',
  more: 'Page suivante',
  position: (first, last, total) => `${first} à ${last} sur ${total}`,
  pageOf: (page, last) => `page ${page} sur ${last}`,
  morePages: (last) =>
    `Les pages s’ouvrent par leur numéro jusqu’à la ${last} ; ensuite, « Page suivante » mène au reste. Un lieu, des dates ou des filtres raccourcissent la liste.`,
  pageNumber: (page) => `Page ${page}`,
  previous: 'Page précédente',
  pages: 'Pages',
  filters: 'Filtres',
  apply: 'Voir les résultats',
  showCount: (count) => n(count, { one: 'Afficher # résultat', other: 'Afficher # résultats' }),
  clear: 'Tout effacer',
  chosen: 'Filtres choisis',
  remove: (filter) => `Retirer : ${filter}`,
  showAll: 'Afficher plus',
  any: 'Peu importe',
  anyCurrency: 'Toutes',
  atLeast: (count) => `${count} ou plus`,
  atMost: (measure) => `Jusqu’à ${measure}`,
  notStatedHint: 'Les annonces qui ne précisent rien restent, et sont signalées.',
  unsaid: (count) => n(count, { one: '+ # non précisé', other: '+ # non précisés' }),
  statedAnswer: (stated, unsaid) =>
    `${n(stated, { one: '# répond à tous vos critères', other: '# répondent à tous vos critères' })} ; ${n(unsaid, { one: '# ne précise pas tout et vient à la fin', other: '# ne précisent pas tout et viennent à la fin' })}.`,
  statedWithDates: (stated, open) =>
    `${n(stated, { one: '# répond à tout et est libre', other: '# répondent à tout et sont libres' })} ; ${n(open, { one: '# laisse une question ouverte', other: '# laissent une question ouverte' })}. Dans chaque groupe, les plus complets viennent d’abord.`,
  statedByNone: (open) =>
    n(open, {
      one: 'Il ne précise pas tout ce que vous demandez.',
      other: 'Aucun des # ne précise tout ce que vous demandez.',
    }),
  andOpenData: (count) => n(count, { one: '+ # d’OpenStreetMap', other: '+ # d’OpenStreetMap' }),

  filterTitles: {
    category: 'Quoi',
    dates: 'Dates',
    people: 'Personnes',
    price: 'Prix par nuit',
    class: 'Type',
    berths: 'Couchages',
    seats: 'Places assises',
    transmission: 'Boîte de vitesses',
    fuel: 'Carburant',
    length_max: 'Longueur',
    height_max: 'Hauteur',
    licence: 'Permis',
    pets: 'Animaux acceptés',
    one_way: 'Aller simple',
    festivals: 'Festivals autorisés',
    abroad: 'Voyage à l’étranger autorisé',
    instant: 'Réservation immédiate',
    driver_age: 'Âge du conducteur',
    amenity: 'Équipements',
    pitch: 'Emplacements pour',
    source: 'Provenance',
  },
  priceMin: 'De',
  priceMax: 'À',
  currency: 'Devise',
  ageValue: (age) => `${age} ans ou plus`,
  rulesTitle: 'Règles',
  vehicleTitle: 'Véhicule',
  hideAsk: 'Seulement ce qui est libre',
  priceChip: (min, max) =>
    min === null ? `Jusqu’à ${max}` : max === null ? `${min} ou plus` : `${min} à ${max}`,
  chips: {
    berths: (value) => `${value} couchages ou plus`,
    seats: (value) => `${value} places ou plus`,
    length_max: (value) => `Jusqu’à ${value} de long`,
    height_max: (value) => `Jusqu’à ${value} de haut`,
    licence: (value) => `Permis ${value}`,
    driver_age: (value) => `Conducteur de ${value} ans`,
    people: (value) => `Pour ${value}`,
  },
  nearest: (q) => (q ? `Le plus près ${ofFrenchTown(q)}` : 'Le plus près d’ici'),
  emptyTitle: 'Aucun résultat pour tous ces critères',
  emptyLoosen: 'Renoncez à un critère :',
  loosen: (filter, total) =>
    `${filter} : ${n(total, { one: '# résultat', other: '# résultats' })} sans ce critère`,
  emptySeveral:
    'En retirer un seul ne suffit pas. Retirez plusieurs filtres, ou essayez une zone plus large.',
  emptyNothing: 'Rien n’est encore proposé ici. Essayez une zone plus large, ou un autre lieu.',
  emptyUnknown: 'Nous ne connaissons pas ce lieu',
  emptyFar: (where) => `Encore rien${where}`,
  farPlace:
    'Pour l’instant, Campcairn couvre le Royaume-Uni, l’Irlande, la France, l’Espagne et le Portugal. Essayez un lieu de ces pays.',
  emptyEverywhere: 'Chercher partout',
  perNight: 'la nuit',
  perWeek: 'la semaine',
  eachNight: '/nuit',
  eachWeek: '/sem.',
  forNights: (nights) => `pour ${nights}`,
  groups: {
    available: 'Libres à vos dates',
    ask: 'À demander au propriétaire',
    open_data: 'D’OpenStreetMap : à voir avec le camping',
    min_nights: 'Seulement pour des séjours plus longs',
  },
  fromNights: (nights) => `À partir de ${nights}`,
  askDates: '· à demander pour vos dates',
  orderNights: 'Classés selon le prix d’une nuit à vos dates.',
  orderMixed:
    'Ceux qui sont libres à vos dates sont classés selon le prix d’une nuit du séjour ; ceux à demander, selon leur prix « dès », faute de connaître celui de vos dates.',
  orderCurrencies: (first, others) =>
    `Les prix en ${first} d’abord, puis en ${others} : rien n’est converti.`,
  priceFrom: 'dès',
  noPrice: 'Prix sur demande',
  free: 'Libre à vos dates',
  ask: 'À demander',
  saysNothing: (filters) => `Non précisé : ${filters}`,
  sleeps: (count) => n(count, { one: '# couchage', other: '# couchages' }),
  seatCount: (count) => n(count, { one: '# place', other: '# places' }),
  ratingCount: (value, count) =>
    n(count, {
      one: `Noté ${value} sur 5 par # personne`,
      other: `Noté ${value} sur 5 par # personnes`,
    }),
  away: (distance) => `à ${distance}`,
  save: 'Ajouter aux favoris',
  unsave: 'Dans vos favoris',
  /** Listings that owners pay for, above the results. */
  ads: {
    label: 'Publicité',
    ad: 'Publicité',
    by: (partner) => `payée par ${partner}`,
    why: 'Pourquoi cette publicité',
    show: 'Afficher de nouveau la publicité',
    hide: 'Masquer définitivement la publicité',
  },
  saveLabel: (title) => `Ajouter ${title} aux favoris`,
  demoHint: 'Une annonce inventée, qui montre comment fonctionne Campcairn',
  showMap: 'Carte',
  hideMap: 'Liste',
  map: 'Carte des résultats',
  mapNeedsScript: 'La carte a besoin de JavaScript. Voici toute la liste.',
  mapLoading: 'Chargement de la carte…',
  mapIncomplete: 'Tout n’a pas pu être chargé. Réessayer',
  searchThisArea: 'Chercher dans cette zone',
  clusterLabel: '# annonces ici',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  mapSources: 'Afficher ou masquer les sources',
  follow: {
    open: 'Suivre cette recherche',
    lead: 'Nouvelles annonces et prix en baisse de cette recherche, dans un lecteur de flux : sans compte, sans adresse e-mail, sans cookie. Personne ne sait que vous la suivez.',
    how: 'Donnez cette adresse à votre lecteur de flux ou à votre messagerie, qui la consultera pour vous :',
    address: 'Flux Atom de cette recherche',
    isNew: (title) => `Nouveau : ${title}`,
    isLower: (title, price) => `Désormais ${price} : ${title}`,
    was: (price) => `avant ${price}`,
    past: {
      title: 'Les dates de cette recherche sont passées',
      text: 'Désormais, ce flux signale les annonces et les prix quelles que soient les dates. Relancez la recherche avec d’autres dates pour suivre celles-ci.',
    },
  },
};
