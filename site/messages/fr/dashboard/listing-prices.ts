import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('fr');

const many = (count: number) => n(count, { one: '# annonce', other: '# annonces' });

export const words: DashboardWords['listingPrices'] = {
  title: 'Modifier les prix',
  lead: (count) => `De ${many(count)}. Vous voyez chaque nouveau prix avant toute modification.`,
  back: 'Toutes les annonces',
  none: {
    title: 'Aucune annonce n’est sélectionnée',
    text: 'Sélectionnez des annonces dans la liste, puis choisissez « Modifier les prix ».',
  },
  form: {
    title: 'Comment',
    change: 'Que faire',
    changes: { raise: 'Augmenter', lower: 'Baisser' },
    value: 'De combien',
    valueHint: 'Par exemple 5 ou 7,5.',
    by: 'En',
    bys: { percent: 'Pour cent (%)', amount: 'Argent' },
    byHint: 'L’argent est dans la devise de chaque annonce, pour sa nuit ou sa semaine.',
    when: 'Quels prix',
    whens: {
      all: 'Tous : le prix habituel, et les prix fixés pour des dates à partir d’aujourd’hui',
      usual: 'Seulement le prix habituel ; les prix fixés pour des dates restent',
      nights: 'Seulement les nuits libres de ces dates :',
    },
    from: 'Première nuit',
    to: 'Dernière nuit',
    round: 'Arrondir les nouveaux prix',
    rounds: {
      none: 'Sans arrondi',
      1: 'À l’unité : 97',
      5: 'À 5 près : 95, 100',
      10: 'À 10 près : 90, 100',
    },
    show: 'Afficher les nouveaux prix',
    labels: { value: 'De combien', from: 'Première nuit', to: 'Dernière nuit' },
  },
  preview: {
    title: (count) => n(count, { one: '# annonce changerait', other: '# annonces changeraient' }),
    none: 'Aucun prix ne changerait',
    listing: 'Annonce',
    before: 'Actuel',
    after: 'Nouveau',
    span: (lowest, highest) => `${lowest} à ${highest}`,
    per: { night: 'la nuit', week: 'la semaine' },
    more: (count) => n(count, { one: 'Et # autre annonce.', other: 'Et # autres annonces.' }),
    apply: (count) => `Modifier les prix de ${many(count)}`,
    applyLead: 'Les voyageurs les voient aussitôt. Vous pouvez annuler pendant une heure.',
    stay: 'Celles-ci restent comme elles sont',
    skipped: {
      feed: (count) =>
        n(count, {
          one: '# annonce de votre flux : modifiez le prix là-bas, sinon la prochaine lecture l’annulerait.',
          other:
            '# annonces de votre flux : modifiez les prix là-bas, sinon la prochaine lecture les annulerait.',
        }),
      no_price: (count) => `${many(count)} sans prix.`,
      no_nights: (count) => `${many(count)} sans nuits libres dans le calendrier à ces dates.`,
      too_low: (count) => `${many(count)} dont un prix tomberait à zéro.`,
      too_many: (count) => `${many(count)} avec trop de prix différents dans le calendrier.`,
      same: (count) =>
        n(count, {
          one: '# annonce dont les prix arrondis resteraient les mêmes.',
          other: '# annonces dont les prix arrondis resteraient les mêmes.',
        }),
    },
  },
  changedMeanwhile: 'Des prix ont changé depuis votre aperçu. Voici les nouveaux : vérifiez-les.',
};
