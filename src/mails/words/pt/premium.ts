import type { MailWords } from '../shape.ts';

export const premium: MailWords['premium'] = {
  started: {
    subject: 'O Premium está ativo',
    text: (partner) => `Obrigado. O Premium está ativo para ${partner}.`,
    next: 'Os pedidos chegam-lhe também por e-mail, as suas fotografias e preços aparecem na página do seu parque de campismo e há números de cada anúncio. A ordem dos resultados não muda.',
    featured:
      'Um dos seus anúncios pode ser sorteado para o bloco assinalado como «Publicidade», acima dos resultados; escolhe-o na sua página do Premium.',
  },
  past_due: {
    subject: 'Um pagamento do Premium falhou',
    text: (partner) =>
      `O pagamento do novo período do Premium de ${partner} falhou. Será tentado de novo nos próximos dias.`,
    until: (moment) =>
      `O Premium continua até ${moment}. Verifique se o seu cartão pode ser debitado.`,
  },
  cancelling: {
    subject: 'O Premium está cancelado',
    text: (partner) => `O Premium de ${partner} está cancelado. Nada mais será debitado.`,
    until: (moment) => `Continua ativo até ${moment}, o fim do que está pago.`,
  },
  ended: {
    subject: 'O Premium terminou',
    text: (partner) => `O Premium de ${partner} terminou.`,
    next: 'Os seus anúncios, o lugar deles nos resultados e os seus pedidos por webhook e no painel ficam como estão. Os números ficam guardados para si.',
  },
  refunded: {
    subject: 'O Premium terminou com um reembolso',
    text: (partner) =>
      `O último pagamento do Premium de ${partner} foi reembolsado, e o Premium terminou com ele.`,
    next: 'Os seus anúncios, o lugar deles nos resultados e os seus pedidos por webhook e no painel ficam como estão. Os números ficam guardados para si.',
    renews:
      'Enquanto a subscrição não for cancelada, o próximo pagamento é debitado como previsto e traz o Premium de volta. Pode cancelá-la na sua página do Premium.',
  },
  disputed: {
    subject: 'O Premium está em pausa: um pagamento foi contestado',
    text: (partner) =>
      `O seu banco contesta o último pagamento do Premium de ${partner}. O Premium fica em pausa até isso se resolver.`,
    next: 'Se for um engano, diga-o ao seu banco ou responda a esta mensagem.',
  },
  given: {
    subject: 'O Premium continua ativo',
    ended: (partner) => `A subscrição do Premium de ${partner} terminou.`,
    refunded: (partner) => `O último pagamento do Premium de ${partner} foi reembolsado.`,
    disputed: (partner) => `O seu banco contesta o último pagamento do Premium de ${partner}.`,
    until: (moment) => `O Premium continua ativo até ${moment}: foi-lhe oferecido por nós.`,
    forGood: 'O Premium continua ativo: foi-lhe oferecido por nós, sem data de fim.',
  },
  button: 'A sua página do Premium',
};
