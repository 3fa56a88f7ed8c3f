import type { DashboardWords } from '../../dashboard-words.ts';

const listings = (count: string) => (count === '1' ? '1 Inserat' : `${count} Inserate`);

export const words: DashboardWords['overview'] = {
  title: 'Übersicht',
  lead: 'Was Sie zuerst angehen sollten und wie die letzten 30 Tage waren.',
  prepare: {
    lead: 'Was Sie tun können, bis wir entschieden haben.',
    first: 'Bereiten Sie Ihr erstes Inserat vor',
    more: 'Bereiten Sie weitere Inserate vor',
    what: [
      'Geben Sie an, was es ist, wo es ist und was eine Nacht kostet.',
      'Fügen Sie Ihre Fotos hinzu.',
      'Tragen Sie ein, welche Nächte belegt sind, oder verbinden Sie einen Kalender, den Sie anderswo führen.',
    ],
    add: 'Inserat hinzufügen',
    file: 'Aus einer Tabelle übernehmen',
    see: 'Inserate ansehen',
    developer: 'Für Ihre Entwickler: Ein Testschlüssel ist jetzt schon zu haben.',
    testKey: 'Zum Testschlüssel',
    after:
      'Sobald wir entschieden haben, schreiben wir Ihnen. Anfragen, Team und alles andere kommen mit der Freigabe.',
  },
  steps: {
    title: 'Erste Schritte',
    lead: (done, all) => `${done} von ${all} erledigt`,
    done: 'Erledigt',
    each: {
      listing: {
        title: 'Fügen Sie Ihr erstes Inserat hinzu',
        text: 'Füllen Sie ein Formular aus, oder schicken Sie uns eine Tabelle. Es ist sofort online.',
        go: 'Inserat hinzufügen',
      },
      feed: {
        title: 'Lassen Sie einen Feed anbinden',
        text: 'Wir lesen ihn regelmäßig.',
        go: 'Feed ansehen',
      },
      read: {
        title: 'Übernehmen Sie daraus die ersten Inserate',
        text: 'Sie sind online, sobald der Feed gelesen ist. Auf seiner Seite steht, wann das ist und was an einer Zeile nicht stimmt.',
        go: 'Feed ansehen',
      },
      sent: {
        title: 'Senden Sie Ihr erstes Inserat',
        text: 'Mit einem PUT über die API oder hier im Formular. Es ist sofort online.',
        go: 'So geht es',
      },
      key: {
        title: 'Erzeugen Sie einen API-Schlüssel',
        text: 'Nur wenn Ihre Programme Inserate senden oder Anfragen abholen. Formular und Feeds brauchen keinen.',
        go: 'Schlüssel erzeugen',
      },
      hear: {
        title: 'Wie möchten Sie von Anfragen erfahren?',
        text: 'Reisende warten auf eine Antwort. Wählen Sie deshalb den Weg, auf den Sie am häufigsten schauen.',
        go: 'Wählen',
      },
      premium: {
        title: 'Holen Sie sich Premium, das Ihnen Anfragen mailt',
        text: 'Bis dahin warten sie hier auf Sie, und ihre Zahl steht neben „Anfragen und Klicks“.',
        go: 'Premium ansehen',
      },
      webhook: {
        title: 'Geben Sie die Adresse Ihres Webhooks an',
        text: 'Bis dahin warten Anfragen hier auf Sie, und ihre Zahl steht neben „Anfragen und Klicks“.',
        go: 'Webhook einrichten',
      },
    },
    guide: 'Leitfaden für Entwickler',
  },
  enquiries: {
    dashboard: {
      title: (count) =>
        count === '1'
          ? '1 Anfrage wartet auf Ihre Antwort'
          : `${count} Anfragen warten auf Ihre Antwort`,
      lead: 'Reisende buchen bei denen, die zuerst antworten.',
    },
    elsewhere: {
      title: (count) =>
        count === '1'
          ? '1 Anfrage hat Sie nicht erreicht'
          : `${count} Anfragen haben Sie nicht erreicht`,
      lead: 'Reisende warten auf eine Antwort. Lesen und antworten können Sie hier.',
    },
    read: 'Lesen und antworten',
    all: 'Alle ansehen',
  },
  needs: {
    title: 'Was Sie zuerst angehen sollten',
    nothing: 'Nichts wartet auf Sie.',
    nothingText:
      'Anfragen kommen an, Inserate sind vollständig, und alles Lesen und Senden funktioniert.',
    outage: 'Ihr Webhook fällt aus',
    outageText: (moment) => `Alle Versuche seit ${moment}.`,
    outageFailed: (count) =>
      count === '1'
        ? 'Bei 1 Zustellung sind alle Versuche aufgebraucht.'
        : `Bei ${count} Zustellungen sind alle Versuche aufgebraucht.`,
    outageGo: 'Protokoll ansehen',
    failed: (count) =>
      count === '1' ? '1 Zustellung ist gescheitert' : `${count} Zustellungen sind gescheitert`,
    failedReason: (reason) => `Die neueste: ${reason}`,
    failedText: 'Alle Versuche sind aufgebraucht.',
    failedGo: 'Protokoll ansehen',
    feedBroken: (host) => `Der Feed von ${host} lässt sich nicht lesen`,
    feedSince: (moment) => `Seit ${moment}`,
    feedGo: 'Feed ansehen',
    hidden: (title) => `Wir haben „${title}“ ausgeblendet`,
    hiddenGo: 'Berichtigen',
    moreHidden: (count) =>
      count === '1'
        ? 'Wir haben 1 weiteres Inserat ausgeblendet'
        : `Wir haben ${count} weitere Inserate ausgeblendet`,
    moreHiddenText: 'Warum, steht jeweils auf seiner Seite.',
    moreHiddenGo: 'Inserate ansehen',
    rows: (count) =>
      count === '1'
        ? '1 Zeile des Feeds ist zu berichtigen'
        : `${count} Zeilen des Feeds sind zu berichtigen`,
    rowsText: (host) => `Ihre Inserate sind nicht auf dem neuesten Stand. Von ${host}.`,
    rowsGo: 'Zeilen ansehen',
    held: (count) => `${listings(count)} nicht mehr im Feed`,
    heldText: 'So viele auf einmal, dass wir nachfragen, bevor wir sie pausieren.',
    photos: (count) => `${listings(count)} ohne Fotos`,
    photosText: 'Reisende übergehen Inserate, von denen sie sich kein Bild machen können.',
    photosGo: 'Inserate ohne Fotos ansehen',
    dates: (count) => `${listings(count)} ohne Kalender`,
    datesText: 'Wer nach einem Zeitraum sucht, liest, dass er Sie fragen muss, ob etwas frei ist.',
    datesGo: 'Inserate ohne Kalender ansehen',
  },
  days: {
    title: 'Die letzten 30 Tage',
    enquiries: 'Anfragen',
    clicks: 'Klicks zu Ihren Seiten',
    table: 'Als Tabelle zeigen',
    caption: 'Anfragen und Klicks nach Tagen, die neuesten zuerst',
    day: 'Tag',
    all: 'Alle Anfragen und Klicks ansehen',
  },
  calls: {
    title: 'Aufrufe der API',
    lead: 'In den letzten 30 Tagen; die Zahlen folgen innerhalb von Sekunden.',
    none: 'Ihre Programme haben die API in den letzten 30 Tagen nicht aufgerufen.',
    noneGo: 'So fangen Sie an',
    all: 'Aufrufe',
    refused: 'Abgelehnt',
    refusedNote: (count) => (count === '1' ? '1 Aufruf' : `${count} Aufrufe`),
    push: 'Zuletzt gesendet',
    pushNote: 'Inserate oder Kalender, die wir angenommen haben',
    noPush: 'seit 90 Tagen nichts',
    key: 'Schlüssel zuletzt benutzt',
    caption: 'Warum Aufrufe abgelehnt wurden',
    why: 'Warum',
    code: 'Fehlercode',
    count: 'Aufrufe',
    share: 'Von allen Aufrufen',
    fine: 'Keiner wurde abgelehnt.',
    codes: {
      invalid_json: 'Der Body war kein JSON.',
      bad_request: 'Ein Parameter der Adresse war unbekannt, doppelt oder falsch.',
      invalid_external_id:
        'Ihre ID eines Inserats hatte Zeichen oder eine Länge, die nicht erlaubt sind.',
      forbidden: 'Das Konto war zu dieser Zeit nicht freigegeben.',
      not_found: 'Mit dieser ID gab es kein Inserat, keine Anfrage und keinen Klick.',
      webhook_not_configured: 'Ein Testereignis wurde verlangt, ohne dass es einen Webhook gab.',
      payload_too_large: 'Der Body war zu groß.',
      unsupported_media_type: 'Der Body wurde nicht als JSON in UTF-8 gesendet.',
      validation_error: 'Ein Feld verstieß gegen eine Regel; die Antwort nannte jedes.',
      rate_limited: 'Zu viele Aufrufe in einer Minute.',
      internal_error: 'Bei uns ist etwas schiefgegangen.',
    },
  },
  health: {
    title: 'Wie schnell Sie antworten',
    developersTitle: 'Webhook und Feed',
    confirmed: 'Sie beantworten Anfragen',
    within: {
      1: 'innerhalb einer Stunde',
      3: 'innerhalb von 3 Stunden',
      6: 'innerhalb von 6 Stunden',
      12: 'innerhalb von 12 Stunden',
      24: 'innerhalb eines Tages',
      48: 'innerhalb von zwei Tagen',
    },
    told: (enquiries) =>
      `so lesen es Reisende; der mittlere Wert von ${enquiries} Anfragen aus 90 Tagen`,
    notTold: 'nicht gezeigt',
    tooFew: (enquiries, least) =>
      `${enquiries} von ${least} Anfragen, die zwei Tage alt sind; danach lesen Reisende, wie schnell`,
    tooLate:
      'die Hälfte wurde erst nach zwei Tagen oder nie als beantwortet markiert; Reisende lesen nichts davon',
    answer: 'Webhook antwortet in',
    answerNote: (p95) => `95 von 100 innerhalb von ${p95}`,
    answerNone: 'noch keine Antwort',
    answerOff: 'kein Webhook',
    delivered: 'Letzte Zustellung',
    feed: 'Feed gelesen',
    feedOf: (host) => `von ${host}`,
    feedNone: 'kein Feed',
    feedBroken: 'nicht lesbar',
    feedSince: (when, host) => `seit ${when}, von ${host}`,
    never: 'noch nie',
  },
};
