import type { DashboardWords } from '../../dashboard-words.ts';
import { n } from './plurals.ts';

const many = (count: number) => n(count, { one: '# vermelding', other: '# vermeldingen' });

export const words: DashboardWords['listingPrices'] = {
  title: 'Prijzen wijzigen',
  lead: (count) => `Van ${many(count)}. Je ziet elke nieuwe prijs voordat er iets verandert.`,
  back: 'Alle vermeldingen',
  none: {
    title: 'Er is geen vermelding geselecteerd',
    text: 'Selecteer vermeldingen in de lijst, en druk dan op ‘Prijzen wijzigen’.',
  },
  form: {
    title: 'Hoe',
    change: 'Wat wil je doen',
    changes: { raise: 'Verhogen', lower: 'Verlagen' },
    value: 'Met hoeveel',
    valueHint: 'Zoals 5 of 7,5.',
    by: 'Uitgedrukt in',
    bys: { percent: 'Procent (%)', amount: 'Geld' },
    byHint: 'Een bedrag is in de eigen valuta van elke vermelding, per nacht of week zoals daar.',
    when: 'Welke prijzen',
    whens: {
      all: 'Alle: de gewone prijs, en de prijzen die vanaf vandaag voor data zijn ingesteld',
      usual: 'Alleen de gewone prijs; prijzen die voor data zijn ingesteld, blijven',
      nights: 'Alleen de vrije nachten in deze periode:',
    },
    from: 'Eerste nacht',
    to: 'Laatste nacht',
    round: 'Nieuwe prijzen afronden',
    rounds: {
      none: 'Niet afronden',
      1: 'Op hele bedragen: 97',
      5: 'Op vijftallen: 95, 100',
      10: 'Op tientallen: 90, 100',
    },
    show: 'Nieuwe prijzen tonen',
    labels: { value: 'Met hoeveel', from: 'Eerste nacht', to: 'Laatste nacht' },
  },
  preview: {
    title: (count) =>
      n(count, {
        one: '# vermelding zou veranderen',
        other: '# vermeldingen zouden veranderen',
      }),
    none: 'Er zou geen prijs veranderen',
    listing: 'Vermelding',
    before: 'Nu',
    after: 'Nieuw',
    span: (lowest, highest) => `${lowest} tot ${highest}`,
    per: { night: 'per nacht', week: 'per week' },
    more: (count) => `En nog ${many(count)}.`,
    apply: (count) => `Prijzen van ${many(count)} wijzigen`,
    applyLead: 'Reizigers zien ze meteen. Je kunt het een uur lang ongedaan maken.',
    stay: 'Deze blijven zoals ze zijn',
    skipped: {
      feed: (count) =>
        `${many(count)} uit je feed: wijzig de prijzen daar, anders draait de volgende leesbeurt het terug.`,
      no_price: (count) => `${many(count)} zonder prijs.`,
      no_nights: (count) => `${many(count)} zonder vrije nachten in de kalender in deze periode.`,
      too_low: (count) => `${many(count)} waarbij er van een prijs niets zou overblijven.`,
      too_many: (count) => `${many(count)} met te veel verschillende prijzen in de kalender.`,
      same: (count) => `${many(count)} waarvan de prijzen na afronding hetzelfde blijven.`,
    },
  },
  changedMeanwhile:
    'Er zijn prijzen veranderd sinds je keek. Dit zijn de nieuwe: kijk ze opnieuw na.',
};
