import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('es');

export const enquiry: Messages['enquiry'] = {
  title: (partner) => `Pregunta a ${partner}`,
  lead: (partner) => `Va directa a ${partner}, que te responde a ti.`,
  name: 'Tu nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  start_date: 'Desde',
  end_date: 'Hasta',
  guests: 'Personas',
  message: 'Mensaje',
  messageHint: '¿Qué te gustaría saber?',
  /** Fields of their own in the form, and labelled lines in the message. */
  details: {
    children: 'Niños',
    childrenHint: '2, de 4 y 7 años',
    dog: 'Perros',
    dogHint: '1, pequeño',
    arrival: 'Hora de llegada',
  },
  beyondSleeps: (count) =>
    n(count, {
      one: 'Solo duerme # persona. Puedes preguntar igualmente.',
      other: 'Solo duermen # personas. Puedes preguntar igualmente.',
    }),
  consent: (partner) =>
    `Compartir lo que he escrito aquí con ${partner}, para que pueda responderme. Campcairn lo borra a los 90 días.`,
  reply: {
    subject: (title) => `Tu consulta sobre ${title}`,
    hello: (name) => `Hola, ${name}:`,
    wrote: (day, title) => `El ${day} escribiste sobre «${title}»:`,
  },
  privacy: 'Qué se guarda, y cuánto tiempo',
  website: 'Deja esto vacío',
  send: 'Enviar consulta',
  sending: 'Enviando…',
  problemsTitle: 'Todavía no se ha enviado',
  problemsText: 'Mira los campos marcados.',
  robot: 'Demasiado rápido. Espera unos segundos y vuelve a enviarla.',
  away: 'Ahora mismo no podemos recibir mensajes. Tu texto sigue aquí: envíalo otra vez dentro de un minuto.',
  unreached: 'La conexión falló. Tu texto sigue aquí: envíalo otra vez.',
  ownPage: (partner) => `O pregunta en la página de ${partner}`,
  staleForm: 'Esta página estuvo abierta mucho tiempo. Vuelve a enviarla, por favor.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Llegaron demasiadas consultas desde tu conexión. Prueba otra vez en un minuto.',
      other: 'Llegaron demasiadas consultas desde tu conexión. Prueba otra vez en # minutos.',
    }),
  problems: {
    name: { missing: 'Indica tu nombre.', too_long: 'Como mucho, 120 caracteres.' },
    email: {
      missing: 'Indica tu correo electrónico.',
      too_long: 'Como mucho, 254 caracteres.',
      not_an_email: 'Esto no parece una dirección de correo.',
      local_part_not_ascii:
        'Da una dirección que antes de la @ solo tenga letras de la a a la z, cifras y signos.',
    },
    phone: { too_long: 'Como mucho, 40 caracteres.' },
    start_date: {
      not_a_date: 'Este día no está en el calendario.',
    },
    end_date: {
      not_a_date: 'Este día no está en el calendario.',
      end_not_after_start: 'El último día tiene que venir después del primero.',
    },
    guests: { not_1_to_50: 'Un número de 1 a 50.' },
    message: { too_long: 'Como mucho, 2000 caracteres.' },
    consent: { not_agreed: 'Danos tu permiso, para que podamos pasarla.' },
  },
  otherProblem: 'Así no se puede enviar.',
  sentTitle: 'Tenemos tu consulta',
  sentText: {
    held: (partner) => `${partner} la recogerá aquí y te responderá por correo.`,
    sending: (partner) => `De camino a ${partner}, que te responderá por correo.`,
    delivered: (partner) => `${partner} la tiene y te responderá por correo.`,
    failed: (partner) => `Aún no entregada: ${partner} puede recogerla aquí.`,
    left: (partner) => `${partner} ha dejado Campcairn y no la recibirá. Pregunta a otro socio.`,
  },
  reference: 'Referencia',
  whatWasSent: 'Lo que se envió',
  sentTo: 'Enviada a',
  about: 'Sobre',
  dates: 'Fechas',
  partnerPage: (host) => `El anuncio en ${host}`,
  keepLink: 'Guarda este enlace',
  keepText: 'Muestra si la consulta ha llegado y permite borrarla. No lo compartas.',
  receiptTitle: 'Tu consulta',
  states: {
    held: (partner) => `A la espera de que ${partner} la recoja`,
    sending: (partner) => `En camino a ${partner}`,
    delivered: (partner) => `Recibida por el sistema de ${partner}`,
    failed: (partner) => `Todavía sin entregar; ${partner} aún puede recogerla aquí`,
    left: (partner) => `${partner} ha dejado Campcairn y no la recibirá`,
  },
  sentAt: 'Enviada',
  erasedTitle: 'Tus datos están borrados',
  erasedText: 'Aquí no se guarda nada de lo que escribiste. El socio puede tener todavía su copia.',
  eraseTitle: 'Borrarla',
  eraseText: (date) =>
    `Tu nombre, correo, teléfono y mensaje se borran aquí el ${date} a más tardar. El socio conserva lo que recibió.`,
  eraseAsk: 'Borrar mis datos…',
  eraseSure: '¿Borrarlos para siempre? No se puede deshacer.',
  erase: 'Borrar mis datos ahora',
  listingGone: 'un anuncio que ya no existe',

  answers: {
    name: 'Responde',
    usually: (within) => `Suele responder ${within}`,
    within: {
      1: 'en menos de una hora',
      3: 'en menos de 3 horas',
      6: 'en menos de 6 horas',
      12: 'en menos de 12 horas',
      24: 'en menos de un día',
      48: 'en menos de dos días',
    },
    howMeasured: 'Cómo se mide',
    measured: (partner, count) =>
      `De ${count} consultas de los últimos 90 días, ${partner} confirmó en este plazo haber recibido la mitad. Una nunca confirmada cuenta como tardía. No se puede comprar y no cambia el orden de los resultados.`,
  },

  several: {
    title: 'Pregunta hasta a tres a la vez',
    lead: 'Un solo formulario, una consulta a cada dueño. Ninguno sabe a quién más preguntas.',
    leadToOne: (partner) => `Una consulta a ${partner}, que te responde a ti.`,
    leadAllToOne: (partner) =>
      `Un solo formulario, una consulta a ${partner} por cada anuncio. ${partner} ve que preguntas por varios.`,
    link: 'Pregunta hasta a tres a la vez',
    ask: (count) => n(count, { one: 'Preguntar al dueño', other: 'Preguntar a los # a la vez' }),
    askChosen: 'Preguntar hasta a tres',
    chooseLead: 'Un formulario va a tres anuncios como mucho.',
    fromTrip: 'Un formulario, un periodo. Pregunta aparte por las paradas de otras fechas.',
    trip: 'Tus fechas',
    check: 'Ver qué está libre, y el precio',
    mixed:
      'Todos reciben las mismas fechas, personas y mensaje. Di en él lo que cambia para el vehículo y el camping.',
    whom: (count) =>
      n(count, { one: 'Preguntas a # dueño', other: 'Preguntas por estos # anuncios' }),
    takeOut: 'Quitar',
    takeOutLabel: (title) => `Quitar: ${title}`,
    similar: 'Parecidos y cerca',
    nearby: (distance, title) => `a menos de ${distance} de ${title}.`,
    nearbyFree: (distance, title) => `a menos de ${distance} de ${title}, libres en tus fechas.`,
    add: 'Preguntar también aquí',
    addLabel: (title) => `Preguntar también aquí: ${title}`,
    you: 'Tú y tu pregunta',
    consents: 'Quién puede recibir lo que has escrito',
    about: (titles) => `Sobre: ${titles}`,
    agree: (partner) =>
      `Danos tu permiso para pasar la consulta a ${partner}, o quita este anuncio.`,
    send: (count) => n(count, { one: 'Enviar consulta', other: 'Enviar # consultas' }),
    gone: (number) => `El anuncio número ${number} queda fuera: pausado, retirado o mal escrito.`,
    unread: (text) => `«${text}» no es ningún anuncio y queda fuera.`,
    beyond: 'Un formulario va a tres anuncios como mucho. Estos no están entre ellos:',
    makeRoom: 'Quita uno abajo para hacer sitio, o pregunta en sus propias páginas.',
    notShown: (title) => `${title} ya no se muestra aquí, así que no se ha enviado nada a nadie.`,
    sendAgain: 'Está quitado abajo. Envíalo otra vez para preguntar a los demás.',
    fewer: 'Cada dueño cuenta como una consulta: puedes quitar uno.',
    emptyTitle: 'Todavía no hay a quién preguntar',
    emptyText:
      'Elige hasta tres vehículos o campings: entre tus favoritos o en la página de un anuncio.',
    sentTitle: 'Tenemos tus consultas',
    receiptTitle: 'Tus consultas',
    alone: 'El justificante solo de esta consulta',
    keepText: 'Muestra si cada consulta ha llegado y permite borrarlas. No lo compartas.',
    eraseTitle: 'Borrarlas',
    eraseText: (date) =>
      `Tu nombre, correo, teléfono y mensaje se borran aquí el ${date} a más tardar, en todas estas consultas. Los socios conservan lo que recibieron.`,
    eraseSure: '¿Borrar para siempre tus datos en todas estas consultas? No se puede deshacer.',
    allErased:
      'Ya no se guarda aquí nada de lo que escribiste. Los socios pueden tener todavía las copias que recibieron.',
  },
};
