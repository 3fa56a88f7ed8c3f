import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('pt');

const nouns = {
  any: (count: number) =>
    n(count, {
      one: '# veículo ou parque',
      other: '# veículos e parques',
      many: '# de veículos e parques',
    }),
  campervan: (count: number) =>
    n(count, { one: '# campervan', other: '# campervans', many: '# de campervans' }),
  motorhome: (count: number) =>
    n(count, { one: '# autocaravana', other: '# autocaravanas', many: '# de autocaravanas' }),
  caravan: (count: number) =>
    n(count, { one: '# caravana', other: '# caravanas', many: '# de caravanas' }),
  campsite: (count: number) =>
    n(count, {
      one: '# parque de campismo',
      other: '# parques de campismo',
      many: '# de parques de campismo',
    }),
};

export const search: Messages['search'] = {
  where: 'Onde',
  wherePlaceholder: 'Localidade, região ou país',
  from: 'De',
  to: 'Até',
  anyPeople: 'Tanto faz',
  what: 'O quê',
  anything: 'Tudo',
  submit: 'Procurar',
  suggestions: 'Lugares',
  suggestionCount: (count) =>
    n(count, { one: '# lugar encontrado', other: '# lugares encontrados' }),
  areaKinds: { region: 'Região', county: 'Distrito' },
  description: 'Procure campervans, autocaravanas, caravanas e parques de campismo.',
  total: (count, category, place) =>
    place === null ? nouns[category](count) : `${nouns[category](count)} – ${place}`,
  thisArea: 'esta zona',
  unknownPlace: (q) =>
    `Não conhecemos nenhum lugar chamado «${q}». O melhor é uma localidade, um distrito, uma região ou um país.`,
  datesAnswer: (available, ask) =>
    `${n(available, { one: '# está livre', other: '# estão livres' })} nas suas datas; é preciso perguntar a ${n(ask, { one: '# dono', other: '# donos' })}.`,
  sort: 'Ordenar por',
  sorts: {
    best: 'Melhor correspondência',
    distance: 'Distância',
    price: 'Preço mais baixo',
    rating: 'Avaliação',
    newest: 'Novidades',
  },
  sortWhy: 'Como são ordenados os resultados',
  results: 'Resultados',
  more: 'Página seguinte',
  first: 'Primeira página',
  pages: 'Páginas',
  filters: 'Filtros',
  apply: 'Ver resultados',
  showCount: (count) => n(count, { one: 'Ver # resultado', other: 'Ver # resultados' }),
  clear: 'Limpar tudo',
  chosen: 'Filtros escolhidos',
  remove: (filter) => `Retirar: ${filter}`,
  showAll: 'Mostrar mais',
  any: 'Tanto faz',
  atLeast: (count) => `${count} ou mais`,
  atMost: (measure) => `Até ${measure}`,
  notStatedHint: 'Os anúncios que não o dizem ficam, e vão assinalados.',
  filterTitles: {
    category: 'O quê',
    dates: 'Datas',
    people: 'Pessoas',
    price: 'Preço por noite',
    class: 'Tipo',
    berths: 'Camas',
    seats: 'Lugares sentados',
    transmission: 'Caixa de velocidades',
    fuel: 'Combustível',
    length_max: 'Comprimento',
    height_max: 'Altura',
    licence: 'Carta',
    pets: 'Aceita animais',
    one_way: 'Só ida',
    festivals: 'Festivais permitidos',
    abroad: 'Viagens ao estrangeiro permitidas',
    instant: 'Reserva imediata',
    driver_age: 'Idade do condutor',
    amenity: 'Equipamento',
    pitch: 'Alvéolos para',
  },
  priceMin: 'De',
  priceMax: 'Até',
  currency: 'Moeda',
  ageValue: (age) => `${age} anos ou mais`,
  rulesTitle: 'Regras',
  vehicleTitle: 'Veículo',
  hideAsk: 'Esconder os que é preciso perguntar',
  priceChip: (min, max) =>
    min === null ? `Até ${max}` : max === null ? `${min} ou mais` : `De ${min} a ${max}`,
  chips: {
    berths: (value) => `${value} camas ou mais`,
    seats: (value) => `${value} lugares ou mais`,
    length_max: (value) => `Até ${value} m de comprimento`,
    height_max: (value) => `Até ${value} m de altura`,
    licence: (value) => `Carta ${value}`,
    driver_age: (value) => `Condutor de ${value} anos`,
    people: (value) => `Para ${value}`,
  },
  emptyTitle: 'Nada cumpre tudo isso',
  emptyLoosen: 'Deixe uma coisa de fora:',
  loosen: (filter, total) =>
    `${filter}: ${n(total, { one: '# resultado', other: '# resultados' })} sem isso`,
  emptyNothing: 'Ainda não há nada aqui. Tente outro lugar, ou menos palavras.',
  emptyUnknown: 'Não conhecemos esse lugar',
  emptyEverywhere: 'Procurar em todo o lado',
  perNight: 'por noite',
  perWeek: 'por semana',
  priceFrom: 'desde',
  noPrice: 'Preço a pedido',
  free: 'Livre nas suas datas',
  ask: 'Pergunte ao dono',
  saysNothing: (filters) => `Não indicado: ${filters}`,
  sleeps: (count) => n(count, { one: 'Dorme #', other: 'Dormem #' }),
  seatCount: (count) => n(count, { one: '# lugar', other: '# lugares' }),
  ratingCount: (value, count) =>
    n(count, {
      one: `Avaliado com ${value} em 5 por # pessoa`,
      other: `Avaliado com ${value} em 5 por # pessoas`,
    }),
  away: (distance) => `a ${distance}`,
  save: 'Guardar',
  unsave: 'Guardado',
  /** Listings that owners pay for, above the results. */
  ads: {
    label: 'Anúncios pagos',
    ad: 'Anúncio',
    by: (partner) => `pago por ${partner}`,
    why: 'Porque está aqui',
    show: 'Mostrar os anúncios de novo',
    hide: 'Esconder os anúncios de vez',
  },
  saveLabel: (title) => `Guardar ${title}`,
  demoHint: 'Um anúncio inventado que mostra como funciona o Campcairn',
  showMap: 'Mapa',
  hideMap: 'Lista',
  map: 'Mapa dos resultados',
  mapLoading: 'A carregar o mapa…',
  searchThisArea: 'Procurar nesta zona',
  clusterLabel: '# anúncios aqui',
};
