import type { MailWords } from '../shape.ts';

export const premium: MailWords['premium'] = {
  started: {
    subject: 'Premium está activo',
    text: (partner) => `Gracias. Premium está activo para ${partner}.`,
    next: 'Las consultas le llegan también por correo, sus fotos y precios aparecen en la página de su camping, uno de sus anuncios puede mostrarse en el bloque «Anuncio» y hay cifras de cada anuncio. El orden de los resultados no cambia.',
  },
  past_due: {
    subject: 'Ha fallado un pago de Premium',
    text: (partner) =>
      `Ha fallado el pago del nuevo período de Premium de ${partner}. Se intentará de nuevo en los próximos días.`,
    until: (moment) =>
      `Premium sigue activo hasta el ${moment}. Compruebe que se puede cobrar en su tarjeta.`,
  },
  cancelling: {
    subject: 'Premium está cancelado',
    text: (partner) => `Premium de ${partner} está cancelado. No se cobrará nada más.`,
    until: (moment) => `Sigue activo hasta el ${moment}, el final de lo pagado.`,
  },
  ended: {
    subject: 'Premium ha terminado',
    text: (partner) => `Premium de ${partner} ha terminado.`,
    next: 'Sus anuncios, su lugar en los resultados y sus consultas por webhook y en el panel siguen como están. Guardamos sus cifras.',
  },
  refunded: {
    subject: 'Premium ha terminado con un reembolso',
    text: (partner) =>
      `El último pago de Premium de ${partner} se ha reembolsado, y Premium ha terminado con él.`,
    next: 'Sus anuncios, su lugar en los resultados y sus consultas por webhook y en el panel siguen como están. Guardamos sus cifras.',
  },
  disputed: {
    subject: 'Premium está en pausa: se ha impugnado un pago',
    text: (partner) =>
      `Su banco ha impugnado el último pago de Premium de ${partner}. Premium está en pausa hasta que se resuelva.`,
    next: 'Si es un error, dígaselo a su banco o responda a este correo.',
  },
  button: 'Su página de Premium',
};
