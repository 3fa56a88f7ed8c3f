import type { MailWords } from '../shape.ts';

export const feed: MailWords['feed'] = {
  rows: {
    one: '1 regel',
    other: '# regels',
  },
  failing: {
    subject: (rows) => `Niet te publiceren: ${rows} van je productfeed`,
    text: (read, failed) =>
      `We lazen ${read} regels van je productfeed. Niet te publiceren: ${failed}; al het andere is bijgewerkt.`,
    row: (number) => `Regel ${number}`,
    file: 'Het bijgevoegde bestand noemt elke regel met de reden. Zodra je feed is verbeterd, worden de regels bij de volgende keer lezen gepubliceerd; verder hoef je niets te doen.',
    open: 'Bekijk de feed',
  },
  broken: {
    subject: 'Je productfeed kan niet worden gelezen',
    text: (since) =>
      `Sinds ${since} konden we je productfeed niet lezen. Je vermeldingen blijven zoals ze waren, maar worden niet meer bijgewerkt.`,
    what: 'Wat er gebeurde',
    next: 'We blijven het proberen. Is het adres of een token veranderd, antwoord dan op deze mail met het nieuwe.',
  },
  test: {
    subject: 'Wat we van je productfeed begrepen',
    readAll: (rows) =>
      `We hebben je hele productfeed gelezen, ${rows}, om te zien wat we ervan begrijpen. Er is niets door gepubliceerd.`,
    readFirst: (rows) =>
      `We hebben het begin van je productfeed gelezen, ${rows}, om te zien wat we ervan begrijpen. Er is niets door gepubliceerd.`,
    broken: 'We probeerden je productfeed te lezen, en dat lukte niet:',
    understood: 'Begrepen',
    of: (valid, rows) => `${valid} van ${rows}`,
    columns: 'Gelezen kolommen',
    as: (column, field) => `${column} als ${field}`,
    ignored: 'Overgeslagen kolommen',
    added: 'Zou worden toegevoegd',
    changed: 'Zou worden gewijzigd',
    paused: 'Zou worden gepauzeerd',
    fixes: 'Wat verbeterd moet worden',
    theRow: 'De regel',
    notes: 'Kijk dit na',
    open: 'Het hele verslag, met je vermeldingen zoals reizigers ze zouden zien',
    answer: 'Is iets niet zoals je het bedoelde? Antwoord op deze mail.',
  },
  decided: {
    accepted: {
      subject: 'Het adres van je feed is in gebruik',
      text: (host) =>
        `Vanaf nu gebruiken we het adres op ${host} dat je ons stuurde. Is dit je eerste feed, dan testen we hem voordat we hem volgens schema lezen.`,
    },
    declined: {
      subject: 'Het adres van je feed is niet gewijzigd',
      text: (host) =>
        `We gebruiken het adres op ${host} dat je ons stuurde niet. Alles blijft zoals het was.`,
    },
    why: 'Waarom',
    answer: 'Antwoord op deze mail als je een vraag hebt.',
  },
};
