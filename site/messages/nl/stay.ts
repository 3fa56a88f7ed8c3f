import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('nl');

export const stay: Messages['stay'] = {
  choose: 'Kies je data',
  first: 'Kies de eerste nacht',
  last: 'Kies de dag van vertrek',
  any: 'Kies een datum',
  pressDays: 'Tik op de dag van aankomst, en dan op de dag van vertrek.',
  clear: 'Wissen',
  done: 'Klaar',
  previous: 'Vorige maand',
  next: 'Volgende maand',
  jump: 'Maand',

  proposal: (dates, nights) => `${dates} (${nights})`,
  searchInstead: (dates, nights) => `Zoek in plaats daarvan ${dates} (${nights})`,
  takeInstead: (dates, nights) => `Neem in plaats daarvan ${dates} (${nights})`,
  anyDates: 'Tot die tijd zie je resultaten voor alle data.',
  flexible: 'Flexibele data',
  around: 'Rond deze data',
  exact: 'Precies deze data',
  flex: (days) => n(days, { one: '± # dag', other: '± # dagen' }),
  orMonth: 'Of een keer in',
  noMonth: 'Geen maand',
  length: 'Voor',
  week: 'Een week',
  twoWeeks: 'Twee weken',
  weekend: 'Een weekend (vrijdag tot zondag)',
  nights: 'Of aantal nachten',
  monthFor: (stay) => `${stay}: kies een maand`,
  inMonth: {
    week: (month) => `Een week in ${month}`,
    weekend: (month) => `Een weekend in ${month}`,
    twoWeeks: (month) => `Twee weken in ${month}`,
    nights: (count, month) =>
      n(count, { one: `# nacht in ${month}`, other: `# nachten in ${month}` }),
  },

  problems: {
    needsEnd: (from) => `Aankomst op ${from}. Kies de dag van vertrek, of neem deze data:`,
    needsStart: (to) => `Vertrek op ${to}. Kies de dag van aankomst, of neem deze data:`,
    reversed: (from, to) => `${to} ligt niet na ${from}, daarom zijn de data weggelaten.`,
    past: (from) => `${from} is al voorbij, daarom zijn de data weggelaten.`,
    tooLong: 'Een verblijf kan hoogstens 365 nachten duren, daarom zijn de data weggelaten.',
    monthToo: 'Er is naar data en naar een maand gevraagd: de data gelden.',
    monthPast: 'Zo’n verblijf past niet meer in die maand, daarom is de maand weggelaten.',
    noDate: (typed) => `‘${typed}’ is geen datum, daarom zijn de data weggelaten.`,
    noNights: (typed) => `‘${typed}’ is geen aantal nachten van 1 tot 60, daarom zie je weken.`,
  },
};
