import type { MailWords } from '../shape.ts';

export const webhook: MailWords['webhook'] = {
  failing: {
    subject: 'Ihr Webhook nimmt keine Anfragen an',
    text: (since) =>
      `Seit dem ${since} ist kein Versuch gelungen, Ihrem Webhook eine Anfrage zuzustellen.`,
    lastAttempt: 'Letzter Versuch',
    noAnswer: 'keine Antwort',
    host: 'Server',
    waiting: 'Wartende Anfragen',
    next: 'Wir versuchen es bei jeder Anfrage noch einige Stunden lang. Verloren geht keine: Was nicht zugestellt werden konnte, bleibt in Ihrem Dashboard und lässt sich von dort noch einmal senden, sobald es wieder geht.',
    open: 'Versuche ansehen',
  },
  recovered: {
    subject: 'Ihr Webhook funktioniert wieder',
    text: (at, since) =>
      `Seit dem ${at} nimmt Ihr Webhook wieder Anfragen an. Gescheitert war er seit dem ${since}.`,
    lastFailure: 'Letzter Fehler',
    missed: (count) =>
      `Anfragen, deren Versuche inzwischen aufgebraucht sind: ${count}. Sie können sie vom Dashboard aus noch einmal senden.`,
    open: 'Zustellungen ansehen',
  },
};
