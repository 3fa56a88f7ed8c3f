import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('fr');

export const words: DashboardWords['account'] = {
  title: 'Compte',
  lead: 'Qui vous êtes, où nous vous écrivons, et ce que nous vous envoyons.',
  onlyOwners: 'Seuls les propriétaires du compte peuvent modifier cette page.',
  done: {
    profile: 'Votre profil est enregistré.',
    enquiries: 'Enregistré. La prochaine demande ira à cette adresse.',
    channel: 'Enregistré. Les pages parlent désormais du moyen que vous avez choisi.',
    asked:
      'Nous avons écrit aux deux adresses. Le changement prend effet dès que les deux l’ont confirmé.',
    withdrawn: 'Le changement est annulé. Tout reste comme avant.',
    mails: 'Enregistré. Les autres e-mails ne sont plus envoyés.',
  },
  profile: {
    title: 'Profil',
    lead: 'Votre nom figure sur toutes vos annonces.',
    name: 'Nom',
    nameHint: 'Les adresses de vos pages ne changent pas.',
    website: 'Site web',
    websiteHint: 'Par exemple https://vans.example',
    language: 'Langue de nos e-mails',
    time_zone: 'Fuseau horaire',
    zoneOfCountry: (city) => `Celui de votre pays (${city})`,
    categories: 'Ce que vous louez',
    countries: 'Pays où vous louez',
    otherCountries: (chosen) =>
      chosen === 0
        ? 'Autres pays'
        : n(chosen, { one: 'Autres pays (# choisi)', other: 'Autres pays (# choisis)' }),
    none: 'aucun indiqué',
    save: 'Enregistrer le profil',
  },
  channel: {
    title: 'Comment vous apprenez l’arrivée des demandes',
    lead: 'Les pages parlent du moyen que vous choisissez. Dans tous les cas, chaque demande est conservée sous « Contacts ».',
    choose: 'Comment voulez-vous apprendre l’arrivée des demandes ?',
    choices: {
      dashboard: {
        name: 'Je regarde ici',
        text: 'Leur nombre figure à côté de « Contacts » sur chaque page, et dans l’onglet du navigateur.',
      },
      mail: {
        name: 'Par e-mail',
        text: 'Chaque demande vous est aussitôt envoyée par e-mail. Cela fait partie de Premium.',
      },
      webhook: {
        name: 'Par un webhook (pour développeurs)',
        text: 'Chaque demande est envoyée à votre serveur en quelques secondes.',
      },
    },
    save: 'Enregistrer',
    saved: 'Enregistré.',
    onlyOwners: 'C’est un propriétaire du compte qui choisit.',
    developers: 'Ce qui est pour développeurs : clé d’API, webhooks, flux',
  },
  enquiries: {
    title: 'Demandes par e-mail',
    lead: 'Elles sont aussi conservées sous « Contacts ».',
    onlyPremium:
      'Les demandes arrivent par e-mail chez les partenaires Premium. Votre choix s’appliquera dès que vous aurez Premium.',
    choose: 'Où envoyer les demandes',
    contact: 'À l’adresse de contact',
    contactIs: (email) => `${email}, ou la suivante si vous en changez.`,
    address: 'À une autre adresse',
    addressText: 'Celle de votre service de réservation, par exemple.',
    nobody: 'Nulle part',
    nobodyText: 'Elles vous attendent sous « Contacts ».',
    email: 'Adresse pour les demandes',
    emailHint: 'Seulement si vous avez choisi « À une autre adresse ».',
    save: 'Enregistrer',
  },
  contact: {
    title: 'Adresse de contact',
    lead: 'Nous y écrivons au sujet du compte. Les voyageurs ne la voient pas.',
    now: 'Adresse actuelle',
    email: 'Nouvelle adresse de contact',
    emailHint:
      'Les deux adresses reçoivent un lien. Le changement prend effet quand les deux l’ont confirmé, sous 7 jours.',
    ask: 'Demander le changement',
    wanted: (to) => `Changement demandé : ${to}`,
    by: (who, until) => `Par ${who}. La demande expire le ${until}.`,
    confirmed: {
      new: 'La nouvelle adresse l’a confirmé.',
      old: 'L’adresse actuelle l’a confirmé.',
      none: 'Aucune des deux adresses ne l’a encore confirmé.',
    },
    withdraw: 'Annuler',
    replaces: 'Une nouvelle demande remplace celle-ci.',
  },
  mails: {
    title: 'E-mails',
    lead: 'Nous envoyons toujours les e-mails qui demandent une action sur le compte. L’adresse des demandes se règle plus haut.',
    always: 'Nous envoyons toujours les e-mails qui demandent une action sur le compte.',
    topics: {
      enquiries: 'Une demande n’a pas pu être remise',
      webhook: 'Le webhook échoue, ou fonctionne de nouveau',
      feed: 'Le flux est illisible, ou certaines lignes sont à corriger',
      listings: 'Une annonce est masquée ou à revoir',
      summary: 'La semaine en chiffres',
    },
    choose: 'E-mails à recevoir',
    on: 'activé',
    off: 'désactivé',
    save: 'Enregistrer',
  },
  archive: {
    title: 'Exporter vos données',
    lead: 'Tout ce que nous conservons de ce compte dans un fichier ZIP : annonces, calendriers, contacts, envois, équipe et journal, chacun en JSON et en CSV. Il contient ce que les voyageurs ont écrit : gardez-le en lieu sûr.',
    button: 'Tout exporter',
  },
  close: {
    title: 'Fermer le compte',
    lead: 'C’est définitif : il ne pourra pas être rouvert.',
    open: 'Fermer ce compte…',
    means: [
      'Vos annonces ne sont plus affichées, puis sont supprimées.',
      'La clé d’API, le webhook et les flux cessent aussitôt de fonctionner.',
      'Les coordonnées de vos contacts sont effacées.',
      'Plus personne de votre équipe ne peut s’y connecter.',
    ],
    premium: {
      subscription:
        'Votre abonnement Premium prend fin aussitôt, et plus rien n’est débité. Ce qui est payé pour le reste du mois ou de l’année n’est pas remboursé d’office : écrivez-nous si vous souhaitez le demander.',
      premium: 'Votre Premium prend fin aussitôt.',
    },
    exportFirst: 'Pour en garder quelque chose, exportez tout d’abord.',
    name: (name) => `Saisissez ${name} pour confirmer`,
    button: 'Fermer définitivement le compte',
  },
  closed: {
    title: 'Le compte est fermé',
    text: 'Vous êtes déconnecté. Vos annonces ont quitté le site, et ce que les voyageurs ont écrit est en cours d’effacement. Un e-mail à l’adresse de contact le confirme.',
    mistake: 'Vous pouvez poser une nouvelle candidature à tout moment.',
    home: 'Aller à l’accueil',
  },
};
