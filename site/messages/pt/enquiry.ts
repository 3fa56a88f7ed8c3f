import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('pt');

export const enquiry: Messages['enquiry'] = {
  title: (partner) => `Pergunte a ${partner}`,
  lead: (partner) => `Vai direto a ${partner}, que lhe responde a si.`,
  name: 'O seu nome',
  email: 'E-mail',
  phone: 'Telefone',
  start_date: 'De',
  end_date: 'Até',
  guests: 'Pessoas',
  message: 'Mensagem',
  messageHint: 'O que gostaria de saber?',
  /** Fields of their own in the form, and labelled lines in the message. */
  details: {
    children: 'Crianças',
    childrenHint: '2, de 4 e 7 anos',
    dog: 'Cães',
    dogHint: '1, pequeno',
    arrival: 'Hora de chegada',
  },
  beyondSleeps: (count) =>
    n(count, {
      one: 'Só dorme # pessoa. Pode perguntar na mesma.',
      other: 'Só dormem # pessoas. Pode perguntar na mesma.',
    }),
  consent: (partner) =>
    `Partilhar o que escrevi aqui com ${partner}, para que me possa responder. O Campcairn apaga-o ao fim de 90 dias.`,
  reply: {
    subject: (title) => `O seu pedido sobre ${title}`,
    hello: (name) => `Olá, ${name},`,
    wrote: (day, title) => `Em ${day} escreveu sobre «${title}»:`,
  },
  privacy: 'O que é guardado, e por quanto tempo',
  website: 'Deixe isto vazio',
  send: 'Enviar pedido',
  sending: 'A enviar…',
  problemsTitle: 'Ainda não seguiu',
  problemsText: 'Veja os campos assinalados.',
  robot: 'Foi depressa de mais. Espere alguns segundos e envie de novo.',
  away: 'Neste momento não conseguimos receber mensagens. O seu texto continua aqui: envie de novo dentro de um minuto.',
  unreached: 'A ligação falhou. O seu texto continua aqui: envie de novo.',
  ownPage: (partner) => `Ou pergunte na página de ${partner}`,
  staleForm: 'Esta página esteve aberta muito tempo. Envie de novo, por favor.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Chegaram demasiados pedidos da sua ligação. Tente de novo dentro de um minuto.',
      other: 'Chegaram demasiados pedidos da sua ligação. Tente de novo dentro de # minutos.',
    }),
  problems: {
    name: { missing: 'Indique o seu nome.', too_long: 'No máximo, 120 caracteres.' },
    email: {
      missing: 'Indique o seu e-mail.',
      too_long: 'No máximo, 254 caracteres.',
      not_an_email: 'Isto não parece um endereço de e-mail.',
      local_part_not_ascii:
        'Indique um endereço que antes da @ tenha apenas letras de a a z, algarismos e sinais.',
    },
    phone: { too_long: 'No máximo, 40 caracteres.' },
    start_date: {
      not_a_date: 'Este dia não existe no calendário.',
    },
    end_date: {
      not_a_date: 'Este dia não existe no calendário.',
      end_not_after_start: 'O último dia tem de vir depois do primeiro.',
    },
    guests: { not_1_to_50: 'Um número de 1 a 50.' },
    message: { too_long: 'No máximo, 2000 caracteres.' },
    consent: { not_agreed: 'Dê o seu acordo, para que o possamos passar.' },
  },
  otherProblem: 'Assim não pode ser enviado.',
  sentTitle: 'Temos o seu pedido',
  sentText: {
    held: (partner) => `${partner} vem buscá-lo aqui e responde-lhe por e-mail.`,
    sending: (partner) => `A caminho de ${partner}, que lhe responderá por e-mail.`,
    delivered: (partner) => `${partner} já o tem e responde-lhe por e-mail.`,
    failed: (partner) => `Ainda não entregue: ${partner} pode vir buscá-lo aqui.`,
    left: (partner) =>
      `${partner} deixou o Campcairn e não o vai receber. Pergunte a outro parceiro.`,
  },
  reference: 'Referência',
  whatWasSent: 'O que foi enviado',
  sentTo: 'Enviado a',
  about: 'Sobre',
  dates: 'Datas',
  partnerPage: (host) => `O anúncio em ${host}`,
  keepLink: 'Guarde esta ligação',
  keepText: 'Mostra se o pedido chegou e permite apagá-lo. Não a partilhe.',
  receiptTitle: 'O seu pedido',
  states: {
    held: (partner) => `À espera de que ${partner} o venha buscar`,
    sending: (partner) => `A caminho de ${partner}`,
    delivered: (partner) => `Recebido pelo sistema de ${partner}`,
    failed: (partner) => `Ainda por entregar; ${partner} ainda o pode vir buscar aqui`,
    left: (partner) => `${partner} deixou o Campcairn e não o vai receber`,
  },
  sentAt: 'Enviado',
  erasedTitle: 'Os seus dados estão apagados',
  erasedText: 'Nada do que escreveu é guardado aqui. O parceiro pode ainda ter a sua cópia.',
  eraseTitle: 'Apagá-lo',
  eraseText: (date) =>
    `O seu nome, e-mail, telefone e mensagem são apagados aqui o mais tardar em ${date}. O parceiro fica com o que recebeu.`,
  eraseAsk: 'Apagar os meus dados…',
  eraseSure: 'Apagá-los de vez? Não pode ser desfeito.',
  erase: 'Apagar os meus dados agora',
  listingGone: 'um anúncio que já não existe',

  answers: {
    name: 'Responde',
    usually: (within) => `Costuma responder ${within}`,
    within: {
      1: 'em menos de uma hora',
      3: 'em menos de 3 horas',
      6: 'em menos de 6 horas',
      12: 'em menos de 12 horas',
      24: 'em menos de um dia',
      48: 'em menos de dois dias',
    },
    howMeasured: 'Como se mede',
    measured: (partner, count) =>
      `De ${count} pedidos nos últimos 90 dias, ${partner} confirmou neste prazo ter recebido metade. Um nunca confirmado conta como tardio. Não se pode comprar e não muda a ordem dos resultados.`,
  },

  several: {
    title: 'Pergunte até a três de uma vez',
    lead: 'Um só formulário, um pedido a cada dono. Nenhum fica a saber a quem mais pergunta.',
    leadToOne: (partner) => `Um pedido a ${partner}, que lhe responde a si.`,
    leadAllToOne: (partner) =>
      `Um só formulário, um pedido a ${partner} por cada anúncio. ${partner} vê que pergunta por vários.`,
    link: 'Pergunte até a três de uma vez',
    ask: (count) => n(count, { one: 'Perguntar ao dono', other: 'Perguntar aos # de uma vez' }),
    askChosen: 'Perguntar até a três',
    chooseLead: 'Um formulário vai, no máximo, a três anúncios.',
    fromTrip: 'Um formulário, um período. Pergunte à parte pelas paragens de outras datas.',
    trip: 'As suas datas',
    check: 'Ver o que está livre, e o preço',
    mixed:
      'Todos recebem as mesmas datas, pessoas e mensagem. Diga nela o que muda para o veículo e o parque.',
    whom: (count) => n(count, { one: 'Pergunta a # dono', other: 'Pergunta por estes # anúncios' }),
    takeOut: 'Retirar',
    takeOutLabel: (title) => `Retirar: ${title}`,
    similar: 'Do mesmo género, por perto',
    nearby: (distance, title) => `a menos de ${distance} de ${title}.`,
    nearbyFree: (distance, title) => `a menos de ${distance} de ${title}, livres nas suas datas.`,
    add: 'Perguntar também aqui',
    addLabel: (title) => `Perguntar também aqui: ${title}`,
    you: 'Os seus dados e a sua pergunta',
    consents: 'Quem pode receber o que escreveu',
    about: (titles) => `Sobre: ${titles}`,
    agree: (partner) =>
      `Dê o seu acordo, para que possamos passar o pedido a ${partner}, ou retire este anúncio.`,
    send: (count) => n(count, { one: 'Enviar pedido', other: 'Enviar # pedidos' }),
    gone: (number) => `O anúncio número ${number} fica de fora: suspenso, retirado ou mal escrito.`,
    unread: (text) => `«${text}» não é nenhum anúncio e fica de fora.`,
    beyond: 'Um formulário vai, no máximo, a três anúncios. Estes não estão entre eles:',
    makeRoom: 'Retire um em baixo para abrir lugar, ou pergunte nas páginas deles.',
    notShown: (title) => `${title} já não é mostrado aqui, por isso nada foi enviado a ninguém.`,
    sendAgain: 'Foi retirado em baixo. Envie de novo para perguntar aos outros.',
    fewer: 'Cada dono conta como um pedido: pode retirar um.',
    emptyTitle: 'Ainda não há a quem perguntar',
    emptyText:
      'Escolha até três veículos ou parques: entre os guardados ou na página de um anúncio.',
    sentTitle: 'Temos os seus pedidos',
    receiptTitle: 'Os seus pedidos',
    alone: 'O comprovativo só deste pedido',
    keepText: 'Mostra se cada pedido chegou e permite apagá-los. Não a partilhe.',
    eraseTitle: 'Apagá-los',
    eraseText: (date) =>
      `O seu nome, e-mail, telefone e mensagem são apagados aqui o mais tardar em ${date}, em todos estes pedidos. Os parceiros ficam com o que receberam.`,
    eraseSure: 'Apagar de vez os seus dados em todos estes pedidos? Não pode ser desfeito.',
    allErased:
      'Já nada do que escreveu é guardado aqui. Os parceiros podem ainda ter as cópias que receberam.',
  },
};
