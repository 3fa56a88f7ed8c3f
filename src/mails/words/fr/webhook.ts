import type { MailWords } from '../shape.ts';

export const webhook: MailWords['webhook'] = {
  failing: {
    subject: 'Votre webhook n’accepte pas les demandes',
    text: (since) =>
      `Depuis le ${since}, aucun essai de remettre une demande à votre webhook n’a abouti.`,
    lastAttempt: 'Dernier essai',
    noAnswer: 'pas de réponse',
    host: 'Serveur',
    waiting: 'Demandes en attente',
    next: 'Nous continuons pendant quelques heures pour chaque demande. Aucune n’est perdue : celles qui n’ont pas pu être remises restent dans votre tableau de bord, d’où vous pouvez les renvoyer une fois la panne réparée.',
    open: 'Voir les essais',
  },
  recovered: {
    subject: 'Votre webhook fonctionne à nouveau',
    text: (at, since) =>
      `Depuis le ${at}, votre webhook accepte à nouveau les demandes. Il échouait depuis le ${since}.`,
    lastFailure: 'Dernier échec',
    missed: (count) =>
      `Demandes qui ont épuisé leurs essais entre-temps : ${count}. Vous pouvez les renvoyer depuis le tableau de bord.`,
    open: 'Voir les envois',
  },
};
