import type { Messages } from '../index.ts';

export const mailLinks: Messages['mailLinks'] = {
  off: {
    title: 'Desligar mensagens',
    topics: {
      enquiries: 'pedidos que não puderam ser entregues',
      webhook: 'o webhook',
      feed: 'o ficheiro de produtos',
      listings: 'anúncios que ocultamos',
      summary: 'a semana no Campcairn',
    },
    ask: (topic, partner) =>
      `O endereço de contacto de ${partner} recebe mensagens sobre o seguinte: ${topic}.`,
    button: 'Desligá-las',
    others: 'As outras mensagens continuam a chegar. Nada mais muda.',
    done: (topic, partner) => `Mensagens desligadas para ${partner}: ${topic}.`,
    again: 'Um proprietário da conta pode voltar a ligá-las no painel.',
    dashboard: 'Ir para o painel',
  },
  contact: {
    title: 'Mudança do endereço de contacto',
    text: (by, partner) =>
      `${by} pediu para mudar o endereço de contacto de ${partner} no Campcairn.`,
    from: 'De',
    to: 'Para',
    until: 'A confirmar até',
    both: 'Muda quando os dois endereços o tiverem confirmado.',
    confirm: 'Confirmar',
    refuse: 'Recusar',
    waiting: {
      new: 'Confirmado. O endereço atual também tem de o confirmar.',
      old: 'Confirmado. O novo endereço também tem de o confirmar.',
    },
    ended: {
      changed: 'O endereço de contacto mudou.',
      refused: 'Recusado. O endereço de contacto fica como está.',
    },
  },
};
