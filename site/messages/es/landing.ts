import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('es');

export const landing: Messages['landing'] = {
  headings: {
    campervan: (place) => (place ? `Alquiler de campers en ${place}` : 'Alquiler de campers'),
    motorhome: (place) =>
      place ? `Alquiler de autocaravanas en ${place}` : 'Alquiler de autocaravanas',
    caravan: (place) => (place ? `Alquiler de caravanas en ${place}` : 'Alquiler de caravanas'),
    campsite: (place) => (place ? `Campings en ${place}` : 'Campings'),
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
      'Campers compactas y con techo elevable, de empresas y de particulares. Compara qué está incluido, mira qué está libre en tus fechas y reserva con el dueño.',
    motorhome:
      'Capuchinas, perfiladas e integrales con sitio para todos. Compara plazas, longitud y permiso, y reserva con el dueño.',
    caravan:
      'Caravanas para remolcar y otras que te esperan. Mira las normas y los precios, y reserva con el dueño.',
    campsite:
      'Del prado de una granja a la parcela con todo. Mira qué parcelas hay, cuándo abren y cuánto cuestan, y reserva con el camping.',
  },
  description: (heading, count) =>
    `${heading}: ${count}, con precios, fotos y normas. Es gratis; reservas con el dueño.`,
  areas: { country: 'Países', region: 'Regiones', town: 'Localidades' },
  more: {
    country: (count) => n(count, { one: '# país más', other: '# países más, de la A a la Z' }),
    region: (count) => n(count, { one: '# región más', other: '# regiones más, de la A a la Z' }),
    town: (count) =>
      n(count, { one: '# localidad más', other: '# localidades más, de la A a la Z' }),
  },
  beside: 'Al lado',
  otherCategories: (place) => `También en ${place}`,
  openData: (place) => `Más campings en ${place}`,
  openDataLead:
    'Según OpenStreetMap, donde personas voluntarias anotan lo que hay. Nadie los ofrece aquí todavía, por eso no tienen precios.',
  directory: (place) =>
    place
      ? `Todos los campings de ${place}, localidad por localidad`
      : 'Todos los campings, por país y región',
};
