import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('fr');

/** What a landing page says of the months to come. */
export const year: Messages['year'] = {
  heading: 'Mois par mois',
  lead: 'Chaque nombre : combien sont libres une semaine ou plus. Touchez un mois pour les voir.',
  leadSites:
    'Les nombres : combien sont ouverts, et combien sont libres une semaine ou plus. Touchez un mois pour les voir.',
  /** How many have a free week, as short as can be. */
  free: (count) => n(count, { one: '# libre', other: '# libres' }),
  /** How many campsites are open. */
  open: (count) => n(count, { one: '# ouvert', other: '# ouverts' }),
  /** The lowest price of a night. */
  from: (price) => `dès ${price}`,
  /** From how many calendars it was counted, and how many listings say nothing. */
  counted: (saying, silent) => {
    if (saying === 0) return 'Ici, aucun propriétaire ne tient encore de calendrier.';
    const counted = n(saying, {
      one: 'Compté sur # calendrier',
      other: 'Compté sur # calendriers',
    });
    if (silent === 0) return `${counted}.`;
    return `${counted} ; ${n(silent, { one: 'pour # autre, le propriétaire ne dit rien', other: 'pour # autres, les propriétaires ne disent rien' })}.`;
  },
  /** How many of the campsites are from OpenStreetMap. */
  openData: (count) =>
    n(count, {
      one: '# des campings vient d’OpenStreetMap : ouvert selon ses horaires, jamais compté comme libre.',
      other:
        '# des campings viennent d’OpenStreetMap : ouverts selon leurs horaires, jamais comptés comme libres.',
    }),
  table: 'Tous les chiffres en tableau',
  caption: 'Ce qui est libre, ce qui est ouvert et ce que cela coûte, mois par mois',
  columns: {
    month: 'Mois',
    free: 'Libres une semaine',
    longer: 'Pour des séjours plus longs',
    taken: 'Pris',
    silent: 'Calendrier muet',
    open: 'Ouverts',
    openOfOpenData: 'Dont d’OpenStreetMap',
    closed: 'Fermés',
    seasonNotStated: 'Saison non indiquée',
    priced: 'Avec un prix',
    lowest: 'Le plus bas, la nuit',
    median: 'Médian, la nuit',
  },
  /** What the words mean. */
  meaning: {
    free: 'Libre une semaine : sept nuits libres de suite, sans séjour plus long exigé. Pris : ouvert, avec une nuit prise chaque semaine.',
    open: 'Ouvert : la saison indiquée couvre une semaine du mois, ou le calendrier en a une de libre.',
    price:
      'Prix : une nuit de la première semaine libre, là où il est indiqué. Autant sont au-dessus du médian qu’au-dessous. Les devises ne sont jamais mêlées.',
    today: 'Les jours passés ne comptent plus.',
  },
};
