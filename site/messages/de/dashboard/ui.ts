import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

type Ui = DashboardWords['ui'];

const n = pluralsOf('de');

export const pager: Ui['pager'] = {
  label: 'Seiten der Liste',
  first: 'Zurück zum Anfang',
  next: 'Nächste Seite',
};

export const chart: Ui['chart'] = {
  most: {
    day: 'Höchstwert an einem Tag',
    week: 'Höchstwert in einer Woche',
    month: 'Höchstwert in einem Monat',
  },
  none: 'nichts in diesem Zeitraum',
};

export const problems: Ui['problems'] = {
  title: (count) =>
    n(count, { one: 'Ein Feld ist zu berichtigen', other: '# Felder sind zu berichtigen' }),
};

export const justNow: Ui['justNow'] = 'gerade eben';
