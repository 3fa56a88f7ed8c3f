import type { MailWords } from '../shape.ts';

export const listing: MailWords['listing'] = {
  hidden: {
    subject: (title) => `We hebben je vermelding verborgen: ${title}`,
    text: (title) =>
      `‘${title}’ wordt niet meer getoond op Campcairn. De vermelding blijft in je account, en de API neemt wijzigingen ervan aan.`,
    why: 'Waarom',
    listing: 'Vermelding',
    next: 'Antwoord op deze mail als je het hebt verbeterd, of als je denkt dat dit niet klopt: een mens leest het.',
    open: 'Open de vermelding',
  },
  shownAgain: {
    subject: (title) => `Weer te zien: ${title}`,
    text: 'Een vermelding van jou die we hadden verborgen, is niet meer verborgen. Reizigers vinden die zolang je die niet hebt gepauzeerd.',
    open: 'De pagina ervan',
  },
};
