import type { DashboardWords } from '../../dashboard-words.ts';

export const key: DashboardWords['key'] = {
  title: 'API-Schlüssel',
  lead: 'Ihre Programme zeigen ihn bei jeder Anfrage an die API vor. Lassen Sie ihn auf Ihren Servern.',
  none: 'Es gibt noch keinen Schlüssel.',
  noneLead:
    'Sie brauchen einen, um über die API Inserate zu senden und Anfragen und Klicks abzuholen.',
  create: 'Schlüssel erstellen',
  begins: 'Beginnt mit',
  created: 'Erstellt',
  used: 'Zuletzt verwendet',
  never: 'noch nie',
  shownOnce: 'Kopieren Sie ihn jetzt: Er wird nur dieses eine Mal gezeigt.',
  shownOnceLead:
    'Wir speichern nur einen Fingerabdruck, aus dem sich der Schlüssel nicht wiederherstellen lässt.',
  tryIt: 'Ausprobieren',
  quickStart: 'Schnellstart, mit diesem Schlüssel schon eingesetzt',
  copy: 'Kopieren',
  replace: 'Schlüssel ersetzen',
  replaceLead:
    'Wenn er verloren ging oder bekannt geworden sein könnte. Der bisherige gilt nicht mehr, sobald der neue erstellt ist, und Ihre Programme kommen erst mit dem neuen wieder hinein.',
  confirm: 'Mir ist klar, dass der bisherige Schlüssel sofort nicht mehr gilt',
  confirmNeeded: 'Setzen Sie dieses Häkchen, damit kein Schlüssel aus Versehen ersetzt wird.',
  replaceButton: 'Neuen Schlüssel erstellen',
  onlyOwners: 'Schlüssel erstellen und ersetzen können nur Inhaber des Kontos.',
  waiting: 'Ihr Schlüssel kommt mit der Freigabe',
  waitingLead:
    'Bis dahin arbeiten Sie mit einem Testschlüssel: Ihre Programme senden Inserate, Kalender und Bestätigungen wie später auch, und außer Ihnen sieht niemand, was sie senden. Er hat Platz für 500 Inserate und wird 30 Tage nach der letzten Nutzung geleert.',
  testTitle: 'Testschlüssel',
  test: 'Testmodus',
  testLead:
    'Ein Testschlüssel (cc_test_…) hat eigene Inserate, Anfragen, Klicks und einen eigenen Webhook, die kein Reisender sieht. Mit ihm lösen Sie Anfragen, Klicks und Fehler aus und ziehen Wiederholungen vor.',
  testOpen: 'Testmodus öffnen',
  testGo: 'Zum Testschlüssel',
  byMail:
    'Sie kommen nicht mehr hinein? Schreiben Sie uns von Ihrer Kontaktadresse, und wir stellen einen neuen Schlüssel aus:',
};
