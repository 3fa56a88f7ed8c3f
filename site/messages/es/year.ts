import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('es');

/** What a landing page says of the months to come. */
export const year: Messages['year'] = {
  heading: 'Mes a mes',
  lead: 'Cada número: cuántos están libres una semana o más. Pulsa un mes para verlos.',
  leadSites:
    'Los números: cuántos están abiertos y cuántos están libres una semana o más. Pulsa un mes para verlos.',
  /** How many have a free week, as short as can be. */
  free: (count) => n(count, { one: '# libre', other: '# libres' }),
  /** How many campsites are open. */
  open: (count) => n(count, { one: '# abierto', other: '# abiertos' }),
  /** The lowest price of a night. */
  from: (price) => `desde ${price}`,
  /** From how many calendars it was counted, and how many listings say nothing. */
  counted: (saying, silent) => {
    if (saying === 0) return 'Aquí ningún dueño lleva todavía un calendario.';
    const counted = n(saying, {
      one: 'Contado en # calendario',
      other: 'Contado en # calendarios',
    });
    if (silent === 0) return `${counted}.`;
    return `${counted}; ${n(silent, { one: 'de # más, el dueño no dice nada', other: 'de # más, los dueños no dicen nada' })}.`;
  },
  /** How many of the campsites are from OpenStreetMap. */
  openData: (count) =>
    n(count, {
      one: '# de los campings es de OpenStreetMap: abierto según su horario, nunca contado como libre.',
      other:
        '# de los campings son de OpenStreetMap: abiertos según su horario, nunca contados como libres.',
    }),
  table: 'Todas las cifras en una tabla',
  caption: 'Qué está libre, qué está abierto y cuánto cuesta, mes a mes',
  columns: {
    month: 'Mes',
    free: 'Libres una semana',
    longer: 'Para estancias más largas',
    taken: 'Ocupados',
    silent: 'Calendario sin datos',
    open: 'Abiertos',
    openOfOpenData: 'De ellos, de OpenStreetMap',
    closed: 'Cerrados',
    seasonNotStated: 'Temporada sin indicar',
    priced: 'Con precio',
    lowest: 'El más bajo, por noche',
    median: 'El del medio, por noche',
  },
  /** What the words mean. */
  meaning: {
    free: 'Libre una semana: siete noches libres seguidas, sin exigir más. Ocupado: abierto, con una noche ocupada cada semana.',
    open: 'Abierto: la temporada indicada abarca una semana del mes, o el calendario tiene una libre.',
    price:
      'Precios: una noche de la primera semana libre, si se indica. Hay tantos por encima del medio como por debajo. Nunca se mezclan monedas.',
    today: 'Los días que ya han pasado no cuentan.',
  },
};
