import type { MailWords } from '../shape.ts';

export const applications: MailWords['applications'] = {
  received: {
    subject: 'Nous avons reçu votre candidature à Campcairn',
    thanks: (day) =>
      `Merci. Une candidature pour proposer des annonces sur Campcairn est arrivée de cette adresse le ${day}.`,
    next: (day) =>
      `Nous vérifions que l’entreprise existe vraiment et qu’elle possède ou gère ce qu’elle propose. Vous aurez notre réponse le ${day} au plus tard.`,
    change:
      'Répondez à ce message s’il y a quelque chose à corriger, ou si la candidature ne vient pas de vous : nous l’effacerons.',
  },
  approved: {
    subject: 'Vous pouvez publier sur Campcairn',
    welcome: (business) =>
      `Bienvenue. Nous avons examiné votre candidature : ${business} est maintenant partenaire de Campcairn.`,
    signIn: 'Se connecter',
    api: 'Vos annonces passent par l’API. Connectez-vous avec cette adresse et créez votre clé dans le tableau de bord : elle n’est montrée qu’une fois et ne voyage jamais par e-mail.',
    guide: 'Le guide des développeurs (en anglais)',
    feedGiven:
      'Nous lisons les premières lignes de votre flux et vous disons ce que nous avons compris, avant toute publication. S’il faut un en-tête pour le lire, répondez à ce message avec son nom et sa valeur. Le tableau de bord montre ce que chaque lecture a donné.',
    feedToCome:
      'Répondez à ce message avec l’adresse de votre flux, et avec le nom et la valeur d’un en-tête s’il en faut un pour le lire. Nous lisons les premières lignes et vous disons ce que nous avons compris, avant toute publication.',
    form: 'Connectez-vous avec cette adresse et ajoutez vos annonces dans le tableau de bord : par un formulaire, ou depuis un fichier.',
    live: 'Une annonce est en ligne dès qu’elle arrive. Annonces, clics et demandes sont gratuits.',
  },
  declined: {
    subject: 'Votre candidature à Campcairn',
    sorry: (business) =>
      `Merci de votre candidature. Nous l’avons examinée, et ne pouvons pas référencer ${business} dans l’état actuel.`,
    because: 'Ce que nous avons à en dire :',
    again:
      'Si cela change, ou si nous avons mal compris, répondez à ce message ou posez à nouveau votre candidature.',
  },
  question: {
    subject: 'Une question sur votre candidature à Campcairn',
    before: (business) =>
      `Merci de votre candidature. Avant de décider pour ${business}, nous aimerions savoir :`,
    after: 'Répondez à ce message. Votre candidature attend jusque-là.',
  },
};
