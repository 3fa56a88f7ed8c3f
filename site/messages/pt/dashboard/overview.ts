import type { DashboardWords } from '../../dashboard-words.ts';

const listings = (count: string) => (count === '1' ? '1 anúncio' : `${count} anúncios`);

export const words: DashboardWords['overview'] = {
  title: 'Resumo',
  lead: 'O que precisa de si primeiro, e como correram os últimos 30 dias.',
  prepare: {
    lead: 'O que pode fazer até decidirmos.',
    first: 'Prepare o seu primeiro anúncio',
    more: 'Prepare mais anúncios',
    what: [
      'Diga o que é, onde fica e quanto custa uma noite.',
      'Adicione as suas fotografias.',
      'Marque as noites ocupadas, ou ligue um calendário que já tenha noutro lado.',
    ],
    add: 'Adicionar um anúncio',
    file: 'Importar de uma folha de cálculo',
    see: 'Ver os seus anúncios',
    developer: 'Para o seu programador: já há uma chave de teste.',
    testKey: 'Ir para a chave de teste',
    after:
      'Escrevemos-lhe quando tivermos decidido. Os pedidos, a equipa e tudo o resto chegam com a aprovação.',
  },
  steps: {
    title: 'Primeiros passos',
    lead: (done, all) => `${done} de ${all} feitos`,
    done: 'Feito',
    each: {
      listing: {
        title: 'Adicione o seu primeiro anúncio',
        text: 'Preencha um formulário ou envie-nos uma folha de cálculo. Fica logo no site.',
        go: 'Adicionar um anúncio',
      },
      feed: {
        title: 'Ligue um ficheiro de produtos',
        text: 'Lemo-lo regularmente.',
        go: 'Ver o ficheiro',
      },
      read: {
        title: 'Receba dele os seus primeiros anúncios',
        text: 'Ficam no site assim que o ficheiro for lido. A página dele diz quando isso acontece e o que está errado numa linha.',
        go: 'Ver o ficheiro',
      },
      sent: {
        title: 'Envie o seu primeiro anúncio',
        text: 'Com um PUT pela API, ou no formulário aqui. Fica logo no site.',
        go: 'Ver como',
      },
      key: {
        title: 'Crie uma chave da API',
        text: 'Só se os seus programas enviarem anúncios ou forem buscar contactos. O formulário e os ficheiros não precisam de nenhuma.',
        go: 'Criar uma chave',
      },
      hear: {
        title: 'Como quer saber dos pedidos?',
        text: 'Os viajantes esperam por uma resposta, por isso escolha o que vê mais vezes.',
        go: 'Escolher',
      },
      premium: {
        title: 'Adira ao Premium, que lhe envia os pedidos por e-mail',
        text: 'Até lá esperam por si aqui, e o número deles está ao lado de «Contactos».',
        go: 'Ver o Premium',
      },
      webhook: {
        title: 'Indique o endereço do seu webhook',
        text: 'Até lá os pedidos esperam por si aqui, e o número deles está ao lado de «Contactos».',
        go: 'Configurar um webhook',
      },
    },
    guide: 'Guia para programadores',
  },
  enquiries: {
    dashboard: {
      title: (count) =>
        count === '1'
          ? '1 pedido espera pela sua resposta'
          : `${count} pedidos esperam pela sua resposta`,
      lead: 'Os viajantes reservam com quem responde primeiro.',
    },
    elsewhere: {
      title: (count) =>
        count === '1' ? '1 pedido não lhe chegou' : `${count} pedidos não lhe chegaram`,
      lead: 'Os viajantes esperam por uma resposta. Pode ler e responder aqui.',
    },
    read: 'Ler e responder',
    all: 'Ver todos',
  },
  needs: {
    title: 'O que precisa de si primeiro',
    nothing: 'Nada precisa de si.',
    nothingText:
      'Os pedidos chegam, os anúncios estão completos, e tudo o que é lido ou enviado funciona.',
    outage: 'O seu webhook falha',
    outageText: (moment) => `Todas as tentativas desde ${moment}.`,
    outageFailed: (count) =>
      count === '1' ? '1 envio esgotou as tentativas.' : `${count} envios esgotaram as tentativas.`,
    outageGo: 'Ver os envios',
    failed: (count) => (count === '1' ? '1 envio falhou' : `${count} envios falharam`),
    failedReason: (reason) => `O mais recente: ${reason}`,
    failedText: 'Todas as tentativas estão esgotadas.',
    failedGo: 'Ver os envios',
    feedBroken: (host) => `O ficheiro de ${host} não pode ser lido`,
    feedSince: (moment) => `Desde ${moment}`,
    feedGo: 'Ver o ficheiro',
    hidden: (title) => `Ocultámos «${title}»`,
    hiddenGo: 'Corrigir',
    moreHidden: (count) => `Ocultámos mais ${listings(count)}`,
    moreHiddenText: 'Cada um diz porquê na sua página.',
    moreHiddenGo: 'Ver os anúncios',
    rows: (count) =>
      count === '1'
        ? 'Há 1 linha do ficheiro por corrigir'
        : `Há ${count} linhas do ficheiro por corrigir`,
    rowsText: (host) => `Os anúncios respetivos não estão atualizados. De ${host}.`,
    rowsGo: 'Ver as linhas',
    held: (count) => `${listings(count)} em falta no ficheiro`,
    heldText: 'Tantos de uma vez que perguntamos antes de os pausar.',
    photos: (count) => `${listings(count)} sem fotografias`,
    photosText: 'Os viajantes passam à frente dos anúncios que não conseguem imaginar.',
    photosGo: 'Ver os que não têm fotografias',
    dates: (count) => `${listings(count)} sem datas`,
    datesText: 'A quem procura por datas dizemos que lhe pergunte se está livre.',
    datesGo: 'Ver os que não têm datas',
  },
  days: {
    title: 'Os últimos 30 dias',
    enquiries: 'Pedidos',
    clicks: 'Cliques para as suas páginas',
    table: 'Mostrar em tabela',
    caption: 'Contactos por dia, os mais recentes primeiro',
    day: 'Dia',
    all: 'Ver todos os contactos',
  },
  calls: {
    title: 'Chamadas à API',
    lead: 'Nos últimos 30 dias; os números chegam em segundos.',
    none: 'Os seus programas não chamaram a API nos últimos 30 dias.',
    noneGo: 'Como começar',
    all: 'Chamadas',
    refused: 'Recusadas',
    refusedNote: (count) => (count === '1' ? '1 chamada' : `${count} chamadas`),
    push: 'Último envio',
    pushNote: 'de anúncios ou datas que foi aceite',
    noPush: 'nenhum em 90 dias',
    key: 'Última utilização da chave',
    caption: 'Porque foram recusadas chamadas',
    why: 'Motivo',
    code: 'Código',
    count: 'Chamadas',
    share: 'De todas as chamadas',
    fine: 'Nenhuma foi recusada.',
    codes: {
      invalid_json: 'O corpo não era JSON.',
      bad_request: 'Um parâmetro do endereço era desconhecido, repetido ou errado.',
      invalid_external_id:
        'O seu identificador de um anúncio tinha caracteres ou um comprimento não permitidos.',
      forbidden: 'A conta não estava aprovada nessa altura.',
      not_found: 'Não havia nenhum anúncio ou contacto com esse identificador.',
      webhook_not_configured: 'Foi pedido um evento de teste quando não havia webhook.',
      payload_too_large: 'O corpo era demasiado grande.',
      unsupported_media_type: 'O corpo não foi enviado como JSON em UTF-8.',
      validation_error: 'Um campo não cumpria uma regra; a resposta indicou cada um.',
      rate_limited: 'Demasiadas chamadas num minuto.',
      internal_error: 'Algo falhou do nosso lado.',
    },
  },
  health: {
    title: 'Com que rapidez responde',
    developersTitle: 'Webhook e ficheiro de produtos',
    confirmed: 'Responde aos pedidos',
    within: {
      1: 'numa hora',
      3: 'em 3 horas',
      6: 'em 6 horas',
      12: 'em 12 horas',
      24: 'num dia',
      48: 'em dois dias',
    },
    told: (enquiries) =>
      `Mostrado aos viajantes: metade dos seus ${enquiries} pedidos dos últimos 90 dias teve resposta mais cedo.`,
    notTold: 'não mostrado',
    tooFew: (enquiries, least) =>
      `${enquiries} de ${least} pedidos com dois dias ou mais; depois os viajantes leem com que rapidez responde`,
    tooLate:
      'metade foi marcada como respondida ao fim de dois dias ou nunca; os viajantes não leem nada sobre isso',
    answer: 'O webhook responde em',
    answerNote: (p95) => `95 de 100 em ${p95}`,
    answerNone: 'ainda sem resposta',
    answerOff: 'sem webhook',
    delivered: 'Última entrega',
    feed: 'Ficheiro lido',
    feedOf: (host) => `de ${host}`,
    feedNone: 'sem ficheiro',
    feedBroken: 'falha',
    feedSince: (when, host) => `desde ${when}, de ${host}`,
    never: 'nunca',
  },
};
