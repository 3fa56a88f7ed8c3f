import type { Messages } from '../index.ts';

export const signIn: Messages['signIn'] = {
  title: 'Anmelden',
  lead: 'Für Partner und das Team von Campcairn. Reisende brauchen kein Konto.',
  description: 'Melden Sie sich im Dashboard Ihrer Inserate und Anfragen an.',
  email: 'E-Mail-Adresse',
  send: 'Link zum Anmelden schicken',
  invalid: 'Geben Sie eine einzelne E-Mail-Adresse ein, etwa sie@vans.example.',
  tooMany: (minutes) => `Zu viele Versuche. Versuchen Sie es in ${minutes} Minuten noch einmal.`,
  withPasskey: 'Mit Passkey anmelden',
  passkeyFailed:
    'Dieser Passkey ließ sich hier nicht verwenden. Versuchen Sie es noch einmal, oder lassen Sie sich einen Link schicken.',
  again: {
    title: 'Noch einmal anmelden',
    lead: 'Diese Änderung verlangt eine Anmeldung aus den letzten 12 Stunden. Noch ist nichts geändert.',
  },
  unsent: {
    lead: 'Sie waren abgemeldet, und was Sie gesendet haben, wurde nicht gespeichert.',
    waits:
      'Ihre Eingaben stehen noch hier: Melden Sie sich in einem neuen Tab an und senden Sie sie.',
    file: 'Melden Sie sich an und wählen Sie die Datei noch einmal aus.',
    signIn: 'In einem neuen Tab anmelden',
    send: 'Ich bin angemeldet: abschicken',
  },
  or: 'oder',
  noAccount: 'Noch kein Konto?',
  apply: 'Bewerben Sie sich als Partner',
  sent: {
    title: 'Sehen Sie in Ihr Postfach',
    lead: 'Gehört die Adresse zu einem Konto, ist ein Link unterwegs. Er gilt einmal, 15 Minuten, in diesem Browser.',
    nothing: 'Nichts angekommen?',
    checks: [
      'Sehen Sie im Spamordner nach.',
      'Nehmen Sie die Adresse, mit der Sie sich beworben haben oder an die Ihre Einladung ging.',
    ],
    again: 'Einen neuen Link anfordern',
    outbox:
      'Dies ist eine Demo; die Mails liegen im Postausgang, den der beim Start ausgegebene Link öffnet:',
  },
  link: {
    lead: 'Noch ein Klick, und Sie sind auf diesem Gerät angemeldet.',
    button: 'Anmelden',
    gone: {
      title: 'Dieser Link gilt nicht mehr',
      lead: 'Links gelten einmal, 15 Minuten, und nur der neueste.',
    },
    otherBrowser: {
      title: 'Öffnen Sie den Link dort, wo Sie ihn angefordert haben',
      lead: 'Zur Sicherheit gilt er nur in dem Browser, der ihn angefordert hat. Kopieren Sie ihn dorthin, oder fordern Sie hier einen neuen an.',
    },
    locked: {
      title: 'Öffnen Sie zuerst den Postausgang',
      lead: 'In einer Demo gelten Links nur, wo der Postausgang geöffnet wurde. Öffnen Sie in diesem Browser den Link zum Postausgang, den die Demo beim Start ausgegeben hat, und dann diesen noch einmal.',
    },
    again: 'Neuen Link anfordern',
  },
  factor: {
    title: 'Der zweite Schritt',
    lead: 'Das Team von Campcairn weist sich außer per Mail noch ein zweites Mal aus.',
    again:
      'Zeigen Sie den zweiten Schritt noch einmal: Diese Änderung verlangt einen aus den letzten 15 Minuten. Noch ist nichts geändert.',
    code: 'Code Ihrer App oder ein Wiederherstellungscode',
    firstCode: 'Code, den die App zeigt',
    button: 'Weiter',
    wrong: 'Dieser Code ist falsch oder schon verwendet. Codes wechseln alle 30 Sekunden.',
    tooMany: 'Zu viele Codes. Versuchen Sie es in 15 Minuten noch einmal.',
    setUp: {
      title: 'Zweiten Schritt einrichten',
      lead: 'Fügen Sie einen Passkey oder eine Authenticator-App hinzu: Scannen Sie dieses Bild mit der App und geben Sie dann den Code ein, den sie zeigt.',
      key: 'Oder geben Sie diesen Schlüssel in die App ein:',
      ended:
        'Der Schlüssel davor galt 15 Minuten. Fügen Sie den hinzu, der jetzt gezeigt wird, und geben Sie dessen Code ein.',
      qr: 'QR-Code des Schlüssels',
      addPasskey: 'Passkey hinzufügen',
    },
    codes: {
      title: 'Ihre Wiederherstellungscodes',
      lead: 'Jeder meldet Sie einmal an, wenn das Telefon weg ist. Sie werden nur jetzt gezeigt: Drucken Sie sie aus, oder verwahren Sie sie bei Ihren Passwörtern.',
      copy: 'Kopieren',
      go: 'Ich habe sie aufbewahrt: weiter',
    },
  },
  signOut: 'Abmelden',
};
