import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('fr');

export const report: Messages['report'] = {
  link: 'Signaler cette annonce',
  title: 'Signaler une annonce',
  lead: (listing) =>
    `Qu’est-ce qui ne va pas avec « ${listing} » ? Une personne lira votre signalement.`,
  what: 'Qu’est-ce qui ne va pas ?',
  kinds: {
    price: 'Le prix est faux',
    facts: 'La description ou une donnée est fausse',
    photos: 'Les photos montrent autre chose',
    place: 'Le lieu est faux',
    unavailable: 'On ne peut plus louer ni réserver',
    fraud: 'Cela ressemble à une fraude',
    illegal: 'C’est contraire à la loi, ou offensant',
    other: 'Autre chose',
  },
  message: 'Qu’avez-vous constaté ?',
  messageHint: 'Par exemple le prix affiché sur la page du propriétaire.',
  email: 'Votre e-mail',
  emailHint: 'Seulement pour nos questions. Le propriétaire ne la reçoit pas.',
  privacy: 'Ce qui est conservé, et combien de temps',
  website: 'Laissez ce champ vide',
  send: 'Envoyer le signalement',
  problemsTitle: 'Ce n’est pas encore parti',
  problemsText: 'Vérifiez les champs signalés.',
  robot:
    'Un champ caché était rempli, peut-être par votre navigateur. Il est à nouveau vide : renvoyez le formulaire.',
  away: 'Nous ne pouvons pas recevoir les signalements en ce moment. Votre texte est toujours là : renvoyez-le dans une minute.',
  staleForm:
    'Cette page est restée ouverte longtemps. Veuillez envoyer le formulaire une nouvelle fois.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Trop de signalements sont venus de votre connexion. Réessayez dans une minute.',
      other: 'Trop de signalements sont venus de votre connexion. Réessayez dans # minutes.',
    }),
  problems: {
    what: { missing: 'Choisissez ce qui ne va pas.' },
    message: {
      missing: 'Dites ce qui ne va pas.',
      too_long: '2 000 caractères au plus.',
    },
    email: {
      too_long: '254 caractères au plus.',
      not_an_email: 'Cela ne ressemble pas à une adresse e-mail.',
      local_part_not_ascii:
        'Donnez une adresse qui n’a que des lettres de a à z, des chiffres et des signes avant le @.',
    },
  },
  otherProblem: 'Cela ne peut pas être envoyé ainsi.',
  sentTitle: 'Merci de votre signalement',
  sentText: 'Une personne l’examine. Le propriétaire corrige l’annonce, ou nous la masquons.',
  back: 'Retour à l’annonce',
};
