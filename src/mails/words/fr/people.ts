import { ofFrench } from '../french.ts';
import type { MailWords } from '../shape.ts';

export const people: MailWords['people'] = {
  signIn: {
    subject: 'Votre lien de connexion à Campcairn',
    text: 'Quelqu’un, vous sans doute, a demandé à se connecter à Campcairn avec cette adresse.',
    button: 'Se connecter',
    once: (minutes) =>
      `Le lien fonctionne une seule fois, pendant ${minutes} minutes, dans le navigateur où il a été demandé.`,
    notYou:
      'Si ce n’était pas vous, ne faites rien : sans ce message, personne ne peut se connecter.',
  },
  credential: {
    subject: 'Votre connexion à Campcairn a changé',
    changes: {
      passkey_added: 'Une clé d’accès a été ajoutée à votre connexion.',
      passkey_removed: 'Une clé d’accès a été retirée de votre connexion.',
      app_added: 'Une application d’authentification a été ajoutée à votre connexion.',
      app_replaced:
        'Une nouvelle application d’authentification a remplacé la précédente. Les codes de secours sont nouveaux, eux aussi.',
      app_removed:
        'L’application d’authentification a été retirée de votre connexion, avec ses codes de secours.',
      factors_reset:
        'Une personne qui gère Campcairn a retiré vos clés d’accès, votre application d’authentification et ses codes de secours, et vous a déconnecté partout.',
      recovery_code_used: 'L’un de vos codes de secours a servi à une connexion.',
      recovery_codes_renewed:
        'De nouveaux codes de secours ont été créés. Les précédents ne fonctionnent plus.',
    },
    notYou:
      'Si ce n’était pas vous, déconnectez tous les autres appareils sur la page ci-dessous, retirez ce que vous ne connaissez pas et répondez à ce message.',
    button: 'Voir votre connexion',
  },
  failed: {
    subject: 'Des codes faux pour votre connexion à Campcairn',
    text: (count) =>
      `En une journée, ${count} codes ou clés d’accès faux ont été présentés pour se connecter à votre place. Personne n’est entré par ce moyen.`,
    notYou:
      'Si ce n’était pas vous, quelqu’un peut peut-être lire vos e-mails : changez le mot de passe de votre messagerie, déconnectez tous les autres appareils sur la page ci-dessous et répondez à ce message.',
  },
  invitation: {
    subject: (partner) => `Invitation dans l’équipe ${ofFrench(partner)} sur Campcairn`,
    text: (invitedBy, partner) =>
      `${invitedBy} a ajouté cette adresse à l’équipe ${ofFrench(partner)} sur Campcairn.`,
    roles: {
      owner: 'Vous pouvez tout faire, y compris pour l’équipe et le compte.',
      member:
        'Vous pouvez modifier les annonces, répondre aux demandes et régler le webhook, mais pas l’équipe ni le compte.',
      reader: 'Vous pouvez tout voir, sans rien modifier.',
    },
    button: 'Se connecter',
    how: 'Connectez-vous avec cette adresse : un lien vous parvient par e-mail, sans mot de passe.',
    notYou: 'Si cela ne vous dit rien, ne faites rien, ou répondez à ce message.',
  },
};
