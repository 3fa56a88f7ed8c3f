import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('fr');

export const saved: Messages['saved'] = {
  title: 'Favoris',
  lead: 'Gardés dans ce navigateur seulement. Effacer ses données les efface.',
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
  compareHint: 'Choisissez-en deux à quatre à comparer, ou trois au plus à qui écrire.',
  chosen: 'Choisir',
  choose: (title) => `Choisir ${title}`,
  compareTitle: 'Côte à côte',
  compareLead: 'Les lignes qui diffèrent sont marquées.',
  compareNone: 'Choisissez deux à quatre de vos favoris à comparer.',
  compareBeyond: (count) =>
    n(count, {
      one: 'Quatre annonces tiennent côte à côte : # autre est laissée de côté.',
      other: 'Quatre annonces tiennent côte à côte : # autres sont laissées de côté.',
    }),
  compareGone: (count) =>
    n(count, {
      one: '# annonce est laissée de côté : suspendue, retirée ou mal saisie.',
      other: '# annonces sont laissées de côté : suspendues, retirées ou mal saisies.',
    }),
  toSaved: 'Vers vos favoris',
  onDates: 'À vos dates',
  total: 'Prix total',
  price: 'Prix',
  place: 'Lieu',
  rating: 'Note',
  partner: 'Proposé par',
  differs: 'diffère',
  notApplicable: 'sans objet',
  share: 'Emporter cette liste',
  shareLead: 'Toute personne qui a cette adresse voit ces annonces, et rien sur vous.',
  shareAddress: 'Adresse de cette liste',
  copy: 'Copier',
  copied: 'Copié',
  qr: 'QR code de cette liste, pour l’appareil photo d’un téléphone',
  capped: (count) => `Une liste partagée contient ${count} annonces : les premières des vôtres.`,
  sharedTitle: 'Une liste partagée',
  sharedLead: 'Quelqu’un les a choisies. Touchez un cœur pour en garder une.',
  sharedNone: 'Rien de cette liste n’est plus affiché',
  sharedNoneText: 'Ses annonces ont été retirées ou mises en pause, ou l’adresse a été coupée.',
  sharedGone: (count) =>
    n(count, {
      one: '# annonce de cette liste n’est plus affichée.',
      other: '# annonces de cette liste ne sont plus affichées.',
    }),
  sharedBeyond: (most, beyond) =>
    n(beyond, {
      one: `Une liste partagée contient ${most} annonces : # autre de cette adresse est laissée de côté.`,
      other: `Une liste partagée contient ${most} annonces : # autres de cette adresse sont laissées de côté.`,
    }),
  seen: 'Vus récemment',
  seenLead: 'Retenues par ce seul navigateur.',
  seenClear: 'Les oublier',
};
