import type { DashboardWords } from '../../dashboard-words.ts';
import { ofFrench } from '../../french-areas.ts';

export const words: DashboardWords['team'] = {
  title: 'Équipe',
  lead: 'Qui peut se connecter à ce compte, et ce que chacun peut y faire.',
  onlyOwners: 'Seuls les propriétaires du compte peuvent inviter et changer les rôles.',
  done: {
    invited: 'Invitation envoyée. Un e-mail explique comment se connecter.',
    again: 'L’invitation a été renvoyée.',
    role: 'Le rôle a été modifié.',
    removed: 'Cette personne ne peut plus se connecter à ce compte.',
  },
  list: {
    title: 'Personnes',
    caption: 'Personnes de ce compte',
    email: 'Personne',
    role: 'Rôle',
    joined: 'Première connexion',
    invited: (day, by) => (by === null ? `Ajout le ${day}` : `Invitation de ${by} le ${day}`),
    waiting: 'Pas encore connecté',
    you: 'vous',
    actions: 'Modifier',
    roleOf: (email) => `Rôle de ${email}`,
    save: 'Changer le rôle',
    again: 'Inviter à nouveau',
    remove: 'Retirer',
    removeSure: (email) => `${email} perd aussitôt son accès.`,
    removeYes: 'Oui, retirer',
  },
  invite: {
    title: 'Inviter quelqu’un',
    lead: 'La connexion se fait avec cette adresse, par un lien envoyé par e-mail : il n’y a pas de mot de passe.',
    email: 'Adresse e-mail',
    emailHint:
      'Une adresse personnelle : avec une adresse partagée, le journal ne dit pas qui a fait quoi.',
    role: 'Rôle',
    button: 'Envoyer l’invitation',
  },
  leave: {
    title: 'Quitter cette équipe',
    open: (partner) => `Quitter l’équipe ${ofFrench(partner)}`,
    means: (partner) =>
      `Vous perdez aussitôt l’accès au compte ${ofFrench(partner)}, et n’y revenez que si un propriétaire vous invite à nouveau. Ce que vous avez fait reste, tout comme votre accès à d’autres comptes.`,
    contact:
      'Les e-mails sur le compte continuent d’arriver à votre adresse, car c’est l’adresse de contact. Les propriétaires peuvent la changer sur la page du compte.',
    button: 'Oui, quitter',
    lastOwner:
      'Vous êtes le seul propriétaire, et un compte en a besoin d’un. Nommez d’abord un autre propriétaire, puis vous pourrez partir. Le compte ne sert plus ?',
    close: 'Fermer le compte',
  },
  roles: {
    owner: 'Tout, y compris la clé, l’équipe et le compte.',
    member: 'Annonces, contacts, webhook et flux.',
    reader: 'Voit tout et ne modifie rien.',
  },
  problems: { role: 'choisissez ce que la personne peut faire' },
};
