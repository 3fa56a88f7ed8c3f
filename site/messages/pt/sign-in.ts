import type { Messages } from '../index.ts';

export const signIn: Messages['signIn'] = {
  title: 'Iniciar sessão',
  lead: 'Para parceiros e para a equipa do Campcairn. Os viajantes não precisam de conta.',
  description: 'Entre no painel dos seus anúncios e pedidos.',
  email: 'Endereço de e-mail',
  send: 'Enviar-me uma ligação para entrar',
  invalid: 'Escreva um endereço de e-mail, por exemplo nome@vans.example.',
  tooMany: (minutes) => `Demasiadas tentativas. Tente de novo daqui a ${minutes} minutos.`,
  withPasskey: 'Entrar com uma chave de acesso',
  passkeyFailed:
    'Não foi possível usar essa chave de acesso aqui. Tente de novo ou peça uma ligação por e-mail.',
  again: {
    title: 'Inicie sessão de novo',
    lead: 'Esta alteração pede uma sessão iniciada nas últimas 12 horas. Ainda nada foi alterado.',
  },
  unsent: {
    lead: 'A sua sessão tinha terminado e o que enviou não foi guardado.',
    waits: 'O que escreveu continua aqui: inicie sessão num novo separador e envie-o.',
    file: 'Inicie sessão e escolha o ficheiro outra vez.',
    signIn: 'Iniciar sessão num novo separador',
    send: 'Já iniciei sessão: enviar',
  },
  or: 'ou',
  noAccount: 'Ainda não tem conta?',
  apply: 'Candidate-se a parceiro',
  sent: {
    title: 'Veja o seu e-mail',
    lead: 'Se o endereço tem conta, uma ligação vai a caminho. Funciona uma vez, 15 minutos, neste navegador.',
    nothing: 'Não chegou nada?',
    checks: [
      'Veja na pasta de correio não solicitado.',
      'Use o endereço da sua candidatura ou para o qual foi convidado.',
    ],
    again: 'Pedir outra ligação',
    outbox:
      'Isto é uma demonstração: os seus e-mails estão na caixa de saída, que se abre com a ligação mostrada ao arrancar:',
  },
  link: {
    lead: 'Mais um passo e terá entrado neste dispositivo.',
    button: 'Iniciar sessão',
    gone: {
      title: 'Esta ligação já não funciona',
      lead: 'Uma ligação funciona uma vez, 15 minutos, e só a mais recente.',
    },
    otherBrowser: {
      title: 'Abra a ligação onde a pediu',
      lead: 'Por segurança só funciona no navegador que a pediu. Copie-a para lá ou peça outra aqui.',
    },
    locked: {
      title: 'Abra primeiro a caixa de saída',
      lead: 'Isto é uma demonstração: as suas ligações iniciam a sessão de quem abriu a caixa de saída. Abra neste navegador a ligação para a caixa de saída que a demonstração mostrou ao arrancar, e depois esta outra vez.',
    },
    again: 'Pedir uma nova ligação',
  },
  factor: {
    title: 'O segundo passo',
    lead: 'A equipa mostra uma segunda prova além do e-mail.',
    again:
      'Mostre de novo o seu segundo passo: esta alteração pede um dos últimos 15 minutos. Ainda nada foi alterado.',
    code: 'Código da sua aplicação ou código de recuperação',
    firstCode: 'Código que a aplicação mostra',
    button: 'Continuar',
    wrong: 'Esse código está errado ou já foi usado. Os códigos mudam a cada 30 segundos.',
    tooMany: 'Demasiados códigos. Tente de novo daqui a 15 minutos.',
    setUp: {
      title: 'Prepare o seu segundo passo',
      lead: 'Adicione uma chave de acesso ou uma aplicação de autenticação: leia esta imagem com ela e escreva o código que mostra.',
      key: 'Ou escreva esta chave na aplicação:',
      ended:
        'A chave anterior era válida durante 15 minutos. Acrescente a que é mostrada agora e escreva o código dela.',
      qr: 'Código QR da chave',
      addPasskey: 'Adicionar uma chave de acesso',
    },
    codes: {
      title: 'Os seus códigos de recuperação',
      lead: 'Cada um permite entrar uma vez se perder o telemóvel. Só se veem agora: imprima-os ou guarde-os com as suas palavras-passe.',
      copy: 'Copiá-los',
      go: 'Guardei-os: continuar',
    },
  },
  signOut: 'Terminar sessão',
};
