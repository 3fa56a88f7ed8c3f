import type { MailWords } from '../shape.ts';

export const enquiries: MailWords['enquiries'] = {
  created: {
    asks: (title) => `Une question arrive par Campcairn au sujet de « ${title} ».`,
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    dates: 'Dates',
    guests: 'Personnes',
    fromTo: (start, end) => `du ${start} au ${end}`,
    from: (start) => `à partir du ${start}`,
    until: (end) => `jusqu’au ${end}`,
    answer: 'Répondez à ce message : votre réponse ira directement à la personne qui vous écrit.',
  },
  failed: {
    subject: (about) => `Une demande n’a pas pu être remise : ${about}`,
    listing: (title) => `« ${title} »`,
    deletedListing: 'une annonce supprimée depuis',
    webhook: (about) =>
      `Votre webhook n’a pas accepté une demande : ${about}. Nous n’essaierons plus.`,
    email: (about) =>
      `Une demande n’a pas pu vous être remise par e-mail : ${about}. Nous n’essaierons plus.`,
    lastAttempt: 'Dernier essai',
    noAnswer: 'pas de réponse',
    open: 'Ouvrir la demande',
    fetch: (list, acknowledge, days) =>
      `Récupérez-la avec ${list} et confirmez-la avec ${acknowledge}. Elle est conservée ${days} jours.`,
  },
};
