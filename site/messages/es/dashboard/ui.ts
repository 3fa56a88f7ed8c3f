import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

type Ui = DashboardWords['ui'];

const n = pluralsOf('es');

export const pager: Ui['pager'] = {
  label: 'Páginas de la lista',
  first: 'Volver al principio',
  next: 'Página siguiente',
};

export const chart: Ui['chart'] = {
  most: {
    day: 'máximo en un día',
    week: 'máximo en una semana',
    month: 'máximo en un mes',
  },
  none: 'nada en este período',
};

export const problems: Ui['problems'] = {
  title: (count) =>
    n(count, { one: 'Hay un campo por revisar', other: 'Hay # campos por revisar' }),
};

export const justNow: Ui['justNow'] = 'ahora mismo';
