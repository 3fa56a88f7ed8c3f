import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('pt');

export const saved: Messages['saved'] = {
  title: 'Guardados',
  lead: 'Ficam só neste navegador. Mais ninguém os vê, e apagar os dados do navegador apaga-os.',
  emptyTitle: 'Ainda não guardou nada',
  emptyText: 'Toque no coração do que lhe agradar, e volte a encontrá-lo aqui.',
  browse: 'Começar a procurar',
  needsScript: 'Guardar precisa de JavaScript, porque acontece só no seu navegador.',
  gone: (count) =>
    n(count, {
      one: '# guardado já não é mostrado.',
      other: '# guardados já não são mostrados.',
    }),
  compare: 'Comparar',
  compareHint: 'Escolha dois a quatro para os ver lado a lado.',
  choose: (title) => `Comparar ${title}`,
  compareTitle: 'Lado a lado',
  compareLead: 'Uma linha vai assinalada onde diferem.',
  compareNone: 'Escolha dois a quatro dos seus guardados para comparar.',
  toSaved: 'Para os guardados',
  price: 'Preço',
  place: 'Lugar',
  rating: 'Avaliação',
  partner: 'Oferecido por',
  rules: 'Bom saber',
};
