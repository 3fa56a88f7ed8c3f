import type { DashboardWords } from '../../dashboard-words.ts';

export const pairs: DashboardWords['pairs'] = {
  title: 'Andere bieten dasselbe an',
  lead: 'Nach Fotos, Ort und Angaben halten wir diese Inserate anderer Partner für dasselbe Fahrzeug oder denselben Campingplatz. Reisende sehen eine Karte mit allen Angeboten, jedes mit seinem Partner, Preis und Link.',
  leadApart:
    'Diese Inserate anderer Partner hielten wir für dasselbe Fahrzeug oder denselben Campingplatz. Reisende sehen sie getrennt.',
  from: (price, unit) => (unit === 'night' ? `ab ${price} pro Nacht` : `ab ${price} pro Woche`),
  part: 'Nicht dasselbe',
  join: 'Zurücknehmen',
  parted: {
    this_partner: (day) =>
      `Sie haben am ${day} gesagt, dass es nicht dasselbe ist: Sie werden getrennt gezeigt.`,
    other_partner: (day) =>
      `Der andere Partner hat am ${day} gesagt, dass es nicht dasselbe ist: Sie werden getrennt gezeigt.`,
    operator: (day) =>
      `Campcairn hat am ${day} gesagt, dass es nicht dasselbe ist: Sie werden getrennt gezeigt.`,
    anybody: (day) => `Am ${day} als nicht dasselbe gemeldet: Sie werden getrennt gezeigt.`,
  },
  done: {
    parted: 'Gespeichert: nicht dasselbe. Von jetzt an werden sie getrennt gezeigt.',
    joined: 'Zurückgenommen. Sie werden wieder verglichen.',
  },
};
