import type { MailWords } from '../shape.ts';

export const frame: MailWords['frame'] = {
  topics: {
    enquiries: 'pedidos que não puderam ser entregues',
    webhook: 'o seu webhook',
    feed: 'o seu ficheiro de produtos',
    listings: 'os seus anúncios',
    summary: 'a sua semana no Campcairn',
  },
  why: (topic) =>
    `Recebe esta mensagem porque este endereço é o contacto de um parceiro do Campcairn. O assunto é: ${topic}. Um proprietário da conta pode ligar e desligar estas mensagens.`,
  switchOff: 'Desligar estas mensagens',
  reference: 'Referência',
  colon: ':',
};
