import type { Messages } from '../index.ts';

export const mailLinks: Messages['mailLinks'] = {
  off: {
    title: 'Mails abbestellen',
    topics: {
      enquiries: 'nicht zustellbare Anfragen',
      webhook: 'den Webhook',
      feed: 'den Produktfeed',
      listings: 'Inserate, die wir ausblenden',
      summary: 'die Woche bei Campcairn',
    },
    ask: (topic, partner) => `Mails über ${topic} gehen an die Kontaktadresse von ${partner}.`,
    button: 'Abbestellen',
    others: 'Andere Mails kommen weiterhin. Sonst ändert sich nichts.',
    done: (topic, partner) => `Mails über ${topic} sind für ${partner} abbestellt.`,
    again: 'Ein Inhaber des Kontos kann sie im Dashboard wieder einschalten.',
    dashboard: 'Zum Dashboard',
  },
  contact: {
    title: 'Änderung der Kontaktadresse',
    text: (by, partner) => `${by} möchte die Kontaktadresse von ${partner} bei Campcairn ändern.`,
    from: 'Bisher',
    to: 'Neu',
    until: 'Zu bestätigen bis',
    both: 'Sie wird geändert, wenn beide Adressen es bestätigt haben.',
    confirm: 'Bestätigen',
    refuse: 'Ablehnen',
    waiting: {
      new: 'Bestätigt. Jetzt muss noch die bisherige Adresse bestätigen.',
      old: 'Bestätigt. Jetzt muss noch die neue Adresse bestätigen.',
    },
    ended: {
      changed: 'Die Kontaktadresse ist geändert.',
      refused: 'Abgelehnt. Die Kontaktadresse bleibt, wie sie ist.',
    },
  },
};
