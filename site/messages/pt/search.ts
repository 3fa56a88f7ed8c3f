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
  vehicle: (count: number) =>
    n(count, {
      one: '# veículo para alugar',
      other: '# veículos para alugar',
      many: '# de veículos para alugar',
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
    county: 'Condado',
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
  nearWaiting: 'A localizar…',
  nearDenied: 'A sua localização está bloqueada. Permita-a no navegador ou escreva um local.',
  nearSilent: 'Localização não encontrada. Tente de novo ou escreva um local.',
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
  offerDiffers: 'Não corresponde a tudo o que pediu',
  thisArea: ' nesta zona',
  areaOfMap: 'Esta zona',
  readAs: 'Entendido',
  unread: (words) => `Não entendido: ${words}.`,
  unreadDates: 'As datas não são lidas no texto: escolha-as aqui',
  noneThere: (name, area) => `Não há «${name}» em «${area}».`,
  unknownPlace: (q) =>
    `Não conhecemos «${q}». Experimente uma localidade, um distrito, uma região ou um país.`,
  closedAnswer: (count) =>
    n(count, {
      one: '# parque fechado nas suas datas',
      other: '# parques fechados nas suas datas',
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
    `Páginas numeradas até à ${last}. Acrescente um lugar, datas ou filtros para encurtar a lista.`,
  pageNumber: (page) => `Página ${page}`,
  previous: 'Página anterior',
  pages: 'Páginas',
  filters: 'Filtros',
  apply: 'Ver resultados',
  showCount: (count) => n(count, { one: 'Ver # resultado', other: 'Ver # resultados' }),
  clear: 'Limpar tudo',
  chosen: 'Filtros escolhidos',
  remove: (filter) => `Retirar: ${filter}`,
  showMore: 'Mostrar mais',
  showFewer: 'Mostrar menos',
  any: 'Tanto faz',
  anyCurrency: 'Todas',
  atLeast: (count) => `${count} ou mais`,
  atMost: (measure) => `Até ${measure}`,
  unsaid: (count) => n(count, { one: '+ # sem indicação', other: '+ # sem indicação' }),
  showUnsaid: (count) =>
    n(count, {
      one: '+ # sem indicação: mostrar também',
      other: '+ # sem indicação: mostrar também',
    }),
  hideUnsaid: (count) =>
    n(count, { one: '# sem indicação: ocultar', other: '# sem indicação: ocultar' }),
  unsaidToo: 'Mostrar também os que não o indicam',
  andOpenData: (count) => n(count, { one: '+ # do OpenStreetMap', other: '+ # do OpenStreetMap' }),
  showOpenData: (count) =>
    n(count, {
      one: '+ # parque de campismo do OpenStreetMap: juntar à lista',
      other: '+ # parques de campismo do OpenStreetMap: juntar à lista',
    }),
  hideOpenData: (count) =>
    n(count, {
      one: '# parque de campismo do OpenStreetMap: tirar da lista',
      other: '# parques de campismo do OpenStreetMap: tirar da lista',
    }),

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
    pets: 'Aceita cães',
    one_way: 'Só ida',
    festivals: 'Festivais permitidos',
    abroad: 'Viagens ao estrangeiro permitidas',
    instant: 'Reserva imediata',
    driver_age: 'Idade do condutor',
    sea: 'Distância do mar',
    lake: 'Distância de um lago grande',
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
  waterTitle: 'Perto da água',
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
    sea: (value) => `A menos de ${value} do mar`,
    lake: (value) => `A menos de ${value} de um lago grande`,
    people: (value) => `Para ${value}`,
  },
  nearest: (q, reach) =>
    q ? `O mais perto de ${q}: até ${reach}` : `O mais perto daqui: até ${reach}`,
  emptyTitle: 'Nenhum resultado cumpre tudo isso',
  emptyLoosen: 'Experimente sem um destes filtros:',
  loosen: (filter, total) =>
    `${filter}: ${n(total, { one: '# resultado', other: '# resultados' })} sem este filtro`,
  emptySeveral: 'Retire vários filtros ou tente uma zona maior.',
  emptyNothing: 'Aqui ainda não há nada. Tente uma zona maior.',
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
  shortestStay: (nights) => `Estadia mínima: ${nights}`,
  askDates: '· pergunte pelas suas datas',
  orderNights: 'Ordenados pelo preço por noite nas suas datas.',
  orderMixed: 'Livres: pelo preço por noite nas suas datas. A perguntar: pelo preço «desde».',
  orderCurrencies: (first, others) =>
    `Primeiro ${first}, depois ${others}: os preços nunca são convertidos.`,
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
    label: 'Publicidade',
    ad: 'Publicidade',
    by: (partner) => `pago por ${partner}`,
    why: 'Porque está aqui',
    show: 'Mostrar a publicidade de novo',
    hide: 'Esconder a publicidade de vez',
  },
  saveLabel: (title) => `Guardar ${title}`,
  share: 'Partilhar',
  linkCopied: 'Ligação copiada',
  showMap: 'Mapa',
  hideMap: 'Lista',
  map: 'Mapa dos resultados',
  mapNeedsScript: 'O mapa precisa de JavaScript. Aqui está a lista completa.',
  mapLoading: 'A carregar o mapa…',
  mapIncomplete: 'Nem tudo foi carregado. Tentar de novo',
  searchThisArea: 'Procurar nesta zona',
  clusterLabel: '# resultados aqui',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  mapSources: 'Mostrar ou ocultar as fontes',
  follow: {
    open: 'Seguir esta pesquisa',
    lead: 'Anúncios novos e descidas de preço no seu leitor de feeds: sem conta nem e-mail.',
    how: 'Acrescente este endereço ao seu leitor de feeds ou programa de correio:',
    address: 'Feed Atom desta pesquisa',
    isNew: (title) => `Novo: ${title}`,
    isLower: (title, price) => `Agora ${price}: ${title}`,
    was: (price) => `antes ${price}`,
    past: {
      title: 'As datas desta pesquisa já passaram',
      text: 'A partir de agora, este feed não tem em conta as datas. Pesquise com outras datas para as seguir.',
    },
  },
};
