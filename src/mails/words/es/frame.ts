import type { MailWords } from '../shape.ts';

export const frame: MailWords['frame'] = {
  topics: {
    enquiries: 'consultas que no se han podido entregar',
    webhook: 'tu webhook',
    feed: 'tu feed de productos',
    listings: 'tus anuncios',
    summary: 'tu semana en Campcairn',
  },
  why: (topic) =>
    `Recibes este mensaje porque esta dirección es el contacto de un socio de Campcairn. Trata de lo siguiente: ${topic}. Un propietario de la cuenta puede activar o desactivar estos mensajes.`,
  switchOff: 'Desactivar estos mensajes',
  reference: 'Referencia',
  colon: ':',
};
