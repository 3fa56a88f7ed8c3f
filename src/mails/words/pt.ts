import type { MailWords } from './en.ts';

export const words: MailWords = {
  account: {
    contactNew: {
      subject: 'Confirme o novo endereço de contacto da sua conta Campcairn',
      text: (partner, by) =>
        `${by} pediu que este passe a ser o endereço de contacto de ${partner} no Campcairn: o que recebe as mensagens sobre a conta.`,
      both: 'Muda quando este endereço e o atual o tiverem confirmado.',
      button: 'Confirmar este endereço',
      notYou: 'Se não sabe do que se trata, não faça nada: o endereço fica como está.',
    },
    contactOld: {
      subject: 'O endereço de contacto da sua conta Campcairn vai mudar',
      text: (partner, by) =>
        `${by} pediu para mudar o endereço de contacto de ${partner} no Campcairn.`,
      from: 'De',
      to: 'Para',
      both: 'Muda quando os dois endereços o tiverem confirmado.',
      button: 'Confirmar ou recusar',
      notYou: 'Se ninguém da sua equipa o pediu, recuse-o ali, e veja quem faz parte da equipa.',
    },
    until: (moment) => `A ligação funciona até ${moment}.`,
    contactChanged: {
      subject: 'O endereço de contacto da sua conta Campcairn mudou',
      text: (partner) =>
        `Os dois endereços o confirmaram: as mensagens sobre a conta de ${partner} vão a partir de agora para o novo.`,
      now: 'Endereço de contacto',
      notYou: 'Se for um engano, responda a esta mensagem.',
    },
    closed: {
      subject: 'A sua conta Campcairn está encerrada',
      text: (partner, by) =>
        `${by} encerrou a conta de ${partner}. Os anúncios já não são mostrados, a chave e o webhook já não funcionam, e o que os viajantes escreveram foi apagado.`,
      gone: 'Os próprios anúncios são eliminados nas próximas horas.',
      back: 'Se for um engano, responda depressa a esta mensagem. Pode candidatar-se de novo quando quiser.',
    },
    status: {
      suspended: {
        subject: 'A sua conta está suspensa',
        text: (partner) =>
          `Suspendemos a conta de ${partner}. Os anúncios estão ocultos, e a chave da API e os ficheiros nada fazem até a reabrirmos. Nada é eliminado.`,
      },
      rejected: {
        subject: 'A sua conta já não pode publicar',
        text: (partner) =>
          `Terminámos a parceria com ${partner}. Os anúncios já não são mostrados.`,
      },
      approved: {
        subject: 'A sua conta está de novo aberta',
        text: (partner) =>
          `A conta de ${partner} está de novo aberta. Os anúncios são mostrados como antes, e a chave da API funciona.`,
      },
      reason: 'O motivo:',
      answer:
        'Responda a esta mensagem se acha que estamos enganados, ou quando o motivo tiver desaparecido.',
    },
  },
  applications: {
    received: {
      subject: 'Recebemos a sua candidatura ao Campcairn',
      thanks: (day) =>
        `Obrigado. Recebemos deste endereço uma candidatura para anunciar no Campcairn (${day}).`,
      next: (day) =>
        `Verificamos se a empresa é real e se tem ou gere o que anuncia. Terá a nossa resposta até ${day}, o mais tardar.`,
      prepare:
        'Até lá pode preparar os seus anúncios: inicie sessão com este endereço. Mais ninguém os vê antes de a candidatura ser aceite.',
      change:
        'Responda a esta mensagem se houver algo a corrigir, ou se não foi quem se candidatou: nesse caso apagamo-la.',
    },
    approved: {
      subject: 'Já pode anunciar no Campcairn',
      welcome: (business) =>
        `Boas-vindas. Vimos a sua candidatura: ${business} é agora parceiro do Campcairn.`,
      signIn: 'Iniciar sessão',
      api: 'Os seus anúncios chegam pela API. Inicie sessão com este endereço e crie a sua chave no painel: só é mostrada uma vez e nunca segue por e-mail.',
      guide: 'O guia para programadores (em inglês)',
      feedGiven:
        'Lemos as primeiras linhas do seu ficheiro e dizemos-lhe o que percebemos, antes de publicar seja o que for. Se só puder ser lido com um cabeçalho, responda a esta mensagem com o nome e o valor dele. No painel vê o que resultou de cada leitura.',
      feedToCome:
        'Responda a esta mensagem com o endereço do seu ficheiro, e com o nome e o valor de um cabeçalho se for preciso para o ler. Lemos as primeiras linhas e dizemos-lhe o que percebemos, antes de publicar seja o que for.',
      form: 'Inicie sessão com este endereço e adicione os seus anúncios no painel: num formulário, ou a partir de um ficheiro.',
      prepared: 'Os anúncios que preparou já estão no ar.',
      live: 'Um anúncio fica no ar assim que chega. Anúncios, cliques e pedidos são grátis.',
    },
    declined: {
      subject: 'A sua candidatura ao Campcairn',
      sorry: (business) =>
        `Obrigado por se candidatar. Vimos a candidatura, e por agora não podemos anunciar ${business}.`,
      because: 'O que temos a dizer sobre ela:',
      prepared: (day) =>
        `O que preparou fica no seu painel até ${day}, e mais ninguém o vê. Depois apagamo-lo.`,
      again:
        'Se isso mudar, ou se percebemos mal alguma coisa, responda a esta mensagem ou candidate-se de novo.',
    },
    question: {
      subject: 'Uma pergunta sobre a sua candidatura ao Campcairn',
      before: (business) =>
        `Obrigado por se candidatar. Antes de decidirmos sobre ${business}, gostaríamos de saber:`,
      after: 'Responda a esta mensagem. A sua candidatura espera até lá.',
    },
  },
  claims: {
    approved: {
      subject: (campsite) => `O parque de campismo é seu no Campcairn: ${campsite}`,
      text: (campsite) =>
        `Verificámos o seu pedido: «${campsite}» é a partir de agora o seu parque de campismo no Campcairn.`,
      draft:
        'No seu painel espera-o um anúncio em pausa, com o nome, a posição e o site. Junte fotografias, preços e uma descrição, e ative-o: os viajantes passam a vê-lo, também na página do parque.',
      licence:
        'O nome, a posição e o site vêm do OpenStreetMap, © contribuidores do OpenStreetMap, sob a Open Database Licence. Confirme-os antes de publicar.',
      link: 'No seu painel, escolha qual dos seus anúncios é o parque, ou comece um novo.',
      openDraft: 'Completar o anúncio',
      openClaim: 'Abrir o pedido',
    },
    declined: {
      subject: (campsite) => `O seu pedido sobre um parque de campismo: ${campsite}`,
      text: (campsite) =>
        `Analisámos o seu pedido sobre «${campsite}», e não o podemos aceitar tal como está.`,
      next: 'Pode pedi-lo de novo quando isso tiver mudado. Responda a esta mensagem se acha que estamos enganados: é lida por uma pessoa.',
    },
    revoked: {
      subject: (campsite) => `Já não consideramos seu este parque de campismo: ${campsite}`,
      text: (campsite) =>
        `O seu pedido sobre «${campsite}» tinha sido aceite. Revogámos essa decisão: já não o consideramos proprietário deste parque de campismo.`,
      next: 'O seu anúncio fica como está, mas a página do parque já não o mostra como palavra do proprietário. Pode pedi-lo de novo. Responda a esta mensagem se acha que estamos enganados: é lida por uma pessoa.',
    },
    why: 'Porquê',
    open: 'Abrir o pedido',
  },
  enquiries: {
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
  },
  feed: {
    rows: {
      one: '1 linha',
      other: '# linhas',
    },
    failing: {
      subject: (rows) => `${rows} do seu ficheiro de produtos por publicar`,
      text: (read, failed) =>
        `Lemos ${read} linhas do seu ficheiro de produtos. Por publicar: ${failed}; todas as outras estão em dia.`,
      row: (number) => `Linha ${number}`,
      file: 'O ficheiro em anexo enumera-as todas com o motivo. Quando o seu ficheiro estiver corrigido, as linhas são publicadas com a leitura seguinte; não precisa de fazer mais nada.',
      open: 'Ver o ficheiro',
    },
    broken: {
      subject: 'O seu ficheiro de produtos não pode ser lido',
      text: (since) =>
        `Desde ${since} não conseguimos ler o seu ficheiro de produtos. Os seus anúncios ficam como estavam, mas já não são atualizados.`,
      what: 'O que aconteceu',
      next: 'Continuamos a tentar. Se o endereço ou um token mudou, responda a esta mensagem com o novo.',
    },
    test: {
      subject: 'O que percebemos do seu ficheiro de produtos',
      readAll: (rows) =>
        `Lemos todo o seu ficheiro de produtos, ${rows}, para ver o que percebemos. Nada foi publicado.`,
      readFirst: (rows) =>
        `Lemos o início do seu ficheiro de produtos, ${rows}, para ver o que percebemos. Nada foi publicado.`,
      broken: 'Tentámos ler o seu ficheiro de produtos, sem o conseguir:',
      understood: 'Percebido',
      of: (valid, rows) => `${valid} de ${rows}`,
      columns: 'Colunas lidas',
      as: (column, field) => `${column} como ${field}`,
      ignored: 'Colunas ignoradas',
      added: 'Seriam adicionados',
      changed: 'Seriam alterados',
      paused: 'Seriam pausados',
      fixes: 'O que é preciso corrigir',
      theRow: 'A linha',
      notes: 'Verifique, por favor',
      open: 'O relatório completo, com os seus anúncios como os viajantes os veriam',
      answer: 'Alguma coisa não está como queria? Responda a esta mensagem.',
    },
    decided: {
      accepted: {
        subject: 'O endereço do seu ficheiro está em uso',
        text: (host) =>
          `Usamos a partir de agora o endereço em ${host} que nos enviou. Se for o seu primeiro ficheiro, testamo-lo antes de o ler com regularidade.`,
      },
      declined: {
        subject: 'O endereço do seu ficheiro não mudou',
        text: (host) => `Não usamos o endereço em ${host} que nos enviou. Tudo fica como estava.`,
      },
      why: 'Porquê',
      answer: 'Responda a esta mensagem se tiver alguma pergunta.',
    },
  },
  frame: {
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
  },
  listing: {
    hidden: {
      subject: (title) => `Ocultámos o seu anúncio: ${title}`,
      text: (title) =>
        `«${title}» já não é mostrado no Campcairn. Continua na sua conta, e a API aceita alterações.`,
      why: 'Porquê',
      listing: 'Anúncio',
      next: 'Responda a esta mensagem quando o tiver corrigido, ou se acha que estamos enganados: é lida por uma pessoa.',
      open: 'Abrir o anúncio',
    },
    shownAgain: {
      subject: (title) => `De novo visível: ${title}`,
      text: 'Um anúncio seu que tínhamos ocultado já não está oculto. Pode ser encontrado enquanto não o tiver pausado.',
      open: 'A sua página',
    },
  },
  people: {
    signIn: {
      subject: 'A sua ligação para entrar no Campcairn',
      text: 'Alguém, esperamos que tenha sido quem nos lê, pediu para entrar no Campcairn com este endereço.',
      button: 'Iniciar sessão',
      once: (minutes) =>
        `A ligação funciona uma só vez, durante ${minutes} minutos, no navegador em que foi pedida.`,
      notYou: 'Se não fez este pedido, não faça nada: sem esta mensagem ninguém consegue entrar.',
    },
    credential: {
      subject: 'O seu acesso ao Campcairn mudou',
      changes: {
        passkey_added: 'Foi acrescentada uma chave de acesso ao seu início de sessão.',
        passkey_removed: 'Foi retirada uma chave de acesso do seu início de sessão.',
        app_added: 'Foi acrescentada uma aplicação de autenticação ao seu início de sessão.',
        app_replaced:
          'Uma nova aplicação de autenticação substituiu a anterior. Os códigos de recuperação também são novos.',
        app_removed:
          'A aplicação de autenticação foi retirada do seu início de sessão, com os seus códigos de recuperação.',
        factors_reset:
          'Alguém que gere o Campcairn retirou as suas chaves de acesso, a sua aplicação de autenticação e os respetivos códigos de recuperação, e terminou todas as suas sessões.',
        recovery_code_used: 'Um dos seus códigos de recuperação foi usado para iniciar sessão.',
        recovery_codes_renewed:
          'Foram criados novos códigos de recuperação. Os anteriores deixaram de funcionar.',
      },
      notYou:
        'Se não fez esta mudança, termine as outras sessões na página abaixo, retire o que não conhece e responda a esta mensagem.',
      button: 'Ver o seu acesso',
    },
    failed: {
      subject: 'Códigos errados no seu início de sessão no Campcairn',
      text: (count) =>
        `Num dia, foram apresentados ${count} códigos ou chaves de acesso errados para iniciar sessão em seu nome. Ninguém entrou com eles.`,
      notYou:
        'Se não foi você, talvez alguém possa ler o seu correio: mude a palavra-passe da sua caixa de correio, termine as outras sessões na página abaixo e responda a esta mensagem.',
    },
    invitation: {
      subject: (partner) => `Convite para a equipa de ${partner} no Campcairn`,
      text: (invitedBy, partner) =>
        `${invitedBy} adicionou este endereço à equipa de ${partner} no Campcairn.`,
      roles: {
        owner: 'Pode fazer tudo, também com a equipa e a conta.',
        member:
          'Pode alterar anúncios, responder a pedidos e configurar o webhook, mas não a equipa nem a conta.',
        reader: 'Pode ver tudo, sem alterar nada.',
      },
      button: 'Iniciar sessão',
      how: 'Inicie sessão com este endereço: recebe uma ligação por e-mail e não precisa de palavra-passe.',
      notYou: 'Se não sabe do que se trata, não faça nada, ou responda a esta mensagem.',
    },
  },
  premium: {
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
  },
  summary: {
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
  },
  webhook: {
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
  },
};
