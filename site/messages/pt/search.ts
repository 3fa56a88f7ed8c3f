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
  wherePlaceholder: 'Cidade, parque, região ou código postal',
  from: 'De',
  to: 'Até',
  anyPeople: 'Tanto faz',
  what: 'O quê',
  anything: 'Tudo',
  submit: 'Procurar',
  suggestions: 'Lugares',
  suggestionCount: (count) =>
    n(count, { one: '# lugar encontrado', other: '# lugares encontrados' }),
  areaKinds: {
    town: 'Localidade',
    country: 'País',
    region: 'Região',
    county: 'Distrito',
    park: 'Parque',
    island: 'Ilha',
    coast: 'Costa',
    lake: 'Lago',
    mountains: 'Serra',
    valley: 'Vale',
    area: 'Zona',
    airport: 'Aeroporto',
    village: 'Aldeia',
  },
  /** Offered in the empty field of a search. */
  nearMe: 'Perto de mim',
  nearRefused: 'O seu dispositivo não disse onde está.',
  recentPlace: 'Pesquisa anterior',
  placeCount: (count) => n(count, { one: '# oferta', other: '# ofertas' }),
  /** Before a few other places that the words typed may mean. */
  didYouMean: 'Talvez procurasse',
  description: 'Procure campervans, autocaravanas, caravanas e parques de campismo.',
  total: (count, category, where) => nouns[category](count) + where,
  /** Before the names of the partners that offer what a card shows. */
  sameAs: (what: 'vehicle' | 'campsite') =>
    ({
      vehicle: 'O mesmo veículo também é oferecido por',
      campsite: 'O mesmo parque de campismo também é oferecido por',
    })[what],
  offerTaken: 'Não está livre nestas datas',
  offerDiffers: 'Não corresponde a tudo o que pediu',
  thisArea: ' nesta zona',
  areaOfMap: 'Esta zona',
  unknownPlace: (q) =>
    `Não conhecemos nenhum lugar chamado «${q}». O melhor é uma localidade, um distrito, uma região ou um país.`,
  closedAnswer: (count) =>
    n(count, {
      one: '# parque está fechado nas suas datas e não aparece.',
      other: '# parques estão fechados nas suas datas e não aparecem.',
    }),
  sort: 'Ordenar por',
  sorts: {
    best: 'Relevância',
    distance: 'Distância',
    price: 'Preço mais baixo',
    rating: 'Avaliação',
    newest: 'Novidades',
  },
  sortWhy: 'Como são ordenados os resultados',
  results: 'Resultados',
  more: 'Página seguinte',
  position: (first, last, total) => `${first} a ${last} de ${total}`,
  pageOf: (page, last) => `página ${page} de ${last}`,
  morePages: (last) =>
    `Até à ${last}, cada página abre pelo seu número; depois, «Página seguinte» leva ao resto. Um lugar, datas ou filtros encurtam a lista.`,
  pageNumber: (page) => `Página ${page}`,
  previous: 'Página anterior',
  pages: 'Páginas',
  filters: 'Filtros',
  apply: 'Ver resultados',
  showCount: (count) => n(count, { one: 'Ver # resultado', other: 'Ver # resultados' }),
  clear: 'Limpar tudo',
  chosen: 'Filtros escolhidos',
  remove: (filter) => `Retirar: ${filter}`,
  showAll: 'Mostrar mais',
  any: 'Tanto faz',
  anyCurrency: 'Todas',
  atLeast: (count) => `${count} ou mais`,
  atMost: (measure) => `Até ${measure}`,
  notStatedHint: 'Os anúncios que não o dizem ficam, e vão assinalados.',
  unsaid: (count) => n(count, { one: '+ # sem indicação', other: '+ # sem indicação' }),
  statedAnswer: (stated, unsaid) =>
    `${n(stated, { one: '# cumpre tudo', other: '# cumprem tudo' })}; ${n(unsaid, { one: '# não diz tudo e vem no fim', other: '# não dizem tudo e vêm no fim' })}.`,
  statedWithDates: (stated, open) =>
    `${n(stated, { one: '# cumpre tudo e está livre', other: '# cumprem tudo e estão livres' })}; ${n(open, { one: '# deixa algo por esclarecer', other: '# deixam algo por esclarecer' })}. Em cada grupo, primeiro os que dizem tudo.`,
  statedByNone: (open) =>
    n(open, { one: 'Não diz tudo o que pede.', other: 'Nenhum dos # diz tudo o que pede.' }),
  andOpenData: (count) => n(count, { one: '+ # do OpenStreetMap', other: '+ # do OpenStreetMap' }),

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
    source: 'Origem',
  },
  priceMin: 'De',
  priceMax: 'Até',
  currency: 'Moeda',
  ageValue: (age) => `${age} anos ou mais`,
  rulesTitle: 'Regras',
  vehicleTitle: 'Veículo',
  hideAsk: 'Só o que está livre',
  priceChip: (min, max) =>
    min === null ? `Até ${max}` : max === null ? `${min} ou mais` : `De ${min} a ${max}`,
  chips: {
    berths: (value) => `${value} camas ou mais`,
    seats: (value) => `${value} lugares ou mais`,
    length_max: (value) => `Até ${value} de comprimento`,
    height_max: (value) => `Até ${value} de altura`,
    licence: (value) => `Carta ${value}`,
    driver_age: (value) => `Condutor de ${value} anos`,
    people: (value) => `Para ${value}`,
  },
  nearest: (q) => (q ? `O mais perto de ${q}` : 'O mais perto daqui'),
  emptyTitle: 'Nenhum resultado cumpre tudo isso',
  emptyLoosen: 'Experimente sem um destes filtros:',
  loosen: (filter, total) =>
    `${filter}: ${n(total, { one: '# resultado', other: '# resultados' })} sem este filtro`,
  emptySeveral: 'Retirar só um não chega. Retire vários filtros ou tente uma zona maior.',
  emptyNothing: 'Ainda não há nada aqui. Tente uma zona maior ou outro lugar.',
  emptyUnknown: 'Não conhecemos esse lugar',
  emptyFar: (where) => `Ainda não há nada${where}`,
  farPlace:
    'Por enquanto, o Campcairn abrange o Reino Unido, a Irlanda, a França, a Espanha e Portugal. Tente um lugar nesses países.',
  emptyEverywhere: 'Procurar em todo o lado',
  perNight: 'por noite',
  perWeek: 'por semana',
  eachNight: '/noite',
  eachWeek: '/sem.',
  forNights: (nights) => `por ${nights}`,
  groups: {
    available: 'Livres nas suas datas',
    ask: 'Perguntar ao dono',
    open_data: 'Do OpenStreetMap: confirme com o parque',
    min_nights: 'Só para estadias mais longas',
  },
  fromNights: (nights) => `A partir de ${nights}`,
  askDates: '· pergunte pelas suas datas',
  orderNights: 'Ordenados pelo preço de uma noite das suas datas.',
  orderMixed:
    'Os que estão livres nas suas datas são ordenados pelo preço de uma noite da estadia; os que é preciso perguntar, pelo preço «desde», pois não se sabe quanto custam ali as suas datas.',
  orderCurrencies: (first, others) =>
    `Primeiro os preços em ${first}, depois em ${others}: não são convertidos.`,
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
  mapNeedsScript: 'O mapa precisa de JavaScript. Aqui está a lista completa.',
  mapLoading: 'A carregar o mapa…',
  searchThisArea: 'Procurar nesta zona',
  clusterLabel: '# anúncios aqui',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  mapSources: 'Mostrar ou ocultar as fontes',
  follow: {
    open: 'Seguir esta pesquisa',
    lead: 'Anúncios novos e preços mais baixos desta pesquisa, num leitor de feeds: sem conta, sem e-mail e sem cookies. Ninguém fica a saber que a segue.',
    how: 'Dê este endereço ao seu leitor de feeds ou programa de correio, que pergunta por si:',
    address: 'Feed Atom desta pesquisa',
    isNew: (title) => `Novo: ${title}`,
    isLower: (title, price) => `Agora ${price}: ${title}`,
    was: (price) => `antes ${price}`,
    past: {
      title: 'As datas desta pesquisa já passaram',
      text: 'A partir de agora, este feed indica anúncios e preços sejam quais forem as datas. Pesquise com outras datas para as seguir.',
    },
  },
};
