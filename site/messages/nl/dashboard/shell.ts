import type { DashboardWords } from '../../dashboard-words.ts';

export const shell: DashboardWords['shell'] = {
  partnerNav: 'Dashboard',
  operatorNav: 'Console',
  overview: 'Overzicht',
  listings: 'Vermeldingen',
  calendar: 'Kalender',
  developers: 'Voor ontwikkelaars',
  more: 'Meer',
  tabs: { overview: 'Overzicht', leads: 'Aanvragen', listings: 'Aanbod' },
  claims: 'Geclaimde campings',
  leads: 'Aanvragen en klikken',
  toAnswer: 'te beantwoorden',
  newEnquiry: 'Er is een nieuwe aanvraag binnen.',
  statistics: 'Statistieken',
  webhooks: 'Webhooks',
  feed: 'Feed',
  key: 'API-sleutel',
  premium: 'Premium',
  team: 'Team',
  account: 'Account',
  profile: 'Je login',
  signOut: 'Uitloggen',
  others: 'Andere accounts',
  own: 'Je accounts',
  otherAddress:
    'Kwam je hier via een mail, log dan in met het adres waar die heen ging: misschien ben je met een ander adres ingelogd.',
  whoIsSignedIn: 'Kijk wie is ingelogd',
  site: 'Terug naar de site',
  operatorLooks: (partner) =>
    `Je bent beheerder van Campcairn en ziet wat ${partner} ziet. Hier kan niets worden gewijzigd, en je bezoek wordt vastgelegd.`,
  toTest: 'Testmodus',
  toLive: 'Live',
  testMode:
    'Testmodus. Zonder de geheime link ziet niemand de vermeldingen hier, en aanvragen en klikken veroorzaak je zelf met een testsleutel.',
  toConsole: 'Terug naar de console',
  notApproved: {
    pending: {
      title: 'We bekijken je aanmelding.',
      text: 'Bereid je vermeldingen nu voor. Reizigers zien ze zodra je bent toegelaten; tot die tijd zie alleen jij ze.',
      short: 'Aanmelding wordt bekeken: alleen jij ziet je vermeldingen.',
    },
    suspended:
      'Dit account is geschorst: de vermeldingen worden niet getoond, en er kan niets worden gewijzigd. Antwoord op de mail erover, of schrijf ons.',
    rejected: {
      title: 'Dit account is niet toegelaten.',
      reason: 'De reden:',
      until: (day) =>
        `Wat je hebt voorbereid, blijft hier staan tot ${day}, en alleen jij ziet het. Daarna wordt het verwijderd.`,
      answer: 'Antwoord op onze mail als we iets verkeerd hebben begrepen, of meld je opnieuw aan.',
      download: 'Alles downloaden, of het account nu sluiten',
    },
  },
  choose: {
    title: 'Welk account?',
    lead: 'Je handelt namens meer dan één partner.',
    left: 'Je hebt het team verlaten.',
    leftTitle: 'Je andere account',
    leftLead: 'Daarvoor handel je nog steeds.',
    claimLead: 'Je handelt namens meer dan één partner. Welke van hen beheert de camping?',
    claimNone:
      'Alleen partners kunnen campings claimen, en jouw adres hoort bij geen partner. Meld je eerst aan: we antwoorden binnen drie werkdagen.',
    apply: 'Aanmelden met deze camping',
    none: 'Geen account',
    noneLead:
      'Je adres hoort niet meer bij een partner. Een eigenaar van het account kan je opnieuw uitnodigen.',
  },
  refused: {
    stranger:
      'Er is niets opgeslagen: deze pagina bestaat niet, of je hebt er geen toegang meer toe.',
    reader:
      'Er is niets opgeslagen: je rol hier is ‘Alleen lezen’, en daarmee kun je niets wijzigen.',
  },
  role: { owner: 'Eigenaar', member: 'Lid', reader: 'Alleen lezen' },
};
