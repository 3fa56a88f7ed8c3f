import type { MailWords } from '../shape.ts';

export const webhook: MailWords['webhook'] = {
  failing: {
    subject: 'O seu webhook não aceita os pedidos',
    text: (since) =>
      `Desde ${since}, nenhuma tentativa de entregar um pedido ao seu webhook resultou.`,
    lastAttempt: 'Última tentativa',
    noAnswer: 'sem resposta',
    host: 'Servidor',
    waiting: 'Pedidos à espera',
    next: 'Continuamos a tentar durante algumas horas com cada pedido. Nenhum se perde: os que não puderam ser entregues ficam no seu painel, e pode voltar a enviá-los dali quando estiver reparado.',
    open: 'Ver as tentativas',
  },
  recovered: {
    subject: 'O seu webhook voltou a funcionar',
    text: (at, since) =>
      `Desde ${at}, o seu webhook aceita de novo os pedidos. Falhava desde ${since}.`,
    lastFailure: 'Última falha',
    missed: (count) =>
      `Pedidos que entretanto esgotaram as tentativas: ${count}. Pode voltar a enviá-los a partir do painel.`,
    open: 'Ver as entregas',
  },
};
