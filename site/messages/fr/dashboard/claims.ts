import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['claims'] = {
  title: 'Campings revendiqués',
  lead: 'Les campings venus d’OpenStreetMap que vous dites être les vôtres. Nous vérifions chaque demande.',
  search: {
    title: 'Trouvez votre camping',
    lead: 'Parmi ceux de Campcairn venus d’OpenStreetMap, dans les pays de votre compte.',
    steps: [
      'Trouvez votre camping ci-dessous et indiquez que c’est le vôtre.',
      'Affichez un code sur son site web, pour que nous sachions que c’est vous.',
      'Nous décidons en quelques jours. Sa page montre alors votre annonce.',
    ],
    field: 'Nom du camping',
    button: 'Rechercher',
    found: 'Trouvés',
    nothing:
      'Aucun camping de ce nom. Essayez un seul de ses mots, ou parcourez tous les campings.',
    browse: 'Parcourir tous les campings',
    nearby: 'Près de vos annonces',
    near: (town) => `près de ${town}`,
    distance: (distance) => `à ${distance} d’une de vos annonces`,
    unnamed: 'Camping sans nom',
    choose: 'C’est le mien',
  },
  onlyWriters:
    'Seuls les propriétaires et les membres d’un compte approuvé peuvent revendiquer un camping.',
  done: {
    made: 'Votre demande est enregistrée. La suite est indiquée ci-dessous.',
    found:
      'Le code est bien là. Nous examinons votre demande, et la réponse vous parvient par e-mail.',
    missing: 'Nous avons regardé : le code n’y était pas.',
    withdrawn: 'Votre demande est retirée.',
    linked: 'C’est fait : la page du camping affichera votre annonce dès que celle-ci sera active.',
  },
  none: {
    title: 'Vous n’avez revendiqué aucun camping',
    text: 'Cherchez-le par son nom ci-dessus.',
  },
  statuses: {
    pending: 'En cours de vérification',
    approved: 'À vous',
    declined: 'Refusée',
    withdrawn: 'Retirée',
    revoked: 'Annulée',
  },
  claimedOn: (day) => `Demande du ${day}`,
  endedOn: {
    pending: (day) => `le ${day}`,
    approved: (day) => `acceptée le ${day}`,
    declined: (day) => `refusée le ${day}`,
    withdrawn: (day) => `retirée le ${day}`,
    revoked: (day) => `annulée le ${day}`,
  },
  gone: 'Ce camping n’est plus dans OpenStreetMap.',
  because: {
    declined: 'Nous avons refusé la demande :',
    revoked:
      'Nous ne vous considérons plus comme propriétaire de ce camping. Sa page ne présente plus votre annonce comme la parole du propriétaire :',
  },
  again: 'Refaire la demande',
  offered: {
    title: (name) => `${name}, c’est à vous ?`,
    page: 'Sa page sur Campcairn',
    from: (osmRef) => `OpenStreetMap ${osmRef}`,
    byCode: (host) =>
      `Vous recevez un code à mettre sur ${host}, le site web qu’indique OpenStreetMap. Nous le cherchons, et une personne décide.`,
    byHand:
      'OpenStreetMap n’indique pas de site web : une personne vérifie votre demande à la main. Ajouter d’abord le site sur OpenStreetMap facilite les choses.',
    make: 'C’est le mien : le revendiquer',
  },
  check: {
    put: 'Affichez ce code n’importe où dans le texte de la page d’accueil de',
    putEnd: ', le site web qu’indique OpenStreetMap :',
    copy: 'Copier',
    unseen: 'Ou sans que les visiteurs le voient : une ligne pour la personne qui fait votre site',
    head: 'Elle va dans l’en-tête HTML (<head>) de la page :',
    look: 'Vérifier maintenant',
    lookAgain: 'Vérifier à nouveau',
    found: {
      meta: 'Le code est bien là. Vous pourrez le retirer une fois la décision prise.',
      text: 'Le code est bien là, dans le texte de la page. Vous pourrez le retirer une fois la décision prise.',
    },
    missing: (host) => `La page de ${host} répond, mais le code n’y est pas.`,
    badStatus: (status) => `Le site web répond par une erreur (${status}).`,
    noAnswer: (why) => `Le site web n’a pas pu être lu. ${why}`,
    lookedAt: (time) => `Dernière vérification : ${time}.`,
    next: 'Une personne décide ensuite, sous quelques jours, et vous avez la réponse par e-mail. Sans code sur le site, nous devons vérifier à la main, et c’est plus long.',
    byHand:
      'OpenStreetMap n’indique pas de site web pour ce camping : une personne vérifie votre demande à la main, et peut vous appeler ou vous écrire. Vous avez la réponse par e-mail.',
    withdraw: 'Retirer la demande',
  },
  approved: {
    listed:
      'Il a son annonce. Les voyageurs la trouvent dès qu’elle est active, aussi depuis la page du camping.',
    listedAlone: 'Il a son annonce. Les voyageurs la trouvent dès qu’elle est active.',
    open: 'Ouvrir son annonce',
    which: 'Laquelle de vos annonces est-ce ?',
    link: 'Associer',
    orStart: 'Ou créez une nouvelle annonce pour ce camping.',
    start: 'Créez son annonce : elle reste en pause jusqu’à ce que vous l’ayez complétée.',
    startButton: 'Créer une annonce',
    licence:
      'Le nom, la position et le site web d’une nouvelle annonce viennent d’OpenStreetMap : © les contributeurs d’OpenStreetMap, Open Database Licence. Vérifiez-les avant de publier.',
  },
};
