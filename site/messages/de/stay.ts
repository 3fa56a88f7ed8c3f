import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('de');

export const stay: Messages['stay'] = {
  choose: 'Reisedaten wählen',
  first: 'Wählen Sie die erste Nacht',
  last: 'Wählen Sie den Abreisetag',
  any: 'Datum wählen',
  pressDays: 'Tippen Sie auf den Anreisetag und dann auf den Abreisetag.',
  clear: 'Löschen',
  done: 'Fertig',
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  jump: 'Monat',

  proposal: (dates, nights) => `${dates} (${nights})`,
  searchInstead: (dates, nights) => `Stattdessen ${dates} (${nights}) suchen`,
  takeInstead: (dates, nights) => `Stattdessen ${dates} (${nights}) nehmen`,
  anyDates: 'Bis dahin sehen Sie Ergebnisse für beliebige Reisedaten.',
  flexible: 'Flexible Reisedaten',
  around: 'Um diese Daten herum',
  exact: 'Genau diese Daten',
  flex: (days) => n(days, { one: '± # Tag', other: '± # Tage' }),
  orMonth: 'Oder irgendwann im',
  noMonth: 'Kein Monat',
  length: 'Für',
  week: 'Eine Woche',
  twoWeeks: 'Zwei Wochen',
  weekend: 'Ein Wochenende (Freitag bis Sonntag)',
  nights: 'Oder Anzahl der Nächte',
  monthFor: (stay) => `${stay}: wählen Sie einen Monat`,
  inMonth: {
    week: (month) => `Eine Woche im ${month}`,
    weekend: (month) => `Ein Wochenende im ${month}`,
    twoWeeks: (month) => `Zwei Wochen im ${month}`,
    nights: (count, month) =>
      n(count, { one: `# Nacht im ${month}`, other: `# Nächte im ${month}` }),
  },

  problems: {
    needsEnd: (from) =>
      `Anreise am ${from}. Wählen Sie den Abreisetag, oder nehmen Sie diese Daten:`,
    needsStart: (to) => `Abreise am ${to}. Wählen Sie den Anreisetag, oder nehmen Sie diese Daten:`,
    reversed: (from, to) =>
      `${to} liegt nicht nach ${from}, deshalb bleiben die Daten unberücksichtigt.`,
    past: (from) => `${from} ist schon vorbei, deshalb bleiben die Daten unberücksichtigt.`,
    tooLong:
      'Ein Aufenthalt kann höchstens 365 Nächte dauern, deshalb bleiben die Daten unberücksichtigt.',
    monthToo: 'Angegeben sind Daten und ein Monat: Es gelten die Daten.',
    monthPast:
      'In diesem Monat ist ein solcher Aufenthalt nicht mehr möglich, deshalb bleibt er unberücksichtigt.',
    noDate: (typed) => `„${typed}“ ist kein Datum, deshalb bleiben die Daten unberücksichtigt.`,
    noNights: (typed) => `„${typed}“ ist keine Zahl von 1 bis 60 Nächten. Angezeigt werden Wochen.`,
  },
};
