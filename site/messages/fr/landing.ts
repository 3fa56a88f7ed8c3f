import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('fr');

export const landing: Messages['landing'] = {
  headings: {
    campervan: (where) => `Location de vans${where}`,
    motorhome: (where) => `Location de camping-cars${where}`,
    caravan: (where) => `Location de caravanes${where}`,
    campsite: (where) => `Campings${where}`,
  },
  counts: {
    campervan: (count) => n(count, { one: '# van à louer', other: '# vans à louer' }),
    motorhome: (count) =>
      n(count, { one: '# camping-car à louer', other: '# camping-cars à louer' }),
    caravan: (count) => n(count, { one: '# caravane à louer', other: '# caravanes à louer' }),
    campsite: (count) => n(count, { one: '# camping', other: '# campings' }),
  },
  lead: {
    campervan:
      'Vans compacts et toits relevables, de loueurs et de particuliers. Choisissez vos dates pour voir ce qui est libre.',
    motorhome: 'Capucines, profilés et intégraux. Comparez couchages, longueur et permis.',
    caravan: 'À tracter, ou déjà sur leur emplacement, avec règles et prix.',
    campsite:
      'Du pré à la ferme à l’emplacement tout équipé : emplacements, dates et prix selon chaque camping.',
  },
  summary: (count, where, most) =>
    most === null ? `${count}${where}.` : `${count}${where}, surtout${most}.`,
  prices: (low, high, some) => {
    const who = some ? 'Quand le prix est indiqué, la plupart coûtent' : 'La plupart coûtent';
    if (low === null) return high === null ? null : `${who} ${high} la nuit au plus.`;
    return high === null ? `${who} ${low} la nuit ou plus.` : `${who} de ${low} à ${high} la nuit.`;
  },
  showDates: 'Voir les disponibilités',
  description: (heading, count) =>
    `${heading} : ${count}, avec prix, photos et règles. Gratuit ; vous réservez chez le propriétaire.`,
  countiesOf: { GB: 'Comtés', IE: 'Comtés', FR: 'Départements', ES: 'Provinces' },
  areas: { country: 'Pays', region: 'Régions', county: 'Comtés', town: 'Villes' },
  more: {
    country: (count) => n(count, { one: '# autre pays', other: '# autres pays, de A à Z' }),
    region: (count) => n(count, { one: '# autre région', other: '# autres régions, de A à Z' }),
    county: (count) => n(count, { one: '# autre comté', other: '# autres comtés, de A à Z' }),
    town: (count) => n(count, { one: '# autre ville', other: '# autres villes, de A à Z' }),
  },
  beside: 'À côté',
  otherCategories: (where) => `Également${where}`,
  openData: (where) => `Autres campings${where}`,
  openDataLead:
    'Notés par des bénévoles sur OpenStreetMap. Personne ne les propose encore ici : pas de prix.',
  directory: (where) =>
    where
      ? `Tous les campings${where}, ville par ville`
      : 'Tous les campings, par pays et par région',
};
