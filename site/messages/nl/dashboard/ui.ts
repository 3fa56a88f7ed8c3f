import type { DashboardWords } from '../../dashboard-words.ts';
import { n } from './plurals.ts';

type Ui = DashboardWords['ui'];

export const pager: Ui['pager'] = {
  label: 'Pagina’s van de lijst',
  first: 'Terug naar het begin',
  next: 'Volgende pagina',
};

export const chart: Ui['chart'] = {
  most: {
    day: 'meeste op een dag',
    week: 'meeste in een week',
    month: 'meeste in een maand',
  },
  none: 'niets in deze periode',
};

export const problems: Ui['problems'] = {
  title: (count) =>
    n(count, { one: 'Eén veld klopt nog niet', other: '# velden kloppen nog niet' }),
};

export const justNow: Ui['justNow'] = 'zojuist';
