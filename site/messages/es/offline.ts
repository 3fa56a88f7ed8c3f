import type { Messages } from '../index.ts';

export const offline: Messages['offline'] = {
  title: 'En este dispositivo',
  lead: 'Tus favoritos, tu viaje y tus justificantes se abren sin conexión, solo en este dispositivo.',
  needsScript: 'Hace falta JavaScript, porque todo ocurre en tu navegador.',
  noNetwork: 'Sin conexión. La página que pides no está guardada en este dispositivo.',
  keptNote: 'Guardado en este dispositivo {ago}.',
  pages: 'Páginas para el camino',
  nothing: 'Todavía nada. Guarda algo o planea un viaje, y se abrirá sin conexión.',
  on: 'Se guardan páginas en este dispositivo.',
  off: 'No se guardan páginas en este dispositivo.',
  turnOff: 'No guardar nada y borrarlo todo',
  turnOffText:
    'Borra las páginas guardadas, los justificantes y las consultas sin enviar. Tus favoritos y tu viaje siguen ahí, pero necesitan conexión.',
  turnOn: 'Guardar páginas para el camino',
  unsupported: 'Este navegador no puede guardar páginas.',
  homeScreen:
    'En el menú del navegador, «Añadir a la pantalla de inicio» pone este sitio junto a tus otras aplicaciones.',
  receiptKept: 'Esta página está guardada en este dispositivo y se abre sin conexión.',
  howToDelete: 'Ver y borrar lo guardado',

  unsent: {
    title: 'Consultas sin enviar',
    kept: 'Tu consulta está guardada en este dispositivo. Cuando vuelva la conexión, te preguntamos antes de enviarla.',
    noNetwork: 'Sin conexión.',
    ask: (title) => `¿Enviar ahora tu consulta sobre «${title}»?`,
    askSeveral: (titles) => `¿Enviar ahora tus consultas sobre ${titles}?`,
    send: 'Enviar ahora',
    discard: 'Descartar',
    later: 'Más tarde',
    sending: 'Enviando…',
    discarded: 'Descartada. No se ha enviado nada.',
    stillAway: 'Sigue sin haber conexión. Tu consulta sigue guardada.',
    gone: 'Este anuncio ya no se muestra. No se ha enviado nada.',
    check: 'No se ha podido enviar tal como está. Revisa el formulario y envíalo.',
  },

  remind: {
    title: 'Búsquedas que sigues',
    start: 'Avísame en este dispositivo',
    stop: 'No avisarme más',
    lead: 'Sin cuenta: este navegador lo comprueba cuando abres el sitio y cuenta las novedades junto a «Favoritos».',
    started: 'Te avisaremos en este dispositivo.',
    stopped: 'Ya no te avisaremos.',
    failed: 'No ha funcionado. Inténtalo de nuevo con conexión.',
    full: 'Diez búsquedas como máximo. Deja antes una de ellas.',
    news: 'Novedades: {count}',
    none: 'Nada nuevo',
  },
};
