import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('pt');

export const stay: Messages['stay'] = {
  choose: 'Escolha as suas datas',
  first: 'Escolha a primeira noite',
  last: 'Escolha o dia da partida',
  any: 'Escolher data',
  pressDays: 'Toque no dia da chegada e depois no da partida.',
  clear: 'Limpar',
  done: 'Concluir',
  previous: 'Mês anterior',
  next: 'Mês seguinte',
  jump: 'Mês',

  proposal: (dates, nights) => `${dates} (${nights})`,
  searchInstead: (dates, nights) => `Procurar antes ${dates} (${nights})`,
  takeInstead: (dates, nights) => `Ficar antes com ${dates} (${nights})`,
  anyDates: 'Até lá vê resultados para quaisquer datas.',
  flexible: 'Datas flexíveis',
  around: 'À volta destas datas',
  exact: 'Datas exatas',
  flex: (days) => n(days, { one: '± # dia', other: '± # dias' }),
  orMonth: 'Ou em qualquer altura de',
  noMonth: 'Nenhum mês',
  length: 'Durante',
  week: 'Uma semana',
  twoWeeks: 'Duas semanas',
  weekend: 'Um fim de semana (sexta a domingo)',
  nights: 'Ou número de noites',
  monthFor: (stay) => `${stay}: escolha um mês`,
  inMonth: {
    week: (month) => `Uma semana em ${month}`,
    weekend: (month) => `Um fim de semana em ${month}`,
    twoWeeks: (month) => `Duas semanas em ${month}`,
    nights: (count, month) =>
      n(count, { one: `# noite em ${month}`, other: `# noites em ${month}` }),
  },

  problems: {
    needsEnd: (from) => `Chega a ${from}. Escolha o dia da partida ou fique com estas datas:`,
    needsStart: (to) => `Parte a ${to}. Escolha o dia da chegada ou fique com estas datas:`,
    reversed: (from, to) => `${to} não é depois de ${from}: as datas não foram tidas em conta.`,
    past: (from) => `${from} já passou: as datas não foram tidas em conta.`,
    tooLong: 'Uma estadia tem no máximo 365 noites: as datas não foram tidas em conta.',
    monthToo: 'Foram pedidas datas e um mês: contam as datas.',
    monthPast: 'Nesse mês já não resta nenhuma estadia assim: o mês não foi tido em conta.',
    noDate: (typed) => `«${typed}» não é uma data: as datas não foram tidas em conta.`,
    noNights: (typed) => `«${typed}» não é um número de noites de 1 a 60: mostramos semanas.`,
  },
};
