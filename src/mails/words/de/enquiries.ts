import type { MailWords } from '../shape.ts';

export const enquiries: MailWords['enquiries'] = {
  created: {
    asks: (title) => `Jemand fragt auf Campcairn nach „${title}“.`,
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    dates: 'Reisedaten',
    guests: 'Personen',
    fromTo: (start, end) => `${start}, bis ${end}`,
    from: (start) => `ab ${start}`,
    until: (end) => `bis ${end}`,
    answer: 'Antworten Sie auf diese Mail, um direkt zu antworten.',
  },
  failed: {
    subject: (about) => `Eine Anfrage konnte nicht zugestellt werden: ${about}`,
    listing: (title) => `„${title}“`,
    deletedListing: 'ein inzwischen gelöschtes Inserat',
    webhook: (about) =>
      `Ihr Webhook hat eine Anfrage nicht angenommen: ${about}. Wir versuchen es nicht noch einmal.`,
    email: (about) =>
      `Eine Anfrage konnte Ihnen nicht per E-Mail zugestellt werden: ${about}. Wir versuchen es nicht noch einmal.`,
    lastAttempt: 'Letzter Versuch',
    noAnswer: 'keine Antwort',
    open: 'Anfrage öffnen',
    fetch: (list, acknowledge, days) =>
      `Holen Sie sie mit ${list} ab und bestätigen Sie sie mit ${acknowledge}. Sie bleibt ${days} Tage gespeichert.`,
  },
};
