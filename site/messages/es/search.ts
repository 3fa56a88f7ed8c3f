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
  wherePlaceholder: 'Localidad, región o país',
  from: 'Desde',
  to: 'Hasta',
  anyPeople: 'Da igual',
  what: 'Qué',
  anything: 'Todo',
  submit: 'Buscar',
  suggestions: 'Lugares',
  suggestionCount: (count) =>
    n(count, { one: '# lugar encontrado', other: '# lugares encontrados' }),
  areaKinds: { region: 'Región', county: 'Provincia' },
  description: 'Busca campers, autocaravanas, caravanas y campings.',
  total: (count, category, place) =>
    place === null ? nouns[category](count) : `${nouns[category](count)} en ${place}`,
  thisArea: 'esta zona',
  unknownPlace: (q) =>
    `No conocemos ningún lugar llamado «${q}». Lo mejor es una localidad, una provincia, una región o un país.`,
  datesAnswer: (available, ask) =>
    `${n(available, { one: '# está libre', other: '# están libres' })} en tus fechas; ${n(ask, { one: 'a # hay que preguntarle', other: 'a # hay que preguntarles' })}.`,
  sort: 'Ordenar por',
  sorts: {
    best: 'Mejor coincidencia',
    distance: 'Distancia',
    price: 'Precio más bajo',
    rating: 'Valoración',
    newest: 'Novedades',
  },
  sortWhy: 'Cómo se ordenan los resultados',
  results: 'Resultados',
  more: 'Página siguiente',
  first: 'Primera página',
  pages: 'Páginas',
  filters: 'Filtros',
  apply: 'Ver resultados',
  showCount: (count) => n(count, { one: 'Ver # resultado', other: 'Ver # resultados' }),
  clear: 'Borrar todo',
  chosen: 'Filtros elegidos',
  remove: (filter) => `Quitar: ${filter}`,
  showAll: 'Mostrar más',
  any: 'Da igual',
  atLeast: (count) => `${count} o más`,
  atMost: (measure) => `Hasta ${measure}`,
  notStatedHint: 'Los anuncios que no lo dicen se quedan, y van marcados.',
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
    pets: 'Se admiten mascotas',
    one_way: 'Solo ida',
    festivals: 'Festivales permitidos',
    abroad: 'Viajes al extranjero permitidos',
    instant: 'Reserva inmediata',
    driver_age: 'Edad del conductor',
    amenity: 'Equipamiento',
    pitch: 'Parcelas para',
  },
  priceMin: 'Desde',
  priceMax: 'Hasta',
  currency: 'Moneda',
  ageValue: (age) => `${age} años o más`,
  rulesTitle: 'Normas',
  vehicleTitle: 'Vehículo',
  hideAsk: 'Ocultar los que hay que preguntar',
  priceChip: (min, max) =>
    min === null ? `Hasta ${max}` : max === null ? `${min} o más` : `De ${min} a ${max}`,
  chips: {
    berths: (value) => `Duermen ${value} o más`,
    seats: (value) => `${value} plazas o más`,
    length_max: (value) => `Hasta ${value} m de largo`,
    height_max: (value) => `Hasta ${value} m de alto`,
    licence: (value) => `Permiso ${value}`,
    driver_age: (value) => `Conductor de ${value} años`,
    people: (value) => `Para ${value}`,
  },
  emptyTitle: 'Nada cumple todo eso',
  emptyLoosen: 'Deja fuera una cosa:',
  loosen: (filter, total) =>
    `${filter}: ${n(total, { one: '# resultado', other: '# resultados' })} sin ello`,
  emptyNothing: 'Aquí todavía no hay nada. Prueba otro lugar, o menos palabras.',
  emptyUnknown: 'No conocemos ese lugar',
  emptyEverywhere: 'Buscar en todas partes',
  perNight: 'la noche',
  perWeek: 'la semana',
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
    label: 'Anuncios pagados',
    ad: 'Anuncio',
    by: (partner) => `pagado por ${partner}`,
    why: 'Por qué está aquí',
    show: 'Mostrar de nuevo los anuncios',
    hide: 'Ocultar los anuncios para siempre',
  },
  saveLabel: (title) => `Guardar ${title}`,
  demoHint: 'Un anuncio inventado que muestra cómo funciona Campcairn',
  showMap: 'Mapa',
  hideMap: 'Lista',
  map: 'Mapa de los resultados',
  mapLoading: 'Cargando el mapa…',
  searchThisArea: 'Buscar en esta zona',
  clusterLabel: '# anuncios aquí',
};
