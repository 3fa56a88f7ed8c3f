import type { en } from './en.ts';

export const es: typeof en = {
  reference: 'Referencia',
  received: {
    subject: 'Hemos recibido tu solicitud para publicar en Campcairn',
    thanks: (day) =>
      `Gracias. El ${day} llegó desde esta dirección una solicitud para publicar en Campcairn.`,
    next: (day) =>
      `Comprobamos que la empresa es real y que posee o gestiona lo que ofrece. Tendrás nuestra respuesta el ${day} a más tardar.`,
    change:
      'Responde a este mensaje si hay algo que corregir, o si no fuiste tú quien envió la solicitud: entonces la borramos.',
  },
  approved: {
    subject: 'Ya puedes publicar en Campcairn',
    welcome: (business) =>
      `Te damos la bienvenida. Hemos revisado tu solicitud: ${business} ya es socio de Campcairn.`,
    api: 'Tus anuncios llegan por la API. Su clave se muestra una sola vez y nunca viaja por correo: responde a este mensaje y acordamos cómo dártela.',
    guide: 'La guía para desarrolladores (en inglés)',
    feedGiven:
      'Leemos las primeras filas de tu feed y te decimos qué hemos entendido, antes de publicar nada. Si solo se puede leer con una cabecera, responde a este mensaje con su nombre y su valor.',
    feedToCome:
      'Responde a este mensaje con la dirección de tu feed, y con el nombre y el valor de una cabecera si hace falta para leerlo. Leemos las primeras filas y te decimos qué hemos entendido, antes de publicar nada.',
    form: 'Responde a este mensaje con unas palabras sobre tus anuncios, y buscamos la manera que te dé menos trabajo.',
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
};
