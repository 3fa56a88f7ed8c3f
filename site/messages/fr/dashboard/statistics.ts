import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['statistics'] = {
  title: 'Statistiques',
  lead: 'Combien de fois les voyageurs tombent sur vos annonces, et ce qui en résulte. Les chiffres suivent en quelques minutes.',
  daysBegin: (hour) => `Chaque jour commence à ${hour}, heure de votre compte.`,
  back: 'Toutes les statistiques',
  closed: {
    title: 'Les statistiques font partie de Premium',
    text: 'Elles montrent combien de fois chaque annonce est vue, ouverte et mise en favori, combien de clics et de demandes en résultent, depuis quelles pages et pour quels pays, et où elle se situe parmi les annonces comparables. Nous comptons en permanence pour tous les partenaires : avec Premium, vous voyez donc aussi le passé.',
    changes: 'Rien d’autre n’en dépend : l’ordre des résultats est le même avec et sans Premium.',
    go: 'Voir ce qu’apporte Premium',
  },
  periods: {
    label: 'Période',
    days: { 7: '7 derniers jours', 30: '30 jours', 90: '90 jours', 365: '12 mois' },
  },
  units: { day: 'Par jour', week: 'Par semaine' },
  figures: {
    shown: 'Affichages',
    viewed: 'Pages vues',
    saved: 'Favoris',
    clicks: 'Clics',
    enquiries: 'Demandes',
    leads: 'Clics et demandes',
  },
  meaning: {
    shown: 'dans les résultats et sur les pages de lieux',
    viewed: (share) => `${share} des affichages`,
    viewedAnyway: 'pages de vos annonces',
    saved: 'ajouts aux favoris d’un voyageur',
    clicks: 'vers votre site',
    enquiries: 'qui vous ont été envoyées',
    enquiriesOf: (share) => `avec les clics, ${share} des pages vues`,
  },
  perView: {
    name: 'Contacts par page vue',
    note: 'clics et demandes',
  },
  cost: {
    name: 'Coût par contact',
    plans: { monthly: '19 £ par mois', yearly: '190 £ par an' },
    note: (days, price) => `sur ${days} jours à ${price}, par clic ou demande`,
    free: 'Premium ne vous coûte rien',
    other: 'ce que vous payez figure sur vos factures',
  },
  charts: {
    day: 'Jour par jour',
    week: 'Semaine par semaine',
    table: 'Afficher en tableau',
    caption: 'Du plus récent au plus ancien',
    starts: { day: 'Jour', week: 'Semaine du', month: 'Mois du' },
  },
  sources: {
    title: 'Où les voyageurs les ont trouvées',
    name: 'Provenance',
    names: {
      search: 'Recherche',
      landing: 'Pages de lieux',
      map: 'Carte',
      featured: 'Mise en avant (publicité)',
      place_page: 'Pages de campings',
      listing: 'Accès direct',
      assistant: 'Assistant',
    },
    hint: '« Accès direct » : une page ouverte depuis un signet ou un autre site, ou dont le navigateur n’indique pas l’origine.',
  },
  countries: {
    title: 'Où ils cherchaient',
    name: 'Pays du lieu',
    none: 'Aucun lieu indiqué',
    hint: 'Le pays du lieu recherché ; nous n’enregistrons pas où se trouvent les voyageurs eux-mêmes.',
  },
  nothing: {
    title: 'Aucun chiffre sur cette période',
    text: 'Dès qu’une annonce est affichée chez un voyageur, elle est comptée ici.',
  },
  listings: {
    title: 'Vos annonces',
    listing: 'Annonce',
    sortBy: (name) => `Trier par ${name}, en ordre décroissant`,
    csv: 'Télécharger en CSV',
  },
  compared: {
    title: 'Par rapport aux annonces comparables',
    lead: (count, kind, country) =>
      `La médiane de ${count} annonces de la même catégorie et du même pays (${kind}, ${country}) qui ont des chiffres sur cette période. La moitié fait plus, la moitié fait moins. Calculée une fois par jour.`,
    figure: 'Chiffre',
    own: 'Cette annonce',
    median: 'Médiane',
    tooFew: (least, kind, country) =>
      `Moins de ${least} annonces de la même catégorie et du même pays (${kind}, ${country}) ont des chiffres sur cette période : trop peu pour comparer.`,
  },
};
