import type { Messages } from '../index.ts';

export const errors: Messages['errors'] = {
  notFoundTitle: 'Aucun chemin ne mène ici',
  notFoundText: 'Cette page n’existe pas, ou n’existe plus.',
  searchFromHere: 'Lancez plutôt une recherche d’ici.',
  goneTitle: 'Cette annonce n’existe plus',
  goneText: 'Son propriétaire l’a retirée. Il y en a d’autres qui lui ressemblent.',
  campsiteGoneTitle: 'Ce camping n’existe plus',
  campsiteGoneText: 'OpenStreetMap ne l’a plus. Il y en a d’autres à proximité.',
  faultTitle: 'Un incident s’est produit chez nous',
  faultText: 'Nous en avons une trace. Réessayer dans un instant suffit souvent.',
  awayTitle: 'Nous revenons dans un instant',
  awayText:
    'Réessayez dans une minute. Si vous envoyiez un formulaire, envoyez-le alors une nouvelle fois.',
  mayBeOld:
    'Une partie de notre service est indisponible : cette page peut dater de quelques minutes ou être incomplète.',
  unreached: 'Non chargé : la connexion est coupée ou très lente.',
  tryAgain: 'Réessayer',
  otherTitle: 'Cela n’a pas marché',
  otherText: 'La demande n’a pas pu être comprise.',
  tooLargeText: 'Ce qui a été envoyé est trop volumineux. Raccourcissez-le, puis renvoyez-le.',
  requestId: (id) => `Si vous nous écrivez, ceci nous aide à retrouver l’incident : ${id}`,
};
