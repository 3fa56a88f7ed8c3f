import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('de');

const many = (count: number) => n(count, { one: '# Inserat', other: '# Inserate' });

export const words: DashboardWords['listingPrices'] = {
  title: 'Preise ändern',
  lead: (count) =>
    n(count, {
      one: 'Von # Inserat. Sie sehen jeden neuen Preis, bevor etwas geändert wird.',
      other: 'Von # Inseraten. Sie sehen jeden neuen Preis, bevor etwas geändert wird.',
    }),
  back: 'Alle Inserate',
  none: {
    title: 'Kein Inserat ist ausgewählt',
    text: 'Wählen Sie Inserate in der Liste aus, und drücken Sie dann „Preise ändern“.',
  },
  form: {
    title: 'Wie',
    change: 'Was tun',
    changes: { raise: 'Erhöhen', lower: 'Senken' },
    value: 'Um wie viel',
    valueHint: 'Zum Beispiel 5 oder 7,5.',
    by: 'Angabe in',
    bys: { percent: 'Prozent (%)', amount: 'Geld' },
    byHint: 'Geld in der Währung jedes Inserats, pro Nacht oder Woche wie dort.',
    when: 'Welche Preise',
    whens: {
      all: 'Alle: den üblichen Preis und die Preise, die für Nächte ab heute eingetragen sind',
      usual: 'Nur den üblichen Preis; für Nächte eingetragene Preise bleiben',
      nights: 'Nur die freien Nächte in diesem Zeitraum:',
    },
    from: 'Erste Nacht',
    to: 'Letzte Nacht',
    round: 'Neue Preise runden',
    rounds: {
      none: 'Nicht runden',
      1: 'Auf ganze Beträge: 97',
      5: 'Auf Fünfer: 95, 100',
      10: 'Auf Zehner: 90, 100',
    },
    show: 'Neue Preise zeigen',
    labels: { value: 'Um wie viel', from: 'Erste Nacht', to: 'Letzte Nacht' },
  },
  preview: {
    title: (count) =>
      n(count, { one: '# Inserat würde sich ändern', other: '# Inserate würden sich ändern' }),
    none: 'Kein Preis würde sich ändern',
    listing: 'Inserat',
    before: 'Jetzt',
    after: 'Neu',
    span: (lowest, highest) => `${lowest} bis ${highest}`,
    per: { night: 'pro Nacht', week: 'pro Woche' },
    more: (count) => n(count, { one: 'Und # weiteres Inserat.', other: 'Und # weitere Inserate.' }),
    apply: (count) =>
      n(count, {
        one: 'Preise von # Inserat ändern',
        other: 'Preise von # Inseraten ändern',
      }),
    applyLead: 'Reisende sehen sie sofort. Eine Stunde lang können Sie es rückgängig machen.',
    stay: 'Diese bleiben, wie sie sind',
    skipped: {
      feed: (count) =>
        `${many(count)} aus Ihrem Feed: Ändern Sie die Preise dort, sonst macht der nächste Abruf es rückgängig.`,
      no_price: (count) => `${many(count)} ohne Preis.`,
      no_nights: (count) => `${many(count)} ohne freie Nächte in diesem Zeitraum laut Kalender.`,
      too_low: (count) => `${many(count)}: Vom Preis bliebe nichts übrig.`,
      too_many: (count) => `${many(count)} mit zu vielen verschiedenen Preisen im Kalender.`,
      same: (count) => `${many(count)} mit Preisen, die gerundet dieselben wären.`,
    },
  },
  changedMeanwhile:
    'Seit Sie nachgesehen haben, haben sich Preise geändert. Hier sind die neuen: Sehen Sie sie noch einmal durch.',
};
