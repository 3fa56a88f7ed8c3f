import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('es');

export const saved: Messages['saved'] = {
  title: 'Favoritos',
  lead: 'Se guardan solo en este navegador. Nadie más los ve, y si borras los datos del navegador se borran.',
  emptyTitle: 'Todavía no hay favoritos',
  emptyText: 'Toca el corazón de lo que te guste, y lo encontrarás aquí.',
  browse: 'Empezar a buscar',
  needsScript: 'Guardar necesita JavaScript, porque ocurre solo en tu navegador.',
  gone: (count) =>
    n(count, { one: '# favorito ya no se muestra.', other: '# favoritos ya no se muestran.' }),
  compare: 'Comparar',
  compareHint: 'Elige de dos a cuatro para verlos lado a lado.',
  choose: (title) => `Comparar ${title}`,
  compareTitle: 'Lado a lado',
  compareLead: 'Una línea va marcada donde se distinguen.',
  compareNone: 'Elige de dos a cuatro de tus favoritos para comparar.',
  toSaved: 'A tus favoritos',
  price: 'Precio',
  place: 'Lugar',
  rating: 'Valoración',
  partner: 'Lo ofrece',
  rules: 'Conviene saber',
};
