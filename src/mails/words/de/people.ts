import type { MailWords } from '../shape.ts';

export const people: MailWords['people'] = {
  signIn: {
    subject: 'Ihr Link zum Anmelden bei Campcairn',
    text: 'Jemand, hoffentlich Sie, möchte sich mit dieser Adresse bei Campcairn anmelden.',
    button: 'Anmelden',
    once: (minutes) =>
      `Der Link gilt einmal, ${minutes} Minuten lang, in dem Browser, in dem er angefordert wurde.`,
    notYou: 'Wenn Sie es nicht waren, tun Sie nichts: Ohne diese Mail kann sich niemand anmelden.',
  },
  credential: {
    subject: 'Ihre Anmeldung bei Campcairn hat sich geändert',
    changes: {
      passkey_added: 'Ihrer Anmeldung wurde ein Passkey hinzugefügt.',
      passkey_removed: 'Aus Ihrer Anmeldung wurde ein Passkey entfernt.',
      app_added: 'Ihrer Anmeldung wurde eine Authenticator-App hinzugefügt.',
      app_replaced:
        'Eine neue Authenticator-App hat die bisherige ersetzt. Auch die Wiederherstellungscodes sind neu.',
      app_removed:
        'Aus Ihrer Anmeldung wurde die Authenticator-App mit ihren Wiederherstellungscodes entfernt.',
      factors_reset:
        'Jemand, der Campcairn betreibt, hat Ihre Passkeys, Ihre Authenticator-App und deren Wiederherstellungscodes entfernt und Sie überall abgemeldet.',
      recovery_code_used: 'Einer Ihrer Wiederherstellungscodes wurde zum Anmelden verwendet.',
      recovery_codes_renewed:
        'Es wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    },
    notYou:
      'Wenn Sie es nicht waren, melden Sie auf der Seite unten alle anderen ab, entfernen Sie, was Sie nicht kennen, und antworten Sie auf diese Mail.',
    button: 'Ihre Anmeldung ansehen',
  },
  failed: {
    subject: 'Falsche Codes für Ihre Anmeldung bei Campcairn',
    text: (count) =>
      `Innerhalb eines Tages wurden ${count} falsche Codes oder Passkeys vorgezeigt, um sich als Sie anzumelden. Damit kam niemand hinein.`,
    notYou:
      'Wenn Sie es nicht waren, kann vielleicht jemand Ihre Mails lesen: Ändern Sie das Passwort Ihres Postfachs, melden Sie auf der Seite unten alle anderen ab, und antworten Sie auf diese Mail.',
  },
  invitation: {
    subject: (partner) => `Einladung in das Team von ${partner} bei Campcairn`,
    text: (invitedBy, partner) =>
      `${invitedBy} hat diese Adresse in das Team von ${partner} bei Campcairn aufgenommen.`,
    roles: {
      owner: 'Sie dürfen alles, auch Team und Konto verwalten.',
      member:
        'Sie dürfen Inserate ändern, Anfragen beantworten und den Webhook einrichten, nicht aber Team und Konto verwalten.',
      reader: 'Sie dürfen alles ansehen und nichts ändern.',
    },
    button: 'Anmelden',
    how: 'Melden Sie sich mit dieser Adresse an: Sie bekommen einen Link per Mail und brauchen kein Passwort.',
    notYou: 'Wenn Ihnen das nichts sagt, tun Sie nichts, oder antworten Sie auf diese Mail.',
  },
};
