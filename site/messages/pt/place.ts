import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('pt');

export const place: Messages['place'] = {
  unnamed: 'Parque de campismo',
  unnamedNear: (town) => `Parque de campismo perto de ${town}`,
  kinds: { camp_site: 'Parque de campismo', caravan_site: 'Área de autocaravanas' },
  description: (name, where) =>
    `${name}, ${where}: o que o OpenStreetMap sabe, e as ofertas por perto.`,
  source: 'Do OpenStreetMap',
  asked: 'Procurava:',
  notSaid: (amenity) => `${amenity}: não indicado`,
  sourceText:
    'Estes dados vêm do OpenStreetMap, escritos por voluntários. O dono não os verificou aqui.',
  attribution: '© contribuidores do OpenStreetMap, Open Database Licence',
  edit: 'Corrigir no OpenStreetMap',
  imported: (date) => `Situação em ${date}`,
  facts: 'O que se sabe',
  nothing: 'Pouco mais do que onde fica. Pode acrescentar o que sabe no OpenStreetMap.',
  offers: 'Ofertas deste parque',
  nearby: 'Outros parques por perto',
  nearbyOffers: 'Ofertas por perto',
  away: (distance) => `a ${distance}`,
  website: 'Sítio web',
  phone: 'Telefone',
  address: 'Morada',
  openingHours: 'Aberto',
  operator: 'Explorador',
  capacity: 'Capacidade',
  fee: 'Pago',
  tags: {
    tents: 'Tendas',
    caravans: 'Caravanas',
    motor_vehicle: 'Veículos a motor',
    static_caravans: 'Caravanas fixas',
    cabins: 'Cabanas',
    toilets: 'Casas de banho',
    shower: 'Duches',
    drinking_water: 'Água potável',
    power_supply: 'Eletricidade',
    sanitary_dump_station: 'Despejo de águas',
    internet_access: 'Internet',
    washing_machine: 'Lavandaria',
    swimming_pool: 'Piscina',
    playground: 'Parque infantil',
    restaurant: 'Restaurante',
    shop: 'Loja',
    dog: 'Cães',
    wheelchair: 'Acesso em cadeira de rodas',
    openfire: 'Fogueiras',
    bbq: 'Churrasco',
    backcountry: 'Em plena natureza',
    nudism: 'Naturismo',
    reservation: 'É preciso reservar',
  },
  yes: 'sim',
  no: 'não',
  /** What the owner says, beside it. */
  owner: {
    from: (name) => `Do dono, ${name}`,
    lead: 'Isto é o que diz o dono. O que o OpenStreetMap sabe está mais abaixo, sem alterações.',
    differs: 'Informações que divergem',
    byOwner: 'segundo o dono',
    all: 'Todos os factos, regras e datas livres',
  },
  /** Para o dono de um parque de campismo sem anúncio. */
  claim: {
    link: 'Este parque é seu?',
    title: (name) => `${name} é seu?`,
    lead: 'Diga-o, e mostre-o aos viajantes com as suas fotografias, preços e ligação de reserva.',
    steps: {
      claim: 'Reivindica o parque com a sua conta.',
      byCode: (host) =>
        `Põe um código curto em ${host}, o sítio web que o OpenStreetMap indica. Nós procuramo-lo, e uma pessoa decide.`,
      byHand:
        'O OpenStreetMap não indica nenhum sítio web, por isso uma pessoa verifica à mão que é seu, e decide.',
      listing:
        'Recebe um anúncio que começa com o que o OpenStreetMap indica. Completa-o e ativa-o.',
    },
    free: 'Reivindicar e anunciar é grátis. O que o OpenStreetMap sabe fica na página tal como está.',
    known: 'Tem uma conta',
    knownText: 'Inicie sessão e reivindique o parque. Cada pedido é verificado.',
    knownButton: 'Iniciar sessão e reivindicá-lo',
    unknown: 'Ainda não tem',
    unknownText: 'Candidate-se primeiro: respondemos em três dias úteis. O parque já vai indicado.',
    unknownButton: 'Candidatar-se a anunciar',
  },
  card: {
    fee: 'Pago',
    free: 'Gratuito',
    allYear: 'Aberto todo o ano',
    season: (first, last) => `Aberto de ${first} a ${last}`,
    pitches: (count) => n(count, { one: '# lugar', other: '# lugares' }),
    maxLength: (metres) => `Até ${String(metres).replace('.', ',')} m de comprimento`,
    note: 'Os parques marcados com «Do OpenStreetMap» são dados abertos. Não se reservam aqui.',
    only: 'Ainda não há aqui nenhum anúncio que corresponda. Estes parques vêm do OpenStreetMap.',
    beside: (count) =>
      n(count, {
        one: 'E # parque de campismo do OpenStreetMap',
        other: 'E # parques de campismo do OpenStreetMap',
      }),
  },
  /** All campsites by country, region and town. */
  directory: {
    name: 'Diretório',
    heading: (where) => `Todos os parques de campismo${where}`,
    part: (heading, part) => `${heading}, parte ${part}`,
    lead: (count) =>
      n(count, {
        one: '# parque de campismo no OpenStreetMap, onde voluntários registam o que existe.',
        other: '# parques de campismo no OpenStreetMap, onde voluntários registam o que existe.',
      }),
    description: (heading, count) =>
      `${heading}, localidade a localidade segundo o OpenStreetMap: ${count}, com o que se sabe de cada um.`,
    parts: 'Partes da lista',
    elsewhere: 'Noutros locais',
    none: 'Ainda não há parques de campismo aqui',
    noneYet: 'Ainda não foi importado nada do OpenStreetMap.',
    listed: 'Ver o que os parceiros anunciam',
    unnamed: 'Parque de campismo sem nome',
  },
};
