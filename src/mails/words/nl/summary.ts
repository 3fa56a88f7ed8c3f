import type { MailWords } from '../shape.ts';

export const summary: MailWords['summary'] = {
  subject: (partner) => `${partner}: je week bij Campcairn`,
  week: (from, to) => `De week van ${from} tot en met ${to}.`,
  needs: 'Wat je aandacht vraagt',
  nothing: 'Niets vraagt je aandacht: alles wordt bezorgd, en niets wacht.',
  deliveriesFail: {
    one: '# aanvraag kon niet bij je worden bezorgd.',
    other: '# aanvragen konden niet bij je worden bezorgd.',
  },
  enquiriesWait: {
    one: '# aanvraag wacht om te worden opgehaald of bevestigd.',
    other: '# aanvragen wachten om te worden opgehaald of bevestigd.',
  },
  rowsFail: {
    one: '# regel van je productfeed kan niet worden gepubliceerd.',
    other: '# regels van je productfeed kunnen niet worden gepubliceerd.',
  },
  feedBroken: 'Je productfeed kan niet worden gelezen.',
  hidden: {
    one: '# vermelding is door ons verborgen; de reden staat in het dashboard.',
    other: '# vermeldingen zijn door ons verborgen; de redenen staan in het dashboard.',
  },
  withoutPhotos: {
    one: '# actieve vermelding heeft geen foto.',
    other: '# actieve vermeldingen hebben geen foto’s.',
  },
  withoutDates: {
    one: '# actieve vermelding zegt niets over vrije data.',
    other: '# actieve vermeldingen zeggen niets over vrije data.',
  },
  figures: 'De week in cijfers',
  columns: { what: 'Wat', week: 'Deze week', before: 'De week ervoor' },
  rows: {
    enquiries: 'Aanvragen',
    clicks: 'Klikken naar je pagina’s',
    active: 'Actieve vermeldingen',
  },
  connection: 'Je verbinding',
  lastPush: 'Laatste wijziging via de API',
  never: 'niet in 90 dagen',
  errorRate: 'Geweigerde API-aanroepen',
  webhook: 'Antwoordtijd van je webhook (de helft, 95 van 100)',
  feedRead: 'Feed gelezen',
  ms: (milliseconds) => `${milliseconds} ms`,
  open: 'Open het dashboard',
};
