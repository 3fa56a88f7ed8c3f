import type { MailWords } from '../shape.ts';

export const account: MailWords['account'] = {
  contactNew: {
    subject: 'Bestätigen Sie die neue Kontaktadresse Ihres Campcairn-Kontos',
    text: (partner, by) =>
      `${by} möchte diese Adresse zur Kontaktadresse von ${partner} bei Campcairn machen: An sie gehen die Mails zum Konto.`,
    both: 'Sie wird geändert, wenn diese und die bisherige Adresse es bestätigt haben.',
    button: 'Diese Adresse bestätigen',
    notYou: 'Wenn Sie davon nichts wissen, tun Sie nichts: Die Adresse bleibt, wie sie ist.',
  },
  contactOld: {
    subject: 'Die Kontaktadresse Ihres Campcairn-Kontos soll sich ändern',
    text: (partner, by) => `${by} möchte die Kontaktadresse von ${partner} bei Campcairn ändern.`,
    from: 'Bisher',
    to: 'Neu',
    both: 'Sie wird geändert, wenn beide Adressen es bestätigt haben.',
    button: 'Bestätigen oder ablehnen',
    notYou:
      'Wenn das niemand von Ihnen veranlasst hat, lehnen Sie es dort ab und sehen Sie nach, wer in Ihrem Team ist.',
  },
  until: (moment) => `Der Link gilt bis zum ${moment}.`,
  contactChanged: {
    subject: 'Die Kontaktadresse Ihres Campcairn-Kontos ist geändert',
    text: (partner) =>
      `Beide Adressen haben es bestätigt: Mails zum Konto von ${partner} gehen künftig an die neue.`,
    now: 'Kontaktadresse',
    notYou: 'Wenn das ein Irrtum ist, antworten Sie auf diese Mail.',
  },
  closed: {
    subject: 'Ihr Campcairn-Konto ist geschlossen',
    text: (partner, by) =>
      `${by} hat das Konto von ${partner} geschlossen. Die Inserate werden nicht mehr gezeigt, Schlüssel und Webhook gelten nicht mehr, und was Reisende geschrieben haben, ist gelöscht.`,
    gone: 'Die Inserate selbst werden in den nächsten Stunden gelöscht.',
    back: 'Wenn das ein Irrtum ist, antworten Sie bald auf diese Mail. Sie können sich jederzeit wieder bewerben.',
  },
  status: {
    suspended: {
      subject: 'Ihr Konto ist gesperrt',
      text: (partner) =>
        `Wir haben das Konto von ${partner} gesperrt. Die Inserate sind ausgeblendet, API-Schlüssel und Feeds ruhen, bis wir die Sperre aufheben. Gelöscht ist nichts.`,
    },
    rejected: {
      subject: 'Ihr Konto kann keine Inserate mehr zeigen',
      text: (partner) =>
        `Wir haben die Partnerschaft mit ${partner} beendet. Die Inserate werden nicht mehr gezeigt.`,
    },
    approved: {
      subject: 'Ihr Konto ist wieder freigegeben',
      text: (partner) =>
        `Das Konto von ${partner} ist wieder freigegeben. Die Inserate werden gezeigt wie zuvor, und der API-Schlüssel gilt.`,
    },
    reason: 'Der Grund:',
    answer:
      'Antworten Sie auf diese Mail, wenn Sie das für einen Irrtum halten oder der Grund entfallen ist.',
  },
};
