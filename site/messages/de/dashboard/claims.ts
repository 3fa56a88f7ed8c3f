import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['claims'] = {
  title: 'Beanspruchte Campingplätze',
  lead: 'Campingplätze, die aus OpenStreetMap auf Campcairn stehen und von denen Sie sagen, dass es Ihre sind. Wir prüfen jeden Anspruch.',
  search: {
    title: 'Ihren Campingplatz suchen',
    lead: 'Unter denen, die aus OpenStreetMap auf Campcairn stehen, in den Ländern Ihres Kontos.',
    steps: [
      'Suchen Sie unten Ihren Campingplatz und geben Sie an, dass es Ihrer ist.',
      'Zeigen Sie auf seiner Website einen Code, damit wir wissen, dass Sie es sind.',
      'Wir entscheiden innerhalb weniger Tage. Dann zeigt seine Seite Ihr Inserat.',
    ],
    field: 'Name des Campingplatzes',
    button: 'Suchen',
    found: 'Gefunden',
    nothing:
      'Kein Campingplatz heißt so. Versuchen Sie ein Wort des Namens, oder sehen Sie alle Campingplätze durch.',
    browse: 'Alle Campingplätze durchsehen',
    nearby: 'In der Nähe Ihrer Inserate',
    near: (town) => `bei ${town}`,
    distance: (distance) => `${distance} von einem Ihrer Inserate`,
    unnamed: 'Campingplatz ohne Namen',
    choose: 'Das ist meiner',
  },
  onlyWriters:
    'Campingplätze beanspruchen können Inhaber und Mitglieder eines freigegebenen Kontos.',
  done: {
    made: 'Beansprucht. Wie es weitergeht, steht unten.',
    found:
      'Der Code ist da. Wir entscheiden bald über Ihren Anspruch und geben Ihnen per Mail Bescheid.',
    missing: 'Wir haben nachgesehen: Der Code war nicht da.',
    withdrawn: 'Der Anspruch ist zurückgezogen.',
    linked: 'Verknüpft: Die Seite des Campingplatzes zeigt Ihr Inserat, sobald es auf aktiv steht.',
  },
  none: {
    title: 'Sie haben keinen Campingplatz beansprucht',
    text: 'Suchen Sie ihn oben nach seinem Namen.',
  },
  statuses: {
    pending: 'Wird geprüft',
    approved: 'Bestätigt',
    declined: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    revoked: 'Aberkannt',
  },
  claimedOn: (day) => `Beansprucht am ${day}`,
  endedOn: {
    pending: (day) => `am ${day}`,
    approved: (day) => `bestätigt am ${day}`,
    declined: (day) => `abgelehnt am ${day}`,
    withdrawn: (day) => `zurückgezogen am ${day}`,
    revoked: (day) => `aberkannt am ${day}`,
  },
  gone: 'OpenStreetMap führt diesen Campingplatz nicht mehr.',
  because: {
    declined: 'Warum wir abgelehnt haben:',
    revoked:
      'Dieser Campingplatz gilt bei uns nicht mehr als Ihrer. Seine Seite zeigt Ihr Inserat nicht mehr als Angaben des Betreibers:',
  },
  again: 'Noch einmal beanspruchen',
  offered: {
    title: (name) => `Gehört ${name} Ihnen?`,
    page: 'Seine Seite auf Campcairn',
    from: (osmRef) => `OpenStreetMap ${osmRef}`,
    byCode: (host) =>
      `Sie bekommen einen Code für ${host}, die Website, die OpenStreetMap nennt. Wir suchen ihn dort, und ein Mensch entscheidet.`,
    byHand:
      'OpenStreetMap nennt keine Website; deshalb prüft ein Mensch Ihren Anspruch von Hand. Es hilft, die Website vorher bei OpenStreetMap einzutragen.',
    make: 'Das ist meiner: beanspruchen',
  },
  check: {
    put: 'Zeigen Sie diesen Code irgendwo im Text der Startseite von',
    putEnd: ', der Website, die OpenStreetMap nennt:',
    copy: 'Kopieren',
    unseen: 'Oder für Besucher unsichtbar: eine Zeile für die Person, die Ihre Website macht',
    head: 'Sie gehört in den HTML-Kopf (<head>) der Seite:',
    look: 'Jetzt prüfen',
    lookAgain: 'Noch einmal prüfen',
    found: {
      meta: 'Der Code ist da. Sie können ihn entfernen, sobald entschieden ist.',
      text: 'Der Code ist da, im Text der Seite. Sie können ihn entfernen, sobald entschieden ist.',
    },
    missing: (host) => `Die Seite von ${host} antwortet, doch der Code ist nicht darauf.`,
    badStatus: (status) => `Die Website antwortet mit einem Fehler (${status}).`,
    noAnswer: (why) => `Die Website ließ sich nicht lesen. ${why}`,
    lookedAt: (time) => `Zuletzt geprüft: ${time}.`,
    next: 'Danach entscheidet ein Mensch innerhalb weniger Tage, und Sie erfahren es per Mail. Ohne Code auf der Website müssen wir von Hand prüfen; das dauert länger.',
    byHand:
      'OpenStreetMap nennt für diesen Campingplatz keine Website; deshalb prüft ein Mensch Ihren Anspruch von Hand und ruft Sie vielleicht an oder schreibt Ihnen. Die Entscheidung erfahren Sie per Mail.',
    withdraw: 'Anspruch zurückziehen',
  },
  approved: {
    listed:
      'Ihr Inserat dafür gibt es schon. Reisende finden es, sobald es auf aktiv steht, auch über die Seite des Campingplatzes.',
    listedAlone: 'Ihr Inserat dafür gibt es schon. Reisende finden es, sobald es auf aktiv steht.',
    open: 'Inserat öffnen',
    which: 'Welches Ihrer Inserate ist es?',
    link: 'Verknüpfen',
    orStart: 'Oder beginnen Sie ein neues Inserat dafür.',
    start: 'Beginnen Sie ein Inserat dafür: Es ist pausiert, bis Sie es vervollständigt haben.',
    startButton: 'Inserat beginnen',
    licence:
      'Name, Lage und Website eines neuen Inserats stammen aus OpenStreetMap: © OpenStreetMap-Mitwirkende, Open Database Licence. Prüfen Sie sie, bevor Sie veröffentlichen.',
  },
};
