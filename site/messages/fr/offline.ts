import type { Messages } from '../index.ts';

export const offline: Messages['offline'] = {
  title: 'Sur cet appareil',
  lead: 'Vos favoris, votre voyage et vos récépissés s’ouvrent sans réseau, sur cet appareil seulement.',
  needsScript: 'Il faut JavaScript, car tout se passe dans votre navigateur.',
  noNetwork: 'Pas de réseau. La page demandée n’est pas gardée sur cet appareil.',
  keptNote: 'Page enregistrée sur cet appareil {ago}.',
  pages: 'Pages pour la route',
  nothing:
    'Rien pour l’instant. Ajoutez un favori ou préparez un voyage : il s’ouvrira sans réseau.',
  on: 'Des pages sont gardées sur cet appareil.',
  off: 'Aucune page n’est gardée sur cet appareil.',
  turnOff: 'Ne rien garder et tout effacer',
  turnOffText:
    'Efface les pages gardées, les récépissés et les demandes non envoyées. Vos favoris et votre voyage restent, mais demandent un réseau.',
  turnOn: 'Garder des pages pour la route',
  unsupported: 'Ce navigateur ne peut pas garder de pages.',
  homeScreen:
    'Dans le menu du navigateur, « Ajouter à l’écran d’accueil » place ce site à côté de vos applis.',
  receiptKept: 'Cette page est gardée sur cet appareil et s’ouvre sans réseau.',
  howToDelete: 'Voir et effacer ce qui est gardé',

  unsent: {
    title: 'Demandes non envoyées',
    kept: 'Votre demande est gardée sur cet appareil. Au retour du réseau, nous vous demandons avant de l’envoyer.',
    noNetwork: 'Pas de réseau.',
    ask: (title) => `Envoyer maintenant votre demande au sujet de « ${title} » ?`,
    askSeveral: (titles) => `Envoyer maintenant vos demandes au sujet de ${titles} ?`,
    send: 'Envoyer',
    discard: 'Supprimer',
    later: 'Plus tard',
    sending: 'Envoi…',
    discarded: 'Supprimée. Rien n’a été envoyé.',
    stillAway: 'Toujours pas de réseau. Votre demande reste gardée.',
    gone: 'Cette annonce n’est plus affichée. Rien n’a été envoyé.',
    check: 'Elle n’a pas pu être envoyée telle quelle. Vérifiez le formulaire, puis envoyez-le.',
  },

  remind: {
    title: 'Recherches suivies',
    start: 'Me le rappeler sur cet appareil',
    stop: 'Ne plus me le rappeler',
    lead: 'Sans compte : ce navigateur vérifie quand vous ouvrez le site, et compte les nouveautés à côté de « Favoris ».',
    started: 'Le rappel est activé sur cet appareil.',
    stopped: 'Le rappel est arrêté.',
    failed: 'Cela n’a pas marché. Réessayez avec un réseau.',
    full: 'Dix recherches au plus. Arrêtez-en d’abord une.',
    news: 'Nouveautés : {count}',
    none: 'Rien de nouveau',
  },
};
