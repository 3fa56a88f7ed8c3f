import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('es');

const many = (count: number) => n(count, { one: '# anuncio', other: '# anuncios' });

export const words: DashboardWords['listingPrices'] = {
  title: 'Cambiar precios',
  lead: (count) => `De ${many(count)}. Ves cada precio nuevo antes de que cambie nada.`,
  back: 'Todos los anuncios',
  none: {
    title: 'No hay ningún anuncio seleccionado',
    text: 'Selecciona anuncios en la lista y pulsa «Cambiar precios».',
  },
  form: {
    title: 'Cómo',
    change: 'Qué hacer',
    changes: { raise: 'Subir', lower: 'Bajar' },
    value: 'Cuánto',
    valueHint: 'Por ejemplo, 5 o 7,5.',
    by: 'En',
    bys: { percent: 'Porcentaje (%)', amount: 'Dinero' },
    byHint: 'El dinero va en la moneda de cada anuncio, por su noche o su semana.',
    when: 'Qué precios',
    whens: {
      all: 'Todos: el precio habitual y los precios fijados para fechas a partir de hoy',
      usual: 'Solo el precio habitual; los fijados para fechas siguen igual',
      nights: 'Solo las noches libres de estas fechas:',
    },
    from: 'Primera noche',
    to: 'Última noche',
    round: 'Redondear los precios nuevos',
    rounds: {
      none: 'Sin redondear',
      1: 'Sin decimales: 97',
      5: 'De cinco en cinco: 95, 100',
      10: 'De diez en diez: 90, 100',
    },
    show: 'Mostrar los precios nuevos',
    labels: { value: 'Cuánto', from: 'Primera noche', to: 'Última noche' },
  },
  preview: {
    title: (count) => n(count, { one: 'Cambiaría # anuncio', other: 'Cambiarían # anuncios' }),
    none: 'No cambiaría ningún precio',
    listing: 'Anuncio',
    before: 'Ahora',
    after: 'Nuevo',
    span: (lowest, highest) => `de ${lowest} a ${highest}`,
    per: { night: 'la noche', week: 'la semana' },
    more: (count) => `Y ${many(count)} más.`,
    apply: (count) => `Cambiar los precios de ${many(count)}`,
    applyLead: 'Los viajeros los ven al momento. Puedes deshacerlo durante una hora.',
    stay: 'Estos siguen como están',
    skipped: {
      feed: (count) =>
        `${many(count)} de tu feed: cambia los precios allí, o la próxima lectura lo desharía.`,
      no_price: (count) => `${many(count)} sin precio.`,
      no_nights: (count) => `${many(count)} sin noches libres en el calendario en estas fechas.`,
      too_low: (count) => `${many(count)} con algún precio que se quedaría en nada.`,
      too_many: (count) => `${many(count)} con demasiados precios distintos en el calendario.`,
      same: (count) => `${many(count)} con precios que, redondeados, quedarían igual.`,
    },
  },
  changedMeanwhile:
    'Los precios han cambiado desde que los miraste. Estos son los nuevos: compruébalos otra vez.',
};
