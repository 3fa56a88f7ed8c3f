import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('pt');

/** What a landing page says of the months to come. */
export const year: Messages['year'] = {
  heading: 'Mês a mês',
  lead: 'Cada número: quantos estão livres uma semana ou mais. Toque num mês para os ver.',
  leadSites:
    'Os números: quantos estão abertos e quantos estão livres uma semana ou mais. Toque num mês para os ver.',
  /** How many have a free week, as short as can be. */
  free: (count) => n(count, { one: '# livre', other: '# livres' }),
  /** How many campsites are open. */
  open: (count) => n(count, { one: '# aberto', other: '# abertos' }),
  /** The lowest price of a night. */
  from: (price) => `desde ${price}`,
  /** From how many calendars it was counted, and how many listings say nothing. */
  counted: (saying, silent) => {
    if (saying === 0) return 'Aqui ainda nenhum dono tem um calendário.';
    const counted = n(saying, {
      one: 'Contado em # calendário',
      other: 'Contado em # calendários',
    });
    if (silent === 0) return `${counted}.`;
    return `${counted}; ${n(silent, { one: 'de mais #, o dono não diz nada', other: 'de mais #, os donos não dizem nada' })}.`;
  },
  /** How many of the campsites are from OpenStreetMap. */
  openData: (count) =>
    n(count, {
      one: '# dos parques vem do OpenStreetMap: aberto segundo o seu horário, nunca contado como livre.',
      other:
        '# dos parques vêm do OpenStreetMap: abertos segundo o seu horário, nunca contados como livres.',
    }),
  table: 'Todos os números numa tabela',
  caption: 'O que está livre, o que está aberto e quanto custa, mês a mês',
  columns: {
    month: 'Mês',
    free: 'Livres uma semana',
    longer: 'Para estadias mais longas',
    taken: 'Ocupados',
    silent: 'Calendário sem dados',
    open: 'Abertos',
    openOfOpenData: 'Destes, do OpenStreetMap',
    closed: 'Fechados',
    seasonNotStated: 'Época não indicada',
    priced: 'Com preço',
    lowest: 'O mais baixo, por noite',
    median: 'O do meio, por noite',
  },
  /** What the words mean. */
  meaning: {
    free: 'Livre uma semana: sete noites livres seguidas, sem se exigirem mais. Ocupado: aberto, com uma noite ocupada em cada semana.',
    open: 'Aberto: a época indicada abrange uma semana do mês, ou o calendário tem uma livre.',
    price:
      'Preços: uma noite da primeira semana livre, se indicado. Há tantos acima do meio como abaixo. As moedas nunca se misturam.',
    today: 'Os dias que já passaram não contam.',
  },
};
