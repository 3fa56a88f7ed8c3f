import type { MailWords } from '../shape.ts';

export const account: MailWords['account'] = {
  contactNew: {
    subject: 'Bevestig het nieuwe contactadres van je Campcairn-account',
    text: (partner, by) =>
      `${by} wil van dit adres het contactadres van ${partner} bij Campcairn maken: het adres dat mails over het account krijgt.`,
    both: 'Het wordt gewijzigd als dit adres en het huidige het allebei hebben bevestigd.',
    button: 'Bevestig dit adres',
    notYou: 'Weet je hier niets van, doe dan niets: het adres blijft zoals het is.',
  },
  contactOld: {
    subject: 'Het contactadres van je Campcairn-account gaat veranderen',
    text: (partner, by) => `${by} wil het contactadres van ${partner} bij Campcairn wijzigen.`,
    from: 'Van',
    to: 'Naar',
    both: 'Het wordt gewijzigd als beide adressen het hebben bevestigd.',
    button: 'Bevestigen of weigeren',
    notYou:
      'Heeft niemand van jullie erom gevraagd, weiger het daar dan, en kijk wie er in je team zit.',
  },
  until: (moment) => `De link werkt tot ${moment}.`,
  contactChanged: {
    subject: 'Het contactadres van je Campcairn-account is gewijzigd',
    text: (partner) =>
      `Beide adressen hebben het bevestigd: mails over het account van ${partner} gaan voortaan naar het nieuwe.`,
    now: 'Contactadres',
    notYou: 'Is dit een vergissing, antwoord dan op deze mail.',
  },
  closed: {
    subject: 'Je Campcairn-account is gesloten',
    text: (partner, by) =>
      `${by} heeft het account van ${partner} gesloten. De vermeldingen worden niet meer getoond, de sleutel en de webhook werken niet meer, en wat reizigers schreven is gewist.`,
    gone: 'De vermeldingen zelf worden in de komende uren verwijderd.',
    back: 'Is dit een vergissing, antwoord dan snel op deze mail. Je kunt je altijd opnieuw aanmelden.',
  },
  status: {
    suspended: {
      subject: 'Je account is geschorst',
      text: (partner) =>
        `We hebben het account van ${partner} geschorst. De vermeldingen zijn verborgen, en de API-sleutel en feeds doen niets tot we de schorsing opheffen. Er is niets verwijderd.`,
    },
    rejected: {
      subject: 'Je account kan geen vermeldingen meer tonen',
      text: (partner) =>
        `We hebben de samenwerking met ${partner} beëindigd. De vermeldingen worden niet meer getoond.`,
    },
    approved: {
      subject: 'Je account is weer open',
      text: (partner) =>
        `Het account van ${partner} is weer open. De vermeldingen worden getoond zoals voorheen, en de API-sleutel werkt.`,
    },
    reason: 'De reden:',
    answer: 'Antwoord op deze mail als je denkt dat dit niet klopt, of als de reden is vervallen.',
  },
};
