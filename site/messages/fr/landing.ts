import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('fr');

export const landing: Messages['landing'] = {
  headings: {
    campervan: (place) => (place ? `Location de vans\u00a0: ${place}` : 'Location de vans'),
    motorhome: (place) =>
      place ? `Location de camping-cars\u00a0: ${place}` : 'Location de camping-cars',
    caravan: (place) => (place ? `Location de caravanes\u00a0: ${place}` : 'Location de caravanes'),
    campsite: (place) => (place ? `Campings\u00a0: ${place}` : 'Campings'),
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
      'Vans compacts et toits relevables, de loueurs et de particuliers. Comparez ce qui est compris, voyez ce qui est libre à vos dates, et réservez chez le propriétaire.',
    motorhome:
      'Capucines, profilés et intégraux, avec de la place pour tous. Comparez couchages, longueur et permis, et réservez chez le propriétaire.',
    caravan:
      'Des caravanes à tracter et d’autres qui vous attendent. Voyez les règles et les prix, et réservez chez le propriétaire.',
    campsite:
      'Du pré à la ferme à l’emplacement tout équipé. Voyez les emplacements, les dates d’ouverture et les prix, et réservez auprès du camping.',
  },
  description: (heading, count) =>
    `${heading} : ${count}, avec prix, photos et règles. Gratuit ; vous réservez chez le propriétaire.`,
  areas: { country: 'Pays', region: 'Régions', town: 'Villes' },
  more: {
    country: (count) => n(count, { one: '# autre pays', other: '# autres pays, de A à Z' }),
    region: (count) => n(count, { one: '# autre région', other: '# autres régions, de A à Z' }),
    town: (count) => n(count, { one: '# autre ville', other: '# autres villes, de A à Z' }),
  },
  beside: 'À côté',
  otherCategories: (place) => `Également : ${place}`,
  openData: (place) => `Autres campings : ${place}`,
  openDataLead:
    'D’après OpenStreetMap, où des bénévoles notent ce qui existe. Personne ne les propose encore ici : ils n’ont donc pas de prix.',
  directory: (place) =>
    place
      ? `Tous les campings, ville par ville : ${place}`
      : 'Tous les campings, par pays et par région',
};
