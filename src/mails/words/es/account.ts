import type { MailWords } from '../shape.ts';

export const account: MailWords['account'] = {
  contactNew: {
    subject: 'Confirma la nueva dirección de contacto de tu cuenta de Campcairn',
    text: (partner, by) =>
      `${by} ha pedido que esta sea la dirección de contacto de ${partner} en Campcairn: la que recibe los mensajes sobre la cuenta.`,
    both: 'Cambia cuando esta dirección y la actual lo han confirmado.',
    button: 'Confirmar esta dirección',
    notYou: 'Si no sabes de qué se trata, no hagas nada: la dirección se queda como está.',
  },
  contactOld: {
    subject: 'La dirección de contacto de tu cuenta de Campcairn va a cambiar',
    text: (partner, by) =>
      `${by} ha pedido cambiar la dirección de contacto de ${partner} en Campcairn.`,
    from: 'De',
    to: 'A',
    both: 'Cambia cuando las dos direcciones lo han confirmado.',
    button: 'Confirmar o rechazar',
    notYou: 'Si nadie de los tuyos lo ha pedido, recházalo allí y mira quién está en tu equipo.',
  },
  until: (moment) => `El enlace funciona hasta el ${moment}.`,
  contactChanged: {
    subject: 'La dirección de contacto de tu cuenta de Campcairn ha cambiado',
    text: (partner) =>
      `Las dos direcciones lo han confirmado: los mensajes sobre la cuenta de ${partner} van desde ahora a la nueva.`,
    now: 'Dirección de contacto',
    notYou: 'Si es un error, responde a este mensaje.',
  },
  closed: {
    subject: 'Tu cuenta de Campcairn está cerrada',
    text: (partner, by) =>
      `${by} ha cerrado la cuenta de ${partner}. Sus anuncios ya no se muestran, su clave y su webhook ya no funcionan, y lo que escribieron los viajeros está borrado.`,
    gone: 'Los anuncios mismos se eliminan en las próximas horas.',
    back: 'Si es un error, responde pronto a este mensaje. Puedes volver a solicitarlo cuando quieras.',
  },
  status: {
    suspended: {
      subject: 'Tu cuenta está suspendida',
      text: (partner) =>
        `Hemos suspendido la cuenta de ${partner}. Sus anuncios están ocultos, y su clave de la API y sus feeds no hacen nada hasta que la reabramos. No se elimina nada.`,
    },
    rejected: {
      subject: 'Tu cuenta ya no puede publicar',
      text: (partner) =>
        `Hemos terminado la colaboración con ${partner}. Sus anuncios ya no se muestran.`,
    },
    approved: {
      subject: 'Tu cuenta está abierta de nuevo',
      text: (partner) =>
        `La cuenta de ${partner} está abierta de nuevo. Sus anuncios se muestran como antes, y su clave de la API funciona.`,
    },
    reason: 'El motivo:',
    answer:
      'Responde a este mensaje si crees que nos equivocamos, o cuando el motivo ya no exista.',
  },
};
