import type { Messages } from '../index.ts';

export const offline: Messages['offline'] = {
  title: 'Neste dispositivo',
  lead: 'Os guardados, a sua viagem e os comprovativos abrem sem rede, só neste dispositivo.',
  needsScript: 'É preciso JavaScript, porque tudo acontece no seu navegador.',
  noNetwork: 'Sem rede. A página que pediu não está guardada neste dispositivo.',
  keptNote: 'Guardado neste dispositivo {ago}.',
  pages: 'Páginas para a estrada',
  nothing: 'Ainda nada. Guarde algo ou planeie uma viagem, e abrirá sem rede.',
  on: 'São guardadas páginas neste dispositivo.',
  off: 'Não são guardadas páginas neste dispositivo.',
  turnOff: 'Não guardar nada e apagar tudo',
  turnOffText:
    'Apaga as páginas guardadas, os comprovativos e os pedidos por enviar. Os seus guardados e a sua viagem ficam, mas precisam de rede.',
  turnOn: 'Guardar páginas para a estrada',
  unsupported: 'Este navegador não consegue guardar páginas.',
  homeScreen:
    'No menu do navegador, «Adicionar ao ecrã principal» põe este site ao lado das suas aplicações.',
  receiptKept: 'Esta página está guardada neste dispositivo e abre sem rede.',
  howToDelete: 'Ver e apagar o que está guardado',

  unsent: {
    title: 'Pedidos por enviar',
    kept: 'O seu pedido está guardado neste dispositivo. Quando a rede voltar, perguntamos-lhe antes de o enviar.',
    noNetwork: 'Sem rede.',
    ask: (title) => `Enviar agora o seu pedido sobre «${title}»?`,
    askSeveral: (titles) => `Enviar agora os seus pedidos sobre ${titles}?`,
    send: 'Enviar agora',
    discard: 'Descartar',
    later: 'Mais tarde',
    sending: 'A enviar…',
    discarded: 'Descartado. Nada foi enviado.',
    stillAway: 'Continua sem rede. O seu pedido continua guardado.',
    gone: 'Este anúncio já não é mostrado. Nada foi enviado.',
    check: 'Não foi possível enviá-lo tal como está. Verifique o formulário e envie-o.',
  },

  remind: {
    title: 'Pesquisas que segue',
    start: 'Lembrar-me neste dispositivo',
    stop: 'Deixar de me lembrar',
    lead: 'Sem conta: este navegador verifica quando abre o site e conta as novidades ao lado de «Guardados».',
    started: 'Será lembrado neste dispositivo.',
    stopped: 'O lembrete terminou.',
    failed: 'Não resultou. Tente de novo com rede.',
    full: 'Dez pesquisas no máximo. Deixe primeiro de seguir uma delas.',
    news: 'Novidades: {count}',
    none: 'Nada de novo',
  },
};
