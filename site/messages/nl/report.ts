import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('nl');

export const report: Messages['report'] = {
  link: 'Meld deze vermelding',
  title: 'Meld een vermelding',
  lead: (listing) => `Wat klopt er niet aan ‘${listing}’? Een mens kijkt ernaar.`,
  what: 'Wat klopt er niet?',
  kinds: {
    price: 'De prijs klopt niet',
    facts: 'De beschrijving of een gegeven klopt niet',
    photos: 'De foto’s laten iets anders zien',
    place: 'De plek klopt niet',
    unavailable: 'Dit is niet meer te huur of te boeken',
    fraud: 'Het lijkt op oplichting',
    illegal: 'Het is tegen de wet, of kwetsend',
    other: 'Iets anders',
  },
  message: 'Wat is je opgevallen?',
  messageHint: 'Bijvoorbeeld de prijs op de pagina van de aanbieder.',
  email: 'Je e-mailadres',
  emailHint: 'Alleen voor vragen van ons. De aanbieder krijgt het niet.',
  privacy: 'Wat er wordt bewaard, en hoelang',
  website: 'Laat dit leeg',
  send: 'Melding versturen',
  problemsTitle: 'Nog niet verstuurd',
  problemsText: 'Kijk de gemarkeerde velden na.',
  robot:
    'Een verborgen veld was ingevuld, misschien door je browser. Het is weer leeg: verstuur nog eens.',
  away: 'We kunnen nu geen meldingen aannemen. Je tekst staat er nog: verstuur die over een minuut nog eens.',
  staleForm: 'Deze pagina stond lang open. Verstuur het nog eens.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Er kwamen te veel meldingen van jouw verbinding. Probeer het over een minuut nog eens.',
      other:
        'Er kwamen te veel meldingen van jouw verbinding. Probeer het over # minuten nog eens.',
    }),
  problems: {
    what: { missing: 'Kies wat er niet klopt.' },
    message: {
      missing: 'Schrijf wat er niet klopt.',
      too_long: 'Maximaal 2.000 tekens.',
    },
    email: {
      too_long: 'Maximaal 254 tekens.',
      not_an_email: 'Dit lijkt geen e-mailadres te zijn.',
      local_part_not_ascii:
        'Vul een adres in met voor de @ alleen letters van a tot z, cijfers en tekens.',
    },
  },
  otherProblem: 'Zo kan dit niet worden verstuurd.',
  sentTitle: 'Bedankt voor de melding',
  sentText: 'Een mens bekijkt het. De aanbieder verbetert de vermelding, of wij verbergen hem.',
  back: 'Terug naar de vermelding',
};
