import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('fr');

const many = (count: number) => n(count, { one: '# annonce', other: '# annonces' });

export const words: DashboardWords['listings'] = {
  title: 'Annonces',
  lead: 'Ce que les voyageurs trouvent de vous. Vos modifications sont aussitôt en ligne.',
  leadPrepared:
    'Ce que les voyageurs trouveront de vous dès que vous serez accepté. Personne d’autre ne le voit encore.',
  add: 'Ajouter une annonce',
  importFile: 'Importer un fichier',
  exports: { csv: 'Exporter en CSV', json: 'Exporter en JSON' },
  /** `ready`: active listings of an account that is not approved yet. */
  tabs: {
    label: 'Annonces par statut',
    all: 'Toutes',
    active: 'Actives',
    paused: 'En pause',
    ready: 'Prêtes',
  },
  missing: { photos: 'Sans photos', dates: 'Sans dates', price: 'Sans prix' },
  filters: {
    label: 'Filtrer les annonces',
    text: 'Titre ou votre identifiant',
    category: 'Catégorie',
    anyCategory: 'Toutes',
    missing: 'Ce qui manque',
    anything: 'Peu importe',
    sort: 'Trier par',
    apply: 'Filtrer',
    clear: 'Tout effacer',
  },
  sorts: {
    updated: 'Dernière modification',
    newest: 'Plus récentes',
    title: 'Titre',
    price: 'Prix',
  },
  table: {
    caption: (matching) => many(matching),
    select: (title) => `Sélectionner ${title}`,
    listing: 'Annonce',
    status: 'Statut',
    price: 'Prix dès',
    photos: 'Photos',
    calendar: 'Calendrier jusqu’au',
    calendarOf: (title) => `calendrier de ${title}`,
    changed: 'Modifiée',
    none: 'Aucun',
    per: { night: 'la nuit', week: 'la semaine' },
  },
  bulk: {
    label: 'Avec les annonces sélectionnées',
    all: (matching) =>
      n(matching, {
        one: 'Sélectionner la seule annonce qui correspond',
        other: 'Sélectionner les # annonces qui correspondent, sur toutes les pages',
      }),
    page: 'Sélectionner toute cette page',
    selected: (count) => (count === '1' ? '1 sélectionnée' : `${count} sélectionnées`),
    prices: 'Modifier les prix',
    pause: 'Mettre en pause',
    resume: 'Activer',
    remove: 'Supprimer',
    means:
      'Les annonces en pause sont conservées sans être affichées. Celles que vous supprimez quittent aussitôt le site et peuvent être rétablies pendant 15 minutes.',
    meansOfAll:
      'Modifie les prix de toutes ces annonces. Cochez-en pour ne modifier que celles-là, les mettre en pause ou les supprimer.',
  },
  noneSelected: 'Sélectionnez d’abord des annonces.',
  done: {
    pause: (count) => `En pause : ${many(count)}.`,
    resume: (count) => `De nouveau en ligne : ${many(count)}.`,
    delete: (count) => `Supprimé du site : ${many(count)}.`,
    imported: (count) => `Importé : ${many(count)}.`,
    prices: (count) => `Prix modifiés : ${many(count)}.`,
    undone: (count) => `Annulé : ${many(count)} comme avant.`,
  },
  nothingToDo: 'Les annonces sélectionnées sont déjà dans cet état.',
  undo: 'Annuler',
  deletion: (count, until) =>
    n(count, {
      one: `# annonce sera supprimée le ${until}.`,
      other: `# annonces seront supprimées le ${until}.`,
    }),
  pricesChanged: (count, at, until) =>
    `Les prix de ${many(count)} ont été modifiés le ${at}. Vous pouvez annuler jusqu’au ${until}.`,
  empty: {
    none: 'Pas encore d’annonce',
    noneText: 'Il y a quatre moyens, que vous pouvez combiner :',
    noneTextOfTwo: 'Il y a deux moyens, que vous pouvez combiner :',
    ways: {
      hand: 'à la main, une par une',
      file: 'un tableur ou un autre fichier, importé une fois',
      feed: 'un flux que nous lisons chaque heure ou chaque jour',
      api: 'l’API, par laquelle votre système envoie les modifications aussitôt',
    },
    filtered: 'Aucune annonce ne correspond',
    filteredText: 'Essayez un autre mot, ou retirez un filtre.',
  },
};
