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
  vehicle: (count: number) =>
    n(count, {
      one: '# véhicule à louer',
      other: '# véhicules à louer',
      many: '# de véhicules à louer',
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
  nearWaiting: 'Localisation…',
  nearDenied: 'Votre position est bloquée. Autorisez-la dans le navigateur, ou saisissez un lieu.',
  nearSilent: 'Position introuvable. Réessayez, ou saisissez un lieu.',
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
  offerDiffers: 'Ne répond pas à tous vos critères',
  thisArea: ' dans cette zone',
  areaOfMap: 'Cette zone',
  readAs: 'Compris',
  unread: (words) => `Pas compris : ${words}.`,
  unreadDates: 'Les dates ne sont pas lues dans le texte : choisissez-les ici',
  noneThere: (name, area) => `Aucun lieu « ${name} » dans « ${area} ».`,
  unknownPlace: (q) =>
    `Nous ne connaissons pas « ${q} ». Essayez une ville, un département, une région ou un pays.`,
  closedAnswer: (count) =>
    n(count, {
      one: '# camping fermé à vos dates',
      other: '# campings fermés à vos dates',
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
    `Pages numérotées jusqu’à ${last}. Ajoutez un lieu, des dates ou des filtres pour raccourcir la liste.`,
  pageNumber: (page) => `Page ${page}`,
  previous: 'Page précédente',
  pages: 'Pages',
  filters: 'Filtres',
  apply: 'Voir les résultats',
  showCount: (count) => n(count, { one: 'Afficher # résultat', other: 'Afficher # résultats' }),
  clear: 'Tout effacer',
  chosen: 'Filtres choisis',
  remove: (filter) => `Retirer : ${filter}`,
  showMore: 'Afficher plus',
  showFewer: 'Afficher moins',
  any: 'Peu importe',
  anyCurrency: 'Toutes',
  atLeast: (count) => `${count} ou plus`,
  atMost: (measure) => `Jusqu’à ${measure}`,
  unsaid: (count) => n(count, { one: '+ # non précisé', other: '+ # non précisés' }),
  showUnsaid: (count) =>
    n(count, {
      one: '+ # sans précision : l’afficher aussi',
      other: '+ # sans précision : les afficher aussi',
    }),
  hideUnsaid: (count) =>
    n(count, {
      one: '# sans précision : le masquer',
      other: '# sans précision : les masquer',
    }),
  unsaidToo: 'Afficher aussi ceux sans précision',
  andOpenData: (count) => n(count, { one: '+ # d’OpenStreetMap', other: '+ # d’OpenStreetMap' }),
  showOpenData: (count) =>
    n(count, {
      one: '+ # camping d’OpenStreetMap : l’ajouter à la liste',
      other: '+ # campings d’OpenStreetMap : les ajouter à la liste',
    }),
  hideOpenData: (count) =>
    n(count, {
      one: '# camping d’OpenStreetMap : le retirer de la liste',
      other: '# campings d’OpenStreetMap : les retirer de la liste',
    }),

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
    pets: 'Chiens acceptés',
    one_way: 'Aller simple',
    festivals: 'Festivals autorisés',
    abroad: 'Voyage à l’étranger autorisé',
    instant: 'Réservation immédiate',
    driver_age: 'Âge du conducteur',
    sea: 'Distance de la mer',
    lake: 'Distance d’un grand lac',
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
  waterTitle: 'Au bord de l’eau',
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
    sea: (value) => `À moins de ${value} de la mer`,
    lake: (value) => `À moins de ${value} d’un grand lac`,
    people: (value) => `Pour ${value}`,
  },
  nearest: (q, reach) =>
    q
      ? `Le plus près ${ofFrenchTown(q)} : jusqu’à ${reach}`
      : `Le plus près d’ici : jusqu’à ${reach}`,
  emptyTitle: 'Aucun résultat pour tous ces critères',
  emptyLoosen: 'Renoncez à un critère :',
  loosen: (filter, total) =>
    `${filter} : ${n(total, { one: '# résultat', other: '# résultats' })} sans ce critère`,
  emptySeveral: 'Retirez plusieurs filtres, ou essayez une zone plus grande.',
  emptyNothing: 'Rien n’est encore publié ici. Essayez une zone plus grande.',
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
  shortestStay: (nights) => `Séjour minimal : ${nights}`,
  askDates: '· à demander pour vos dates',
  orderNights: 'Triés par prix de la nuit à vos dates.',
  orderMixed: 'Libres : par prix de la nuit à vos dates. À demander : par prix le plus bas.',
  orderCurrencies: (first, others) =>
    `D’abord ${first}, puis ${others} : les prix ne sont jamais convertis.`,
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
  share: 'Partager',
  linkCopied: 'Lien copié',
  showMap: 'Carte',
  hideMap: 'Liste',
  map: 'Carte des résultats',
  mapNeedsScript: 'La carte a besoin de JavaScript. Voici toute la liste.',
  mapLoading: 'Chargement de la carte…',
  mapIncomplete: 'Tout n’a pas pu être chargé. Réessayer',
  searchThisArea: 'Chercher dans cette zone',
  clusterLabel: '# résultats ici',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  mapSources: 'Afficher ou masquer les sources',
  follow: {
    open: 'Suivre cette recherche',
    lead: 'Nouvelles annonces et baisses de prix dans votre lecteur de flux : sans compte ni adresse e-mail.',
    how: 'Ajoutez cette adresse à votre lecteur de flux ou à votre messagerie :',
    address: 'Flux Atom de cette recherche',
    isNew: (title) => `Nouveau : ${title}`,
    isLower: (title, price) => `Désormais ${price} : ${title}`,
    was: (price) => `avant ${price}`,
    past: {
      title: 'Les dates de cette recherche sont passées',
      text: 'Désormais, ce flux ne tient plus compte des dates. Relancez la recherche avec d’autres dates pour les suivre.',
    },
  },
};
