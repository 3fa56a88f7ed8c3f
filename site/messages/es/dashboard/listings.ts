import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('es');

const many = (count: number) => n(count, { one: '# anuncio', other: '# anuncios' });

export const words: DashboardWords['listings'] = {
  title: 'Anuncios',
  lead: 'Lo que los viajeros encuentran de ti. Los cambios se publican al momento.',
  leadPrepared:
    'Lo que los viajeros encontrarán de ti en cuanto te aceptemos. Nadie más lo ve todavía.',
  add: 'Añadir un anuncio',
  importFile: 'Importar un archivo',
  exports: { csv: 'Exportar CSV', json: 'Exportar JSON' },
  /** `ready`: active listings of an account that is not approved yet. */
  tabs: {
    label: 'Anuncios por estado',
    all: 'Todos',
    active: 'Activos',
    paused: 'En pausa',
    ready: 'Listos',
  },
  missing: { photos: 'Sin fotos', dates: 'Sin fechas', price: 'Sin precio' },
  filters: {
    label: 'Filtrar anuncios',
    text: 'Título o tu identificador',
    category: 'Categoría',
    anyCategory: 'Todas',
    missing: 'Le falta',
    anything: 'Da igual',
    sort: 'Ordenar por',
    apply: 'Filtrar',
    clear: 'Borrar todo',
  },
  sorts: {
    updated: 'Último cambio',
    newest: 'Más recientes',
    title: 'Título',
    price: 'Precio',
  },
  table: {
    caption: (matching) => many(matching),
    select: (title) => `Seleccionar ${title}`,
    listing: 'Anuncio',
    status: 'Estado',
    price: 'Precio desde',
    photos: 'Fotos',
    calendar: 'Calendario hasta',
    calendarOf: (title) => `calendario de ${title}`,
    changed: 'Cambiado',
    none: 'Ninguno',
    per: { night: 'la noche', week: 'la semana' },
  },
  bulk: {
    label: 'Con los anuncios seleccionados',
    all: (matching) =>
      n(matching, {
        one: 'Seleccionar el único que coincide',
        other: 'Seleccionar los # que coinciden, en todas las páginas',
      }),
    page: 'Seleccionar todos los de esta página',
    selected: (count) => (count === '1' ? '1 seleccionado' : `${count} seleccionados`),
    prices: 'Cambiar precios',
    pause: 'Pausar',
    resume: 'Activar',
    remove: 'Eliminar',
    means:
      'Los anuncios en pausa se conservan y no se muestran. Los eliminados salen del sitio al momento y se pueden recuperar durante 15 minutos.',
    meansOfAll:
      'Cambia los precios de todos. Marca algunos para cambiar solo los suyos, pausarlos o eliminarlos.',
  },
  noneSelected: 'Selecciona antes los anuncios.',
  done: {
    pause: (count) => `En pausa: ${many(count)}.`,
    resume: (count) => `De nuevo en el sitio: ${many(count)}.`,
    delete: (count) => `Fuera del sitio: ${many(count)}.`,
    imported: (count) => `Importado: ${many(count)}.`,
    prices: (count) => `Precios cambiados: ${many(count)}.`,
    undone: (count) => `Deshecho: ${many(count)} como antes.`,
  },
  nothingToDo: 'Los anuncios seleccionados ya están así.',
  undo: 'Deshacer',
  deletion: (count, until) =>
    n(count, {
      one: `# anuncio se eliminará el ${until}.`,
      other: `# anuncios se eliminarán el ${until}.`,
    }),
  pricesChanged: (count, at, until) =>
    `Los precios de ${many(count)} se cambiaron el ${at}. Puedes deshacerlo hasta el ${until}.`,
  empty: {
    none: 'Todavía no hay anuncios',
    noneText: 'Hay cuatro formas, que puedes combinar:',
    noneTextOfTwo: 'Hay dos formas, que puedes combinar:',
    ways: {
      hand: 'a mano, uno tras otro',
      file: 'una hoja de cálculo u otro archivo, importado una vez',
      feed: 'un feed que leemos cada hora o cada día',
      api: 'la API, por la que tu sistema envía los cambios al momento',
    },
    filtered: 'Ningún anuncio coincide',
    filteredText: 'Prueba con otra palabra o quita un filtro.',
  },
};
