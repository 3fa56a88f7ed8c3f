import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('nl');

export const enquiry: Messages['enquiry'] = {
  title: (partner) => `Stel je vraag aan ${partner}`,
  lead: (partner) => `Hij gaat rechtstreeks naar ${partner}, en je krijgt van daar antwoord.`,
  name: 'Je naam',
  email: 'E-mail',
  phone: 'Telefoon',
  start_date: 'Van',
  end_date: 'Tot',
  guests: 'Personen',
  message: 'Bericht',
  messageHint: 'Wat wil je weten?',
  /** Fields of their own in the form, and labelled lines in the message. */
  details: {
    children: 'Kinderen',
    childrenHint: '2, van 4 en 7 jaar',
    dog: 'Honden',
    dogHint: '1, klein',
    arrival: 'Aankomsttijd',
  },
  beyondSleeps: (count) =>
    n(count, {
      one: 'Maar # slaapplaats. Je kunt het toch vragen.',
      other: 'Maar # slaapplaatsen. Je kunt het toch vragen.',
    }),
  consent: (partner) =>
    `Deel wat ik hier heb ingevuld met ${partner}, zodat ik antwoord krijg. Campcairn wist het na 90 dagen.`,
  reply: {
    subject: (title) => `Je aanvraag over ${title}`,
    hello: (name) => `Dag ${name},`,
    wrote: (day, title) => `Op ${day} schreef je over ‘${title}’:`,
  },
  privacy: 'Wat er wordt bewaard, en hoelang',
  website: 'Laat dit leeg',
  send: 'Aanvraag versturen',
  sending: 'Bezig met versturen…',
  problemsTitle: 'Nog niet verstuurd',
  problemsText: 'Kijk de gemarkeerde velden na.',
  robot: 'Dat ging te snel. Wacht een paar seconden en verstuur het nog eens.',
  away: 'We kunnen nu geen berichten aannemen. Je tekst staat er nog: verstuur die over een minuut nog eens.',
  unreached: 'De verbinding viel weg. Je tekst staat er nog: verstuur die nog eens.',
  ownPage: (partner) => `Of stel je vraag op de pagina van ${partner}`,
  staleForm: 'Deze pagina stond lang open. Verstuur het nog eens.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Er kwamen te veel aanvragen van jouw verbinding. Probeer het over een minuut nog eens.',
      other:
        'Er kwamen te veel aanvragen van jouw verbinding. Probeer het over # minuten nog eens.',
    }),
  problems: {
    name: { missing: 'Vul je naam in.', too_long: 'Maximaal 120 tekens.' },
    email: {
      missing: 'Vul je e-mailadres in.',
      too_long: 'Maximaal 254 tekens.',
      not_an_email: 'Dit lijkt geen e-mailadres te zijn.',
      local_part_not_ascii:
        'Vul een adres in met voor de @ alleen letters van a tot z, cijfers en tekens.',
    },
    phone: { too_long: 'Maximaal 40 tekens.' },
    start_date: {
      not_a_date: 'Deze dag bestaat niet.',
    },
    end_date: {
      not_a_date: 'Deze dag bestaat niet.',
      end_not_after_start: 'De laatste dag moet na de eerste komen.',
    },
    guests: { not_1_to_50: 'Een getal van 1 tot 50.' },
    message: { too_long: 'Maximaal 2.000 tekens.' },
    consent: { not_agreed: 'Geef toestemming, zodat we het mogen doorgeven.' },
  },
  otherProblem: 'Zo kan dit niet worden verstuurd.',

  sentTitle: 'We hebben je aanvraag',
  sentText: {
    held: (partner) => `${partner} haalt je aanvraag hier op en antwoordt per e-mail.`,
    sending: (partner) => `Onderweg naar ${partner}; je krijgt per e-mail antwoord.`,
    delivered: (partner) => `${partner} heeft je aanvraag en antwoordt per e-mail.`,
    failed: (partner) => `Nog niet bezorgd: ${partner} kan je aanvraag hier ophalen.`,
    left: (partner) =>
      `${partner} is niet meer bij Campcairn en krijgt je aanvraag niet. Vraag het een andere aanbieder.`,
  },
  reference: 'Kenmerk',
  whatWasSent: 'Wat je hebt verstuurd',
  sentTo: 'Verstuurd naar',
  about: 'Over',
  dates: 'Data',
  partnerPage: (host) => `De vermelding op ${host}`,
  keepLink: 'Bewaar deze link',
  keepText: 'Hij laat zien of de aanvraag is aangekomen, en kan haar wissen. Geef hem niet door.',
  receiptTitle: 'Je aanvraag',
  states: {
    held: (partner) => `Ligt klaar voor ${partner} om op te halen`,
    sending: (partner) => `Onderweg naar ${partner}`,
    delivered: (partner) => `Aangenomen door het systeem van ${partner}`,
    failed: (partner) => `Nog niet bezorgd; ${partner} kan de aanvraag hier nog ophalen`,
    left: (partner) => `${partner} is niet meer bij Campcairn en krijgt de aanvraag niet`,
  },
  sentAt: 'Verstuurd',
  erasedTitle: 'Je gegevens zijn gewist',
  erasedText:
    'Van wat je schreef wordt hier niets bewaard. De aanbieder heeft misschien nog een kopie.',
  eraseTitle: 'Wissen',
  eraseText: (date) =>
    `Je naam, e-mail, telefoon en bericht worden hier uiterlijk op ${date} gewist. De aanbieder houdt wat die heeft gekregen.`,
  eraseAsk: 'Wis mijn gegevens…',
  eraseSure: 'Voorgoed wissen? Dit kan niet ongedaan worden gemaakt.',
  erase: 'Wis mijn gegevens nu',
  listingGone: 'een vermelding die niet meer bestaat',

  answers: {
    name: 'Antwoordt',
    usually: (within) => `Antwoordt meestal ${within}`,
    within: {
      1: 'binnen een uur',
      3: 'binnen 3 uur',
      6: 'binnen 6 uur',
      12: 'binnen 12 uur',
      24: 'binnen een dag',
      48: 'binnen twee dagen',
    },
    howMeasured: 'Hoe dit wordt gemeten',
    measured: (partner, count) =>
      `Van ${count} aanvragen in de afgelopen 90 dagen bevestigde ${partner} van de helft binnen deze tijd de ontvangst. Een nooit bevestigde telt als te laat. Het is niet te koop en verandert de volgorde van de resultaten niet.`,
  },

  several: {
    title: 'Stel je vraag aan maximaal drie tegelijk',
    lead: 'Eén formulier, een eigen aanvraag aan elke aanbieder. Geen van hen hoort aan wie je het nog meer vraagt.',
    leadToOne: (partner) => `Een aanvraag aan ${partner}. Je krijgt rechtstreeks antwoord.`,
    leadAllToOne: (partner) =>
      `Eén formulier, voor elke vermelding een aanvraag aan ${partner}. ${partner} ziet dat je naar meerdere vraagt.`,
    link: 'Stel je vraag aan maximaal drie tegelijk',
    ask: (count) => n(count, { one: 'Stel je vraag', other: 'Vraag het aan alle # tegelijk' }),
    askChosen: 'Vraag het aan maximaal drie',
    chooseLead: 'Eén formulier gaat naar maximaal drie aanbieders.',
    fromTrip: 'Eén formulier, één periode. Vraag apart naar stops op andere dagen.',
    trip: 'Je data',
    check: 'Bekijk wat vrij is, en de prijs',
    mixed:
      'Iedereen krijgt dezelfde data, personen en hetzelfde bericht. Zet erin wat anders is voor voertuig en camping.',
    whom: (count) => n(count, { one: 'Je vraagt het # aanbieder', other: 'Je vraagt naar deze #' }),
    takeOut: 'Weghalen',
    takeOutLabel: (title) => `Weghalen: ${title}`,
    similar: 'Soortgelijke in de buurt',
    nearby: (distance, title) => `binnen ${distance} van ${title}.`,
    nearbyFree: (distance, title) => `binnen ${distance} van ${title}, vrij op jouw data.`,
    add: 'Vraag het hier ook',
    addLabel: (title) => `Vraag het hier ook: ${title}`,
    you: 'Jij en je vraag',
    consents: 'Wie mag krijgen wat je hebt ingevuld',
    about: (titles) => `Over: ${titles}`,
    agree: (partner) =>
      `Geef toestemming, zodat we het mogen doorgeven aan ${partner}, of haal deze vermelding weg.`,
    send: (count) => n(count, { one: 'Aanvraag versturen', other: '# aanvragen versturen' }),
    gone: (number) => `Nummer ${number} blijft weg: gepauzeerd, verwijderd of verkeerd getypt.`,
    unread: (text) => `‘${text}’ is geen vermelding en blijft weg.`,
    beyond: 'Eén formulier gaat naar maximaal drie. Niet erbij:',
    makeRoom: 'Haal er hieronder een weg om plaats te maken, of stel je vraag op hun eigen pagina.',
    notShown: (title) =>
      `${title} wordt hier niet meer getoond, dus er is naar niemand iets verstuurd.`,
    sendAgain:
      'De vermelding is hieronder weggehaald. Verstuur nog eens om het de anderen te vragen.',
    fewer: 'Elke aanbieder telt als één aanvraag: je kunt er een weghalen.',
    emptyTitle: 'Nog niemand om het aan te vragen',
    emptyText:
      'Kies maximaal drie voertuigen of campings: bij je bewaarde vermeldingen of op de pagina van een vermelding.',
    sentTitle: 'We hebben je aanvragen',
    receiptTitle: 'Je aanvragen',
    alone: 'Alleen de bevestiging van deze aanvraag',
    keepText: 'Hij laat zien of elke aanvraag is aangekomen, en kan ze wissen. Geef hem niet door.',
    eraseTitle: 'Wissen',
    eraseText: (date) =>
      `Je naam, e-mail, telefoon en bericht worden hier uiterlijk op ${date} gewist, voor al deze aanvragen. De aanbieders houden wat ze hebben gekregen.`,
    eraseSure:
      'Je gegevens in al deze aanvragen voorgoed wissen? Dit kan niet ongedaan worden gemaakt.',
    allErased:
      'Er wordt hier niets meer bewaard van wat je schreef. De aanbieders hebben misschien nog de kopieën die ze kregen.',
  },
};
