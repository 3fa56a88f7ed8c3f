import type { MailWords } from '../shape.ts';

export const claims: MailWords['claims'] = {
  approved: {
    subject: (campsite) => `De camping is van jou op Campcairn: ${campsite}`,
    text: (campsite) =>
      `We hebben je claim nagekeken: ‘${campsite}’ is voortaan jouw camping op Campcairn.`,
    draft:
      'In je dashboard wacht een vermelding ervan, gepauzeerd, met naam, ligging en website. Voeg foto’s, prijzen en een beschrijving toe en zet de vermelding op actief: dan zien reizigers die, ook op de pagina van de camping.',
    licence:
      'Naam, ligging en website komen uit OpenStreetMap, © OpenStreetMap-bijdragers, onder de Open Database Licence. Kijk ze na voordat je publiceert.',
    link: 'Kies in je dashboard welke van je vermeldingen de camping is, of begin een nieuwe.',
    openDraft: 'Maak de vermelding af',
    openClaim: 'Open de claim',
  },
  declined: {
    subject: (campsite) => `Je claim van een camping: ${campsite}`,
    text: (campsite) =>
      `We hebben je claim van ‘${campsite}’ bekeken en kunnen die zoals het nu is niet goedkeuren.`,
    next: 'Je kunt de camping opnieuw claimen als dat is veranderd. Antwoord op deze mail als je denkt dat dit niet klopt: een mens leest het.',
  },
  revoked: {
    subject: (campsite) => `Deze camping geldt niet meer als die van jou: ${campsite}`,
    text: (campsite) =>
      `Je claim van ‘${campsite}’ was goedgekeurd. Dat hebben we ingetrokken: deze camping geldt bij ons niet meer als die van jou.`,
    next: 'Je vermelding blijft zoals die is, maar de pagina van de camping toont haar niet meer als woorden van de eigenaar. Je kunt de camping opnieuw claimen. Antwoord op deze mail als je denkt dat dit niet klopt: een mens leest het.',
  },
  why: 'Waarom',
  open: 'Open de claim',
};
