import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['team'] = {
  title: 'Team',
  lead: 'Wie op dit account mag inloggen, en wat ieder mag doen.',
  onlyOwners: 'Alleen eigenaren van het account kunnen mensen uitnodigen en rollen wijzigen.',
  done: {
    invited: 'Uitgenodigd. In een mail staat hoe het inloggen gaat.',
    again: 'De uitnodiging is opnieuw verstuurd.',
    role: 'De rol is gewijzigd.',
    removed: 'Deze persoon kan niet meer op dit account inloggen.',
  },
  list: {
    title: 'Personen',
    caption: 'Personen van dit account',
    email: 'Persoon',
    role: 'Rol',
    joined: 'Erbij sinds',
    invited: (day, by) =>
      by === null ? `Toegevoegd op ${day}` : `Uitgenodigd op ${day} door ${by}`,
    waiting: 'Nog niet ingelogd',
    you: 'jij',
    actions: 'Wijzigen',
    roleOf: (email) => `Rol van ${email}`,
    save: 'Rol wijzigen',
    again: 'Opnieuw uitnodigen',
    remove: 'Verwijderen',
    removeSure: (email) => `${email} verliest meteen de toegang.`,
    removeYes: 'Ja, verwijderen',
  },
  invite: {
    title: 'Iemand uitnodigen',
    lead: 'Inloggen met dit adres gaat via een link in een mail: een wachtwoord is er niet.',
    email: 'E-mailadres',
    emailHint:
      'Een persoonlijk adres: bij een gedeeld adres laat het logboek niet zien wie iets deed.',
    role: 'Rol',
    button: 'Uitnodiging versturen',
  },
  leave: {
    title: 'Dit team verlaten',
    open: (partner) => `Het team van ${partner} verlaten`,
    means: (partner) =>
      `Je verliest meteen de toegang tot het account van ${partner}, en komt alleen terug als een eigenaar je opnieuw uitnodigt. Wat je hebt gedaan blijft, en je toegang tot andere accounts ook.`,
    contact:
      'Mails over het account blijven naar jouw adres gaan, want dat is het contactadres. Eigenaren wijzigen het op de pagina van het account.',
    button: 'Ja, verlaten',
    lastOwner:
      'Je bent de enige eigenaar, en een account heeft er een nodig. Maak eerst iemand anders eigenaar, dan kun je weg. Is het account niet meer nodig?',
    close: 'Account sluiten',
  },
  roles: {
    owner: 'Alles, ook de sleutel, het team en het account.',
    member: 'Vermeldingen, aanvragen en klikken, webhook en feed.',
    reader: 'Bekijkt alles en wijzigt niets.',
  },
  problems: { role: 'kies wat deze persoon mag doen' },
};
