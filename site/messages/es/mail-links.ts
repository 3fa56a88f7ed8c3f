import type { Messages } from '../index.ts';

export const mailLinks: Messages['mailLinks'] = {
  off: {
    title: 'Desactivar mensajes',
    topics: {
      enquiries: 'consultas que no se han podido entregar',
      webhook: 'el webhook',
      feed: 'el feed de productos',
      listings: 'anuncios que ocultamos',
      summary: 'la semana en Campcairn',
    },
    ask: (topic, partner) =>
      `La dirección de contacto de ${partner} recibe mensajes sobre lo siguiente: ${topic}.`,
    button: 'Desactivarlos',
    others: 'Los demás mensajes siguen llegando. No cambia nada más.',
    done: (topic, partner) => `Mensajes desactivados para ${partner}: ${topic}.`,
    again: 'Un propietario de la cuenta puede volver a activarlos en el panel.',
    dashboard: 'Al panel',
  },
  contact: {
    title: 'Cambio de la dirección de contacto',
    text: (by, partner) =>
      `${by} ha pedido cambiar la dirección de contacto de ${partner} en Campcairn.`,
    from: 'De',
    to: 'A',
    until: 'Por confirmar antes del',
    both: 'Cambia cuando las dos direcciones lo han confirmado.',
    confirm: 'Confirmar',
    refuse: 'Rechazar',
    waiting: {
      new: 'Confirmado. También tiene que confirmarlo la dirección actual.',
      old: 'Confirmado. También tiene que confirmarlo la dirección nueva.',
    },
    ended: {
      changed: 'La dirección de contacto ha cambiado.',
      refused: 'Rechazado. La dirección de contacto se queda como está.',
    },
  },
};
