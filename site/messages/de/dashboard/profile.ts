import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('de');

export const profile: DashboardWords['profile'] = {
  title: 'Ihre Anmeldung',
  lead: (email) => `Sie sind angemeldet als ${email}.`,
  lastFactor:
    'Es ist Ihr letzter zweiter Schritt: Sie richten einen anderen ein, bevor Sie weitermachen.',
  passkeys: {
    title: 'Passkeys',
    lead: 'Melden Sie sich mit Fingerabdruck, Gesicht oder dem Code Ihres Geräts an, ohne Mail.',
    none: 'Sie haben noch keinen Passkey.',
    name: 'Name des Passkeys, etwa Laptop im Büro',
    add: 'Passkey hinzufügen',
    remove: 'Entfernen',
    removeSure: (name) => `Mit ${name} können Sie sich dann nicht mehr anmelden.`,
    removeYes: 'Ja, entfernen',
    needsScript: 'Zum Hinzufügen eines Passkeys ist JavaScript nötig.',
    failed:
      'Der Passkey ließ sich nicht hinzufügen. Passkeys funktionieren nur unter der Adresse der Website, und auf jedem Gerät einmal.',
    lastUsed: 'Zuletzt verwendet',
    created: 'Hinzugefügt',
    never: 'noch nie',
  },
  language: {
    title: 'Sprache',
    lead: 'Für diese Seiten und unsere Mails zu Ihrer Anmeldung.',
    label: 'Ihre Sprache',
    save: 'Sprache speichern',
  },
  app: {
    title: 'Authenticator-App',
    since: (day) => `Eingerichtet am ${day}.`,
    none: 'Sie haben keine Authenticator-App.',
    codesLeft: (count) =>
      n(count, {
        one: 'Sie haben noch # Wiederherstellungscode.',
        other: 'Sie haben noch # Wiederherstellungscodes.',
      }),
    newCodes: 'Neue Wiederherstellungscodes erstellen',
    newCodesLead:
      'Ihre neuen Wiederherstellungscodes werden nur jetzt gezeigt: Drucken Sie sie aus, oder bewahren Sie sie bei Ihren Passwörtern auf. Die bisherigen gelten nicht mehr.',
    copy: 'Kopieren',
    setUp: 'App einrichten',
    setUpLead:
      'Scannen Sie dieses Bild mit der App und geben Sie dann den Code ein, den sie zeigt.',
    setUpYes: 'Einrichten',
    stop: 'Nicht jetzt',
    replace: 'App ersetzen',
    replaceLead:
      'Scannen Sie dieses Bild mit der neuen App und geben Sie dann den Code ein, den sie zeigt. Bis dahin gilt die bisherige. Das Bild gilt 15 Minuten lang.',
    replaceYes: 'App ersetzen',
    keep: 'Bisherige App behalten',
    key: 'Oder geben Sie diesen Schlüssel in die App ein:',
    qr: 'QR-Code des Schlüssels',
    firstCode: 'Code, den die App zeigt',
    refused: {
      wrong: 'Dieser Code ist falsch. Codes wechseln alle 30 Sekunden.',
      too_many: 'Zu viele Codes. Versuchen Sie es in 15 Minuten noch einmal.',
      ended: 'Dieser Schlüssel gilt nicht mehr. Beginnen Sie noch einmal.',
    },
    remove: 'App entfernen',
    removeSure: 'Die Codes der App und Ihre Wiederherstellungscodes gelten dann sofort nicht mehr.',
    removeYes: 'Ja, entfernen',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    device: 'Gerät',
    unknown: 'Unbekanntes Gerät',
    since: 'Angemeldet',
    seen: 'Zuletzt aktiv',
    here: 'dieses',
    end: 'Dort abmelden',
    endOthers: 'Überall sonst abmelden',
  },
};
