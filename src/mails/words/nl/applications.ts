import type { MailWords } from '../shape.ts';

export const applications: MailWords['applications'] = {
  received: {
    subject: 'We hebben je aanmelding voor Campcairn',
    thanks: (day) =>
      `Bedankt. Op ${day} kwam van dit adres een aanmelding om op Campcairn te staan.`,
    next: (day) =>
      `We kijken of het bedrijf echt bestaat en of het bezit of beheert wat het aanbiedt. We antwoorden uiterlijk op ${day}.`,
    change:
      'Antwoord op deze mail als er iets gewijzigd moet worden, of als jij je niet hebt aangemeld: dan verwijderen we de aanmelding.',
  },
  approved: {
    subject: 'Je kunt nu op Campcairn staan',
    welcome: (business) =>
      `Welkom. We hebben je aanmelding bekeken: ${business} is nu partner van Campcairn.`,
    signIn: 'Inloggen',
    api: 'Je vermeldingen komen via de API. Log in met dit adres en maak je sleutel in het dashboard: hij wordt één keer getoond en gaat nooit per mail.',
    guide: 'De handleiding voor ontwikkelaars',
    feedGiven:
      'We lezen de eerste regels van je feed en vertellen wat we ervan begrepen, voordat er iets wordt gepubliceerd. Kan hij alleen met een header worden gelezen, antwoord dan op deze mail met de naam en waarde ervan. In het dashboard zie je wat er van elke keer lezen is geworden.',
    feedToCome:
      'Antwoord op deze mail met het adres van je feed, en met de naam en waarde van een header als hij alleen daarmee kan worden gelezen. We lezen de eerste regels en vertellen wat we ervan begrepen, voordat er iets wordt gepubliceerd.',
    form: 'Log in met dit adres en voeg je vermeldingen toe in het dashboard: in een formulier, of uit een bestand.',
    live: 'Een vermelding staat online zodra die binnenkomt. Vermeldingen, klikken en aanvragen zijn gratis.',
  },
  declined: {
    subject: 'Je aanmelding voor Campcairn',
    sorry: (business) =>
      `Bedankt voor je aanmelding. We hebben die bekeken en kunnen ${business} zoals het nu is niet opnemen.`,
    because: 'Wat we erover te zeggen hebben:',
    again:
      'Verandert dat, of hebben we iets verkeerd begrepen, antwoord dan op deze mail of meld je opnieuw aan.',
  },
  question: {
    subject: 'Een vraag over je aanmelding voor Campcairn',
    before: (business) =>
      `Bedankt voor je aanmelding. Voordat we over ${business} beslissen, willen we graag weten:`,
    after: 'Antwoord op deze mail. Je aanmelding wacht tot dan.',
  },
};
