import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('es');

export const place: Messages['place'] = {
  unnamed: 'Camping',
  unnamedNear: (town) => `Camping cerca de ${town}`,
  kinds: { camp_site: 'Camping', caravan_site: 'Área de autocaravanas' },
  description: (name, where) =>
    `${name}, ${where}: lo que sabe OpenStreetMap, y las ofertas cercanas.`,
  source: 'De OpenStreetMap',
  asked: 'Buscabas:',
  notSaid: (amenity) => `${amenity}: sin indicar`,
  sourceText:
    'Estos datos vienen de OpenStreetMap, escritos por voluntarios. El dueño no los ha comprobado aquí.',
  attribution: '© colaboradores de OpenStreetMap, Open Database Licence',
  edit: 'Corregir en OpenStreetMap',
  imported: (date) => `A fecha de ${date}`,
  facts: 'Lo que se sabe',
  nothing: 'Poco más que dónde está. Puedes añadir lo que sepas en OpenStreetMap.',
  offers: 'Ofertas de este camping',
  nearby: 'Otros campings cerca',
  nearbyOffers: 'Ofertas cerca',
  away: (distance) => `a ${distance}`,
  website: 'Sitio web',
  phone: 'Teléfono',
  address: 'Dirección',
  openingHours: 'Abierto',
  operator: 'Titular',
  capacity: 'Capacidad',
  fee: 'De pago',
  tags: {
    tents: 'Tiendas',
    caravans: 'Caravanas',
    motor_vehicle: 'Vehículos de motor',
    static_caravans: 'Caravanas fijas',
    cabins: 'Cabañas',
    toilets: 'Aseos',
    shower: 'Duchas',
    drinking_water: 'Agua potable',
    power_supply: 'Electricidad',
    sanitary_dump_station: 'Vaciado de aguas',
    internet_access: 'Internet',
    washing_machine: 'Lavandería',
    swimming_pool: 'Piscina',
    playground: 'Parque infantil',
    restaurant: 'Restaurante',
    shop: 'Tienda',
    dog: 'Perros',
    wheelchair: 'Acceso en silla de ruedas',
    openfire: 'Hogueras',
    bbq: 'Barbacoa',
    backcountry: 'En plena naturaleza',
    nudism: 'Nudismo',
    reservation: 'Hay que reservar',
  },
  yes: 'sí',
  no: 'no',
  /** What the owner says, beside it. */
  owner: {
    from: (name) => `Del dueño, ${name}`,
    lead: 'Esto lo dice el dueño. Lo que sabe OpenStreetMap sigue más abajo, sin cambios.',
    differs: 'Datos que no coinciden',
    byOwner: 'según el dueño',
    all: 'Todos los datos, las normas y las fechas libres',
  },
  /** Para el dueño de un camping sin anuncio. */
  claim: {
    link: '¿Es tu camping?',
    title: (name) => `¿${name} es tuyo?`,
    lead: 'Dilo, y enséñalo a los viajeros con tus fotos, tus precios y tu enlace de reserva.',
    steps: {
      claim: 'Reclamas el camping con tu cuenta.',
      byCode: (host) =>
        `Pones un código corto en ${host}, el sitio web que indica OpenStreetMap. Lo buscamos, y decide una persona.`,
      byHand:
        'OpenStreetMap no indica ningún sitio web, así que una persona comprueba a mano que es tuyo, y decide.',
      listing:
        'Recibes un anuncio que empieza con lo que indica OpenStreetMap. Lo completas y lo activas.',
    },
    free: 'Reclamarlo y anunciarlo es gratis. Lo que sabe OpenStreetMap sigue en la página tal cual.',
    known: 'Tienes una cuenta',
    knownText: 'Inicia sesión y reclama el camping. Comprobamos cada solicitud.',
    knownButton: 'Iniciar sesión y reclamarlo',
    unknown: 'Todavía no tienes',
    unknownText:
      'Primero solicita una: respondemos en tres días laborables. El camping ya va indicado.',
    unknownButton: 'Solicitar anunciarse',
  },
  card: {
    fee: 'De pago',
    free: 'Gratuito',
    allYear: 'Abierto todo el año',
    season: (first, last) => `Abierto del ${first} al ${last}`,
    pitches: (count) => n(count, { one: '# parcela', other: '# parcelas' }),
    maxLength: (metres) => `Hasta ${String(metres).replace('.', ',')} m de largo`,
    note: 'Los campings marcados con «De OpenStreetMap» son datos abiertos. Aquí no se pueden reservar.',
    only: 'Todavía no hay aquí ningún anuncio que encaje. Estos campings vienen de OpenStreetMap.',
    beside: (count) =>
      n(count, { one: 'Y # camping de OpenStreetMap', other: 'Y # campings de OpenStreetMap' }),
  },
  /** All campsites by country, region and town. */
  directory: {
    name: 'Directorio',
    heading: (where) => `Todos los campings${where}`,
    part: (heading, part) => `${heading}, parte ${part}`,
    lead: (count) =>
      n(count, {
        one: '# camping en OpenStreetMap, donde personas voluntarias anotan lo que hay.',
        other: '# campings en OpenStreetMap, donde personas voluntarias anotan lo que hay.',
      }),
    description: (heading, count) =>
      `${heading}, localidad por localidad según OpenStreetMap: ${count}, con lo que se sabe de cada uno.`,
    parts: 'Partes de la lista',
    elsewhere: 'En otros lugares',
    none: 'Aquí todavía no hay campings',
    noneYet: 'Aún no se ha incorporado nada de OpenStreetMap.',
    listed: 'Ver lo que ofrecen nuestros socios',
    unnamed: 'Camping sin nombre',
  },
};
