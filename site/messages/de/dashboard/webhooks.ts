import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';
import { deliveryStatuses, waitsForWebhook } from './statuses.ts';

const n = pluralsOf('de');

export const words: DashboardWords['webhooks'] = {
  title: 'Webhooks',
  lead: 'Jede Anfrage geht innerhalb von Sekunden an Ihren Server, signiert mit Ihrem Secret.',
  guide: 'So empfangen und prüfen Sie sie',
  state: {
    none: 'Kein Webhook eingerichtet: Anfragen warten unter „Anfragen und Klicks“ und in der API auf Sie.',
    address: 'Adresse',
    secret: 'Secret',
    secretSet: 'Eingerichtet. Es wurde einmal gezeigt; ersetzen Sie es, wenn es verloren ist.',
    secretNone: 'Noch keines. Es entsteht mit der ersten Adresse und wird einmal gezeigt.',
    lastDelivered: 'Zuletzt zugestellt',
    never: 'noch nie',
    waiting: deliveryStatuses.waiting,
    waitingNote: 'unterwegs, oder ein neuer Versuch steht an',
    failed: deliveryStatuses.failed,
    failedNote: 'alle Versuche aufgebraucht, in 90 Tagen',
    held: waitsForWebhook,
    heldNote: 'entstanden, als es keinen Webhook gab',
    fails: 'Ihr Webhook fällt aus',
    failsText: (since) => `Seit dem ${since} ist kein Versuch gelungen. Der letzte:`,
    works: 'Ihr Webhook funktioniert wieder',
    worksText: (at, since) => `Seit dem ${at}. Ausgefallen war er seit dem ${since}, zuletzt mit:`,
    noAnswer: 'keine Antwort',
  },
  address: {
    title: 'Adresse',
    lead: 'Eine https://-Adresse im öffentlichen Internet, die innerhalb von 5 Sekunden mit 2xx antwortet.',
    field: 'Webhook-Adresse',
    hint: 'Zum Beispiel https://shop.example/hooks/campcairn',
    save: 'Speichern',
    remove: 'Entfernen',
    removeMeans: 'Ohne Adresse wird nichts gesendet: Anfragen warten dann auf Sie.',
    problemLabel: 'Webhook-Adresse',
  },
  secret: {
    title: 'Ihr Webhook-Secret',
    lead: 'Kopieren Sie es jetzt: Es wird nur dieses eine Mal gezeigt. Jedes Ereignis wird mit dem ganzen Text signiert, auch whsec_.',
    copy: 'Kopieren',
    rotate: 'Secret ersetzen',
    rotateLead:
      'Wenn es verloren ging oder bekannt geworden sein könnte. Das bisherige gilt nicht mehr, sobald das neue erstellt ist; auch neue Versuche verwenden das neue.',
    confirm: 'Mir ist klar, dass das bisherige Secret sofort nicht mehr gilt',
    confirmNeeded: 'Setzen Sie dieses Häkchen, damit kein Secret aus Versehen ersetzt wird.',
    rotateButton: 'Neues Secret erstellen',
    plan: 'Mit einem Tag Übergang ersetzen',
    planLead:
      'Für einen geplanten Wechsel. 24 Stunden lang signiert das bisherige Secret wie immer CC-Signature und das neue CC-Signature-Next: Wer eine der beiden akzeptiert, verpasst kein Ereignis. Danach signiert nur noch das neue, in CC-Signature.',
    planButton: 'Nächstes Secret erstellen',
    plannedLead:
      'Kopieren Sie es jetzt: Es wird nur dieses eine Mal gezeigt. Es signiert jetzt CC-Signature-Next und nach dem Übergang CC-Signature.',
    planned: (moment) => `Beide Secrets signieren bis zum ${moment}; dann endet das bisherige.`,
    finish: 'Bisheriges Secret jetzt beenden',
    stale:
      'Das Secret war schon ersetzt, deshalb wurde nichts geändert. Ersetzen Sie es noch einmal, wenn Sie das neue nicht gesehen haben.',
  },
  test: {
    title: 'Testereignis',
    lead: 'Ein Ereignis webhook.test, signiert wie jedes andere. Eine Anfrage entsteht dabei nicht.',
    button: 'Testereignis senden',
    delivered: 'Ihr Server hat es angenommen',
    failed: 'Ihr Server hat es nicht angenommen',
    status: 'Antwort',
    none: 'keine Antwort',
    error: 'Was schiefging',
    duration: 'Dauer',
    request: 'Gesendetes ansehen',
  },
  log: {
    title: 'Zustellungen',
    lead: 'Alles, was wir Ihnen in 90 Tagen gesendet haben, mit jedem Versuch.',
    caption: 'Zustellungen, die neueste zuerst',
    when: 'Wann',
    event: 'Ereignis',
    state: 'Status',
    attempts: 'Versuche',
    last: 'Letzte Antwort',
    next: 'Nächster Versuch',
    filters: {
      label: 'Zustellungen filtern',
      state: 'Status',
      anyState: 'Alle',
      type: 'Art des Ereignisses',
      anyType: 'Alle',
      apply: 'Filtern',
    },
    empty: 'Noch wurde nichts gesendet',
    emptyText:
      'Wenn eine Adresse eingerichtet ist, senden Sie ein Testereignis, um zu sehen, wie eines aussieht.',
    filtered: 'Keine Zustellung gefunden',
    filteredText: 'Nehmen Sie einen Filter heraus, um mehr zu sehen.',
    noAnswer: 'keine Antwort',
    notSent: 'noch nicht gesendet',
  },
  states: {
    ...deliveryStatuses,
    stopped: waitsForWebhook,
    cancelled: 'Nicht mehr nötig',
  },
  stateMeans: {
    waiting: 'Unterwegs, oder der nächste Versuch folgt zur unten genannten Zeit.',
    delivered: 'Ihr Server hat es angenommen.',
    failed:
      'Alle sechs Versuche sind gescheitert. Bringen Sie Ihren Webhook in Ordnung und senden Sie es noch einmal.',
    stopped: 'Es gab keinen Webhook. Richten Sie einen ein und senden Sie es.',
    cancelled:
      'Es hat Sie auf anderem Weg erreicht oder wurde gelöscht; deshalb wird es nicht mehr gesendet.',
  },
  errors: {
    timeout: 'Zeitüberschreitung',
    dns: 'Name nicht gefunden',
    tls: 'Zertifikat',
    connection: 'Verbindung',
    redirect: 'Weiterleitung',
    status: 'Statuscode',
    blocked: 'Nicht öffentlich',
  },
  failed: {
    title: 'Gescheitertes noch einmal senden',
    lead: 'Sobald Ihr Webhook wieder funktioniert: alles, dessen Versuche seit einem Zeitpunkt alle gescheitert sind. Was Sie als beantwortet markiert oder per Mail bekommen haben, bleibt außen vor.',
    since: 'Gescheitert seit',
    sinceNeeded: 'Geben Sie einen Zeitpunkt an, etwa 2026-05-31 09:00',
    button: 'Alles noch einmal senden',
    none: 'Seither ist nichts gescheitert, das sich noch einmal senden ließe.',
    sent: (count) =>
      n(count, { one: '# Ereignis wird gesendet.', other: '# Ereignisse werden gesendet.' }),
    more: 'Es gibt mehr: Senden Sie noch einmal für den Rest.',
  },
  done: {
    changed: 'Die Adresse ist geändert. Was wartet, geht an die neue.',
    rotated: 'Von jetzt an signiert nur das neue Secret.',
    removed: 'Die Adresse ist entfernt. Anfragen warten jetzt auf Sie.',
    resent: 'Es wird noch einmal gesendet.',
    sent_now: 'Es wird jetzt gesendet.',
  },
  one: {
    back: 'Alle Zustellungen',
    event: 'Ereignis',
    type: 'Art',
    lead: 'Anfrage',
    created: 'Entstanden',
    ended: 'Beendet',
    next: 'Nächster Versuch',
    resend: 'Noch einmal senden',
    sendNow: 'Jetzt senden',
    body: 'Body',
    bodyLead: 'Bei jedem Versuch dieselben Bytes.',
    bodyErased:
      'Gelöscht: Bodys mit Kontaktdaten bleiben 90 Tage, oder kürzer, wenn der Absender sie löscht.',
    bodyMasked: 'Für das Team von Campcairn sind Bodys unkenntlich gemacht.',
    attempts: 'Versuche',
    noAttempts: 'Es wurde noch nicht versucht.',
    attempt: (number) => `Versuch ${number}`,
    request: 'Anfrage an Ihren Server',
    noRequest: 'Die Header dieses Versuchs wurden nicht aufbewahrt.',
    answer: 'Antwort',
    answered: (status) => `HTTP ${status}`,
    noAnswer: 'Keine Antwort',
    took: (duration) => `nach ${duration}`,
    reply: 'Ihr Anfang, persönliche Daten unkenntlich gemacht',
    noReply: 'Ein leerer Body.',
  },
  checker: {
    title: 'Signatur prüfen',
    lead: 'Fügen Sie ein, was Ihr Server empfangen hat. Geprüft wird in diesem Browser; gesendet wird nichts.',
    needsScript: 'Die Prüfung läuft in Ihrem Browser und braucht JavaScript.',
    secret: 'Secret (whsec_…)',
    header: 'Header CC-Signature',
    body: 'Body, genau wie empfangen',
    button: 'Prüfen',
    valid: 'Die Signatur stimmt.',
    invalid: 'Die Signatur stimmt nicht.',
    parts: { scheme: 'Form', time: 'Zeit', secret: 'Secret', body: 'Body' },
    unavailable: 'Dieser Browser kann Signaturen nur auf Seiten mit https prüfen.',
  },
  findings: {
    scheme: {
      good: 'Der Header hat eine Zeit und eine Signatur.',
      empty: 'Fügen Sie den Wert von CC-Signature ein.',
      malformed:
        'Das ist keine Signatur von uns: Eine solche lautet t=<Sekunden>,v1=<64 Hexadezimalzeichen>.',
      no_time: 'Die Zeit fehlt oder ist keine Zahl: t=<Sekunden>.',
      no_signature:
        'v1 fehlt oder hat nicht 64 Hexadezimalzeichen: Vielleicht wurde der Header abgeschnitten.',
      upper_case:
        'v1 stimmt, ist aber großgeschrieben: Wir senden es klein. Etwas auf dem Weg ändert den Header.',
    },
    time: {
      good: 'Signiert innerhalb der letzten 5 Minuten.',
      late: 'Vor mehr als 5 Minuten signiert; deshalb lehnen Empfänger es ab. Bei einem alten Ereignis ist das richtig; bei einem neuen geht Ihre Uhr vor.',
      early: 'Mehr als 5 Minuten in der Zukunft signiert: Die Uhr dieses Geräts geht nach.',
      unknown: 'Ohne Header nicht bekannt.',
    },
    secret: {
      good: 'Es ist das, mit dem signiert wurde.',
      empty: 'Fügen Sie Ihr Webhook-Secret ein.',
      form: 'Das ist kein Webhook-Secret von uns: whsec_ und 43 Buchstaben und Ziffern. Ein API-Schlüssel beginnt mit cc_live_.',
      spaces:
        'Es stimmt ohne die Leerzeichen davor oder dahinter: Ihr Programm muss sie abschneiden.',
      prefix:
        'Es stimmt mit whsec_ davor: Der ganze Text ist der Schlüssel, nicht nur, was auf whsec_ folgt.',
      another:
        'Wahrscheinlich ein anderes: Der Body sieht unverändert aus und ist nicht hiermit signiert. Wurde das Secret inzwischen ersetzt?',
      unknown: 'Die Form stimmt. Ob es das richtige ist, lässt sich nicht sagen.',
    },
    body: {
      good: 'Er ist Byte für Byte, was signiert wurde.',
      empty: 'Fügen Sie den Body ein.',
      spaces:
        'Er stimmt ohne die Leerzeichen oder Zeilenenden davor oder dahinter: Etwas hat sie hinzugefügt.',
      line_ends: 'Er stimmt mit anderen Zeilenenden: Etwas hat CRLF in LF geändert.',
      written_anew:
        'Er wurde geparst und neu geschrieben: dasselbe JSON mit anderen Bytes. Prüfen Sie den rohen Body, bevor etwas ihn parst.',
      reordered:
        'Er wurde geparst und mit Feldern in anderer Reihenfolge neu geschrieben. Prüfen Sie den rohen Body, bevor etwas ihn parst.',
      no_json:
        'Er ist kein vollständiges JSON: Vielleicht wurde er abgeschnitten oder auf dem Weg kodiert.',
      unknown: 'Ob er geändert wurde, lässt sich nicht sagen: Er oder das Secret ist ein anderes.',
    },
  },
};
