import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['developers'] = {
  title: 'Para desarrolladores',
  lead: 'No necesitas nada de esto para publicar ni para responder. Sirve para conectar tu propio sitio web, tu tienda o tu sistema de reservas.',
  parts: {
    key: {
      title: 'Clave de la API',
      text: 'Tus programas envían anuncios y calendarios, y recogen consultas.',
      go: 'Ver la clave',
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Cada consulta se envía a tu servidor en segundos.',
      go: 'Ver los webhooks',
    },
    feed: {
      title: 'Feed',
      text: 'Leemos tu feed de productos una y otra vez, y tus anuncios lo siguen.',
      go: 'Ver el feed',
    },
    guide: {
      title: 'Guía para desarrolladores',
      text: 'Cómo funciona cada cosa, con ejemplos para probar.',
      go: 'Leer la guía',
    },
  },
  menu: {
    shown: 'Estas páginas están en tu menú.',
    inUse: 'Estas páginas están en tu menú, porque usas una de ellas.',
    hidden: 'Estas páginas no están en tu menú.',
    show: 'Mantenerlas en el menú',
    hide: 'Quitarlas del menú',
    done: { shown: 'Ahora están en el menú.', hidden: 'Ya no están en el menú.' },
  },
};
