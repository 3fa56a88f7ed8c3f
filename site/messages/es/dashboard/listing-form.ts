import type { RuleValues } from '#lib/services.ts';
import type { DashboardWords } from '../../dashboard-words.ts';
import { listingStatuses } from './statuses.ts';

type Form = DashboardWords['listingForm'];

export const fields: Form['fields'] = {
  external_id: {
    label: 'Tu identificador',
    hint: 'Con él nombran el anuncio tu programa y las exportaciones. Si lo dejas vacío, se forma a partir del título.',
  },
  category: { label: 'Qué ofreces' },
  status: { label: 'Estado', hint: 'Un anuncio en pausa se conserva y no se muestra.' },
  title: { label: 'Título', hint: 'De 5 a 120 caracteres.' },
  description: {
    label: 'Descripción',
    hint: 'Texto sin formato, hasta 5000 caracteres. Las líneas en blanco separan párrafos.',
  },
  url: {
    label: 'Página en tu sitio web',
    hint: 'Donde reservan los viajeros, por ejemplo www.example.com/bramble.',
  },
  osm_ref: {
    label: 'En OpenStreetMap',
    hint: 'La dirección del camping en openstreetmap.org.',
  },
  'images.*.url': { label: 'Dirección', hint: 'Por ejemplo, www.example.com/front.jpg.' },
  'images.*.alt': { label: 'Qué se ve', hint: 'Se lee en voz alta a quien no puede verla.' },
  'images.*.width': { label: 'Anchura en píxeles' },
  'images.*.height': { label: 'Altura en píxeles' },
  'location.lat': { label: 'Latitud', hint: 'La rellena el mapa. Por ejemplo 51.4545.' },
  'location.lng': { label: 'Longitud', hint: 'La rellena el mapa. Por ejemplo -2.5879.' },
  'location.precision': {
    label: 'Se muestra',
    hint: 'Aproximada: los viajeros ven la zona, no el lugar.',
  },
  'location.name': { label: 'Nombre del lugar' },
  'location.country_code': { label: 'País' },
  'price.from': { label: 'Precio más bajo', hint: 'Por ejemplo, 95 o 95,50.' },
  'price.currency': { label: 'Moneda' },
  'price.unit': { label: 'Por cada' },
  'price.min_nights': { label: 'Mínimo de noches' },
  'price.deposit': { label: 'Fianza' },
  'vehicle.vehicle_class': { label: 'Tipo' },
  'vehicle.make': { label: 'Marca' },
  'vehicle.model': { label: 'Modelo' },
  'vehicle.year': { label: 'Año' },
  'vehicle.berths': { label: 'Plazas para dormir' },
  'vehicle.seats': { label: 'Plazas para viajar, con cinturón' },
  'vehicle.transmission': { label: 'Cambio' },
  'vehicle.fuel': { label: 'Combustible' },
  'vehicle.length_m': { label: 'Longitud', hint: 'En metros o en pies: 5,99 o 19 ft 8 in.' },
  'vehicle.height_m': { label: 'Altura', hint: 'En metros o en pies: 2,60 u 8 ft 6 in.' },
  'vehicle.width_m': { label: 'Anchura', hint: 'En metros o en pies: 2,05 o 6 ft 9 in.' },
  'vehicle.weight_kg': { label: 'Masa máxima (MMA)', hint: 'En kg: 3500.' },
  'vehicle.licence': { label: 'Permiso', hint: 'Por ejemplo, B o C1.' },
  'campsite.pitch_types': { label: 'Parcelas para' },
  'campsite.pitches': { label: 'Número de parcelas' },
  'campsite.open_from': { label: 'Abierto desde' },
  'campsite.open_to': { label: 'Abierto hasta' },
  'campsite.check_in': { label: 'Llegada desde' },
  'campsite.check_out': { label: 'Salida antes de' },
  amenities: { label: 'Equipamiento' },
  'policies.pets_allowed': { label: 'Se admiten mascotas' },
  'policies.smoking_allowed': { label: 'Se puede fumar' },
  'policies.festivals_allowed': { label: 'Se permite ir a festivales' },
  'policies.travel_abroad_allowed': { label: 'Se permite viajar al extranjero' },
  'policies.one_way_available': { label: 'Se puede alquilar solo ida' },
  'policies.instant_book': { label: 'Reserva inmediata' },
  'policies.min_driver_age': { label: 'Edad mínima del conductor' },
  'policies.mileage_included_per_day_km': { label: 'Distancia incluida al día' },
  'policies.insurance_included': { label: 'Seguro incluido' },
  'policies.insurance_excess': {
    label: 'Franquicia del seguro',
    hint: 'Un importe, por ejemplo 1000.',
  },
  'policies.cancellation': { label: 'Cancelación' },
  'policies.cancellation_text': { label: 'Cancelación, con tus palabras' },
  'rating.value': { label: 'Valoración', hint: 'De 0 a 5.' },
  'rating.count': { label: 'Número de opiniones' },
};

