import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('fr');

export const saved: Messages['saved'] = {
  title: 'Favoris',
  lead: 'Gardés dans ce navigateur seulement. Personne d’autre ne les voit, et effacer les données du navigateur les efface.',
  emptyTitle: 'Pas encore de favoris',
  emptyText: 'Touchez le cœur de ce qui vous plaît, et retrouvez-le ici.',
  browse: 'Commencer à chercher',
  needsScript: 'Les favoris ont besoin de JavaScript, puisqu’ils restent dans votre navigateur.',
  gone: (count) =>
    n(count, {
      one: '# favori n’est plus affiché.',
      other: '# favoris ne sont plus affichés.',
    }),
  compare: 'Comparer',
  compareHint: 'Choisissez-en deux à quatre pour les voir côte à côte.',
  choose: (title) => `Comparer ${title}`,
  compareTitle: 'Côte à côte',
  compareLead: 'Une ligne est marquée là où elles diffèrent.',
  compareNone: 'Choisissez deux à quatre de vos favoris à comparer.',
  toSaved: 'Vers vos favoris',
  price: 'Prix',
  place: 'Lieu',
  rating: 'Note',
  partner: 'Proposé par',
  rules: 'Bon à savoir',
};
