import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['premium'] = {
  title: 'Premium',
  lead: 'Mais formas de receber pedidos e de saber como correm os seus anúncios. Anunciar continua a ser grátis.',
  now: 'O seu Premium',
  on: 'Ativo',
  off: 'Inativo',
  none: 'Não tem Premium. Tudo o resto funciona sem ele.',
  granted: (day) => `O Campcairn ofereceu-lhe o Premium até ${day}.`,
  grantedForGood: 'O Campcairn ofereceu-lhe o Premium sem data de fim.',
  facts: {
    plan: 'Pagamento',
    plans: { monthly: 'Mensal, 19 £', yearly: 'Anual, 190 £', other: 'Por acordo' },
    state: 'Subscrição',
    renews: 'Renova-se em',
    until: 'Ativo até',
    ended: 'Terminou em',
  },
  states: {
    incomplete: {
      name: 'Por pagar',
      tone: 'ask',
      text: 'O primeiro pagamento foi começado e não terminado. Nada foi debitado. Pode começar de novo.',
    },
    trialing: {
      name: 'Período experimental',
      tone: 'good',
      text: 'O seu período experimental está em curso. O pagamento é debitado quando terminar.',
    },
    active: {
      name: 'Ativa',
      tone: 'good',
      text: 'A sua subscrição está paga e renova-se sozinha.',
    },
    cancelling: {
      name: 'Cancelada',
      tone: 'ask',
      text: 'Nada mais será debitado. O Premium continua ativo até ao fim do que está pago. Até lá pode anular o cancelamento.',
    },
    past_due: {
      name: 'Pagamento falhado',
      tone: 'bad',
      text: 'O último pagamento falhou. Será tentado de novo, e o Premium continua até 14 dias depois do que está pago. Verifique se o seu cartão pode ser debitado.',
    },
    refunded: {
      name: 'Reembolsada',
      tone: 'bad',
      text: 'O último pagamento foi reembolsado, e o Premium terminou com ele. Enquanto a subscrição não for cancelada, o próximo pagamento é debitado como previsto e traz o Premium de volta.',
    },
    disputed: {
      name: 'Pagamento contestado',
      tone: 'bad',
      text: 'O seu banco contesta o último pagamento ou já o retirou. O Premium fica em pausa até o recuperarmos ou até chegar o próximo.',
    },
    ended: {
      name: 'Terminada',
      tone: 'plain',
      text: 'A sua subscrição terminou. Pode retomá-la.',
    },
  },
  manage: 'Gerir a subscrição',
  manageText:
    'Passar de mensal a anual ou o contrário, cancelar, mudar de cartão e ver faturas, no Stripe.',
  onlyOwners: 'Só um proprietário de uma conta aprovada pode comprar e gerir o Premium.',
  paid: 'Obrigado: o Premium está ativo.',
  paidSoon:
    'Obrigado. O seu pagamento vai a caminho: o Premium fica ativo assim que chegar. Volte a ver daqui a um minuto.',
  noPlan: 'Escolha mensal ou anual.',
  leading: {
    title: 'O pagamento é feito no Stripe',
    text: 'Vai agora para lá. O Campcairn nunca vê o seu cartão.',
    go: 'Continuar para o Stripe',
  },
  plans: {
    monthly: {
      name: 'Mensal',
      price: '19 £',
      each: 'por mês',
      text: 'Cancele quando quiser. Continua ativo até ao fim do mês pago.',
      buy: 'Pagar por mês',
    },
    yearly: {
      name: 'Anual',
      price: '190 £',
      each: 'por ano',
      text: 'Dois meses grátis face ao pagamento mensal. Continua ativo até ao fim do ano pago.',
      buy: 'Pagar por ano',
    },
    how: 'O pagamento é feito no Stripe, que acrescenta os impostos devidos, recebe o seu número de IVA e envia as faturas. O Campcairn nunca vê o seu cartão.',
  },
  featured: {
    title: 'O seu anúncio no bloco «Publicidade»',
    chosen:
      'Foi o que escolheu. É sorteado entre os que correspondem a uma pesquisa, como todos os outros.',
    first:
      'É o seu primeiro anúncio, porque não escolheu nenhum. É sorteado entre os que correspondem a uma pesquisa, como todos os outros.',
    none: 'Neste momento os viajantes não veem nenhum dos seus anúncios.',
    label: 'Destacar outro dos seus anúncios',
    labelOfId: 'Identificador de outro dos seus anúncios',
    choose: 'Destacar este',
    done: 'Escolhido. As pesquisas mostram-no em segundos.',
    refused: 'Os viajantes já não veem este anúncio. Escolha outro.',
  },
  notSetUp: {
    title: 'Os pagamentos não estão configurados aqui',
    text: 'Nesta instalação não se pode comprar nada. Os responsáveis podem conceder o Premium à mão: escreva para',
  },
  does: {
    title: 'O que traz',
    points: [
      'Os pedidos chegam-lhe também por e-mail, ao endereço que escolher.',
      'A página do seu parque que vem do OpenStreetMap mostra as suas fotografias, preços e textos, assinalados como seus.',
      'Vê quantas vezes cada anúncio foi mostrado, aberto e clicado, e quantos pedidos recebeu.',
    ],
    featured:
      'Um dos seus anúncios pode ser sorteado para o bloco assinalado como «Publicidade», acima dos resultados a que corresponde.',
  },
  doesNot: {
    title: 'O que não muda',
    points: [
      'A ordem dos resultados, que anúncios correspondem e quantos são contados.',
      'Os dados que o OpenStreetMap indica de um parque.',
      'Que pedidos recebe e como funcionam o seu webhook e a sua API.',
      'Poder ficar: quando termina, tudo o resto continua.',
    ],
    more: 'Como são ordenados os resultados',
  },
};
