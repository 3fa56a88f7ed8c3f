import type { MailWords } from '../shape.ts';

export const premium: MailWords['premium'] = {
  started: {
    subject: 'Premium está activo',
    text: (partner) => `Gracias. Premium está activo para ${partner}.`,
    next: 'Las consultas te llegan también por correo, tus fotos y precios aparecen en la página de tu camping y hay cifras de cada anuncio. El orden de los resultados no cambia.',
    featured:
      'Uno de tus anuncios puede entrar en el sorteo del bloque marcado como «Publicidad», sobre los resultados; lo eliges en tu página de Premium.',
  },
  past_due: {
    subject: 'Ha fallado un pago de Premium',
    text: (partner) =>
      `Ha fallado el pago del nuevo período de Premium de ${partner}. Se intentará de nuevo en los próximos días.`,
    until: (moment) =>
      `Premium sigue activo hasta el ${moment}. Comprueba que se puede cobrar en tu tarjeta.`,
  },
  cancelling: {
    subject: 'Premium está cancelado',
    text: (partner) => `Premium de ${partner} está cancelado. No se cobrará nada más.`,
    until: (moment) => `Sigue activo hasta el ${moment}, el final de lo pagado.`,
  },
  ended: {
    subject: 'Premium ha terminado',
    text: (partner) => `Premium de ${partner} ha terminado.`,
    next: 'Tus anuncios, su lugar en los resultados y tus consultas por webhook y en el panel siguen como están. Guardamos tus cifras.',
  },
  refunded: {
    subject: 'Premium ha terminado con un reembolso',
    text: (partner) =>
      `El último pago de Premium de ${partner} se ha reembolsado, y Premium ha terminado con él.`,
    next: 'Tus anuncios, su lugar en los resultados y tus consultas por webhook y en el panel siguen como están. Guardamos tus cifras.',
    renews:
      'Mientras la suscripción no se cancele, el próximo pago se cobrará como está previsto y Premium volverá con él. Puedes cancelarla en tu página de Premium.',
  },
  disputed: {
    subject: 'Premium está en pausa: se ha impugnado un pago',
    text: (partner) =>
      `Tu banco ha impugnado el último pago de Premium de ${partner}. Premium está en pausa hasta que se resuelva.`,
    next: 'Si es un error, díselo a tu banco o responde a este mensaje.',
  },
  given: {
    subject: 'Premium sigue activo',
    ended: (partner) => `La suscripción de Premium de ${partner} ha terminado.`,
    refunded: (partner) => `El último pago de Premium de ${partner} se ha reembolsado.`,
    disputed: (partner) => `Tu banco ha impugnado el último pago de Premium de ${partner}.`,
    until: (moment) => `Premium sigue activo hasta el ${moment}: te lo hemos dado sin coste.`,
    forGood: 'Premium sigue activo: te lo hemos dado sin coste y sin fecha de fin.',
  },
  button: 'Tu página de Premium',
};
