import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['developers'] = {
  title: 'Für Entwickler',
  lead: 'Um zu inserieren und zu antworten, brauchen Sie hiervon nichts. Es verbindet Ihre Website, Ihren Shop oder Ihr Buchungssystem.',
  parts: {
    key: {
      title: 'API-Schlüssel',
      text: 'Ihre Programme senden Inserate und Kalender und holen Anfragen ab.',
      go: 'Schlüssel ansehen',
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Jede Anfrage geht innerhalb von Sekunden an Ihren Server.',
      go: 'Webhooks ansehen',
    },
    feed: {
      title: 'Feed',
      text: 'Wir lesen Ihren Produktfeed regelmäßig, und Ihre Inserate richten sich danach.',
      go: 'Feed ansehen',
    },
    guide: {
      title: 'Leitfaden für Entwickler',
      text: 'Wie alles funktioniert, mit Beispielen zum Ausprobieren.',
      go: 'Leitfaden lesen',
    },
  },
  menu: {
    shown: 'Diese Seiten stehen in Ihrem Menü.',
    inUse: 'Diese Seiten stehen in Ihrem Menü, weil Sie eine davon nutzen.',
    hidden: 'Diese Seiten stehen nicht in Ihrem Menü.',
    show: 'Im Menü behalten',
    hide: 'Aus dem Menü nehmen',
    done: {
      shown: 'Sie stehen jetzt im Menü.',
      hidden: 'Sie stehen nicht mehr im Menü.',
    },
  },
};
