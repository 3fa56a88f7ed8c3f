import type { MailWords } from '../shape.ts';

export const enquiries: MailWords['enquiries'] = {
  created: {
    asks: (title) => `Een reiziger op Campcairn vraagt naar ‘${title}’.`,
    name: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    dates: 'Data',
    guests: 'Personen',
    fromTo: (start, end) => `${start} tot ${end}`,
    from: (start) => `vanaf ${start}`,
    until: (end) => `tot ${end}`,
    answer: 'Antwoord op deze mail om de reiziger te antwoorden.',
  },
  failed: {
    subject: (about) => `Een aanvraag kon niet worden bezorgd: ${about}`,
    listing: (title) => `‘${title}’`,
    deletedListing: 'een vermelding die inmiddels is verwijderd',
    webhook: (about) =>
      `Je webhook nam een aanvraag over ${about} niet aan. We proberen het niet nog eens.`,
    email: (about) =>
      `Een aanvraag over ${about} kon niet per e-mail bij je worden bezorgd. We proberen het niet nog eens.`,
    lastAttempt: 'Laatste poging',
    noAnswer: 'geen antwoord',
    open: 'Open de aanvraag',
    fetch: (list, acknowledge, days) =>
      `Haal de aanvraag op met ${list} en bevestig die met ${acknowledge}. De aanvraag blijft ${days} dagen bewaard.`,
  },
};
