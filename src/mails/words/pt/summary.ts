import type { MailWords } from '../shape.ts';

export const summary: MailWords['summary'] = {
  subject: (partner) => `${partner}: a sua semana no Campcairn`,
  week: (from, to) => `Semana de ${from} a ${to}.`,
  needs: 'O que precisa da sua atenção',
  nothing: 'Nada precisa da sua atenção: as entregas chegam e não há nada pendente.',
  deliveriesFail: {
    one: '# pedido não lhe pôde ser entregue.',
    other: '# pedidos não lhe puderam ser entregues.',
  },
  enquiriesWait: {
    one: '# pedido espera que o vá buscar ou confirme.',
    other: '# pedidos esperam que os vá buscar ou confirme.',
  },
  rowsFail: {
    one: '# linha do seu ficheiro de produtos não pode ser publicada.',
    other: '# linhas do seu ficheiro de produtos não podem ser publicadas.',
  },
  feedBroken: 'O seu ficheiro de produtos não pode ser lido.',
  hidden: {
    one: 'Ocultámos # anúncio; o motivo está no painel.',
    other: 'Ocultámos # anúncios; os motivos estão no painel.',
  },
  withoutPhotos: {
    one: '# anúncio ativo não tem fotografias.',
    other: '# anúncios ativos não têm fotografias.',
  },
  withoutDates: {
    one: '# anúncio ativo nada diz sobre as suas datas.',
    other: '# anúncios ativos nada dizem sobre as suas datas.',
  },
  figures: 'A semana em números',
  columns: { what: 'O quê', week: 'Esta semana', before: 'A semana anterior' },
  rows: {
    enquiries: 'Pedidos',
    clicks: 'Cliques para as suas páginas',
    active: 'Anúncios ativos',
  },
  connection: 'A sua ligação',
  lastPush: 'Última alteração enviada pela API',
  never: 'nenhuma em 90 dias',
  errorRate: 'Chamadas à API recusadas',
  webhook: 'Tempo de resposta do seu webhook (metade, 95 em 100)',
  feedRead: 'Ficheiro lido',
  ms: (milliseconds) => `${milliseconds} ms`,
  open: 'Abrir o painel',
};
