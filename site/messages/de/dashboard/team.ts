import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['team'] = {
  title: 'Team',
  lead: 'Wer sich bei diesem Konto anmelden darf und was jeder darf.',
  onlyOwners: 'Personen einladen und Rollen ändern können nur Inhaber des Kontos.',
  done: {
    invited: 'Eingeladen. Eine Mail erklärt, wie die Anmeldung geht.',
    again: 'Die Einladung ist noch einmal verschickt.',
    role: 'Die Rolle ist geändert.',
    removed: 'Die Person kann sich bei diesem Konto nicht mehr anmelden.',
  },
  list: {
    title: 'Personen',
    caption: 'Personen dieses Kontos',
    email: 'Person',
    role: 'Rolle',
    joined: 'Dabei seit',
    invited: (day, by) =>
      by === null ? `Hinzugefügt am ${day}` : `Eingeladen am ${day} von ${by}`,
    waiting: 'Noch nicht angemeldet',
    you: 'Sie',
    actions: 'Ändern',
    roleOf: (email) => `Rolle von ${email}`,
    save: 'Rolle ändern',
    again: 'Noch einmal einladen',
    remove: 'Entfernen',
    removeSure: (email) => `${email} verliert sofort den Zugriff.`,
    removeYes: 'Ja, entfernen',
  },
  invite: {
    title: 'Jemanden einladen',
    lead: 'Die Anmeldung mit dieser Adresse geht über einen Link in einer Mail: Ein Passwort gibt es nicht.',
    email: 'E-Mail-Adresse',
    emailHint:
      'Eine persönliche: Bei gemeinsamen Adressen zeigt das Protokoll nicht, wer etwas getan hat.',
    role: 'Rolle',
    button: 'Einladung senden',
  },
  leave: {
    title: 'Dieses Team verlassen',
    open: (partner) => `Das Team von ${partner} verlassen`,
    means: (partner) =>
      `Sie verlieren sofort den Zugriff auf das Konto von ${partner} und kommen nur zurück, wenn ein Inhaber Sie wieder einlädt. Was Sie getan haben, bleibt, und Ihr Zugriff auf andere Konten auch.`,
    contact:
      'Mails zum Konto kommen weiterhin an Ihre Adresse, denn sie ist die Kontaktadresse. Inhaber ändern sie auf der Seite des Kontos.',
    button: 'Ja, verlassen',
    lastOwner:
      'Sie sind der einzige Inhaber, und ein Konto braucht einen. Machen Sie zuerst jemand anderen zum Inhaber, dann können Sie gehen. Brauchen Sie das Konto nicht mehr?',
    close: 'Konto schließen',
  },
  roles: {
    owner: 'Darf alles, auch Schlüssel, Team und Konto verwalten.',
    member: 'Inserate, Anfragen und Klicks, Webhook und Feed.',
    reader: 'Sieht alles und ändert nichts.',
  },
  problems: { role: 'Wählen Sie, was die Person darf' },
};
