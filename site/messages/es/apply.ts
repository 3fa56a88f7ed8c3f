import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('es');

export const apply: Messages['apply'] = {
  title: 'Solicita publicar con nosotros',
  description:
    'Solicita publicar tus campers, autocaravanas, caravanas o campings en Campcairn: es gratis y respondemos en tres días laborables.',
  lead: 'Unos minutos, gratis. Responde una persona en tres días laborables.',
  forCampsite: (name) => `Lo solicitas con un camping que ya está en Campcairn: ${name}.`,
  aboutCampsite: (name, osmRef) => `Llevamos el camping ${name} (OpenStreetMap ${osmRef}).`,
  who: 'Quién eres',
  what: 'Qué alquilas',
  how: 'Cómo llegan tus anuncios',
  business: 'Nombre de la empresa',
  businessHint: 'Como lo conocen los viajeros.',
  website: 'Sitio web',
  websiteHint: 'Donde los viajeros ven lo que alquilas: tu propio sitio, o tu página en otro.',
  contact: 'Tu nombre',
  contactHint: 'La persona a quien escribimos.',
  email: 'Correo electrónico',
  emailHint: 'Ahí llega nuestra respuesta.',
  country: 'País de la empresa',
  chooseCountry: 'Elige uno',
  covered: 'Donde estamos',
  elsewhere: 'El resto del mundo',
  about: 'Sobre la empresa',
  aboutHint: 'Qué alquilas, dónde y si es tuyo o lo gestionas. Bastan unas frases.',
  category: '¿Qué alquilas?',
  categoryHint: 'Todo lo que corresponda.',
  owns: 'Lo que publicaríamos es nuestro o lo gestionamos.',
  listings: '¿Cuántos anuncios, más o menos?',
  listingsHint: 'Un vehículo, o un camping, es un anuncio. Basta una estimación.',
  delivery: '¿Cómo los enviarías?',
  deliveries: {
    api: {
      name: 'Por la API',
      text: 'Tienes un desarrollador. Una llamada por anuncio, o cien en una.',
    },
    feed: {
      name: 'Con un feed de productos',
      text: 'Tienes un archivo CSV, JSON o XML, que leemos cada hora o cada día.',
    },
    form: {
      name: 'Con un formulario en tu panel',
      text: 'Sin desarrollador ni archivo: uno por uno, unos minutos para cada uno.',
    },
  },
  feed: 'Dirección del feed',
  feedHint: 'Se guarda cifrada. También puedes darla cuando te aprueben.',
  terms: 'Aceptamos las [condiciones para socios](/terms#partners).',
  privacy: 'Qué guardamos de ella, y cuánto tiempo',
  fax: 'Deja esto vacío',
  send: 'Enviar solicitud',
  problemsTitle: 'Todavía no se ha enviado',
  robot:
    'Había un campo oculto relleno, quizá por tu navegador. Vuelve a estar vacío: envía otra vez.',
  away: 'Ahora mismo no podemos recibir solicitudes. Tu texto sigue aquí: envíalo otra vez dentro de un minuto.',
  staleForm: 'Esta página estuvo abierta mucho tiempo. Vuelve a enviarla, por favor.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Llegaron demasiadas solicitudes desde tu conexión. Prueba otra vez en un minuto.',
      other: 'Llegaron demasiadas solicitudes desde tu conexión. Prueba otra vez en # minutos.',
    }),
  problems: {
    business: {
      missing: 'Indica el nombre de la empresa.',
      too_long: 'Como mucho, 120 caracteres.',
    },
    website: {
      missing: 'Indica la dirección de tu sitio.',
      too_long: 'Como mucho, 300 caracteres.',
      not_a_website: 'Esto no parece una dirección como https://vans.example.',
    },
    contact: { missing: 'Indica tu nombre.', too_long: 'Como mucho, 120 caracteres.' },
    email: {
      missing: 'Indica tu correo electrónico.',
      too_long: 'Como mucho, 254 caracteres.',
      not_an_email: 'Esto no parece una dirección de correo.',
      local_part_not_ascii:
        'Da una dirección que antes de la @ solo tenga letras de la a a la z, cifras y signos.',
    },
    country: { missing: 'Elige un país.', not_a_country: 'Elige un país.' },
    about: {
      missing: 'Di unas palabras sobre la empresa.',
      too_long: 'Como mucho, 2000 caracteres.',
    },
    category: { missing: 'Elige qué alquilas.' },
    owns: {
      not_agreed: 'Solo podemos publicar lo que es tuyo o gestionas: confírmalo, por favor.',
    },
    listings: {
      missing: 'Indica un número. Basta una estimación.',
      not_a_number: 'Un número entero de 1 a 1 000 000.',
    },
    delivery: { missing: 'Elige cómo enviarías tus anuncios.' },
    feed: { not_an_https_address: 'Tiene que ser una dirección que empiece por https://.' },
    terms: { not_agreed: 'Acepta las condiciones, por favor.' },
  },
  otherProblem: 'Así no se puede enviar.',

  next: 'Qué pasa después',
  steps: [
    'Comprobamos que eres una empresa o plataforma real que posee o gestiona lo que ofrece.',
    'Respondemos por correo en tres días laborables.',
    'Rellenas un formulario o importas una hoja de cálculo. Con un feed, ves qué hemos entendido de sus primeras filas; con un desarrollador, recibes una clave de API.',
    'Tus anuncios se publican en cuanto llegan.',
  ],

  sentTitle: 'Tu solicitud ha llegado',
  sentText: (day) => `Tendrás nuestra respuesta el ${day}, a más tardar, en tres días laborables.`,
  confirmation: 'Una confirmación va a la dirección de correo que indicaste.',
  twice:
    'Si ya habías enviado una solicitud, cuenta la primera. Responde a su confirmación para cambiar algo.',
  meanwhile: 'Mientras tanto',
  prepare:
    'Prepara tus anuncios: inicia sesión con esa dirección de correo. Nadie más los ve hasta que te aprueben. Para tu desarrollador, allí ya hay una clave de prueba de la API.',
  questions: 'Preguntas y respuestas',
  backToPartners: 'Qué reciben los socios',
};
