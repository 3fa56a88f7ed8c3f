import type { MailWords } from '../shape.ts';

export const summary: MailWords['summary'] = {
  subject: (partner) => `${partner}: tu semana en Campcairn`,
  week: (from, to) => `Semana del ${from} al ${to}.`,
  needs: 'Lo que requiere tu atención',
  nothing: 'Nada requiere tu atención: las entregas llegan y no hay nada pendiente.',
  deliveriesFail: {
    one: '# consulta no se te ha podido entregar.',
    other: '# consultas no se te han podido entregar.',
  },
  enquiriesWait: {
    one: '# consulta está pendiente de que la recojas o la confirmes.',
    other: '# consultas están pendientes de que las recojas o las confirmes.',
  },
  rowsFail: {
    one: '# fila de tu feed de productos no se puede publicar.',
    other: '# filas de tu feed de productos no se pueden publicar.',
  },
  feedBroken: 'No podemos leer tu feed de productos.',
  hidden: {
    one: 'Hemos ocultado # anuncio; el motivo está en el panel.',
    other: 'Hemos ocultado # anuncios; los motivos están en el panel.',
  },
  withoutPhotos: {
    one: '# anuncio activo no tiene fotos.',
    other: '# anuncios activos no tienen fotos.',
  },
  withoutDates: {
    one: '# anuncio activo no dice nada de sus fechas.',
    other: '# anuncios activos no dicen nada de sus fechas.',
  },
  figures: 'La semana en cifras',
  columns: { what: 'Qué', week: 'Esta semana', before: 'La semana anterior' },
  rows: {
    enquiries: 'Consultas',
    clicks: 'Clics a tus páginas',
    active: 'Anuncios activos',
  },
  connection: 'Tu conexión',
  lastPush: 'Último cambio enviado por la API',
  never: 'ninguno en 90 días',
  errorRate: 'Llamadas a la API rechazadas',
  webhook: 'Tiempo de respuesta de tu webhook (la mitad, 95 de 100)',
  feedRead: 'Feed leído',
  ms: (milliseconds) => `${milliseconds} ms`,
  open: 'Abrir el panel',
};
