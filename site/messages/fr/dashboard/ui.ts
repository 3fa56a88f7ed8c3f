import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

type Ui = DashboardWords['ui'];

const n = pluralsOf('fr');

export const pager: Ui['pager'] = {
  label: 'Pages de la liste',
  first: 'Revenir au début',
  next: 'Page suivante',
};

export const chart: Ui['chart'] = {
  most: {
    day: 'maximum en un jour',
    week: 'maximum en une semaine',
    month: 'maximum en un mois',
  },
  none: 'rien sur cette période',
};

export const problems: Ui['problems'] = {
  title: (count) => n(count, { one: 'Un champ est à revoir', other: '# champs sont à revoir' }),
};

export const justNow: Ui['justNow'] = 'à l’instant';
