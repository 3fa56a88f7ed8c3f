import type { DashboardWords } from '../../dashboard-words.ts';

export const pairs: DashboardWords['pairs'] = {
  title: 'Anderen bieden hetzelfde aan',
  lead: 'Op grond van foto’s, plaats en gegevens houden we deze vermeldingen van andere partners voor hetzelfde voertuig of dezelfde camping. Reizigers zien één kaart met elk aanbod, elk met een eigen partner, prijs en link.',
  leadApart:
    'Deze vermeldingen van andere partners hielden we voor hetzelfde voertuig of dezelfde camping. Reizigers zien ze apart.',
  from: (price, unit) =>
    unit === 'night' ? `vanaf ${price} per nacht` : `vanaf ${price} per week`,
  part: 'Niet hetzelfde',
  join: 'Terugnemen',
  parted: {
    this_partner: (day) => `Je zei op ${day} dat het niet hetzelfde is: ze worden apart getoond.`,
    other_partner: (day) =>
      `De andere partner zei op ${day} dat het niet hetzelfde is: ze worden apart getoond.`,
    operator: (day) =>
      `Campcairn zei op ${day} dat het niet hetzelfde is: ze worden apart getoond.`,
    anybody: (day) => `Op ${day} gemeld als niet hetzelfde: ze worden apart getoond.`,
  },
  done: {
    parted: 'Opgeslagen: niet hetzelfde. Vanaf nu worden ze apart getoond.',
    joined: 'Teruggenomen. Ze worden weer vergeleken.',
  },
};
