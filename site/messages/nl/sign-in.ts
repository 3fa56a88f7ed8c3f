import type { Messages } from '../index.ts';

export const signIn: Messages['signIn'] = {
  title: 'Inloggen',
  lead: 'Voor partners en het team van Campcairn. Reizigers hebben geen account nodig.',
  description: 'Log in op het dashboard van je vermeldingen en aanvragen.',
  email: 'E-mailadres',
  send: 'Mail me een link om in te loggen',
  invalid: 'Vul één e-mailadres in, zoals jij@vans.example.',
  tooMany: (minutes) => `Te veel pogingen. Probeer het over ${minutes} minuten nog eens.`,
  withPasskey: 'Inloggen met een passkey',
  passkeyFailed: 'Die passkey werkte hier niet. Probeer het nog eens, of laat je een link mailen.',
  again: {
    title: 'Log nog eens in',
    lead: 'Deze wijziging vraagt om een aanmelding van de laatste 12 uur. Er is nog niets gewijzigd.',
  },
  unsent: {
    lead: 'Je was uitgelogd, en wat je verstuurde is niet bewaard.',
    waits: 'Wat je typte staat hier nog: log in via een nieuw tabblad en verstuur het.',
    file: 'Log in en kies het bestand nog eens.',
    signIn: 'Inloggen op een nieuw tabblad',
    send: 'Ik ben ingelogd: versturen',
  },
  or: 'of',
  noAccount: 'Nog geen account?',
  apply: 'Meld je aan als partner',
  sent: {
    title: 'Kijk in je mail',
    lead: 'Hoort het adres bij een account, dan is er een link onderweg. Die werkt één keer, 15 minuten, in deze browser.',
    nothing: 'Niets gekregen?',
    checks: [
      'Kijk in de map met spam.',
      'Gebruik het adres waarmee je je hebt aangemeld, of waarop je bent uitgenodigd.',
    ],
    again: 'Vraag een nieuwe link aan',
    outbox:
      'Dit is een demo: de mails staan in de postbus UIT, die opengaat met de link die bij het starten is getoond:',
  },
  link: {
    lead: 'Nog één klik, en je bent op dit apparaat ingelogd.',
    button: 'Inloggen',
    gone: {
      title: 'Deze link werkt niet meer',
      lead: 'Links werken één keer, 15 minuten, en alleen de nieuwste.',
    },
    otherBrowser: {
      title: 'Open de link waar je hem hebt aangevraagd',
      lead: 'Voor de veiligheid werkt hij alleen in de browser die erom vroeg. Kopieer hem daarheen, of vraag hier een nieuwe aan.',
    },
    locked: {
      title: 'Open eerst de postbus UIT',
      lead: 'Dit is een demo: de links melden aan wie de postbus UIT heeft geopend. Open in deze browser de link naar de postbus UIT die de demo bij het starten toonde, en daarna deze opnieuw.',
    },
    again: 'Vraag een nieuwe link aan',
  },
  factor: {
    title: 'De tweede stap',
    lead: 'Beheerders bewijzen naast hun mail nog een tweede keer wie ze zijn.',
    again:
      'Toon je tweede stap nog eens: deze wijziging vraagt er een van de laatste 15 minuten. Er is nog niets gewijzigd.',
    code: 'Code van je app, of een herstelcode',
    firstCode: 'Code die de app laat zien',
    button: 'Verder',
    wrong: 'Die code klopt niet of is al gebruikt. Codes wisselen elke 30 seconden.',
    tooMany: 'Te veel codes. Probeer het over 15 minuten nog eens.',
    setUp: {
      title: 'Stel je tweede stap in',
      lead: 'Voeg een passkey of een authenticator-app toe: scan dit plaatje met de app en typ dan de code die verschijnt.',
      key: 'Of typ deze sleutel in de app:',
      ended:
        'De vorige sleutel gold 15 minuten. Voeg toe wat nu wordt getoond, en typ de code ervan.',
      qr: 'QR-code van de sleutel',
      addPasskey: 'Passkey toevoegen',
    },
    codes: {
      title: 'Je herstelcodes',
      lead: 'Elke code laat je één keer in als je telefoon weg is. Ze staan er alleen nu: print ze, of bewaar ze bij je wachtwoorden.',
      copy: 'Kopieer ze',
      go: 'Ik heb ze bewaard: verder',
    },
  },
  signOut: 'Uitloggen',
};
