import type { DashboardWords } from '../../dashboard-words.ts';

export const key: DashboardWords['key'] = {
  title: 'Clé d’API',
  lead: 'Vos programmes la présentent à chaque appel de l’API. Gardez-la sur vos serveurs.',
  none: 'Pas encore de clé.',
  noneLead: 'Il en faut une pour envoyer des annonces et récupérer des contacts par l’API.',
  create: 'Créer une clé',
  begins: 'Commence par',
  created: 'Créée',
  used: 'Dernière utilisation',
  never: 'jamais',
  shownOnce: 'Copiez-la maintenant : elle n’est affichée que cette fois.',
  shownOnceLead: 'Nous n’en gardons qu’une empreinte, qui ne permet pas de la retrouver.',
  tryIt: 'Essayer',
  quickStart: 'Démarrage rapide, avec cette clé déjà en place',
  copy: 'Copier',
  replace: 'Remplacer la clé',
  replaceLead:
    'Si elle est perdue ou a pu fuiter. La clé actuelle cesse de fonctionner dès que la nouvelle est créée, et vos programmes avec elle tant qu’ils n’ont pas la nouvelle.',
  confirm: 'Je comprends que la clé actuelle cesse aussitôt de fonctionner',
  confirmNeeded: 'Cochez cette case, pour qu’aucune clé ne soit remplacée par erreur.',
  replaceButton: 'Créer une nouvelle clé',
  onlyOwners: 'Seul un propriétaire du compte peut créer ou remplacer une clé.',
  waiting: 'Votre clé vient avec l’approbation',
  waitingLead:
    'D’ici là, travaillez avec une clé de test : vos programmes envoient annonces, calendriers et accusés de réception comme plus tard, et personne d’autre que vous ne voit ce qu’ils envoient. Elle a de la place pour 500 annonces et est vidée 30 jours après sa dernière utilisation.',
  testTitle: 'Clé de test',
  test: 'Mode test',
  testLead:
    'Une clé de test (cc_test_…) a ses propres annonces, contacts et webhook, qu’aucun voyageur ne voit. Elle permet de déclencher des demandes et des clics, de simuler des pannes et d’avancer l’heure des nouveaux essais.',
  testOpen: 'Ouvrir le mode test',
  testGo: 'Aller à la clé de test',
  byMail:
    'Plus aucun accès ? Écrivez-nous depuis votre adresse de contact, et nous vous envoyons une nouvelle clé :',
};
