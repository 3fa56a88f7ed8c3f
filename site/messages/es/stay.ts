import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('es');

export const stay: Messages['stay'] = {
  choose: 'Elige tus fechas',
  first: 'Elige la primera noche',
  last: 'Elige el día de salida',
  any: 'Elegir fecha',
  pressDays: 'Pulsa el día de llegada y luego el de salida.',
  clear: 'Borrar',
  done: 'Listo',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  jump: 'Mes',

  proposal: (dates, nights) => `${dates} (${nights})`,
  searchInstead: (dates, nights) => `Buscar mejor ${dates} (${nights})`,
  takeInstead: (dates, nights) => `Tomar mejor ${dates} (${nights})`,
  anyDates: 'Mientras tanto ves resultados para cualquier fecha.',
  flexible: 'Fechas flexibles',
  around: 'Alrededor de estas fechas',
  exact: 'Fechas exactas',
  flex: (days) => n(days, { one: '± # día', other: '± # días' }),
  orMonth: 'O cuando sea en',
  noMonth: 'Ningún mes',
  length: 'Durante',
  week: 'Una semana',
  twoWeeks: 'Dos semanas',
  weekend: 'Un fin de semana (viernes a domingo)',
  nights: 'O número de noches',
  monthFor: (stay) => `${stay}: elige un mes`,
  inMonth: {
    week: (month) => `Una semana en ${month}`,
    weekend: (month) => `Un fin de semana en ${month}`,
    twoWeeks: (month) => `Dos semanas en ${month}`,
    nights: (count, month) =>
      n(count, { one: `# noche en ${month}`, other: `# noches en ${month}` }),
  },

  problems: {
    needsEnd: (from) => `Llegas el ${from}. Elige el día de salida o toma estas fechas:`,
    needsStart: (to) => `Te vas el ${to}. Elige el día de llegada o toma estas fechas:`,
    reversed: (from, to) => `El ${to} no es posterior al ${from}: no tenemos en cuenta las fechas.`,
    past: (from) => `El ${from} ya ha pasado: no tenemos en cuenta las fechas.`,
    tooLong: 'Una estancia tiene 365 noches como máximo: no tenemos en cuenta las fechas.',
    monthToo: 'Se pidieron fechas y un mes: cuentan las fechas.',
    monthPast: 'En ese mes ya no queda ninguna estancia así: no lo tenemos en cuenta.',
    noDate: (typed) => `«${typed}» no es una fecha: no tenemos en cuenta las fechas.`,
    noNights: (typed) => `«${typed}» no es un número de noches de 1 a 60: mostramos semanas.`,
  },
};