export const form: Form['form'] = {
  onlyWriters:
    'Puedes ver este formulario. Solo los propietarios y los miembros de una cuenta aprobada pueden cambiar anuncios.',
  addTitle: 'Añadir un anuncio',
  addLead:
    'Rellena lo marcado como «Obligatorio». El resto puede esperar: lo añades cuando quieras.',
  back: 'Todos los anuncios',
  required: 'Obligatorio',
  choose: 'Elegir',
  notStated: 'Sin indicar',
  yes: 'Sí',
  no: 'No',
  unlimited: 'Ilimitada',
  limited: 'Limitada a',
  distance: 'Distancia al día',
  distanceUnit: 'Millas o kilómetros',
  units: { mi: 'millas', km: 'km' },
  day: 'Día',
  month: 'Mes',
  monthOf: (label) => `${label}: mes`,
  others: 'Todos los demás',
  byPosition: 'El que indica el marcador',
  amenities: {
    vehicle: 'En el vehículo',
    campsite: 'En el camping',
    both: 'Para los dos',
  },
  complete: {
    title: 'Qué le falta al anuncio',
    said: (done, all) => `${done} de ${all} rellenados`,
    sections: 'Secciones y lo que falta',
  },
  later: {
    title: 'Esto puede esperar',
    lead: 'Los viajeros filtran a menudo por estos datos: sin ellos, una búsqueda puede pasar por alto el anuncio.',
  },
  drafts: {
    offer: (time) => `Tienes cambios sin guardar (${time}).`,
    take: 'Recuperarlos',
    drop: 'Descartarlos',
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Tus cambios se conservan en este navegador. Al volver podrás recuperarlos.',
    stay: 'Quedarme aquí',
    leave: 'Salir',
    takenUp: 'Estos son tus cambios sin guardar. Guárdalos cuando estén bien.',
  },
  sections: {
    kind: { title: 'Qué es' },
    words: { title: 'Título y texto' },
    images: {
      title: 'Fotos',
      lead: 'La primera es la portada. Con 1200 píxeles de ancho o más se ven nítidas en todas partes.',
    },
    location: { title: 'Dónde está' },
    price: { title: 'Precio' },
    vehicle: { title: 'El vehículo', lead: 'Para campers, autocaravanas y caravanas.' },
    campsite: { title: 'El camping', lead: 'Para campings.' },
    amenities: { title: 'Qué hay' },
    policies: { title: 'Normas y condiciones' },
    rating: { title: 'Tus propias opiniones', lead: 'Rellena los dos campos o ninguno.' },
    software: {
      title: 'Para programas',
      lead: 'No necesitas nada de esto para que te encuentren.',
    },
  },
  photo: (number) => `Foto ${number}`,
  earlier: 'Antes',
  remove: 'Quitar',
  more: 'Más fotos',
  save: 'Guardar',
  create: 'Añadir el anuncio',
  changedMeanwhile:
    'Otra persona, la API o un feed ha cambiado este anuncio desde que lo abriste. Guarda otra vez para sobrescribir ese cambio, o recarga la página para verlo.',
  madeAlready: {
    title: (title) => `Este formulario ya ha añadido «${title}»`,
    text: 'Lo de abajo es distinto y no se ha guardado. Añádelo como otro anuncio, o abre el que ya existe y cámbialo.',
    open: 'Abrir el anuncio que ya existe',
  },
  done: {
    made_already:
      'Este anuncio ya se había añadido cuando el formulario se envió otra vez. Está una sola vez, y no se ha cambiado nada.',
    saved: 'Guardado.',
    unchanged: 'No se ha cambiado nada.',
    duplicated:
      'Esta es la copia. Está en pausa hasta que la actives, y todavía no tiene calendario.',
  },
  next: {
    title: 'El anuncio se ha añadido. ¿Y ahora?',
    photos: 'Añadir fotos',
    calendar: 'Indicar cuándo está libre',
    preview: 'Verlo como los viajeros',
    another: 'Añadir otro anuncio',
    alike: (button) => `¿El siguiente se le parece? «${button}» copia todo esto.`,
  },
  refused: 'El anuncio en su conjunto',
  position: {
    numbers: 'La posición en números',
    label: 'Mapa de la posición',
    find: 'Buscar un lugar',
    findHint: 'Para empezar, una localidad. Después arrastra el marcador hasta el punto.',
    pin: 'La posición. Arrastra el marcador o muévelo con las flechas del teclado.',
    none: 'Busca un lugar, o haz clic en el mapa, para poner el marcador.',
    exact: 'Los viajeros ven el marcador.',
    approximate: 'Los viajeros ven el círculo de 4 km, sin marcador.',
    approximateNew:
      'Los viajeros verán un círculo de 4 km que contiene el marcador, pero no en el centro, y no verán el marcador.',
    plain: {
      label: 'Localidad',
      hint: 'Rellena la latitud y la longitud de abajo. Escribe otras más exactas si las conoces.',
      take: 'Usar su posición',
      taken: (place) => `Posición tomada: ${place}.`,
      others: '¿O es alguno de estos lugares?',
      none: 'Ningún lugar se llama así. Escríbelo de otra forma, o indica una localidad mayor cercana.',
    },
  },
};

