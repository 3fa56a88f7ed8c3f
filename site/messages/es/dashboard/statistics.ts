import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['statistics'] = {
  title: 'Estadísticas',
  lead: 'Con qué frecuencia los viajeros dan con tus anuncios y qué sale de ello. Las cifras llegan en minutos.',
  daysBegin: (hour) => `Cada día empieza a las ${hour}, hora de tu cuenta.`,
  back: 'Todas las estadísticas',
  closed: {
    title: 'Las estadísticas son parte de Premium',
    text: 'Muestran cuántas veces se ve, se abre y se guarda cada anuncio, cuántos clics y consultas salen de ahí, desde qué páginas y para qué países, y cómo queda frente a anuncios parecidos. Contamos siempre y para todos los socios, así que con Premium ves también lo anterior.',
    changes:
      'Nada más depende de ello: el orden de los resultados es el mismo con Premium y sin él.',
    go: 'Ver qué aporta Premium',
  },
  periods: {
    label: 'Período',
    days: { 7: 'Últimos 7 días', 30: '30 días', 90: '90 días', 365: '12 meses' },
  },
  units: { day: 'Por día', week: 'Por semana' },
  figures: {
    shown: 'Apariciones',
    viewed: 'Visitas',
    saved: 'Favoritos',
    clicks: 'Clics',
    enquiries: 'Consultas',
    leads: 'Clics y consultas',
  },
  meaning: {
    shown: 'en resultados y en páginas de lugares',
    viewed: (share) => `${share} de las apariciones`,
    viewedAnyway: 'a las páginas de tus anuncios',
    saved: 'veces que un viajero lo ha guardado',
    clicks: 'a tu sitio web',
    enquiries: 'enviadas a ti',
    enquiriesOf: (share) => `con los clics, ${share} de las visitas`,
  },
  perView: {
    name: 'Contactos por visita',
    note: 'clics y consultas',
  },
  cost: {
    name: 'Coste por contacto',
    plans: { monthly: '19 £ al mes', yearly: '190 £ al año' },
    note: (days, price) => `de ${days} días a ${price}, por clic o consulta`,
    free: 'no pagas nada por Premium',
    other: 'lo que pagas está en tus facturas',
  },
  charts: {
    day: 'Día a día',
    week: 'Semana a semana',
    table: 'Mostrar como tabla',
    caption: 'Lo más reciente primero',
    starts: { day: 'Día', week: 'Semana del', month: 'Mes desde el' },
  },
  sources: {
    title: 'Dónde los encontraron los viajeros',
    name: 'Procedencia',
    names: {
      search: 'Búsqueda',
      landing: 'Páginas de zonas',
      map: 'Mapa',
      featured: 'Destacado (publicidad)',
      place_page: 'Páginas de campings',
      listing: 'Directo',
      assistant: 'Asistente',
    },
    hint: '«Directo» es una página abierta desde un marcador o desde otro sitio, o cuando el navegador no lo dice.',
  },
  countries: {
    title: 'Dónde buscaban',
    name: 'País del lugar',
    none: 'Ningún lugar indicado',
    hint: 'El país del lugar que se buscó; no registramos dónde están los propios viajeros.',
  },
  nothing: {
    title: 'No hay cifras en este período',
    text: 'En cuanto un anuncio se muestra a alguien, se cuenta aquí.',
  },
  listings: {
    title: 'Tus anuncios',
    listing: 'Anuncio',
    sortBy: (name) => `Ordenar por ${name}, de más a menos`,
    csv: 'Descargar en CSV',
  },
  compared: {
    title: 'Frente a anuncios parecidos',
    lead: (count, kind, country) =>
      `La mediana de ${count} anuncios de la misma categoría y el mismo país (${kind}, ${country}) que tienen cifras en este período. La mitad tiene más y la mitad menos. Se calcula una vez al día.`,
    figure: 'Cifra',
    own: 'Este anuncio',
    median: 'Mediana',
    tooFew: (least, kind, country) =>
      `Menos de ${least} anuncios de la misma categoría y el mismo país (${kind}, ${country}) tienen cifras en este período: son muy pocos para comparar.`,
  },
};
