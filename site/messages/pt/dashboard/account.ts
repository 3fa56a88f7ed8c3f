import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('pt');

export const words: DashboardWords['account'] = {
  title: 'Conta',
  lead: 'Quem é, para onde lhe escrevemos e o que lhe enviamos.',
  onlyOwners: 'Só os proprietários da conta podem alterar esta página.',
  done: {
    profile: 'O seu perfil foi guardado.',
    enquiries: 'Guardado. O próximo pedido vai para esse endereço.',
    channel: 'Guardado. As páginas falam da forma que escolheu.',
    asked:
      'Escrevemos para os dois endereços. A mudança acontece quando os dois a tiverem confirmado.',
    withdrawn: 'A mudança foi anulada. Tudo fica como estava.',
    mails: 'Guardado. Os outros e-mails já não são enviados.',
  },
  profile: {
    title: 'Perfil',
    lead: 'O seu nome aparece em todos os seus anúncios.',
    name: 'Nome',
    nameHint: 'Os endereços das suas páginas não mudam.',
    website: 'Site',
    websiteHint: 'Por exemplo, https://vans.example',
    language: 'Língua dos nossos e-mails',
    time_zone: 'Fuso horário',
    zoneOfCountry: (city) => `O do seu país (${city})`,
    categories: 'O que aluga',
    countries: 'Países onde aluga',
    otherCountries: (chosen) =>
      chosen === 0
        ? 'Outros países'
        : n(chosen, { one: 'Outros países (# escolhido)', other: 'Outros países (# escolhidos)' }),
    none: 'nenhum indicado',
    save: 'Guardar perfil',
  },
  channel: {
    title: 'Como sabe dos pedidos',
    lead: 'As páginas falam da forma que escolher. Todos os pedidos ficam sempre em «Contactos».',
    choose: 'Como quer saber dos pedidos?',
    choices: {
      dashboard: {
        name: 'Venho ver aqui',
        text: 'O número deles está ao lado de «Contactos» em todas as páginas, e no separador do navegador.',
      },
      mail: {
        name: 'Por e-mail',
        text: 'Cada pedido é-lhe enviado logo por e-mail. Faz parte do Premium.',
      },
      webhook: {
        name: 'Por um webhook (para programadores)',
        text: 'Cada pedido é enviado para o seu servidor em segundos.',
      },
    },
    save: 'Guardar',
    saved: 'Guardado.',
    onlyOwners: 'É um proprietário da conta que escolhe.',
    developers: 'O que é para programadores: chave da API, webhooks, ficheiros de produtos',
  },
  enquiries: {
    title: 'Pedidos por e-mail',
    lead: 'Ficam também em «Contactos».',
    onlyPremium:
      'Os pedidos chegam por e-mail aos parceiros com Premium. O que escolher aqui vale assim que o tiver.',
    choose: 'Para onde enviar os pedidos',
    contact: 'Para o endereço de contacto',
    contactIs: (email) => `${email}, ou o que o substituir se o mudar.`,
    address: 'Para outro endereço',
    addressText: 'Por exemplo, o do seu serviço de reservas.',
    nobody: 'Para lado nenhum',
    nobodyText: 'Esperam por si em «Contactos».',
    email: 'Endereço para os pedidos',
    emailHint: 'Só se escolheu «Para outro endereço».',
    save: 'Guardar',
  },
  contact: {
    title: 'Endereço de contacto',
    lead: 'Escrevemos-lhe para aí sobre a conta. Os viajantes não o veem.',
    now: 'Endereço atual',
    email: 'Novo endereço de contacto',
    emailHint:
      'Os dois endereços recebem uma ligação. A mudança acontece quando os dois a confirmarem, no prazo de 7 dias.',
    ask: 'Pedir a mudança',
    wanted: (to) => `Foi pedida a mudança para ${to}`,
    by: (who, until) => `Pedida por ${who}. Caduca em ${until}.`,
    confirmed: {
      new: 'O novo endereço confirmou-a.',
      old: 'O endereço atual confirmou-a.',
      none: 'Nenhum dos dois endereços a confirmou ainda.',
    },
    withdraw: 'Anular',
    replaces: 'Se pedir outra mudança, substitui esta.',
  },
  mails: {
    title: 'E-mails',
    lead: 'Os e-mails que lhe pedem para fazer algo na conta são sempre enviados. Para onde vão os pedidos escolhe-se acima.',
    always: 'Os e-mails que lhe pedem para fazer algo na conta são sempre enviados.',
    topics: {
      enquiries: 'Um pedido não pôde ser entregue',
      webhook: 'O webhook falha ou voltou a funcionar',
      feed: 'O ficheiro de produtos não pode ser lido ou tem linhas por corrigir',
      listings: 'Um anúncio está oculto ou precisa de atenção',
      summary: 'A semana em números',
    },
    choose: 'E-mails que quer receber',
    on: 'ligado',
    off: 'desligado',
    save: 'Guardar',
  },
  archive: {
    title: 'Exportar os seus dados',
    lead: 'Tudo o que guardamos desta conta num ficheiro ZIP: anúncios, calendários, contactos, envios, equipa e registo, em JSON e em CSV. Contém o que os viajantes escreveram: guarde-o em segurança.',
    button: 'Exportar tudo',
  },
  close: {
    title: 'Encerrar a conta',
    lead: 'É definitivo: não pode voltar a ser aberta.',
    open: 'Encerrar esta conta…',
    means: [
      'Os seus anúncios deixam de ser mostrados e são eliminados.',
      'A chave da API, o webhook e os ficheiros de produtos deixam logo de funcionar.',
      'Os dados de contacto dos viajantes são apagados.',
      'Mais ninguém da sua equipa pode entrar nela.',
    ],
    premium: {
      subscription:
        'A sua subscrição do Premium termina logo, e nada mais é debitado. O que está pago do resto do mês ou do ano não é devolvido automaticamente: escreva-nos se o quiser pedir.',
      premium: 'O seu Premium termina logo.',
    },
    exportFirst: 'Se quiser ficar com alguma coisa, exporte tudo primeiro.',
    name: (name) => `Escreva ${name} para confirmar`,
    button: 'Encerrar a conta definitivamente',
  },
  closed: {
    title: 'A conta está encerrada',
    text: 'A sua sessão terminou. Os anúncios saíram do site, e o que os viajantes escreveram está a ser apagado. Um e-mail para o endereço de contacto confirma-o.',
    mistake: 'Pode candidatar-se de novo quando quiser.',
    home: 'Ir para o início',
  },
};
