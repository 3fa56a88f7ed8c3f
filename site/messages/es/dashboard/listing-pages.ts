import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';
import { listingStatuses } from './statuses.ts';

const n = pluralsOf('es');

export const words: DashboardWords['listingPages'] = {
  tabs: {
    label: 'Páginas de este anuncio',
    form: 'Datos',
    calendar: 'Calendario',
    photos: 'Fotos',
    preview: 'Vista previa',
  },
  back: 'Todos los anuncios',
  onSite: 'Ver su página',
  duplicate: 'Duplicar',
  copyMark: '(copia)',
  states: {
    shown: listingStatuses.active,
    paused: listingStatuses.paused,
    hidden: 'Oculto por nosotros',
    away: 'No se muestra',
  },
  hidden: {
    title: 'Hemos ocultado este anuncio a los viajeros',
    next: 'Corrígelo y responde al correo en el que te lo dijimos: lo revisamos de nuevo.',
  },
  fromFeed: {
    title: (host) => `Este anuncio viene de tu feed en ${host}`,
    text: 'Cámbialo allí: en cuanto cambie su fila en el feed, la siguiente lectura sobrescribe lo que se guarda aquí.',
    next: (when) => `La próxima lectura es el ${when}.`,
    feed: 'Ver el feed',
  },
  photos: {
    title: 'Fotos',
    lead: 'En el orden en que las ven los viajeros; la primera es la portada.',
    check: 'Comprobarlas ahora',
    checkLead: 'Carga cada foto como lo harían los viajeros y dice qué tamaño tiene.',
    none: 'Todavía no hay fotos',
    noneText: 'Los anuncios con fotos se miran mucho más.',
    cover: 'Portada',
    number: (number) => `Foto ${number}`,
    noAlt: 'Le falta la descripción.',
    fine: (width, height) => `${width} × ${height} píxeles`,
    small: (width, height) =>
      `${width} × ${height} píxeles: menos de 1200 de ancho, así que se ve borrosa en pantallas grandes`,
    unmeasured: 'Se carga.',
    failures: {
      gone: 'Tu servidor dice que no existe.',
      refused: 'No es pública, no es JPEG, PNG ni WebP, está dañada o es demasiado grande.',
      unreachable: 'No se ha podido acceder a tu servidor, o ha fallado.',
      busy: 'Teníamos demasiado trabajo: compruébalo otra vez dentro de un momento.',
    },
    summary: (good, bad) =>
      bad === 0
        ? n(good, { one: 'La foto se carga.', other: 'Las # fotos se cargan.' })
        : n(bad, { one: '# foto no se carga.', other: '# fotos no se cargan.' }),
  },
  preview: {
    label: 'Vista previa',
    shown: 'Esto es lo que ven los viajeros.',
    notShown: {
      paused: 'Esto es lo que verían los viajeros: está en pausa.',
      hidden: 'Esto es lo que verían los viajeros: lo hemos ocultado.',
      test: 'Esto es lo que verían los viajeros: es un anuncio de prueba, que no ven.',
      away: 'Esto es lo que verían los viajeros: tu cuenta no está activa.',
    },
    off: 'Aquí están desactivados los botones que reservan o envían algo.',
    back: 'Volver al formulario',
  },
};
