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
  compareHint:
    'Choisissez-en deux à quatre pour les voir côte à côte, ou trois au plus pour écrire aux propriétaires par un seul formulaire.',
  chosen: 'Choisir',
  choose: (title) => `Choisir ${title}`,
  compareTitle: 'Côte à côte',
  compareLead:
    'Une ligne est marquée quand deux annonces disent autre chose. Ce que l’une n’a pas précisé ne marque rien.',
  compareNone: 'Choisissez deux à quatre de vos favoris à comparer.',
  compareBeyond: (count) =>
    n(count, {
      one: 'Quatre annonces tiennent côte à côte : # autre est laissée de côté.',
      other: 'Quatre annonces tiennent côte à côte : # autres sont laissées de côté.',
    }),
  compareGone: (count) =>
    n(count, {
      one: '# annonce n’est plus affichée ici et est laissée de côté : son propriétaire l’a suspendue ou retirée, ou son numéro est erroné.',
      other:
        '# annonces ne sont plus affichées ici et sont laissées de côté : leurs propriétaires les ont suspendues ou retirées, ou leurs numéros sont erronés.',
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
  shareLead:
    'Toute personne qui a cette adresse voit ces annonces, telles qu’elles seront alors. Elle contient leurs numéros et rien sur vous.',
  shareAddress: 'Adresse de cette liste',
  copy: 'Copier',
  copied: 'Copié',
  qr: 'QR code de cette liste, pour l’appareil photo d’un téléphone',
  capped: (count) => `Une liste partagée contient ${count} annonces : les premières des vôtres.`,
  sharedTitle: 'Une liste partagée',
  sharedLead:
    'Quelqu’un a choisi ces annonces. Vous les voyez telles qu’elles sont maintenant ; touchez un cœur pour en garder une dans ce navigateur.',
  sharedNone: 'Rien de cette liste n’est plus affiché',
  sharedNoneText:
    'Ses annonces ont été retirées ou mises en pause par leurs propriétaires, ou l’adresse a été coupée.',
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
  seenLead: 'Les dernières annonces que vous avez ouvertes, retenues par ce seul navigateur.',
  seenClear: 'Les oublier',
};
