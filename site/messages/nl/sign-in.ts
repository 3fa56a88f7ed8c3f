import type { Messages } from '../index.ts';

export const signIn: Messages['signIn'] = {
  title: 'Inloggen',
  lead: 'Voor partners en voor wie Campcairn beheert. Reizigers hebben geen account nodig.',
  description: 'Log in op het dashboard van je vermeldingen en aanvragen.',
  email: 'E-mailadres',
  send: 'Mail me een link om in te loggen',
  invalid: 'Vul één e-mailadres in, zoals jij@vans.example.',
  tooMany: (minutes) => `Te veel pogingen. Probeer het over ${minutes} minuten nog eens.`,
  withPasskey: 'Inloggen met een passkey',
  passkeyFailed: 'Die passkey werkte hier niet. Probeer het nog eens, of laat je een link mailen.',
  again: {
    title: 'Log nog eens in',
    lead: 'Voor wat je wilde wijzigen moet je in de afgelopen 12 uur zijn ingelogd. Er is nog niets gewijzigd.',
  },
  unsent: {
    lead: 'Je bent intussen uitgelogd, en wat je verstuurde is niet opgeslagen.',
    waits:
      'Wat je hebt getypt, wacht op deze pagina: log in op een nieuw tabblad, kom hier terug en verstuur het.',
    file: 'Log in en kies het bestand nog eens.',
    signIn: 'Inloggen op een nieuw tabblad',
    send: 'Ik ben ingelogd: versturen',
  },
  or: 'of',
  noAccount: 'Nog geen account?',
  apply: 'Meld je aan als partner',
  sent: {
    title: 'Kijk in je mail',
    lead: 'Hoort het adres bij een partner of beheerder, dan is er een link onderweg. Open hem in deze browser: hij werkt één keer, 15 minuten lang.',
    nothing: 'Niets gekregen?',
    checks: [
      'Kijk in de map met spam.',
      'Gebruik het adres waarmee je account is toegelaten, of waarop je bent uitgenodigd.',
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
      lead: 'Links werken één keer, 15 minuten lang, en een nieuwere maakt de oudere ongeldig.',
    },
    otherBrowser: {
      title: 'Open de link waar je hem hebt aangevraagd',
      lead: 'Hij werkt alleen in de browser waarin hij is aangevraagd, zodat een gestolen link niets waard is. Kopieer hem daarheen, of vraag hier een nieuwe aan.',
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
      'Toon je tweede stap nog één keer, want voor deze wijziging mag die hooguit 15 minuten oud zijn. Er is nog niets gewijzigd.',
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
      lead: 'Met elke code kun je één keer inloggen als je telefoon kwijt is. De codes worden alleen nu getoond: druk ze af, of bewaar ze bij je wachtwoorden.',
      copy: 'Kopieer ze',
      go: 'Ik heb ze bewaard: verder',
    },
  },
  signOut: 'Uitloggen',
};
