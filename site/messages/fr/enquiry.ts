import { ofFrench } from '../french-areas.ts';
import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('fr');

export const enquiry: Messages['enquiry'] = {
  title: (partner) => `Écrire à ${partner}`,
  lead: (partner) => `Elle va droit à ${partner}, qui vous répond directement.`,
  name: 'Votre nom',
  email: 'E-mail',
  phone: 'Téléphone',
  start_date: 'Du',
  end_date: 'Au',
  guests: 'Personnes',
  message: 'Message',
  messageHint: 'Que voulez-vous savoir ?',
  /** Fields of their own in the form, and labelled lines in the message. */
  details: {
    children: 'Enfants',
    childrenHint: '2, de 4 et 7 ans',
    dog: 'Chiens',
    dogHint: '1, petit',
    arrival: 'Heure d’arrivée',
  },
  beyondSleeps: (count) =>
    n(count, {
      one: '# couchage seulement. Vous pouvez demander quand même.',
      other: '# couchages seulement. Vous pouvez demander quand même.',
    }),
  consent: (partner) =>
    `Transmettre ce que j’ai écrit ici à ${partner}, pour qu’il puisse me répondre. Campcairn l’efface au bout de 90 jours.`,
  reply: {
    subject: (title) => `Votre demande : ${title}`,
    hello: (name) => `Bonjour ${name},`,
    wrote: (day, title) => `Le ${day}, vous avez écrit au sujet de « ${title} » :`,
  },
  privacy: 'Ce qui est conservé, et combien de temps',
  website: 'Laissez ce champ vide',
  send: 'Envoyer la demande',
  sending: 'Envoi…',
  problemsTitle: 'Ce n’est pas encore parti',
  problemsText: 'Vérifiez les champs signalés.',
  robot: 'C’était trop rapide. Attendez quelques secondes, puis renvoyez.',
  away: 'Nous ne pouvons pas recevoir les messages en ce moment. Votre texte est toujours là : renvoyez-le dans une minute.',
  unreached: 'La connexion a échoué. Votre texte est toujours là : renvoyez-le.',
  ownPage: (partner) => `Ou demandez sur la page ${ofFrench(partner)}`,
  staleForm:
    'Cette page est restée ouverte longtemps. Veuillez envoyer le formulaire une nouvelle fois.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Trop de demandes sont venues de votre connexion. Réessayez dans une minute.',
      other: 'Trop de demandes sont venues de votre connexion. Réessayez dans # minutes.',
    }),
  problems: {
    name: { missing: 'Indiquez votre nom.', too_long: '120 caractères au plus.' },
    email: {
      missing: 'Indiquez votre adresse e-mail.',
      too_long: '254 caractères au plus.',
      not_an_email: 'Cela ne ressemble pas à une adresse e-mail.',
      local_part_not_ascii:
        'Donnez une adresse qui n’a que des lettres de a à z, des chiffres et des signes avant le @.',
    },
    phone: { too_long: '40 caractères au plus.' },
    start_date: {
      not_a_date: 'Ce n’est pas un jour du calendrier.',
    },
    end_date: {
      not_a_date: 'Ce n’est pas un jour du calendrier.',
      end_not_after_start: 'Le dernier jour doit venir après le premier.',
    },
    guests: { not_1_to_50: 'Un nombre de 1 à 50.' },
    message: { too_long: '2 000 caractères au plus.' },
    consent: {
      not_agreed: 'Donnez votre accord, pour que nous puissions transmettre votre demande.',
    },
  },
  otherProblem: 'Cela ne peut pas être envoyé ainsi.',
  sentTitle: 'Nous avons votre demande',
  sentText: {
    held: (partner) => `${partner} la prendra ici et vous répondra par e-mail.`,
    sending: (partner) => `En route vers ${partner}, qui vous répondra par e-mail.`,
    delivered: (partner) => `${partner} l’a reçue et vous répondra par e-mail.`,
    failed: (partner) => `Pas encore remise : ${partner} peut encore la prendre ici.`,
    left: (partner) =>
      `${partner} a quitté Campcairn et ne la recevra pas. Demandez à un autre partenaire.`,
  },
  reference: 'Référence',
  whatWasSent: 'Ce qui a été envoyé',
  sentTo: 'Envoyé à',
  about: 'À propos de',
  dates: 'Dates',
  partnerPage: (host) => `L’annonce sur ${host}`,
  keepLink: 'Gardez ce lien',
  keepText: 'Il montre si la demande est arrivée, et permet de l’effacer. Ne le partagez pas.',
  receiptTitle: 'Votre demande',
  states: {
    held: (partner) => `En attente : ${partner} doit encore la prendre`,
    sending: (partner) => `En route vers ${partner}`,
    delivered: (partner) => `Reçue par le système ${ofFrench(partner)}`,
    failed: (partner) => `Pas encore remise ; ${partner} peut toujours la prendre ici`,
    left: (partner) => `${partner} a quitté Campcairn et ne la recevra pas`,
  },
  sentAt: 'Envoyée',
  erasedTitle: 'Vos données sont effacées',
  erasedText:
    'Rien de ce que vous avez écrit n’est conservé ici. Le partenaire peut avoir gardé sa copie.',
  eraseTitle: 'L’effacer',
  eraseText: (date) =>
    `Votre nom, e-mail, téléphone et message sont effacés ici le ${date} au plus tard. Le partenaire garde ce qu’il a reçu.`,
  eraseAsk: 'Effacer mes données…',
  eraseSure: 'Les effacer pour de bon ? C’est irréversible.',
  erase: 'Effacer mes données maintenant',
  listingGone: 'une annonce qui n’existe plus',

  answers: {
    name: 'Répond',
    usually: (within) => `Répond en général ${within}`,
    within: {
      1: 'en moins d’une heure',
      3: 'en moins de 3 heures',
      6: 'en moins de 6 heures',
      12: 'en moins de 12 heures',
      24: 'en moins d’un jour',
      48: 'en moins de deux jours',
    },
    howMeasured: 'Comment c’est mesuré',
    measured: (partner, count) =>
      `Sur ${count} demandes des 90 derniers jours, ${partner} a confirmé la réception de la moitié dans ce délai. Une demande jamais confirmée compte comme tardive. Cela ne s’achète pas et ne change pas l’ordre des résultats.`,
  },

  several: {
    title: 'Écrire à trois propriétaires au plus à la fois',
    lead: 'Un seul formulaire, une demande à chaque propriétaire. Aucun ne sait à qui d’autre vous écrivez.',
    leadToOne: (partner) => `Une demande à ${partner}, qui vous répond directement.`,
    leadAllToOne: (partner) =>
      `Un seul formulaire, une demande à ${partner} pour chaque annonce. ${partner} voit que vous écrivez au sujet de plusieurs.`,
    link: 'Écrire à trois propriétaires au plus à la fois',
    ask: (count) => n(count, { one: 'Écrire au propriétaire', other: 'Écrire aux # à la fois' }),
    askChosen: 'Écrire à trois au plus',
    chooseLead: 'Un formulaire va à trois annonces au plus.',
    fromTrip: 'Un formulaire, une période. Écrivez séparément pour les étapes à d’autres dates.',
    trip: 'Vos dates',
    check: 'Voir ce qui est libre, et le prix',
    mixed:
      'Tous reçoivent les mêmes dates, personnes et message. Précisez-y ce qui diffère pour le véhicule et le camping.',
    whom: (count) =>
      n(count, { one: 'Vous écrivez à # propriétaire', other: 'Vous écrivez pour ces # annonces' }),
    takeOut: 'Retirer',
    takeOutLabel: (title) => `Retirer : ${title}`,
    similar: 'Du même genre, à proximité',
    nearby: (distance, title) => `à moins de ${distance} ${ofFrench(title)}.`,
    nearbyFree: (distance, title) =>
      `à moins de ${distance} ${ofFrench(title)}, libres à vos dates.`,
    add: 'Écrire ici aussi',
    addLabel: (title) => `Écrire ici aussi : ${title}`,
    you: 'Vous et votre question',
    consents: 'Qui peut recevoir ce que vous avez écrit',
    about: (titles) => `Au sujet de : ${titles}`,
    agree: (partner) =>
      `Donnez votre accord pour que nous puissions transmettre la demande à ${partner}, ou retirez cette annonce.`,
    send: (count) => n(count, { one: 'Envoyer la demande', other: 'Envoyer # demandes' }),
    gone: (number) =>
      `L’annonce numéro ${number} est laissée de côté : suspendue, retirée ou mal saisie.`,
    unread: (text) => `« ${text} » n’est pas une annonce : c’est laissé de côté.`,
    beyond: 'Un formulaire va à trois annonces au plus. Laissées de côté :',
    makeRoom:
      'Retirez-en une ci-dessous pour faire de la place, ou écrivez depuis leurs propres pages.',
    notShown: (title) => `${title} n’est plus affichée ici : rien n’a été envoyé, à personne.`,
    sendAgain: 'L’annonce est retirée ci-dessous. Renvoyez pour écrire aux autres.',
    fewer: 'Chaque propriétaire compte pour une demande : vous pouvez en retirer un.',
    emptyTitle: 'Personne à qui écrire pour l’instant',
    emptyText:
      'Choisissez jusqu’à trois véhicules ou campings : parmi vos favoris, ou sur la page d’une annonce.',
    sentTitle: 'Nous avons vos demandes',
    receiptTitle: 'Vos demandes',
    alone: 'Le reçu de cette demande seule',
    keepText:
      'Il montre si chaque demande est arrivée, et permet de les effacer. Ne le partagez pas.',
    eraseTitle: 'Les effacer',
    eraseText: (date) =>
      `Votre nom, e-mail, téléphone et message sont effacés ici le ${date} au plus tard, pour toutes ces demandes. Les partenaires gardent ce qu’ils ont reçu.`,
    eraseSure: 'Effacer vos données de toutes ces demandes pour de bon ? C’est irréversible.',
    allErased:
      'Plus rien de ce que vous avez écrit n’est conservé ici. Les partenaires ont peut-être encore les copies qu’ils ont reçues.',
  },
};
