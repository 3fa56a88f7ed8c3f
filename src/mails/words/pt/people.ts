import type { MailWords } from '../shape.ts';

export const people: MailWords['people'] = {
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
};
