import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('es');

const nouns = {
  any: (count: number) =>
    n(count, {
      one: '# vehículo o camping',
      other: '# vehículos y campings',
      many: '# de vehículos y campings',
    }),
  campervan: (count: number) =>
    n(count, { one: '# camper', other: '# campers', many: '# de campers' }),
  motorhome: (count: number) =>
    n(count, { one: '# autocaravana', other: '# autocaravanas', many: '# de autocaravanas' }),
  caravan: (count: number) =>
    n(count, { one: '# caravana', other: '# caravanas', many: '# de caravanas' }),
  campsite: (count: number) =>
    n(count, { one: '# camping', other: '# campings', many: '# de campings' }),
};

export const search: Messages['search'] = {
  where: 'Dónde',
  wherePlaceholder: 'Ciudad, parque, región o código postal',
  from: 'Desde',
  to: 'Hasta',
  anyPeople: 'Da igual',
  what: 'Qué',
  anything: 'Todo',
  submit: 'Buscar',
  suggestions: 'Lugares',
  suggestionCount: (count) =>
    n(count, { one: '# lugar encontrado', other: '# lugares encontrados' }),
  areaKinds: {
    town: 'Localidad',
    country: 'País',
    region: 'Región',
    county: 'Condado',
    park: 'Parque',
    island: 'Isla',
    coast: 'Costa',
    lake: 'Lago',
    mountains: 'Montaña',
    valley: 'Valle',
    area: 'Comarca',
    airport: 'Aeropuerto',
    village: 'Pueblo',
  },
  /** Offered in the empty field of a search. */
  nearMe: 'Cerca de mí',
  nearWaiting: 'Buscando dónde estás…',
  nearDenied:
    'Este navegador no nos dice dónde estás. Permítelo en sus ajustes o escribe un lugar.',
  nearSilent:
    'Tu dispositivo no ha podido averiguar dónde estás. Inténtalo de nuevo o escribe un lugar.',
  recentPlace: 'Búsqueda anterior',
  placeCount: (count) => n(count, { one: '# oferta', other: '# ofertas' }),
  /** Before a few other places that the words typed may mean. */
  didYouMean: '¿Quizá buscabas…?',
  description: 'Busca campers, autocaravanas, caravanas y campings.',
  total: (count, category, where) => nouns[category](count) + where,
  /** Before the names of the partners that offer what a card shows. */
  sameAs: (what: 'vehicle' | 'campsite') =>
    ({
      vehicle: 'El mismo vehículo lo ofrece también',
      campsite: 'El mismo camping lo ofrece también',
    })[what],
  offerTaken: 'No está libre en esas fechas',
  offerDiffers: 'No cumple todo lo que has pedido',
  thisArea: ' en esta zona',
  areaOfMap: 'Esta zona',
  unknownPlace: (q) =>
    `No conocemos ningún lugar llamado «${q}». Lo mejor es una localidad, una provincia, una región o un país.`,
  closedAnswer: (count) =>
    n(count, {
      one: '# camping cerrado en tus fechas',
      other: '# campings cerrados en tus fechas',
    }),
  sort: 'Ordenar por',
  sorts: {
    best: 'Relevancia',
    distance: 'Distancia',
    price: 'Precio más bajo',
    rating: 'Valoración',
    newest: 'Novedades',
  },
  sortWhy: 'Cómo se ordenan los resultados',
  results: 'Resultados',
  more: 'Página siguiente',
  position: (first, last, total) => `${first} a ${last} de ${total}`,
  pageOf: (page, last) => `página ${page} de ${last}`,
  morePages: (last) =>
    `Hasta la ${last}, cada página se abre por su número; después, «Página siguiente» lleva al resto. Un lugar, unas fechas o filtros acortan la lista.`,
  pageNumber: (page) => `Página ${page}`,
  previous: 'Página anterior',
  pages: 'Páginas',
  filters: 'Filtros',
  apply: 'Ver resultados',
  showCount: (count) => n(count, { one: 'Ver # resultado', other: 'Ver # resultados' }),
  clear: 'Borrar todo',
  chosen: 'Filtros elegidos',
  remove: (filter) => `Quitar: ${filter}`,
  showAll: 'Mostrar más',
  any: 'Da igual',
  anyCurrency: 'Todas',
  atLeast: (count) => `${count} o más`,
  atMost: (measure) => `Hasta ${measure}`,
  unsaid: (count) => n(count, { one: '+ # sin indicar', other: '+ # sin indicar' }),
  showUnsaid: (count) =>
    n(count, {
      one: '+ # sin indicar: mostrarlo también',
      other: '+ # sin indicar: mostrarlos también',
    }),
  hideUnsaid: (count) =>
    n(count, { one: '# sin indicar: ocultarlo', other: '# sin indicar: ocultarlos' }),
  unsaidToo: 'Mostrar también los que no lo indican',
  andOpenData: (count) => n(count, { one: '+ # de OpenStreetMap', other: '+ # de OpenStreetMap' }),

  filterTitles: {
    category: 'Qué',
    dates: 'Fechas',
    people: 'Personas',
    price: 'Precio por noche',
    class: 'Tipo',
    berths: 'Plazas para dormir',
    seats: 'Plazas para viajar',
    transmission: 'Cambio',
    fuel: 'Combustible',
    length_max: 'Longitud',
    height_max: 'Altura',
    licence: 'Permiso',
    pets: 'Se admiten perros',
    one_way: 'Solo ida',
    festivals: 'Festivales permitidos',
    abroad: 'Viajes al extranjero permitidos',
    instant: 'Reserva inmediata',
    driver_age: 'Edad del conductor',
    amenity: 'Equipamiento',
    pitch: 'Parcelas para',
    source: 'Procedencia',
  },
  priceMin: 'Desde',
  priceMax: 'Hasta',
  currency: 'Moneda',
  ageValue: (age) => `${age} años o más`,
  rulesTitle: 'Normas',
  vehicleTitle: 'Vehículo',
  hideAsk: 'Solo lo que está libre',
  priceChip: (min, max) =>
    min === null ? `Hasta ${max}` : max === null ? `${min} o más` : `De ${min} a ${max}`,
  chips: {
    berths: (value) => `Duermen ${value} o más`,
    seats: (value) => `${value} plazas o más`,
    length_max: (value) => `Hasta ${value} de largo`,
    height_max: (value) => `Hasta ${value} de alto`,
    licence: (value) => `Permiso ${value}`,
    driver_age: (value) => `Conductor de ${value} años`,
    people: (value) => `Para ${value}`,
  },
  nearest: (q) => (q ? `Lo más cercano a ${q}` : 'Lo más cercano a este lugar'),
  emptyTitle: 'Ningún resultado cumple todo eso',
  emptyLoosen: 'Prueba sin uno de estos filtros:',
  loosen: (filter, total) =>
    `${filter}: ${n(total, { one: '# resultado', other: '# resultados' })} sin este filtro`,
  emptySeveral: 'Quitar uno solo no basta. Quita varios filtros o prueba una zona más amplia.',
  emptyNothing: 'Aquí todavía no hay nada. Prueba una zona más amplia u otro lugar.',
  emptyUnknown: 'No conocemos ese lugar',
  emptyFar: (where) => `Todavía no hay nada${where}`,
  farPlace:
    'De momento, Campcairn abarca el Reino Unido, Irlanda, Francia, España y Portugal. Prueba un lugar de esos países.',
  emptyEverywhere: 'Buscar en todas partes',
  perNight: 'la noche',
  perWeek: 'la semana',
  eachNight: '/noche',
  eachWeek: '/sem.',
  forNights: (nights) => `por ${nights}`,
  groups: {
    available: 'Libres en tus fechas',
    ask: 'Preguntar al dueño',
    open_data: 'De OpenStreetMap: consúltalo con el camping',
    min_nights: 'Solo para estancias más largas',
  },
  fromNights: (nights) => `Desde ${nights}`,
  askDates: '· pregunta por tus fechas',
  orderNights: 'Ordenados por lo que cuesta una noche de tus fechas.',
  orderMixed:
    'Libres: por lo que cuesta una noche de tus fechas. Por preguntar: por el precio «desde».',
  orderCurrencies: (first, others) =>
    `Primero los precios en ${first}, luego en ${others}: no se convierten.`,
  priceFrom: 'desde',
  noPrice: 'Precio a consultar',
  free: 'Libre en tus fechas',
  ask: 'Pregunta al dueño',
  saysNothing: (filters) => `Sin indicar: ${filters}`,
  sleeps: (count) => n(count, { one: 'Duerme #', other: 'Duermen #' }),
  seatCount: (count) => n(count, { one: '# plaza', other: '# plazas' }),
  ratingCount: (value, count) =>
    n(count, {
      one: `Valorado con ${value} de 5 por # persona`,
      other: `Valorado con ${value} de 5 por # personas`,
    }),
  away: (distance) => `a ${distance}`,
  save: 'Guardar',
  unsave: 'Guardado',
  /** Listings that owners pay for, above the results. */
  ads: {
    label: 'Publicidad',
    ad: 'Publicidad',
    by: (partner) => `pagado por ${partner}`,
    why: 'Por qué está aquí',
    show: 'Mostrar de nuevo la publicidad',
    hide: 'Ocultar la publicidad para siempre',
  },
  saveLabel: (title) => `Guardar ${title}`,
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  demoHint: 'Un anuncio inventado que muestra cómo funciona Campcairn',
  showMap: 'Mapa',
  hideMap: 'Lista',
  map: 'Mapa de los resultados',
  mapNeedsScript: 'El mapa necesita JavaScript. Aquí está la lista completa.',
  mapLoading: 'Cargando el mapa…',
  mapIncomplete: 'No se ha podido cargar todo. Reintentar',
  searchThisArea: 'Buscar en esta zona',
  clusterLabel: '# anuncios aquí',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  mapSources: 'Mostrar u ocultar las fuentes',
  follow: {
    open: 'Seguir esta búsqueda',
    lead: 'Anuncios nuevos y precios más bajos de esta búsqueda, en un lector de fuentes: sin cuenta, sin correo y sin cookies. Nadie sabe que la sigues.',
    how: 'Da esta dirección a tu lector de fuentes o programa de correo, que preguntará por ti:',
    address: 'Fuente Atom de esta búsqueda',
    isNew: (title) => `Nuevo: ${title}`,
    isLower: (title, price) => `Ahora ${price}: ${title}`,
    was: (price) => `antes ${price}`,
    past: {
      title: 'Las fechas de esta búsqueda ya han pasado',
      text: 'A partir de ahora esta fuente avisa de anuncios y precios sin tener en cuenta las fechas. Busca con otras fechas para seguirlas.',
    },
  },
};
