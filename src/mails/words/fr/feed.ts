import type { MailWords } from '../shape.ts';

export const feed: MailWords['feed'] = {
  rows: {
    one: '1 ligne',
    other: '# lignes',
  },
  failing: {
    subject: (rows) => `${rows} de votre flux de produits : publication impossible`,
    text: (read, failed) =>
      `Lignes lues de votre flux de produits : ${read}. Impossibles à publier : ${failed} ; toutes les autres sont à jour.`,
    row: (number) => `Ligne ${number}`,
    file: 'Le fichier joint les liste toutes, chacune avec sa raison. Une fois votre flux corrigé, les lignes sont publiées à la lecture suivante ; vous n’avez rien d’autre à faire.',
    open: 'Voir le flux',
  },
  broken: {
    subject: 'Votre flux de produits ne peut pas être lu',
    text: (since) =>
      `Depuis le ${since}, nous ne pouvons pas lire votre flux de produits. Vos annonces restent comme elles étaient, mais ne sont plus mises à jour.`,
    what: 'Ce qui s’est passé',
    next: 'Nous continuons d’essayer. Si l’adresse ou un jeton a changé, répondez à ce message avec le nouveau.',
  },
  test: {
    subject: 'Ce que nous avons compris de votre flux de produits',
    readAll: (rows) =>
      `Nous avons lu tout votre flux de produits, ${rows}, pour voir ce que nous comprenons. Rien n’a été publié.`,
    readFirst: (rows) =>
      `Nous avons lu le début de votre flux de produits, ${rows}, pour voir ce que nous comprenons. Rien n’a été publié.`,
    broken: 'Nous avons essayé de lire votre flux de produits, sans y parvenir :',
    understood: 'Compris',
    of: (valid, rows) => `${valid} sur ${rows}`,
    columns: 'Colonnes lues',
    as: (column, field) => `${column} comme ${field}`,
    ignored: 'Colonnes ignorées',
    added: 'Seraient ajoutées',
    changed: 'Seraient modifiées',
    paused: 'Seraient mises en pause',
    fixes: 'Ce qu’il faut corriger',
    theRow: 'La ligne',
    notes: 'À vérifier, s’il vous plaît',
    open: 'Le rapport entier, avec vos annonces telles que les voyageurs les verraient',
    answer: 'Quelque chose n’est pas comme vous le vouliez ? Répondez à ce message.',
  },
  decided: {
    accepted: {
      subject: 'L’adresse de votre flux est en service',
      text: (host) =>
        `Nous utilisons désormais l’adresse sur ${host} que vous nous avez envoyée. Si c’est votre premier flux, nous le testons avant de le lire régulièrement.`,
    },
    declined: {
      subject: 'L’adresse de votre flux n’a pas changé',
      text: (host) =>
        `Nous n’utilisons pas l’adresse sur ${host} que vous nous avez envoyée. Tout reste comme avant.`,
    },
    why: 'Pourquoi',
    answer: 'Répondez à ce message si vous avez une question.',
  },
};
