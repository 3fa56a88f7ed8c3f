import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['team'] = {
  title: 'Equipa',
  lead: 'Quem pode entrar nesta conta e o que cada um pode fazer.',
  onlyOwners: 'Só os proprietários da conta podem convidar pessoas e mudar funções.',
  done: {
    invited: 'Convite enviado. Um e-mail explica como iniciar sessão.',
    again: 'O convite foi enviado de novo.',
    role: 'A função foi alterada.',
    removed: 'Essa pessoa já não pode entrar nesta conta.',
  },
  list: {
    title: 'Pessoas',
    caption: 'Pessoas desta conta',
    email: 'Pessoa',
    role: 'Função',
    joined: 'Entrou pela primeira vez',
    invited: (day, by) => (by === null ? `Adicionada em ${day}` : `Convite de ${by} em ${day}`),
    waiting: 'Ainda não entrou',
    you: 'você',
    actions: 'Alterar',
    roleOf: (email) => `Função de ${email}`,
    save: 'Mudar função',
    again: 'Convidar de novo',
    remove: 'Retirar',
    removeSure: (email) => `${email} perde logo o acesso.`,
    removeYes: 'Sim, retirar',
  },
  invite: {
    title: 'Convidar alguém',
    lead: 'Entra-se com este endereço, por uma ligação enviada por e-mail: não há palavra-passe.',
    email: 'Endereço de e-mail',
    emailHint: 'Um endereço pessoal: com um partilhado, o registo não distingue quem fez o quê.',
    role: 'Função',
    button: 'Enviar convite',
  },
  leave: {
    title: 'Sair desta equipa',
    open: (partner) => `Sair da equipa de ${partner}`,
    means: (partner) =>
      `Perde logo o acesso à conta de ${partner}, e só volta se um proprietário o convidar de novo. O que fez fica, tal como o seu acesso a outras contas.`,
    contact:
      'Os e-mails sobre a conta continuam a chegar ao seu endereço, porque é o endereço de contacto. Os proprietários podem mudá-lo na página da conta.',
    button: 'Sim, sair',
    lastOwner:
      'É o único proprietário, e uma conta precisa de um. Torne primeiro outra pessoa proprietária, e depois pode sair. A conta já não é precisa?',
    close: 'Encerrar a conta',
  },
  roles: {
    owner: 'Tudo, também a chave, a equipa e a conta.',
    member: 'Anúncios, contactos, webhook e ficheiro de produtos.',
    reader: 'Vê tudo e não altera nada.',
  },
  problems: { role: 'escolha o que a pessoa pode fazer' },
};
