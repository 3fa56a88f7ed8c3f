import type { DashboardWords } from '../../dashboard-words.ts';

export const shell: DashboardWords['shell'] = {
  partnerNav: 'Dashboard',
  operatorNav: 'Konsole',
  overview: 'Übersicht',
  listings: 'Inserate',
  calendar: 'Kalender',
  developers: 'Für Entwickler',
  more: 'Mehr',
  tabs: { overview: 'Übersicht', leads: 'Anfragen', listings: 'Inserate' },
  claims: 'Beanspruchte Campingplätze',
  leads: 'Anfragen und Klicks',
  toAnswer: 'zu beantworten',
  newEnquiry: 'Eine neue Anfrage ist da.',
  statistics: 'Statistik',
  webhooks: 'Webhooks',
  feed: 'Feed',
  key: 'API-Schlüssel',
  premium: 'Premium',
  team: 'Team',
  account: 'Konto',
  profile: 'Ihre Anmeldung',
  signOut: 'Abmelden',
  others: 'Andere Konten',
  own: 'Ihre Konten',
  otherAddress:
    'Wenn eine Mail Sie hierhergeführt hat, melden Sie sich mit der Adresse an, an die sie ging: Vielleicht sind Sie mit einer anderen angemeldet.',
  whoIsSignedIn: 'Nachsehen, wer angemeldet ist',
  site: 'Zurück zur Website',
  operatorLooks: (partner) =>
    `Sie gehören zum Team von Campcairn und sehen, was ${partner} sieht. Ändern lässt sich hier nichts, und Ihr Besuch wird protokolliert.`,
  toTest: 'Testmodus',
  toLive: 'Echtbetrieb',
  testMode:
    'Testmodus. Ohne ihren geheimen Link sieht niemand diese Inserate, und Anfragen und Klicks lösen Sie mit einem Testschlüssel selbst aus.',
  toConsole: 'Zurück zur Konsole',
  notApproved: {
    pending: {
      title: 'Wir prüfen Ihre Bewerbung.',
      text: 'Bereiten Sie Ihre Inserate jetzt vor. Reisende sehen sie, sobald wir zusagen; bis dahin sehen nur Sie sie.',
      short: 'Bewerbung wird geprüft: Nur Sie sehen Ihre Inserate.',
    },
    suspended:
      'Dieses Konto ist gesperrt: Seine Inserate werden nicht gezeigt, und ändern lässt sich nichts. Antworten Sie auf die Mail dazu, oder schreiben Sie uns.',
    rejected: {
      title: 'Dieses Konto wurde nicht freigegeben.',
      reason: 'Der Grund:',
      until: (day) =>
        `Was Sie vorbereitet haben, bleibt bis ${day} hier, und nur Sie sehen es. Danach wird es gelöscht.`,
      answer:
        'Antworten Sie auf unsere Mail, wenn wir etwas falsch verstanden haben, oder bewerben Sie sich noch einmal.',
      download: 'Alles herunterladen oder das Konto jetzt schließen',
    },
  },
  choose: {
    title: 'Welches Konto?',
    lead: 'Sie handeln für mehr als einen Partner.',
    left: 'Sie haben das Team verlassen.',
    leftTitle: 'Ihr anderes Konto',
    leftLead: 'Für dieses handeln Sie weiterhin.',
    claimLead: 'Sie handeln für mehr als einen Partner. Wer von ihnen betreibt den Campingplatz?',
    claimNone:
      'Campingplätze beanspruchen können Partner, und Ihre Adresse gehört zu keinem. Bewerben Sie sich zuerst: Wir antworten innerhalb von drei Werktagen.',
    apply: 'Mit diesem Campingplatz bewerben',
    none: 'Kein Konto',
    noneLead:
      'Ihre Adresse gehört zu keinem Partner mehr. Ein Inhaber des Kontos kann Sie wieder einladen.',
  },
  refused: {
    stranger:
      'Nichts wurde gespeichert: Diese Seite gibt es nicht, oder Sie haben keinen Zugriff mehr darauf.',
    reader:
      'Nichts wurde gespeichert: Ihre Rolle hier ist „Lesezugriff“, und damit lässt sich nichts ändern.',
  },
  role: { owner: 'Inhaber', member: 'Mitglied', reader: 'Lesezugriff' },
};
