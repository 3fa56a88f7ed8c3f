import type { MailWords } from '../shape.ts';

export const summary: MailWords['summary'] = {
  subject: (partner) => `${partner}: Ihre Woche bei Campcairn`,
  week: (from, to) => `Die Woche von ${from}, bis ${to}.`,
  needs: 'Was Ihre Aufmerksamkeit braucht',
  nothing: 'Zu tun ist nichts: Zustellungen kommen an, und nichts wartet.',
  deliveriesFail: {
    one: '# Anfrage konnte Ihnen nicht zugestellt werden.',
    other: '# Anfragen konnten Ihnen nicht zugestellt werden.',
  },
  enquiriesWait: {
    one: '# Anfrage wartet darauf, abgeholt oder bestätigt zu werden.',
    other: '# Anfragen warten darauf, abgeholt oder bestätigt zu werden.',
  },
  rowsFail: {
    one: '# Zeile Ihres Produktfeeds lässt sich nicht veröffentlichen.',
    other: '# Zeilen Ihres Produktfeeds lassen sich nicht veröffentlichen.',
  },
  feedBroken: 'Ihr Produktfeed lässt sich nicht lesen.',
  hidden: {
    one: '# Inserat haben wir ausgeblendet; der Grund steht im Dashboard.',
    other: '# Inserate haben wir ausgeblendet; die Gründe stehen im Dashboard.',
  },
  withoutPhotos: {
    one: '# aktives Inserat hat kein Foto.',
    other: '# aktive Inserate haben keine Fotos.',
  },
  withoutDates: {
    one: '# aktives Inserat sagt nichts über seine freien Tage.',
    other: '# aktive Inserate sagen nichts über ihre freien Tage.',
  },
  figures: 'Die Woche in Zahlen',
  columns: { what: 'Was', week: 'Diese Woche', before: 'Die Woche davor' },
  rows: {
    enquiries: 'Anfragen',
    clicks: 'Klicks auf Ihre Seiten',
    active: 'Aktive Inserate',
  },
  connection: 'Ihre Anbindung',
  lastPush: 'Letzte Änderung über die API',
  never: 'seit 90 Tagen keine',
  errorRate: 'Abgelehnte API-Aufrufe',
  webhook: 'Antwortzeit Ihres Webhooks (Median, 95. Perzentil)',
  feedRead: 'Feed gelesen',
  ms: (milliseconds) => `${milliseconds} ms`,
  open: 'Dashboard öffnen',
};
