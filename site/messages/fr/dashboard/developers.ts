import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['developers'] = {
  title: 'Pour développeurs',
  lead: 'Rien de tout cela n’est nécessaire pour publier et répondre. Cela relie votre site web, votre boutique ou votre logiciel de réservation.',
  parts: {
    key: {
      title: 'Clé d’API',
      text: 'Vos programmes envoient annonces et calendriers, et récupèrent les demandes.',
      go: 'Voir la clé',
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Chaque demande est envoyée à votre serveur en quelques secondes.',
      go: 'Voir les webhooks',
    },
    feed: {
      title: 'Flux',
      text: 'Nous relisons régulièrement votre flux de produits, et vos annonces le suivent.',
      go: 'Voir le flux',
    },
    guide: {
      title: 'Guide des développeurs',
      text: 'Comment chacun fonctionne, avec des exemples à essayer.',
      go: 'Lire le guide',
    },
  },
  menu: {
    shown: 'Ces pages figurent dans votre menu.',
    inUse: 'Ces pages figurent dans votre menu, car vous utilisez l’une d’elles.',
    hidden: 'Ces pages ne figurent pas dans votre menu.',
    show: 'Les garder dans le menu',
    hide: 'Les retirer du menu',
    done: {
      shown: 'Elles figurent maintenant dans le menu.',
      hidden: 'Elles ne figurent plus dans le menu.',
    },
  },
};
