import type { DashboardWords } from '../../dashboard-words.ts';

export const shell: DashboardWords['shell'] = {
  partnerNav: 'Tableau de bord',
  operatorNav: 'Console',
  overview: 'Vue d’ensemble',
  listings: 'Annonces',
  calendar: 'Calendrier',
  developers: 'Pour développeurs',
  more: 'Plus',
  tabs: { overview: 'Accueil', leads: 'Contacts', listings: 'Annonces' },
  claims: 'Campings revendiqués',
  leads: 'Contacts',
  toAnswer: 'à traiter',
  newEnquiry: 'Une nouvelle demande est arrivée.',
  statistics: 'Statistiques',
  webhooks: 'Webhooks',
  feed: 'Flux',
  key: 'Clé d’API',
  premium: 'Premium',
  team: 'Équipe',
  account: 'Compte',
  profile: 'Votre connexion',
  signOut: 'Se déconnecter',
  others: 'Autres comptes',
  own: 'Vos comptes',
  otherAddress:
    'Si un e-mail vous a mené ici, connectez-vous avec l’adresse qui l’a reçu : vous êtes peut-être connecté avec une autre.',
  whoIsSignedIn: 'Voir qui est connecté',
  site: 'Retour au site',
  operatorLooks: (partner) =>
    `Vous faites partie de l’équipe de Campcairn et voyez ce que voit ${partner}. Rien ne peut être modifié ici, et votre visite est enregistrée.`,
  toTest: 'Mode test',
  toLive: 'Mode réel',
  testMode:
    'Mode test. Sans leur lien secret, personne ne voit les annonces d’ici, et les contacts sont ceux que vous déclenchez avec une clé de test.',
  toConsole: 'Retour à la console',
  notApproved: {
    pending: {
      title: 'Nous examinons votre candidature.',
      text: 'Préparez vos annonces dès maintenant. Les voyageurs les voient dès que nous vous acceptons ; jusque-là, vous êtes seul à les voir.',
      short: 'Candidature à l’étude : vous seul voyez vos annonces.',
    },
    suspended:
      'Ce compte est suspendu : ses annonces ne sont pas affichées, et rien ne peut être modifié. Répondez à l’e-mail qui en parle, ou écrivez-nous.',
    rejected: {
      title: 'Ce compte n’a pas été approuvé.',
      reason: 'La raison :',
      until: (day) =>
        `Ce que vous avez préparé reste ici jusqu’au ${day}, et vous êtes seul à le voir. Ensuite, c’est effacé.`,
      answer:
        'Répondez à notre e-mail si nous avons mal compris, ou posez à nouveau votre candidature.',
      download: 'Tout télécharger, ou fermer le compte maintenant',
    },
  },
  choose: {
    title: 'Quel compte ?',
    lead: 'Vous agissez pour plusieurs partenaires.',
    left: 'Vous avez quitté l’équipe.',
    leftTitle: 'Votre autre compte',
    leftLead: 'Vous y avez toujours accès.',
    claimLead: 'Vous agissez pour plusieurs partenaires. Lequel exploite le camping ?',
    claimNone:
      'Seuls les partenaires peuvent revendiquer un camping, et votre adresse n’est liée à aucun. Posez d’abord votre candidature : nous répondons sous trois jours ouvrés.',
    apply: 'Poser ma candidature avec ce camping',
    none: 'Aucun compte',
    noneLead:
      'Votre adresse n’est plus liée à aucun partenaire. Un propriétaire du compte peut vous inviter à nouveau.',
  },
  refused: {
    stranger: 'Rien n’a été enregistré : cette page n’existe pas, ou vous n’y avez plus accès.',
    reader: 'Rien n’a été enregistré : le rôle de lecteur ne permet pas de modifier.',
  },
  role: { owner: 'Propriétaire', member: 'Membre', reader: 'Lecteur' },
};
