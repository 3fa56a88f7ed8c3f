import type { MailWords } from '../shape.ts';

export const claims: MailWords['claims'] = {
  approved: {
    subject: (campsite) => `El camping es tuyo en Campcairn: ${campsite}`,
    text: (campsite) =>
      `Hemos comprobado tu solicitud: «${campsite}» es desde ahora tu camping en Campcairn.`,
    draft:
      'En tu panel te espera un anuncio en pausa, con su nombre, su posición y su sitio web. Añade fotos, precios y una descripción, y actívalo: los viajeros lo ven entonces, también en la página del camping.',
    licence:
      'El nombre, la posición y el sitio web vienen de OpenStreetMap, © colaboradores de OpenStreetMap, bajo la Open Database Licence. Compruébalos antes de publicar.',
    link: 'En tu panel, elige cuál de tus anuncios es el camping, o empieza uno nuevo.',
    openDraft: 'Completar el anuncio',
    openClaim: 'Abrir la solicitud',
  },
  declined: {
    subject: (campsite) => `Tu solicitud sobre un camping: ${campsite}`,
    text: (campsite) =>
      `Hemos revisado tu solicitud sobre «${campsite}», y no podemos aceptarla tal como está.`,
    next: 'Puedes volver a solicitarlo cuando eso haya cambiado. Responde a este mensaje si crees que nos equivocamos: lo lee una persona.',
  },
  revoked: {
    subject: (campsite) => `Ya no consideramos tuyo este camping: ${campsite}`,
    text: (campsite) =>
      `Tu solicitud sobre «${campsite}» estaba aceptada. Hemos revocado esa decisión: ya no te consideramos propietario de este camping.`,
    next: 'Tu anuncio sigue como está, pero la página del camping ya no lo muestra como la voz del propietario. Puedes volver a solicitarlo. Responde a este mensaje si crees que nos equivocamos: lo lee una persona.',
  },
  why: 'Por qué',
  open: 'Abrir la solicitud',
};
