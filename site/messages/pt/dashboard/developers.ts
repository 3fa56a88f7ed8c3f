import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['developers'] = {
  title: 'Para programadores',
  lead: 'Nada disto é preciso para anunciar e responder. Serve para ligar o seu site, a sua loja ou o seu sistema de reservas.',
  parts: {
    key: {
      title: 'Chave da API',
      text: 'Os seus programas enviam anúncios e calendários, e vão buscar pedidos.',
      go: 'Ver a chave',
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Cada pedido é enviado para o seu servidor em segundos.',
      go: 'Ver os webhooks',
    },
    feed: {
      title: 'Ficheiro de produtos',
      text: 'Lemos regularmente o seu ficheiro de produtos, e os seus anúncios acompanham-no.',
      go: 'Ver o ficheiro',
    },
    guide: {
      title: 'Guia para programadores',
      text: 'Como funciona cada um, com exemplos para experimentar.',
      go: 'Ler o guia',
    },
  },
  menu: {
    shown: 'Estas páginas estão no seu menu.',
    inUse: 'Estas páginas estão no seu menu, porque usa uma delas.',
    hidden: 'Estas páginas não estão no seu menu.',
    show: 'Manter no menu',
    hide: 'Retirar do menu',
    done: { shown: 'Agora estão no menu.', hidden: 'Já não estão no menu.' },
  },
};