export const values: Form['values'] = {
  amenities: {
    toilet: 'Inodoro a bordo',
    shower: 'Ducha a bordo',
    toilets: 'Aseos en el camping',
    showers: 'Duchas en el camping',
  },
  status: listingStatuses,
  'location.precision': { exact: 'La posición exacta', approximate: 'Aproximada' },
  'price.unit': { night: 'Noche', week: 'Semana' },
  'policies.cancellation': {
    flexible: 'Flexible',
    moderate: 'Moderada',
    strict: 'Estricta',
    non_refundable: 'No reembolsable',
  },
};

const between = ({ min, max }: RuleValues): string =>
  min === '' || max === '' ? '' : ` de ${min} a ${max}`;

const lengthAs =
  (example: string): ((values: RuleValues) => string) =>
  ({ min, max }) =>
    min === '' || max === ''
      ? `Escribe metros o pies, por ejemplo ${example}.`
      : `Escribe metros o pies, de ${min} a ${max} metros, por ejemplo ${example}.`;

export const problems: Form['problems'] = {
  rules: {
    needed: () => 'Rellena este campo.',
    too_short: ({ min, max }) => `Escribe de ${min} a ${max} caracteres.`,
    too_long: ({ max, length }) => `Acórtalo a ${max} caracteres. Tiene ${length}.`,
    html: () => 'Escribe texto sin formato, sin HTML. Las líneas en blanco separan párrafos.',
    address: () => 'Escribe una dirección completa, por ejemplo www.example.com/bramble.',
    day: () => 'Elige el día y el mes.',
    time: () => 'Escribe la hora así: 14:30.',
    money: ({ example }) => `Escribe el importe así: ${example}.`,
    money_currency: ({ currency }) =>
      `Escribe el importe sin símbolo o elige otra moneda. La elegida es: ${currency}.`,
    whole_number: (given) => `Escribe un número entero${between(given)}.`,
    number: (given) => `Escribe un número${between(given)}.`,
    length: lengthAs('5,99 o 19 ft 8 in'),
    degrees: () => 'Pon el marcador en el mapa o escribe un número como 51.4545.',
    position: () => 'Pon el marcador en el mapa o escribe la latitud y la longitud.',
    at_sea: () => 'Mueve el marcador: está en el mar, lejos de cualquier país.',
    mileage: ({ max }) => `Escribe un número entero, como máximo ${max} kilómetros.`,
    mileage_missing: () => 'Escribe la distancia o elige «Ilimitada».',
    choose: () => 'Elige una opción de la lista.',
    osm_ref: () => 'Copia la dirección de la página del camping en openstreetmap.org.',
    too_many: ({ max }) => `Deja como máximo ${max}.`,
    other_category: () => 'Vacía estos campos o elige otra categoría.',
    id: () => 'Usa de 1 a 100 letras, cifras y los caracteres . _ : ~ - sin espacios.',
    id_taken: () => 'Elige otro identificador: uno de tus anuncios ya tiene este.',
    unapproved: ({ max }) =>
      `Por ahora puedes preparar ${max} anuncios. Añade los demás cuando tu cuenta esté aprobada.`,
    other: () => 'Revísalo: así no se puede guardar.',
  },
  of: {
    category: { needed: () => 'Elige qué ofreces.' },
    title: {
      needed: () => 'Escribe un título.',
      too_short: ({ min, max }) => `Escribe un título de ${min} a ${max} caracteres.`,
    },
    url: { needed: () => 'Escribe la dirección de la página donde reservan los viajeros.' },
    'images.*.url': {
      needed: () => 'Escribe la dirección de la foto.',
      address: () =>
        'Escribe la dirección completa de la foto, por ejemplo www.example.com/front.jpg.',
    },
    'location.lat': {
      needed: () => 'Escribe también la latitud o pon el marcador en el mapa.',
    },
    'location.lng': {
      needed: () => 'Escribe también la longitud o pon el marcador en el mapa.',
    },
    'price.from': {
      needed: () => 'Escribe el precio.',
      money: ({ example }) => `Escribe el precio así: ${example}.`,
    },
    'price.currency': { needed: () => 'Elige la moneda.' },
    'price.deposit': { money: ({ example }) => `Escribe la fianza así: ${example}.` },
    'policies.insurance_excess': {
      money: ({ example }) => `Escribe la franquicia así: ${example}.`,
    },
    'vehicle.height_m': { length: lengthAs('2,60 u 8 ft 6 in') },
    'vehicle.width_m': { length: lengthAs('2,05 o 6 ft 9 in') },
    'rating.value': {
      needed: () => 'Escribe la valoración o vacía el número de opiniones.',
    },
    'rating.count': { needed: () => 'Escribe cuántas opiniones hay.' },
  },
};
