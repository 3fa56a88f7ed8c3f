import type { DashboardWords } from '../../dashboard-words.ts';
import { n } from './plurals.ts';

export const profile: DashboardWords['profile'] = {
  title: 'Je login',
  lead: (email) => `Je bent ingelogd als ${email}.`,
  lastFactor: 'Het is je laatste tweede stap: je stelt een andere in voordat je verdergaat.',
  passkeys: {
    title: 'Passkeys',
    lead: 'Log in met je vinger, je gezicht of de code van je apparaat, zonder mail.',
    none: 'Je hebt nog geen passkey.',
    name: 'Naam van de passkey, zoals Laptop kantoor',
    add: 'Passkey toevoegen',
    remove: 'Verwijderen',
    removeSure: (name) => `Met ${name} kun je dan niet meer inloggen.`,
    removeYes: 'Ja, verwijderen',
    needsScript: 'Voor het toevoegen van een passkey is JavaScript nodig.',
    failed:
      'De passkey kon niet worden toegevoegd. Passkeys werken alleen op het adres van de site, en één keer per apparaat.',
    lastUsed: 'Laatst gebruikt',
    created: 'Toegevoegd',
    never: 'nog nooit',
  },
  language: {
    title: 'Taal',
    lead: 'Van deze pagina’s, en van onze mails over je login.',
    label: 'Jouw taal',
    save: 'Taal opslaan',
  },
  app: {
    title: 'Authenticator-app',
    since: (day) => `Ingesteld op ${day}.`,
    none: 'Je hebt geen authenticator-app.',
    codesLeft: (count) =>
      n(count, {
        one: 'Je hebt nog # herstelcode over.',
        other: 'Je hebt nog # herstelcodes over.',
      }),
    newCodes: 'Nieuwe herstelcodes maken',
    newCodesLead:
      'Je nieuwe herstelcodes worden alleen nu getoond: druk ze af, of bewaar ze bij je wachtwoorden. De vorige gelden niet meer.',
    copy: 'Kopiëren',
    setUp: 'App instellen',
    setUpLead: 'Scan dit plaatje met de app en typ dan de code die verschijnt.',
    setUpYes: 'Instellen',
    stop: 'Niet nu',
    replace: 'App vervangen',
    replaceLead:
      'Scan dit plaatje met de nieuwe app en typ dan de code die verschijnt. Tot dan blijft de huidige app gelden. Het plaatje geldt 15 minuten.',
    replaceYes: 'App vervangen',
    keep: 'Huidige app houden',
    key: 'Of typ deze sleutel in de app:',
    qr: 'QR-code van de sleutel',
    firstCode: 'Code die de app laat zien',
    refused: {
      wrong: 'Die code klopt niet. Codes wisselen elke 30 seconden.',
      too_many: 'Te veel codes. Probeer het over 15 minuten nog eens.',
      ended: 'Die sleutel geldt niet meer. Begin opnieuw.',
    },
    remove: 'App verwijderen',
    removeSure: 'De codes van de app en je herstelcodes werken dan meteen niet meer.',
    removeYes: 'Ja, verwijderen',
  },
  sessions: {
    title: 'Waar je bent ingelogd',
    device: 'Apparaat',
    unknown: 'Onbekend apparaat',
    since: 'Ingelogd',
    seen: 'Laatst gezien',
    here: 'dit apparaat',
    end: 'Daar uitloggen',
    endOthers: 'Overal elders uitloggen',
  },
};
