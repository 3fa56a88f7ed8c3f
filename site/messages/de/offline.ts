import type { Messages } from '../index.ts';

export const offline: Messages['offline'] = {
  title: 'Auf diesem Gerät',
  lead: 'Gemerktes, Ihre Reise und Ihre Belege öffnen sich ohne Netz, nur auf diesem Gerät.',
  needsScript: 'Dafür ist JavaScript nötig, denn alles geschieht in Ihrem Browser.',
  noNetwork: 'Kein Netz. Die gewünschte Seite liegt nicht auf diesem Gerät.',
  keptNote: 'Auf diesem Gerät gespeichert {ago}.',
  pages: 'Seiten für unterwegs',
  nothing:
    'Noch nichts. Merken Sie etwas oder planen Sie eine Reise, dann öffnet es sich ohne Netz.',
  on: 'Seiten werden auf diesem Gerät gespeichert.',
  off: 'Auf diesem Gerät werden keine Seiten gespeichert.',
  turnOff: 'Nichts speichern und alles löschen',
  turnOffText:
    'Löscht die gespeicherten Seiten, die Belege und nicht gesendete Anfragen. Gemerktes und Ihre Reise bleiben, brauchen aber Netz.',
  turnOn: 'Seiten für unterwegs speichern',
  unsupported: 'Dieser Browser kann keine Seiten speichern.',
  homeScreen:
    'Im Menü des Browsers legt „Zum Startbildschirm hinzufügen“ diese Website neben Ihre anderen Apps.',
  receiptKept: 'Diese Seite liegt auf diesem Gerät und öffnet sich ohne Netz.',
  howToDelete: 'Gespeichertes ansehen und löschen',

  unsent: {
    title: 'Nicht gesendete Anfragen',
    kept: 'Ihre Anfrage liegt auf diesem Gerät. Sobald wieder Netz da ist, fragen wir Sie vor dem Senden.',
    noNetwork: 'Kein Netz.',
    ask: (title) => `Ihre Anfrage zu „${title}“ jetzt senden?`,
    askSeveral: (titles) => `Ihre Anfragen zu ${titles} jetzt senden?`,
    send: 'Jetzt senden',
    discard: 'Verwerfen',
    later: 'Später',
    sending: 'Wird gesendet …',
    discarded: 'Verworfen. Es wurde nichts gesendet.',
    stillAway: 'Noch immer kein Netz. Ihre Anfrage bleibt gespeichert.',
    gone: 'Dieses Inserat wird nicht mehr gezeigt. Es wurde nichts gesendet.',
    check: 'So konnte sie nicht gesendet werden. Prüfen Sie das Formular und senden Sie es dann.',
  },

  remind: {
    title: 'Suchen, denen Sie folgen',
    start: 'Auf diesem Gerät erinnern',
    stop: 'Nicht mehr erinnern',
    lead: 'Ohne Konto: Dieser Browser prüft beim Öffnen der Website und zählt Neues neben „Gemerkt“.',
    started: 'Sie werden auf diesem Gerät erinnert.',
    stopped: 'Sie werden nicht mehr erinnert.',
    failed: 'Das hat nicht geklappt. Versuchen Sie es mit Netz noch einmal.',
    full: 'Höchstens zehn Suchen. Beenden Sie zuerst eine davon.',
    news: 'Neu: {count}',
    none: 'Nichts Neues',
  },
};
