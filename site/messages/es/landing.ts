import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('es');

export const landing: Messages['landing'] = {
  headings: {
    campervan: (where) => `Alquiler de campers${where}`,
    motorhome: (where) => `Alquiler de autocaravanas${where}`,
    caravan: (where) => `Alquiler de caravanas${where}`,
    campsite: (where) => `Campings${where}`,
  },
  counts: {
    campervan: (count) => n(count, { one: '# camper de alquiler', other: '# campers de alquiler' }),
    motorhome: (count) =>
      n(count, { one: '# autocaravana de alquiler', other: '# autocaravanas de alquiler' }),
    caravan: (count) =>
      n(count, { one: '# caravana de alquiler', other: '# caravanas de alquiler' }),
    campsite: (count) => n(count, { one: '# camping', other: '# campings' }),
  },
  lead: {
    campervan:
      'Campers compactas y con techo elevable, de empresas y de particulares. Elige fechas y mira qué está libre.',
    motorhome: 'Capuchinas, perfiladas e integrales. Compara plazas, longitud y permiso.',
    caravan: 'Para remolcar o ya en su parcela, con normas y precios.',
    campsite:
      'Del prado de una granja a la parcela con todo: parcelas, fechas y precios según cada camping.',
  },
  summary: (count, where, most) =>
    most === null ? `${count}${where}.` : `${count}${where}, sobre todo${most}.`,
  prices: (low, high, some) => {
    const who = some ? 'Donde se indica precio, la mayoría cuesta' : 'La mayoría cuesta';
    if (low === null) return high === null ? null : `${who} como mucho ${high} la noche.`;
    return high === null
      ? `${who} ${low} la noche o más.`
      : `${who} entre ${low} y ${high} la noche.`;
  },
  showDates: 'Ver disponibilidad',
  description: (heading, count) =>
    `${heading}: ${count}, con precios, fotos y normas. Es gratis; reservas con el dueño.`,
  countiesOf: { GB: 'Condados', IE: 'Condados', FR: 'Departamentos', ES: 'Provincias' },
  areas: { country: 'Países', region: 'Regiones', county: 'Condados', town: 'Localidades' },
  more: {
    country: (count) => n(count, { one: '# país más', other: '# países más, de la A a la Z' }),
    region: (count) => n(count, { one: '# región más', other: '# regiones más, de la A a la Z' }),
    county: (count) => n(count, { one: '# condado más', other: '# condados más, de la A a la Z' }),
    town: (count) =>
      n(count, { one: '# localidad más', other: '# localidades más, de la A a la Z' }),
  },
  beside: 'Al lado',
  otherCategories: (where) => `También${where}`,
  openData: (where) => `Más campings${where}`,
  openDataLead:
    'Anotados por voluntarios en OpenStreetMap. Nadie los ofrece aquí todavía: no hay precios.',
  directory: (where) =>
    where
      ? `Todos los campings${where}, localidad por localidad`
      : 'Todos los campings, por país y región',
};
