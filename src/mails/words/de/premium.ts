import type { MailWords } from '../shape.ts';

export const premium: MailWords['premium'] = {
  started: {
    subject: 'Premium ist eingeschaltet',
    text: (partner) => `Vielen Dank. Premium ist für ${partner} eingeschaltet.`,
    next: 'Anfragen erreichen Sie auch per Mail, Ihre Fotos und Preise stehen auf der Seite Ihres Campingplatzes, und zu jedem Inserat gibt es Zahlen. Die Reihenfolge der Ergebnisse ändert sich nicht.',
    featured:
      'Eines Ihrer Inserate kann für den Block über den Ergebnissen mit dem Vermerk „Anzeige“ ausgelost werden; Sie wählen es auf Ihrer Premium-Seite.',
  },
  past_due: {
    subject: 'Eine Zahlung für Premium ist fehlgeschlagen',
    text: (partner) =>
      `Die Zahlung für den neuen Zeitraum von Premium für ${partner} ist fehlgeschlagen. Sie wird in den nächsten Tagen noch einmal versucht.`,
    until: (moment) =>
      `Premium läuft bis zum ${moment} weiter. Sorgen Sie dafür, dass Ihre Karte belastet werden kann.`,
  },
  cancelling: {
    subject: 'Premium ist gekündigt',
    text: (partner) => `Premium für ${partner} ist gekündigt. Abgebucht wird nichts mehr.`,
    until: (moment) => `Es läuft noch bis zum ${moment}, dem Ende des bezahlten Zeitraums.`,
  },
  ended: {
    subject: 'Premium ist beendet',
    text: (partner) => `Premium für ${partner} ist beendet.`,
    next: 'Ihre Inserate, ihr Platz in den Ergebnissen und Ihre Anfragen per Webhook und im Dashboard bleiben, wie sie sind. Die Zahlen bleiben für Sie aufbewahrt.',
  },
  refunded: {
    subject: 'Premium ist mit einer Erstattung beendet',
    text: (partner) =>
      `Die letzte Zahlung für Premium für ${partner} wurde erstattet; damit ist Premium beendet.`,
    next: 'Ihre Inserate, ihr Platz in den Ergebnissen und Ihre Anfragen per Webhook und im Dashboard bleiben, wie sie sind. Die Zahlen bleiben für Sie aufbewahrt.',
    renews:
      'Solange das Abonnement nicht gekündigt ist, wird die nächste Zahlung wie vorgesehen abgebucht und bringt Premium zurück. Kündigen können Sie auf Ihrer Premium-Seite.',
  },
  disputed: {
    subject: 'Premium ruht: Eine Zahlung wird bestritten',
    text: (partner) =>
      `Ihre Bank bestreitet die letzte Zahlung für Premium für ${partner}. Premium ruht, bis das geklärt ist.`,
    next: 'Wenn das ein Irrtum ist, sagen Sie es Ihrer Bank, oder antworten Sie auf diese Mail.',
  },
  given: {
    subject: 'Premium bleibt eingeschaltet',
    ended: (partner) => `Das Premium-Abonnement von ${partner} ist beendet.`,
    refunded: (partner) => `Die letzte Zahlung für Premium für ${partner} wurde erstattet.`,
    disputed: (partner) => `Ihre Bank bestreitet die letzte Zahlung für Premium für ${partner}.`,
    until: (moment) =>
      `Premium selbst bleibt bis zum ${moment} eingeschaltet: Wir haben es Ihnen kostenlos gegeben.`,
    forGood:
      'Premium selbst bleibt eingeschaltet: Wir haben es Ihnen kostenlos und auf Dauer gegeben.',
  },
  button: 'Ihre Premium-Seite',
};
