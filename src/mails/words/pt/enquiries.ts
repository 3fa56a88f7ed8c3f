import type { MailWords } from '../shape.ts';

export const enquiries: MailWords['enquiries'] = {
  created: {
    asks: (title) => `Um viajante pergunta no Campcairn por «${title}».`,
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    dates: 'Datas',
    guests: 'Pessoas',
    fromTo: (start, end) => `de ${start} a ${end}`,
    from: (start) => `a partir de ${start}`,
    until: (end) => `até ${end}`,
    answer: 'Responda a esta mensagem: a resposta vai diretamente para o viajante.',
  },
  failed: {
    subject: (about) => `Um pedido não pôde ser entregue: ${about}`,
    listing: (title) => `«${title}»`,
    deletedListing: 'um anúncio entretanto eliminado',
    webhook: (about) =>
      `O seu webhook não aceitou um pedido sobre ${about}. Não voltaremos a tentar.`,
    email: (about) =>
      `Não foi possível entregar-lhe por e-mail um pedido sobre ${about}. Não voltaremos a tentar.`,
    lastAttempt: 'Última tentativa',
    noAnswer: 'sem resposta',
    open: 'Abrir o pedido',
    fetch: (list, acknowledge, days) =>
      `Vá buscá-lo com ${list} e confirme-o com ${acknowledge}. É guardado durante ${days} dias.`,
  },
};
