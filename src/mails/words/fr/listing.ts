import type { MailWords } from '../shape.ts';

export const listing: MailWords['listing'] = {
  hidden: {
    subject: (title) => `Nous avons masqué votre annonce : ${title}`,
    text: (title) =>
      `« ${title} » n’est plus affichée sur Campcairn. Elle reste dans votre compte, et l’API en prend les modifications.`,
    why: 'Pourquoi',
    listing: 'Annonce',
    next: 'Répondez à ce message une fois que c’est corrigé, ou si vous pensez que nous avons tort : une personne le lit.',
    open: 'Ouvrir l’annonce',
  },
  shownAgain: {
    subject: (title) => `De nouveau en ligne : ${title}`,
    text: 'Une de vos annonces, que nous avions masquée, ne l’est plus. On la trouve tant que vous ne l’avez pas mise en pause.',
    open: 'Sa page',
  },
};
