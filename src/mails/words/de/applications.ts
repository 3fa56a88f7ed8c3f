import type { MailWords } from '../shape.ts';

export const applications: MailWords['applications'] = {
  received: {
    subject: 'Ihre Bewerbung bei Campcairn ist angekommen',
    thanks: (day) =>
      `Vielen Dank. Am ${day}, kam von dieser Adresse eine Bewerbung, bei Campcairn zu inserieren.`,
    next: (day) =>
      `Wir prüfen, ob es das Unternehmen gibt und ob ihm gehört oder von ihm verwaltet wird, was es inseriert. Wir antworten spätestens am ${day}.`,
    change:
      'Antworten Sie auf diese Mail, wenn etwas zu ändern ist oder wenn nicht Sie sich beworben haben: Dann löschen wir die Bewerbung.',
  },
  approved: {
    subject: 'Sie können jetzt bei Campcairn inserieren',
    welcome: (business) =>
      `Willkommen. Wir haben Ihre Bewerbung geprüft: ${business} ist jetzt Partner von Campcairn.`,
    signIn: 'Anmelden',
    api: 'Ihre Inserate kommen über die API. Melden Sie sich mit dieser Adresse an und erstellen Sie im Dashboard Ihren Schlüssel: Er wird einmal gezeigt und nie per Mail verschickt.',
    guide: 'Der Leitfaden für Entwickler',
    feedGiven:
      'Wir lesen die ersten Zeilen Ihres Feeds und sagen Ihnen, was wir verstanden haben, bevor etwas veröffentlicht wird. Wenn er sich nur mit einem Header lesen lässt, antworten Sie auf diese Mail mit dessen Namen und Wert. Im Dashboard sehen Sie, was bei jedem Lesen herauskam.',
    feedToCome:
      'Antworten Sie auf diese Mail mit der Adresse Ihres Feeds, und mit Namen und Wert eines Headers, wenn er sich nur damit lesen lässt. Wir lesen die ersten Zeilen und sagen Ihnen, was wir verstanden haben, bevor etwas veröffentlicht wird.',
    form: 'Melden Sie sich mit dieser Adresse an und legen Sie Ihre Inserate im Dashboard an: in einem Formular oder aus einer Datei.',
    live: 'Ein Inserat ist online, sobald es ankommt. Inserate, Klicks und Anfragen sind kostenlos.',
  },
  declined: {
    subject: 'Ihre Bewerbung bei Campcairn',
    sorry: (business) =>
      `Vielen Dank für Ihre Bewerbung. Wir haben sie geprüft und können ${business} so, wie es jetzt ist, nicht aufnehmen.`,
    because: 'Was wir dazu zu sagen haben:',
    again:
      'Wenn sich das ändert oder wir etwas falsch verstanden haben, antworten Sie auf diese Mail oder bewerben Sie sich noch einmal.',
  },
  question: {
    subject: 'Eine Frage zu Ihrer Bewerbung bei Campcairn',
    before: (business) =>
      `Vielen Dank für Ihre Bewerbung. Bevor wir über ${business} entscheiden, möchten wir wissen:`,
    after: 'Antworten Sie auf diese Mail. Ihre Bewerbung wartet bis dahin.',
  },
};
