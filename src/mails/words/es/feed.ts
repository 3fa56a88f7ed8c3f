import type { MailWords } from '../shape.ts';

export const feed: MailWords['feed'] = {
  rows: {
    one: '1 fila',
    other: '# filas',
  },
  failing: {
    subject: (rows) => `${rows} de tu feed de productos sin publicar`,
    text: (read, failed) =>
      `Hemos leído ${read} filas de tu feed de productos. Sin publicar: ${failed}; todas las demás están al día.`,
    row: (number) => `Fila ${number}`,
    file: 'El archivo adjunto las enumera todas con su motivo. Cuando hayas corregido tu feed, las filas se publican con la siguiente lectura; no tienes que hacer nada más.',
    open: 'Ver el feed',
  },
  broken: {
    subject: 'No podemos leer tu feed de productos',
    text: (since) =>
      `Desde el ${since} no podemos leer tu feed de productos. Tus anuncios siguen como estaban, pero ya no se actualizan.`,
    what: 'Qué ha pasado',
    next: 'Seguimos intentándolo. Si ha cambiado la dirección o un token, responde a este mensaje con el nuevo.',
  },
  test: {
    subject: 'Lo que hemos entendido de tu feed de productos',
    readAll: (rows) =>
      `Hemos leído todo tu feed de productos, ${rows}, para ver qué entendemos. No se ha publicado nada.`,
    readFirst: (rows) =>
      `Hemos leído el principio de tu feed de productos, ${rows}, para ver qué entendemos. No se ha publicado nada.`,
    broken: 'Hemos intentado leer tu feed de productos, sin conseguirlo:',
    understood: 'Entendido',
    of: (valid, rows) => `${valid} de ${rows}`,
    columns: 'Columnas leídas',
    as: (column, field) => `${column} como ${field}`,
    ignored: 'Columnas ignoradas',
    added: 'Se añadirían',
    changed: 'Se cambiarían',
    paused: 'Se pausarían',
    fixes: 'Lo que hay que corregir',
    theRow: 'La fila',
    notes: 'Compruébalo, por favor',
    open: 'El informe entero, con tus anuncios como los verían los viajeros',
    answer: '¿Hay algo que no es como querías? Responde a este mensaje.',
  },
  decided: {
    accepted: {
      subject: 'La dirección de tu feed está en uso',
      text: (host) =>
        `A partir de ahora usamos la dirección en ${host} que nos enviaste. Si es tu primer feed, lo probamos antes de leerlo con regularidad.`,
    },
    declined: {
      subject: 'La dirección de tu feed no ha cambiado',
      text: (host) => `No usamos la dirección en ${host} que nos enviaste. Todo queda como estaba.`,
    },
    why: 'Por qué',
    answer: 'Responde a este mensaje si tienes alguna pregunta.',
  },
};
