import type { MailWords } from '../shape.ts';

export const applications: MailWords['applications'] = {
  received: {
    subject: 'Hemos recibido tu solicitud para publicar en Campcairn',
    thanks: (day) =>
      `Gracias. Desde esta dirección llegó una solicitud para publicar en Campcairn el ${day}.`,
    next: (day) =>
      `Comprobamos que la empresa es real y que posee o gestiona lo que ofrece. Tendrás nuestra respuesta el ${day}, a más tardar.`,
    change:
      'Responde a este mensaje si hay algo que corregir, o si no fuiste tú quien envió la solicitud: entonces la borramos.',
  },
  approved: {
    subject: 'Ya puedes publicar en Campcairn',
    welcome: (business) =>
      `Te damos la bienvenida. Hemos revisado tu solicitud: ${business} ya es socio de Campcairn.`,
    signIn: 'Iniciar sesión',
    api: 'Tus anuncios llegan por la API. Inicia sesión con esta dirección y crea tu clave en el panel: se muestra una sola vez y nunca viaja por correo.',
    guide: 'La guía para desarrolladores (en inglés)',
    feedGiven:
      'Leemos las primeras filas de tu feed y te decimos qué hemos entendido, antes de publicar nada. Si solo se puede leer con una cabecera, responde a este mensaje con su nombre y su valor. En el panel ves qué ha dado cada lectura.',
    feedToCome:
      'Responde a este mensaje con la dirección de tu feed, y con el nombre y el valor de una cabecera si hace falta para leerlo. Leemos las primeras filas y te decimos qué hemos entendido, antes de publicar nada.',
    form: 'Inicia sesión con esta dirección y añade tus anuncios en el panel: con un formulario, o desde un archivo.',
    live: 'Un anuncio se publica en cuanto llega. Los anuncios, los clics y las consultas son gratis.',
  },
  declined: {
    subject: 'Tu solicitud para publicar en Campcairn',
    sorry: (business) =>
      `Gracias por tu solicitud. La hemos revisado, y por ahora no podemos publicar los anuncios de ${business}.`,
    because: 'Lo que tenemos que decir al respecto:',
    again:
      'Si eso cambia, o si hemos entendido algo mal, responde a este mensaje o vuelve a solicitarlo.',
  },
  question: {
    subject: 'Una pregunta sobre tu solicitud a Campcairn',
    before: (business) =>
      `Gracias por tu solicitud. Antes de decidir sobre ${business}, nos gustaría saber:`,
    after: 'Responde a este mensaje. Tu solicitud espera hasta entonces.',
  },
};
