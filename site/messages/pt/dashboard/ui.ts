import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

type Ui = DashboardWords['ui'];

const n = pluralsOf('pt');

export const pager: Ui['pager'] = {
  label: 'Páginas da lista',
  first: 'Voltar ao início',
  next: 'Página seguinte',
};

export const chart: Ui['chart'] = {
  most: {
    day: 'máximo num dia',
    week: 'máximo numa semana',
    month: 'máximo num mês',
  },
  none: 'nada neste período',
};

export const problems: Ui['problems'] = {
  title: (count) => n(count, { one: 'Há um campo a rever', other: 'Há # campos a rever' }),
};

export const justNow: Ui['justNow'] = 'agora mesmo';
