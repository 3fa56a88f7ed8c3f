import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('fr');

export const stay: Messages['stay'] = {
  choose: 'Choisissez vos dates',
  first: 'Choisissez la première nuit',
  last: 'Choisissez le jour du départ',
  any: 'Choisir une date',
  pressDays: 'Touchez le jour d’arrivée, puis le jour du départ.',
  clear: 'Effacer',
  done: 'Valider',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  jump: 'Mois',

  proposal: (dates, nights) => `${dates} (${nights})`,
  searchInstead: (dates, nights) => `Chercher plutôt ${dates} (${nights})`,
  takeInstead: (dates, nights) => `Prendre plutôt ${dates} (${nights})`,
  anyDates: 'En attendant, voici les résultats pour toutes les dates.',
  flexible: 'Dates flexibles',
  around: 'Autour de ces dates',
  exact: 'Dates exactes',
  flex: (days) => n(days, { one: '± # jour', other: '± # jours' }),
  orMonth: 'Ou à tout moment en',
  noMonth: 'Aucun mois',
  length: 'Pour',
  week: 'Une semaine',
  twoWeeks: 'Deux semaines',
  weekend: 'Un week-end (vendredi à dimanche)',
  nights: 'Ou nombre de nuits',
  monthFor: (stay) => `${stay} : choisissez un mois`,
  inMonth: {
    week: (month) => `Une semaine en ${month}`,
    weekend: (month) => `Un week-end en ${month}`,
    twoWeeks: (month) => `Deux semaines en ${month}`,
    nights: (count, month) => n(count, { one: `# nuit en ${month}`, other: `# nuits en ${month}` }),
  },

  problems: {
    needsEnd: (from) =>
      `Vous arrivez le ${from}. Choisissez le jour du départ, ou prenez ces dates :`,
    needsStart: (to) => `Vous partez le ${to}. Choisissez le jour d’arrivée, ou prenez ces dates :`,
    reversed: (from, to) =>
      `Le ${to} ne vient pas après le ${from} : les dates ne sont pas prises en compte.`,
    past: (from) => `Le ${from} est passé : les dates ne sont pas prises en compte.`,
    tooLong: 'Un séjour compte 365 nuits au plus : les dates ne sont pas prises en compte.',
    monthToo: 'Des dates et un mois étaient demandés : ce sont les dates qui comptent.',
    monthPast: 'Il ne reste aucun séjour de ce genre dans ce mois, qui n’est pas pris en compte.',
    noDate: (typed) => `« ${typed} » n’est pas une date : les dates ne sont pas prises en compte.`,
    noNights: (typed) =>
      `« ${typed} » n’est pas un nombre de nuits de 1 à 60 : voici des semaines.`,
  },
};
