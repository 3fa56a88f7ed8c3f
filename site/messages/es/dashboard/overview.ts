import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('es');

const listings = (count: string) => (count === '1' ? '1 anuncio' : `${count} anuncios`);

export const words: DashboardWords['overview'] = {
  title: 'Resumen',
  lead: 'Lo que más te necesita y cómo han ido los últimos 30 días.',
  prepare: {
    lead: 'Qué puedes hacer hasta que decidamos.',
    first: 'Prepara tu primer anuncio',
    more: 'Prepara más anuncios',
    what: [
      'Di qué es, dónde está y cuánto cuesta una noche.',
      'Añade tus fotos.',
      'Marca las noches ocupadas, o conecta un calendario que tengas en otro sitio.',
    ],
    add: 'Añadir un anuncio',
    file: 'Importarlos de una hoja de cálculo',
    see: 'Ver tus anuncios',
    developer: 'Para tu desarrollador: ya hay una clave de prueba.',
    testKey: 'Ir a la clave de prueba',
    after:
      'Te escribimos cuando hayamos decidido. Las consultas, el equipo y todo lo demás llegan con la aprobación.',
  },
  steps: {
    title: 'Primeros pasos',
    lead: (done, all) => `${done} de ${all} hechos`,
    done: 'Hecho',
    each: {
      listing: {
        title: 'Añade tu primer anuncio',
        text: 'Rellena un formulario o envíanos una hoja de cálculo. Se publica al momento.',
        go: 'Añadir un anuncio',
      },
      feed: {
        title: 'Conecta un feed',
        text: 'Lo leemos una y otra vez.',
        go: 'Ver el feed',
      },
      read: {
        title: 'Recibe de él tus primeros anuncios',
        text: 'Se publican en cuanto se lee el feed. Su página dice cuándo será y qué falla en cada fila.',
        go: 'Ver el feed',
      },
      sent: {
        title: 'Envía tu primer anuncio',
        text: 'Con un PUT por la API o en el formulario de aquí. Se publica al momento.',
        go: 'Ver cómo',
      },
      key: {
        title: 'Crea una clave de la API',
        text: 'Solo si tus programas envían anuncios o recogen contactos. El formulario y los feeds no la necesitan.',
        go: 'Crear una clave',
      },
      hear: {
        title: '¿Cómo quieres enterarte de las consultas?',
        text: 'Los viajeros esperan respuesta: elige lo que más mires.',
        go: 'Elegir',
      },
      premium: {
        title: 'Contrata Premium y recibe las consultas por correo',
        text: 'Hasta entonces te esperan aquí, y su número aparece junto a «Contactos».',
        go: 'Ver Premium',
      },
      webhook: {
        title: 'Configura la dirección de tu webhook',
        text: 'Hasta entonces las consultas te esperan aquí, y su número aparece junto a «Contactos».',
        go: 'Configurar un webhook',
      },
    },
    guide: 'Guía para desarrolladores',
  },
  enquiries: {
    dashboard: {
      title: (count) =>
        count === '1'
          ? '1 consulta espera tu respuesta'
          : `${count} consultas esperan tu respuesta`,
      lead: 'Los viajeros reservan con quien responde primero.',
    },
    elsewhere: {
      title: (count) =>
        count === '1' ? '1 consulta no te ha llegado' : `${count} consultas no te han llegado`,
      lead: 'Los viajeros esperan respuesta. Puedes leer y responder aquí.',
    },
    read: 'Leer y responder',
    all: 'Verlas todas',
  },
  needs: {
    title: 'Lo que más te necesita',
    nothing: 'No hay nada pendiente.',
    nothingText:
      'Las consultas llegan, los anuncios están completos, y todo lo que se lee o se envía funciona.',
    outage: 'Tu webhook falla',
    outageText: (moment) => `Todos los intentos desde el ${moment}.`,
    outageFailed: (count) =>
      count === '1'
        ? '1 envío ha agotado sus intentos.'
        : `${count} envíos han agotado sus intentos.`,
    outageGo: 'Ver el registro',
    failed: (count) => (count === '1' ? '1 envío ha fallado' : `${count} envíos han fallado`),
    failedReason: (reason) => `El más reciente: ${reason}`,
    failedText: 'Se han agotado todos los intentos.',
    failedGo: 'Ver el registro',
    feedBroken: (host) => `No se puede leer el feed de ${host}`,
    feedSince: (moment) => `Desde el ${moment}`,
    feedGo: 'Ver el feed',
    hidden: (title) => `Hemos ocultado «${title}»`,
    hiddenGo: 'Corregirlo',
    moreHidden: (count) => `Hemos ocultado ${listings(count)} más`,
    moreHiddenText: 'Cada uno dice el motivo en su página.',
    moreHiddenGo: 'Ver los anuncios',
    rows: (count) =>
      count === '1'
        ? 'Hay que corregir 1 fila del feed'
        : `Hay que corregir ${count} filas del feed`,
    rowsText: (host) => `Sus anuncios no están al día. De ${host}.`,
    rowsGo: 'Ver las filas',
    held: (count) =>
      count === '1' ? '1 anuncio falta en el feed' : `${count} anuncios faltan en el feed`,
    heldText: 'Son tantos a la vez que preguntamos antes de pausarlos.',
    photos: (count) => `${listings(count)} sin fotos`,
    photosText: 'Los viajeros pasan de largo ante los anuncios que no pueden ver.',
    photosGo: 'Ver los que no tienen fotos',
    dates: (count) => `${listings(count)} sin fechas`,
    datesText: 'A los viajeros que buscan por fechas se les dice que te pregunten si hay sitio.',
    datesGo: 'Ver los que no tienen fechas',
  },
  days: {
    title: 'Los últimos 30 días',
    enquiries: 'Consultas',
    clicks: 'Clics a tus páginas',
    table: 'Mostrar como tabla',
    caption: 'Contactos por día, los más recientes primero',
    day: 'Día',
    all: 'Ver todos los contactos',
  },
  calls: {
    title: 'Llamadas a la API',
    lead: 'En los últimos 30 días; las cifras llegan en segundos.',
    none: 'Tus programas no han llamado a la API en los últimos 30 días.',
    noneGo: 'Cómo empezar',
    all: 'Llamadas',
    refused: 'Rechazadas',
    refusedNote: (count) => (count === '1' ? '1 llamada' : `${count} llamadas`),
    push: 'Último envío',
    pushNote: 'de anuncios o fechas que se aceptó',
    noPush: 'ninguno en 90 días',
    key: 'Último uso de la clave',
    caption: 'Por qué se rechazaron llamadas',
    why: 'Motivo',
    code: 'Código',
    count: 'Llamadas',
    share: 'De todas las llamadas',
    fine: 'No se ha rechazado ninguna.',
    codes: {
      invalid_json: 'El cuerpo no era JSON.',
      bad_request: 'Un parámetro de la dirección era desconocido, repetido o incorrecto.',
      invalid_external_id:
        'Tu identificador de un anuncio tenía caracteres o una longitud no permitidos.',
      forbidden: 'La cuenta no estaba aprobada en ese momento.',
      not_found: 'No había ningún anuncio ni contacto con ese identificador.',
      webhook_not_configured: 'Se pidió un evento de prueba cuando no había webhook.',
      payload_too_large: 'El cuerpo era demasiado grande.',
      unsupported_media_type: 'El cuerpo no se envió como JSON en UTF-8.',
      validation_error: 'Un campo incumplía una regla; la respuesta decía cuál.',
      rate_limited: 'Demasiadas llamadas en un minuto.',
      internal_error: 'Algo falló por nuestra parte.',
    },
  },
  health: {
    title: 'Cuánto tardas en responder',
    developersTitle: 'Webhook y feed',
    confirmed: 'Respondes a las consultas',
    within: {
      1: 'en menos de una hora',
      3: 'en menos de 3 horas',
      6: 'en menos de 6 horas',
      12: 'en menos de 12 horas',
      24: 'en menos de un día',
      48: 'en menos de dos días',
    },
    told: (enquiries) =>
      n(enquiries, {
        one: 'es lo que leen los viajeros; según # consulta en 90 días',
        other: 'es lo que leen los viajeros; la mediana de # consultas en 90 días',
      }),
    notTold: 'no se muestra',
    tooFew: (enquiries, least) =>
      `${enquiries} de ${least} consultas con más de dos días; después los viajeros leen cuánto tardas`,
    tooLate:
      'la mitad se marcó como respondida después de dos días o nunca; los viajeros no leen nada de ello',
    answer: 'El webhook responde en',
    answerNote: (p95) => `95 de cada 100 en menos de ${p95}`,
    answerNone: 'todavía sin respuesta',
    answerOff: 'sin webhook',
    delivered: 'Última entrega',
    feed: 'Lectura del feed',
    feedOf: (host) => `de ${host}`,
    feedNone: 'sin feed',
    feedBroken: 'falla',
    feedSince: (when, host) => `desde el ${when}, de ${host}`,
    never: 'nunca',
  },
};
