import type { DashboardWords } from '../../dashboard-words.ts';

export const shell: DashboardWords['shell'] = {
  partnerNav: 'Painel',
  operatorNav: 'Consola',
  overview: 'Resumo',
  listings: 'Anúncios',
  calendar: 'Calendário',
  developers: 'Para programadores',
  more: 'Mais',
  tabs: { overview: 'Resumo', leads: 'Contactos', listings: 'Anúncios' },
  claims: 'Parques reivindicados',
  leads: 'Contactos',
  toAnswer: 'por responder',
  newEnquiry: 'Chegou um novo pedido.',
  statistics: 'Estatísticas',
  webhooks: 'Webhooks',
  feed: 'Ficheiro de produtos',
  key: 'Chave da API',
  premium: 'Premium',
  team: 'Equipa',
  account: 'Conta',
  profile: 'O seu acesso',
  signOut: 'Terminar sessão',
  others: 'Outras contas',
  own: 'As suas contas',
  otherAddress:
    'Se um e-mail o trouxe aqui, inicie sessão com o endereço a que ele chegou: pode ter entrado com outro.',
  whoIsSignedIn: 'Ver quem iniciou sessão',
  site: 'Voltar ao site',
  operatorLooks: (partner) =>
    `É da equipa do Campcairn e vê o que ${partner} vê. Aqui nada pode ser alterado, e a sua visita fica registada.`,
  toTest: 'Modo de teste',
  toLive: 'Modo real',
  testMode:
    'Modo de teste. Sem a ligação secreta ninguém vê estes anúncios, e os contactos são os que provoca com uma chave de teste.',
  toConsole: 'Voltar à consola',
  notApproved: {
    pending: {
      title: 'Estamos a ver a sua candidatura.',
      text: 'Prepare já os seus anúncios. Os viajantes veem-nos assim que o aceitarmos; até lá só você os vê.',
      short: 'Candidatura em análise: só você vê os seus anúncios.',
    },
    suspended:
      'Esta conta está suspensa: os anúncios não são mostrados e nada pode ser alterado. Responda ao e-mail sobre isso ou escreva-nos.',
    rejected: {
      title: 'Esta conta não foi aprovada.',
      reason: 'O motivo:',
      until: (day) => `O que preparou fica aqui até ${day}, e só você o vê. Depois é apagado.`,
      answer: 'Responda ao nosso e-mail se percebemos mal alguma coisa, ou candidate-se de novo.',
      download: 'Descarregar tudo ou fechar a conta agora',
    },
  },
  choose: {
    title: 'Que conta?',
    lead: 'Age em nome de vários parceiros.',
    left: 'Saiu da equipa.',
    leftTitle: 'A sua outra conta',
    leftLead: 'Continua a ter acesso a ela.',
    claimLead: 'Age em nome de vários parceiros. Qual deles gere o parque de campismo?',
    claimNone:
      'Só os parceiros podem reivindicar parques de campismo, e o seu endereço não é de nenhum. Candidate-se primeiro: respondemos em três dias úteis.',
    apply: 'Candidatar-se com este parque',
    none: 'Nenhuma conta',
    noneLead:
      'O seu endereço já não é de nenhum parceiro. Um proprietário da conta pode convidá-lo de novo.',
  },
  refused: {
    stranger: 'Nada foi guardado: esta página não existe ou já não tem acesso a ela.',
    reader: 'Nada foi guardado: a sua função aqui é de leitor, que não altera nada.',
  },
  role: { owner: 'Proprietário', member: 'Membro', reader: 'Leitor' },
};
