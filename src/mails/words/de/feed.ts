import type { MailWords } from '../shape.ts';

export const feed: MailWords['feed'] = {
  rows: {
    one: '1 Zeile',
    other: '# Zeilen',
  },
  failing: {
    subject: (rows) => `${rows} Ihres Produktfeeds nicht veröffentlicht`,
    text: (read, failed) =>
      `Gelesene Zeilen Ihres Produktfeeds: ${read}. Nicht zu veröffentlichen: ${failed}; alle anderen sind auf dem neuesten Stand.`,
    row: (number) => `Zeile ${number}`,
    file: 'Die angehängte Datei führt jede mit ihrem Grund auf. Sobald Ihr Feed berichtigt ist, werden die Zeilen beim nächsten Lesen veröffentlicht; mehr brauchen Sie nicht zu tun.',
    open: 'Feed ansehen',
  },
  broken: {
    subject: 'Ihr Produktfeed lässt sich nicht lesen',
    text: (since) =>
      `Seit dem ${since} konnten wir Ihren Produktfeed nicht lesen. Ihre Inserate bleiben, wie sie waren, werden aber nicht mehr aktualisiert.`,
    what: 'Was geschehen ist',
    next: 'Wir versuchen es weiter. Wenn sich die Adresse oder ein Token geändert hat, antworten Sie auf diese Mail mit der neuen Angabe.',
  },
  test: {
    subject: 'Was wir von Ihrem Produktfeed verstanden haben',
    readAll: (rows) =>
      `Wir haben Ihren ganzen Produktfeed gelesen, ${rows}, um zu sehen, was wir verstehen. Veröffentlicht wurde dabei nichts.`,
    readFirst: (rows) =>
      `Wir haben den Anfang Ihres Produktfeeds gelesen, ${rows}, um zu sehen, was wir verstehen. Veröffentlicht wurde dabei nichts.`,
    broken: 'Wir haben versucht, Ihren Produktfeed zu lesen, und konnten es nicht:',
    understood: 'Verstanden',
    of: (valid, rows) => `${valid} von ${rows}`,
    columns: 'Gelesene Spalten',
    as: (column, field) => `${column} als ${field}`,
    ignored: 'Übergangene Spalten',
    added: 'Kämen hinzu',
    changed: 'Würden geändert',
    paused: 'Würden pausiert',
    fixes: 'Was zu berichtigen ist',
    theRow: 'Die Zeile',
    notes: 'Bitte prüfen',
    open: 'Der ganze Bericht, mit Ihren Inseraten, wie Reisende sie sehen würden',
    answer: 'Ist etwas nicht so, wie Sie es gemeint haben? Antworten Sie auf diese Mail.',
  },
  decided: {
    accepted: {
      subject: 'Die Adresse Ihres Feeds ist in Gebrauch',
      text: (host) =>
        `Von jetzt an verwenden wir die Adresse auf ${host}, die Sie uns geschickt haben. Ist es Ihr erster Feed, prüfen wir ihn, bevor wir ihn regelmäßig lesen.`,
    },
    declined: {
      subject: 'Die Adresse Ihres Feeds wurde nicht geändert',
      text: (host) =>
        `Die Adresse auf ${host}, die Sie uns geschickt haben, verwenden wir nicht. Alles bleibt, wie es war.`,
    },
    why: 'Grund',
    answer: 'Antworten Sie auf diese Mail, wenn Sie eine Frage haben.',
  },
};
