import type { MailWords } from '../shape.ts';

export const listing: MailWords['listing'] = {
  hidden: {
    subject: (title) => `Hemos ocultado tu anuncio: ${title}`,
    text: (title) =>
      `«${title}» ya no se muestra en Campcairn. Se queda en tu cuenta, y la API acepta cambios en él.`,
    why: 'Por qué',
    listing: 'Anuncio',
    next: 'Responde a este mensaje cuando lo hayas corregido, o si crees que nos equivocamos: lo lee una persona.',
    open: 'Abrir el anuncio',
  },
  shownAgain: {
    subject: (title) => `Visible de nuevo: ${title}`,
    text: 'Un anuncio tuyo que habíamos ocultado ya no está oculto. Se encuentra mientras no lo hayas pausado.',
    open: 'Su página',
  },
};
