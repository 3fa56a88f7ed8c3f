import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('fr');

export const apply: Messages['apply'] = {
  title: 'Devenir partenaire',
  description:
    'Demandez à proposer vos vans, camping-cars, caravanes ou campings sur Campcairn : c’est gratuit, et vous avez une réponse sous trois jours ouvrés.',
  lead: 'Quelques minutes, gratuit. Une personne répond sous trois jours ouvrés.',
  forCampsite: (name) => `Vous postulez avec un camping qui est déjà sur Campcairn : ${name}.`,
  aboutCampsite: (name, osmRef) => `Nous exploitons le camping ${name} (OpenStreetMap ${osmRef}).`,
  who: 'Qui vous êtes',
  what: 'Ce que vous louez',
  how: 'Comment vos annonces arrivent ici',
  business: 'Nom de l’entreprise',
  businessHint: 'Tel que les voyageurs le connaissent.',
  website: 'Site web',
  websiteHint:
    'Là où les voyageurs voient ce que vous louez : votre site, ou votre page sur un autre.',
  contact: 'Votre nom',
  contactHint: 'La personne à qui nous écrivons.',
  email: 'E-mail',
  emailHint: 'Nous y envoyons notre réponse.',
  country: 'Pays de l’entreprise',
  chooseCountry: 'Choisissez',
  covered: 'Où nous sommes',
  elsewhere: 'Partout ailleurs',
  about: 'À propos de l’entreprise',
  aboutHint:
    'Ce que vous louez, où, et si vous en êtes propriétaire ou gérant. Quelques phrases suffisent.',
  category: 'Que louez-vous ?',
  categoryHint: 'Cochez tout ce qui s’applique.',
  owns: 'Ce que nous proposerions nous appartient, ou nous le gérons.',
  listings: 'Combien d’annonces, à peu près ?',
  listingsHint: 'Un véhicule, ou un camping, fait une annonce. Une estimation suffit.',
  delivery: 'Comment les enverriez-vous ?',
  deliveries: {
    api: {
      name: 'Par l’API',
      text: 'Vous avez un développeur. Un appel par annonce, ou cent en un.',
    },
    feed: {
      name: 'Par un flux de produits',
      text: 'Vous avez un fichier CSV, JSON ou XML, que nous lisons chaque heure ou chaque jour.',
    },
    form: {
      name: 'Par un formulaire dans votre tableau de bord',
      text: 'Ni développeur ni fichier : une par une, quelques minutes pour chacune.',
    },
  },
  feed: 'Adresse du flux',
  feedHint: 'Gardée chiffrée. Vous pouvez aussi la donner une fois accepté.',
  terms: 'Nous acceptons les [conditions pour les partenaires](/terms#partners).',
  privacy: 'Ce que nous en conservons, et combien de temps',
  fax: 'Laissez ce champ vide',
  send: 'Envoyer la candidature',
  problemsTitle: 'Ce n’est pas encore parti',
  robot:
    'Un champ caché était rempli, peut-être par votre navigateur. Il est à nouveau vide : renvoyez le formulaire.',
  away: 'Nous ne pouvons pas recevoir les candidatures en ce moment. Votre texte est toujours là : renvoyez-le dans une minute.',
  staleForm:
    'Cette page est restée ouverte longtemps. Veuillez envoyer le formulaire une nouvelle fois.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Trop de candidatures sont venues de votre connexion. Réessayez dans une minute.',
      other: 'Trop de candidatures sont venues de votre connexion. Réessayez dans # minutes.',
    }),
  problems: {
    business: {
      missing: 'Indiquez le nom de l’entreprise.',
      too_long: '120 caractères au plus.',
    },
    website: {
      missing: 'Indiquez l’adresse de votre site.',
      too_long: '300 caractères au plus.',
      not_a_website: 'Cela ne ressemble pas à une adresse comme https://vans.example.',
    },
    contact: { missing: 'Indiquez votre nom.', too_long: '120 caractères au plus.' },
    email: {
      missing: 'Indiquez votre adresse e-mail.',
      too_long: '254 caractères au plus.',
      not_an_email: 'Cela ne ressemble pas à une adresse e-mail.',
      local_part_not_ascii:
        'Donnez une adresse qui n’a que des lettres de a à z, des chiffres et des signes avant le @.',
    },
    country: { missing: 'Choisissez un pays.', not_a_country: 'Choisissez un pays.' },
    about: {
      missing: 'Dites quelques mots de l’entreprise.',
      too_long: '2 000 caractères au plus.',
    },
    category: { missing: 'Choisissez ce que vous louez.' },
    owns: {
      not_agreed:
        'Nous ne référençons que ce qui vous appartient ou que vous gérez : confirmez-le.',
    },
    listings: {
      missing: 'Indiquez un nombre. Une estimation suffit.',
      not_a_number: 'Un nombre entier de 1 à 1 000 000.',
    },
    delivery: { missing: 'Choisissez comment vous enverriez vos annonces.' },
    feed: { not_an_https_address: 'Il faut une adresse qui commence par https://.' },
    terms: { not_agreed: 'Acceptez les conditions.' },
  },
  otherProblem: 'Cela ne peut pas être envoyé ainsi.',

  next: 'Ce qui se passe ensuite',
  steps: [
    'Nous vérifions que vous êtes une vraie entreprise ou plateforme qui possède ou gère ce qu’elle propose.',
    'Notre réponse vient par e-mail sous trois jours ouvrés.',
    'Vous remplissez un formulaire ou importez un tableur. Avec un flux, vous voyez ce que nous avons compris de ses premières lignes ; avec un développeur, vous recevez une clé d’API.',
    'Vos annonces sont en ligne dès qu’elles arrivent.',
  ],

  sentTitle: 'Votre candidature est arrivée',
  sentText: (day) => `Vous aurez notre réponse le ${day} au plus tard.`,
  confirmation: 'Une confirmation part à l’adresse e-mail que vous avez indiquée.',
  twice:
    'Si vous aviez déjà candidaté, c’est la première candidature qui compte. Répondez à sa confirmation pour la modifier.',
  meanwhile: 'En attendant',
  prepare:
    'Préparez vos annonces : connectez-vous avec cette adresse e-mail. Personne d’autre ne les voit avant votre acceptation. Pour votre développeur, une clé de test de l’API vous y attend.',
  questions: 'Questions et réponses',
  backToPartners: 'Ce que reçoivent les partenaires',
};
