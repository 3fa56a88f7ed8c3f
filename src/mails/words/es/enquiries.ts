import type { MailWords } from '../shape.ts';

export const enquiries: MailWords['enquiries'] = {
  created: {
    asks: (title) => `Alguien pregunta en Campcairn por «${title}».`,
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    dates: 'Fechas',
    guests: 'Personas',
    fromTo: (start, end) => `del ${start} al ${end}`,
    from: (start) => `desde el ${start}`,
    until: (end) => `hasta el ${end}`,
    answer: 'Responde a este mensaje: tu respuesta va directamente a quien pregunta.',
  },
  failed: {
    subject: (about) => `No se ha podido entregar una consulta: ${about}`,
    listing: (title) => `«${title}»`,
    deletedListing: 'un anuncio que se eliminó después',
    webhook: (about) =>
      `Tu webhook no ha aceptado una consulta sobre ${about}. No lo intentaremos más.`,
    email: (about) =>
      `No hemos podido entregarte por correo una consulta sobre ${about}. No lo intentaremos más.`,
    lastAttempt: 'Último intento',
    noAnswer: 'sin respuesta',
    open: 'Abrir la consulta',
    fetch: (list, acknowledge, days) =>
      `Recógela con ${list} y confírmala con ${acknowledge}. Se guarda ${days} días.`,
  },
};
