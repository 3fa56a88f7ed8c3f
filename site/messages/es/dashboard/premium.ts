import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['premium'] = {
  title: 'Premium',
  lead: 'Más formas de recibir consultas y de saber cómo van tus anuncios. Publicar sigue siendo gratis.',
  now: 'Tu Premium',
  on: 'Activo',
  off: 'Inactivo',
  none: 'No tienes Premium. Todo lo demás funciona sin él.',
  granted: (day) => `Campcairn te ha regalado Premium hasta el ${day}.`,
  grantedForGood: 'Campcairn te ha regalado Premium sin fecha de fin.',
  facts: {
    plan: 'Pago',
    plans: { monthly: 'Mensual, 19 £', yearly: 'Anual, 190 £', other: 'Según acuerdo' },
    state: 'Suscripción',
    renews: 'Se renueva el',
    until: 'Activo hasta el',
    ended: 'Terminó el',
  },
  states: {
    incomplete: {
      name: 'Pendiente de pago',
      tone: 'ask',
      text: 'El primer pago se empezó y no se terminó. No se ha cobrado nada. Puedes empezar de nuevo.',
    },
    trialing: {
      name: 'Prueba',
      tone: 'good',
      text: 'Tu prueba está en curso. Se cobra cuando termina.',
    },
    active: {
      name: 'Activa',
      tone: 'good',
      text: 'Tu suscripción está pagada y se renueva sola.',
    },
    cancelling: {
      name: 'Cancelada',
      tone: 'ask',
      text: 'No se cobrará nada más. Premium sigue activo hasta el final de lo pagado. Hasta entonces puedes anular la cancelación.',
    },
    past_due: {
      name: 'Pago fallido',
      tone: 'bad',
      text: 'El último pago ha fallado. Se intentará de nuevo, y Premium sigue activo hasta 14 días después de lo pagado. Comprueba que se puede cobrar en tu tarjeta.',
    },
    refunded: {
      name: 'Reembolsada',
      tone: 'bad',
      text: 'El último pago se ha reembolsado, y Premium ha terminado con él. Mientras la suscripción no se cancele, el próximo pago se cobrará como está previsto y Premium volverá con él.',
    },
    disputed: {
      name: 'Pago impugnado',
      tone: 'bad',
      text: 'Tu banco ha impugnado o retirado el último pago. Premium está en pausa hasta que lo recuperemos o llegue el siguiente.',
    },
    ended: {
      name: 'Terminada',
      tone: 'plain',
      text: 'Tu suscripción ha terminado. Puedes retomarla.',
    },
  },
  manage: 'Gestionar la suscripción',
  manageText:
    'Pasar de mensual a anual o al revés, cancelar, cambiar de tarjeta y ver facturas, en Stripe.',
  onlyOwners: 'Solo un propietario de una cuenta aprobada puede contratar y gestionar Premium.',
  paid: 'Gracias: Premium está activo.',
  paidSoon:
    'Gracias. Tu pago está en camino: Premium se activará en cuanto llegue. Vuelve a mirar dentro de un minuto.',
  noPlan: 'Elige mensual o anual.',
  leading: {
    title: 'Pagas en Stripe',
    text: 'Ahora te llevamos allí. Campcairn nunca ve tu tarjeta.',
    go: 'Continuar a Stripe',
  },
  plans: {
    monthly: {
      name: 'Mensual',
      price: '19 £',
      each: 'al mes',
      text: 'Cancela cuando quieras. Sigue activo hasta el final del mes pagado.',
      buy: 'Pagar cada mes',
    },
    yearly: {
      name: 'Anual',
      price: '190 £',
      each: 'al año',
      text: 'Dos meses gratis frente al pago mensual. Sigue activo hasta el final del año pagado.',
      buy: 'Pagar cada año',
    },
    how: 'Pagas en Stripe, que añade los impuestos que correspondan, te pide el NIF a efectos del IVA y envía facturas. Campcairn nunca ve tu tarjeta.',
  },
  featured: {
    title: 'Tu anuncio en el bloque «Publicidad»',
    chosen:
      'Lo has elegido tú. Se sortea entre los que encajan con una búsqueda, como todos los demás.',
    first:
      'Es tu primer anuncio, porque no has elegido ninguno. Se sortea entre los que encajan con una búsqueda, como todos los demás.',
    none: 'Ahora los viajeros no ven ninguno de tus anuncios.',
    label: 'Destacar otro de tus anuncios',
    labelOfId: 'Identificador de otro de tus anuncios',
    choose: 'Destacar este',
    done: 'Elegido. Las búsquedas lo muestran en segundos.',
    refused: 'Los viajeros ya no ven este anuncio. Elige otro.',
  },
  notSetUp: {
    title: 'Los pagos no están configurados aquí',
    text: 'En esta instalación no se puede comprar nada. Los responsables pueden conceder Premium a mano: escribe a',
  },
  does: {
    title: 'Qué aporta',
    points: [
      'Las consultas te llegan también por correo, a la dirección que elijas.',
      'La página de tu camping que viene de OpenStreetMap muestra tus fotos, precios y textos, señalados como tuyos.',
      'Ves cuántas veces se ha mostrado, abierto y pulsado cada anuncio, y cuántas consultas ha recibido.',
    ],
    featured:
      'Uno de tus anuncios puede entrar en el sorteo del bloque marcado como «Publicidad», sobre los resultados en los que encaja.',
  },
  doesNot: {
    title: 'Qué no cambia',
    points: [
      'El orden de los resultados, qué anuncios encajan y cuántos se cuentan.',
      'Los datos que OpenStreetMap da de un camping.',
      'Qué consultas recibes y cómo funcionan tu webhook y tu API.',
      'Que puedas quedarte: cuando termina, todo lo demás sigue.',
    ],
    more: 'Cómo se ordenan los resultados',
  },
};
