import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['claims'] = {
  title: 'Campings reclamados',
  lead: 'Campings de OpenStreetMap que están en Campcairn y que dices que son tuyos. Comprobamos cada solicitud.',
  search: {
    title: 'Busca tu camping',
    lead: 'Entre los que están en Campcairn desde OpenStreetMap, en los países de tu cuenta.',
    steps: [
      'Busca aquí abajo tu camping y di que es tuyo.',
      'Muestra un código en su sitio web, para que sepamos que eres tú.',
      'Decidimos en unos días. Entonces su página muestra tu anuncio.',
    ],
    field: 'Nombre del camping',
    button: 'Buscar',
    found: 'Resultados',
    nothing:
      'Ningún camping se llama así. Prueba con una sola palabra del nombre o recorre todos los campings.',
    browse: 'Recorrer todos los campings',
    nearby: 'Cerca de tus anuncios',
    near: (town) => `cerca de ${town}`,
    distance: (distance) => `a ${distance} de uno de tus anuncios`,
    unnamed: 'Camping sin nombre',
    choose: 'Este es el mío',
  },
  onlyWriters:
    'Solo los propietarios y los miembros de una cuenta aprobada pueden reclamar campings.',
  done: {
    made: 'Solicitud enviada. Abajo se dice cómo sigue.',
    found: 'El código está ahí. Pronto decidimos sobre tu solicitud y te avisamos por correo.',
    missing: 'Hemos mirado, y el código no estaba.',
    withdrawn: 'La solicitud se ha retirado.',
    linked: 'Vinculado: la página del camping mostrará tu anuncio en cuanto esté activo.',
  },
  none: {
    title: 'No has reclamado ningún camping',
    text: 'Búscalo arriba por su nombre.',
  },
  statuses: {
    pending: 'En comprobación',
    approved: 'Tuyo',
    declined: 'Rechazada',
    withdrawn: 'Retirada',
    revoked: 'Revocada',
  },
  claimedOn: (day) => `Solicitud del ${day}`,
  endedOn: {
    pending: (day) => `el ${day}`,
    approved: (day) => `aprobada el ${day}`,
    declined: (day) => `rechazada el ${day}`,
    withdrawn: (day) => `retirada el ${day}`,
    revoked: (day) => `revocada el ${day}`,
  },
  gone: 'Este camping ya no está en OpenStreetMap.',
  because: {
    declined: 'Hemos rechazado la solicitud:',
    revoked:
      'Ya no te consideramos propietario de este camping. Su página ya no muestra tu anuncio como la voz del propietario:',
  },
  again: 'Reclamarlo otra vez',
  offered: {
    title: (name) => `¿${name} es tuyo?`,
    page: 'Su página en Campcairn',
    from: (osmRef) => `OpenStreetMap ${osmRef}`,
    byCode: (host) =>
      `Recibes un código para ponerlo en ${host}, el sitio web que indica OpenStreetMap. Lo buscamos, y decide una persona.`,
    byHand:
      'OpenStreetMap no indica su sitio web, así que una persona comprueba tu solicitud a mano. Ayuda añadir antes el sitio web en OpenStreetMap.',
    make: 'Es mío: reclamarlo',
  },
  check: {
    put: 'Muestra este código en cualquier parte del texto de la página de inicio de',
    putEnd: ', el sitio web que indica OpenStreetMap:',
    copy: 'Copiar',
    unseen: 'O sin que se vea: una línea para quien hace tu sitio web',
    head: 'Va en la cabecera HTML (<head>) de la página:',
    look: 'Comprobar ahora',
    lookAgain: 'Comprobar otra vez',
    found: {
      meta: 'El código está ahí. Puedes quitarlo cuando hayamos decidido.',
      text: 'El código está ahí, en el texto de la página. Puedes quitarlo cuando hayamos decidido.',
    },
    missing: (host) => `La página de ${host} responde, pero el código no está en ella.`,
    badStatus: (status) => `El sitio web responde con un error (${status}).`,
    noAnswer: (why) => `No se ha podido leer el sitio web. ${why}`,
    lookedAt: (time) => `Última comprobación: ${time}.`,
    next: 'Después decide una persona, en pocos días, y te avisamos por correo. Sin un código en el sitio web tenemos que comprobarlo a mano, y lleva más tiempo.',
    byHand:
      'OpenStreetMap no indica ningún sitio web de este camping, así que una persona comprueba tu solicitud a mano y puede llamarte o escribirte. Te comunicamos la decisión por correo.',
    withdraw: 'Retirar la solicitud',
  },
  approved: {
    listed:
      'Tiene tu anuncio. Los viajeros lo encuentran en cuanto está activo, también desde la página del camping.',
    listedAlone: 'Tiene tu anuncio. Los viajeros lo encuentran en cuanto está activo.',
    open: 'Abrir su anuncio',
    which: '¿Cuál de tus anuncios es?',
    link: 'Vincular',
    orStart: 'O crea un anuncio nuevo para él.',
    start: 'Crea su anuncio: queda en pausa hasta que lo completes.',
    startButton: 'Crear un anuncio',
    licence:
      'El nombre, la posición y el sitio web de un anuncio nuevo vienen de OpenStreetMap: © colaboradores de OpenStreetMap, Open Database Licence. Compruébalos antes de publicar.',
  },
};
