import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['claims'] = {
  title: 'Parques reivindicados',
  lead: 'Parques de campismo do OpenStreetMap que estão no Campcairn e que diz serem seus. Verificamos cada pedido.',
  search: {
    title: 'Procure o seu parque',
    lead: 'Entre os que estão no Campcairn a partir do OpenStreetMap, nos países da sua conta.',
    steps: [
      'Encontre abaixo o seu parque de campismo e diga que é seu.',
      'Mostre um código no site dele, para sabermos que é você.',
      'Decidimos em poucos dias. A página dele mostra então o seu anúncio.',
    ],
    field: 'Nome do parque de campismo',
    button: 'Procurar',
    found: 'Encontrados',
    nothing:
      'Nenhum parque com esse nome. Tente só uma palavra dele, ou percorra todos os parques.',
    browse: 'Percorrer todos os parques',
    nearby: 'Perto dos seus anúncios',
    near: (town) => `perto de ${town}`,
    distance: (distance) => `a ${distance} de um anúncio seu`,
    unnamed: 'Parque de campismo sem nome',
    choose: 'Este é meu',
  },
  onlyWriters:
    'Só os proprietários e os membros de uma conta aprovada podem reivindicar parques de campismo.',
  done: {
    made: 'Pedido enviado. Abaixo diz-se como continua.',
    found: 'O código está lá. Decidimos em breve sobre o seu pedido e avisamo-lo por e-mail.',
    missing: 'Fomos ver, e o código não estava lá.',
    withdrawn: 'O pedido foi retirado.',
    linked: 'Associado: a página do parque mostra o seu anúncio assim que estiver ativo.',
  },
  none: {
    title: 'Não reivindicou nenhum parque de campismo',
    text: 'Procure-o acima pelo nome.',
  },
  statuses: {
    pending: 'Em verificação',
    approved: 'Seu',
    declined: 'Recusado',
    withdrawn: 'Retirado',
    revoked: 'Revogado',
  },
  claimedOn: (day) => `Pedido de ${day}`,
  endedOn: {
    pending: (day) => `em ${day}`,
    approved: (day) => `aprovado em ${day}`,
    declined: (day) => `recusado em ${day}`,
    withdrawn: (day) => `retirado em ${day}`,
    revoked: (day) => `revogado em ${day}`,
  },
  gone: 'Este parque já não está no OpenStreetMap.',
  because: {
    declined: 'Recusámos o pedido:',
    revoked:
      'Já não o consideramos proprietário deste parque. A página dele já não mostra o seu anúncio como palavra do proprietário:',
  },
  again: 'Reivindicar de novo',
  offered: {
    title: (name) => `${name} é seu?`,
    page: 'A página dele no Campcairn',
    from: (osmRef) => `OpenStreetMap ${osmRef}`,
    byCode: (host) =>
      `Recebe um código para pôr em ${host}, o site que o OpenStreetMap indica. Nós procuramo-lo, e uma pessoa decide.`,
    byHand:
      'O OpenStreetMap não indica nenhum site, por isso uma pessoa verifica o seu pedido à mão. Ajuda acrescentar primeiro o site no OpenStreetMap.',
    make: 'É meu: reivindicá-lo',
  },
  check: {
    put: 'Mostre este código em qualquer parte do texto da página inicial de',
    putEnd: ', o site que o OpenStreetMap indica:',
    copy: 'Copiar',
    unseen: 'Ou sem que se veja: uma linha para quem faz o seu site',
    head: 'Vai no cabeçalho HTML (<head>) da página:',
    look: 'Verificar agora',
    lookAgain: 'Verificar de novo',
    found: {
      meta: 'O código está lá. Pode retirá-lo quando houver decisão.',
      text: 'O código está lá, no texto da página. Pode retirá-lo quando houver decisão.',
    },
    missing: (host) => `A página de ${host} responde, mas o código não está nela.`,
    badStatus: (status) => `O site responde com um erro (${status}).`,
    noAnswer: (why) => `Não foi possível ler o site. ${why}`,
    lookedAt: (time) => `Última verificação: ${time}.`,
    next: 'Depois disso uma pessoa decide, em poucos dias, e avisamo-lo por e-mail. Sem um código no site temos de verificar à mão, o que demora mais.',
    byHand:
      'O OpenStreetMap não indica nenhum site deste parque, por isso uma pessoa verifica o seu pedido à mão e pode telefonar-lhe ou escrever-lhe. Comunicamos-lhe a decisão por e-mail.',
    withdraw: 'Retirar o pedido',
  },
  approved: {
    listed:
      'Tem um anúncio seu. Os viajantes encontram-no assim que estiver ativo, também a partir da página do parque.',
    listedAlone: 'Tem um anúncio seu. Os viajantes encontram-no assim que estiver ativo.',
    open: 'Abrir o anúncio',
    which: 'Qual dos seus anúncios é este?',
    link: 'Associar',
    orStart: 'Ou crie um novo anúncio para ele.',
    start: 'Crie o anúncio: fica em pausa até o completar.',
    startButton: 'Criar um anúncio',
    licence:
      'O nome, a posição e o site de um novo anúncio vêm do OpenStreetMap: © contribuidores do OpenStreetMap, Open Database Licence. Confirme-os antes de publicar.',
  },
};
