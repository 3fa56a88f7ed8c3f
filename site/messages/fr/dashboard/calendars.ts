import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['calendars'] = {
  title: 'Calendrier',
  lead: 'Ce qui est libre et ce qui est pris, côte à côte.',
  how: 'Faites glisser sur les nuits, même de plusieurs annonces. Ou choisissez la première puis la dernière. Indiquez ensuite si elles sont libres ou prises.',
  howByFinger:
    'Touchez la première nuit puis la dernière, ou maintenez-en une et faites glisser. Indiquez ensuite si elles sont libres ou prises.',
  howWithout:
    'Cochez des annonces, indiquez la première et la dernière nuit, puis si elles sont libres ou prises.',
  howToRead: 'Ce que les voyageurs voient des prochaines nuits.',
  filters: {
    label: 'Annonces et jours',
    text: 'Nom de l’annonce',
    from: 'À partir du',
    show: 'Afficher',
    clear: 'Afficher toutes les annonces',
  },
  days: {
    label: 'Autres jours',
    today: 'Aujourd’hui',
    earlier: 'Avant',
    later: 'Après',
  },
  table: {
    caption: 'Nuits de vos annonces',
    listing: 'Annonce',
    choose: (title) => `Choisir ${title}`,
    paused: 'En pause',
  },
  closed: 'Fermé hors saison',
  form: {
    title: 'Modifier des nuits des annonces cochées',
    chosen: 'Nuits : # · annonces : @',
    price: 'Prix des nuits libres',
    priceHint:
      'Dans la devise des annonces, à la nuit ou à la semaine selon l’annonce. Vide : leur prix habituel.',
  },
  done: {
    set: 'Les nuits sont enregistrées.',
    addressed: 'Les adresses sont créées. Copiez chacune vers le site qui doit la lire.',
    renewed: 'La nouvelle adresse est créée. Saisissez-la sur chaque site qui avait l’ancienne.',
  },
  empty: {
    none: 'Pas encore d’annonce',
    noneText: 'Dès que vous en aurez ajouté une, ses nuits seront ici.',
    add: 'Ajouter une annonce',
    filtered: 'Aucune annonce ne porte ce nom',
    filteredText: 'Essayez une partie du titre, ou affichez tout.',
  },
  addresses: {
    title: 'Votre calendrier pour d’autres sites',
    lead: 'Pitchup, Airbnb, Google Agenda et d’autres lisent à cette adresse quelles nuits sont prises, et les bloquent chez eux. Ils appellent cela « importer un calendrier » ou « iCal ».',
    leadOfAll:
      'D’autres sites lisent à ces adresses quelles nuits sont prises, et les bloquent chez eux. Ils appellent cela « importer un calendrier » ou « iCal ».',
    secret:
      'Qui connaît une adresse voit quelles nuits sont prises, et rien d’autre. Ne la donnez qu’aux sites qui en ont besoin.',
    none: 'Pas encore d’adresse.',
    make: 'Créer l’adresse',
    makeAll: 'Créer les adresses qui manquent',
    listing: 'Annonce',
    for: 'Pour',
    address: 'Adresse',
    forSiteHint: 'Sans les nuits que ce site prend lui-même',
    forOthers: 'Tous les autres sites',
    forAll: 'Tous les sites',
    forOthersHint: 'Toutes les nuits prises',
    addressOf: (listing, site) => `Adresse de ${listing} pour : ${site}`,
    copy: 'Copier',
    copied: 'L’adresse est copiée.',
    renewTitle: 'Créer une nouvelle adresse',
    renewLead:
      'Si quelqu’un a l’adresse sans devoir l’avoir. L’adresse actuelle cesse aussitôt de fonctionner : les sites qui l’utilisent ne reçoivent plus de nuits tant que vous n’y saisissez pas la nouvelle.',
    renew: 'Mettre fin à l’adresse actuelle et en créer une nouvelle',
  },
};
