import type { MailWords } from './en.ts';

export const words: MailWords = {
  account: {
    contactNew: {
      subject: 'Confirma la nueva dirección de contacto de tu cuenta de Campcairn',
      text: (partner, by) =>
        `${by} ha pedido que esta sea la dirección de contacto de ${partner} en Campcairn: la que recibe los mensajes sobre la cuenta.`,
      both: 'Cambia cuando esta dirección y la actual lo han confirmado.',
      button: 'Confirmar esta dirección',
      notYou: 'Si no sabes de qué se trata, no hagas nada: la dirección se queda como está.',
    },
    contactOld: {
      subject: 'La dirección de contacto de tu cuenta de Campcairn va a cambiar',
      text: (partner, by) =>
        `${by} ha pedido cambiar la dirección de contacto de ${partner} en Campcairn.`,
      from: 'De',
      to: 'A',
      both: 'Cambia cuando las dos direcciones lo han confirmado.',
      button: 'Confirmar o rechazar',
      notYou: 'Si nadie de los tuyos lo ha pedido, recházalo allí y mira quién está en tu equipo.',
    },
    until: (moment) => `El enlace funciona hasta el ${moment}.`,
    contactChanged: {
      subject: 'La dirección de contacto de tu cuenta de Campcairn ha cambiado',
      text: (partner) =>
        `Las dos direcciones lo han confirmado: los mensajes sobre la cuenta de ${partner} van desde ahora a la nueva.`,
      now: 'Dirección de contacto',
      notYou: 'Si es un error, responde a este mensaje.',
    },
    closed: {
      subject: 'Tu cuenta de Campcairn está cerrada',
      text: (partner, by) =>
        `${by} ha cerrado la cuenta de ${partner}. Sus anuncios ya no se muestran, su clave y su webhook ya no funcionan, y lo que escribieron los viajeros está borrado.`,
      gone: 'Los anuncios mismos se eliminan en las próximas horas.',
      back: 'Si es un error, responde pronto a este mensaje. Puedes volver a solicitarlo cuando quieras.',
    },
    status: {
      suspended: {
        subject: 'Tu cuenta está suspendida',
        text: (partner) =>
          `Hemos suspendido la cuenta de ${partner}. Sus anuncios están ocultos, y su clave de la API y sus feeds no hacen nada hasta que la reabramos. No se elimina nada.`,
      },
      rejected: {
        subject: 'Tu cuenta ya no puede publicar',
        text: (partner) =>
          `Hemos terminado la colaboración con ${partner}. Sus anuncios ya no se muestran.`,
      },
      approved: {
        subject: 'Tu cuenta está abierta de nuevo',
        text: (partner) =>
          `La cuenta de ${partner} está abierta de nuevo. Sus anuncios se muestran como antes, y su clave de la API funciona.`,
      },
      reason: 'El motivo:',
      answer:
        'Responde a este mensaje si crees que nos equivocamos, o cuando el motivo ya no exista.',
    },
  },
  applications: {
    received: {
      subject: 'Hemos recibido tu solicitud para publicar en Campcairn',
      thanks: (day) =>
        `Gracias. Desde esta dirección llegó una solicitud para publicar en Campcairn el ${day}.`,
      next: (day) =>
        `Comprobamos que la empresa es real y que posee o gestiona lo que ofrece. Tendrás nuestra respuesta el ${day}, a más tardar.`,
      prepare:
        'Mientras tanto puedes preparar tus anuncios: inicia sesión con esta dirección. Nadie más los ve hasta que aprobemos tu solicitud.',
      change:
        'Responde a este mensaje si hay algo que corregir, o si no fuiste tú quien envió la solicitud: entonces la borramos.',
    },
    approved: {
      subject: 'Ya puedes publicar en Campcairn',
      welcome: (business) =>
        `Te damos la bienvenida. Hemos revisado tu solicitud: ${business} ya es socio de Campcairn.`,
      signIn: 'Iniciar sesión',
      api: 'Tus anuncios llegan por la API. Inicia sesión con esta dirección y crea tu clave en el panel: se muestra una sola vez y nunca viaja por correo.',
      guide: 'La guía para desarrolladores (en inglés)',
      feedGiven:
        'Leemos las primeras filas de tu feed y te decimos qué hemos entendido, antes de publicar nada. Si solo se puede leer con una cabecera, responde a este mensaje con su nombre y su valor. En el panel ves qué ha dado cada lectura.',
      feedToCome:
        'Responde a este mensaje con la dirección de tu feed, y con el nombre y el valor de una cabecera si hace falta para leerlo. Leemos las primeras filas y te decimos qué hemos entendido, antes de publicar nada.',
      form: 'Inicia sesión con esta dirección y añade tus anuncios en el panel: con un formulario, o desde un archivo.',
      prepared: 'Los anuncios que has preparado ya están publicados.',
      live: 'Un anuncio se publica en cuanto llega. Los anuncios, los clics y las consultas son gratis.',
    },
    declined: {
      subject: 'Tu solicitud para publicar en Campcairn',
      sorry: (business) =>
        `Gracias por tu solicitud. La hemos revisado, y por ahora no podemos publicar los anuncios de ${business}.`,
      because: 'Lo que tenemos que decir al respecto:',
      prepared: (day) =>
        `Lo que has preparado se queda en tu panel hasta el ${day}, y nadie más lo ve. Después lo borramos.`,
      again:
        'Si eso cambia, o si hemos entendido algo mal, responde a este mensaje o vuelve a solicitarlo.',
    },
    question: {
      subject: 'Una pregunta sobre tu solicitud a Campcairn',
      before: (business) =>
        `Gracias por tu solicitud. Antes de decidir sobre ${business}, nos gustaría saber:`,
      after: 'Responde a este mensaje. Tu solicitud espera hasta entonces.',
    },
  },
  claims: {
    approved: {
      subject: (campsite) => `El camping es tuyo en Campcairn: ${campsite}`,
      text: (campsite) =>
        `Hemos comprobado tu solicitud: «${campsite}» es desde ahora tu camping en Campcairn.`,
      draft:
        'En tu panel te espera un anuncio en pausa, con su nombre, su posición y su sitio web. Añade fotos, precios y una descripción, y actívalo: los viajeros lo ven entonces, también en la página del camping.',
      licence:
        'El nombre, la posición y el sitio web vienen de OpenStreetMap, © colaboradores de OpenStreetMap, bajo la Open Database Licence. Compruébalos antes de publicar.',
      link: 'En tu panel, elige cuál de tus anuncios es el camping, o empieza uno nuevo.',
      openDraft: 'Completar el anuncio',
      openClaim: 'Abrir la solicitud',
    },
    declined: {
      subject: (campsite) => `Tu solicitud sobre un camping: ${campsite}`,
      text: (campsite) =>
        `Hemos revisado tu solicitud sobre «${campsite}», y no podemos aceptarla tal como está.`,
      next: 'Puedes volver a solicitarlo cuando eso haya cambiado. Responde a este mensaje si crees que nos equivocamos: lo lee una persona.',
    },
    revoked: {
      subject: (campsite) => `Ya no consideramos tuyo este camping: ${campsite}`,
      text: (campsite) =>
        `Tu solicitud sobre «${campsite}» estaba aceptada. Hemos revocado esa decisión: ya no te consideramos propietario de este camping.`,
      next: 'Tu anuncio sigue como está, pero la página del camping ya no lo muestra como la voz del propietario. Puedes volver a solicitarlo. Responde a este mensaje si crees que nos equivocamos: lo lee una persona.',
    },
    why: 'Por qué',
    open: 'Abrir la solicitud',
  },
  enquiries: {
    created: {
      asks: (title) => `Alguien pregunta en Campcairn por «${title}».`,
      name: 'Nombre',
      email: 'Correo',
      phone: 'Teléfono',
      dates: 'Fechas',
      guests: 'Personas',
      fromTo: (start, end) => `del ${start} al ${end}`,
      from: (start) => `desde el ${start}`,
      until: (end) => `hasta el ${end}`,
      answer: 'Responde a este mensaje: tu respuesta va directamente a quien pregunta.',
    },
    failed: {
      subject: (about) => `No se ha podido entregar una consulta: ${about}`,
      listing: (title) => `«${title}»`,
      deletedListing: 'un anuncio que se eliminó después',
      webhook: (about) =>
        `Tu webhook no ha aceptado una consulta sobre ${about}. No lo intentaremos más.`,
      email: (about) =>
        `No hemos podido entregarte por correo una consulta sobre ${about}. No lo intentaremos más.`,
      lastAttempt: 'Último intento',
      noAnswer: 'sin respuesta',
      open: 'Abrir la consulta',
      fetch: (list, acknowledge, days) =>
        `Recógela con ${list} y confírmala con ${acknowledge}. Se guarda ${days} días.`,
    },
  },
  feed: {
    rows: {
      one: '1 fila',
      other: '# filas',
    },
    failing: {
      subject: (rows) => `${rows} de tu feed de productos sin publicar`,
      text: (read, failed) =>
        `Hemos leído ${read} filas de tu feed de productos. Sin publicar: ${failed}; todas las demás están al día.`,
      row: (number) => `Fila ${number}`,
      file: 'El archivo adjunto las enumera todas con su motivo. Cuando hayas corregido tu feed, las filas se publican con la siguiente lectura; no tienes que hacer nada más.',
      open: 'Ver el feed',
    },
    broken: {
      subject: 'No podemos leer tu feed de productos',
      text: (since) =>
        `Desde el ${since} no podemos leer tu feed de productos. Tus anuncios siguen como estaban, pero ya no se actualizan.`,
      what: 'Qué ha pasado',
      next: 'Seguimos intentándolo. Si ha cambiado la dirección o un token, responde a este mensaje con el nuevo.',
    },
    test: {
      subject: 'Lo que hemos entendido de tu feed de productos',
      readAll: (rows) =>
        `Hemos leído todo tu feed de productos, ${rows}, para ver qué entendemos. No se ha publicado nada.`,
      readFirst: (rows) =>
        `Hemos leído el principio de tu feed de productos, ${rows}, para ver qué entendemos. No se ha publicado nada.`,
      broken: 'Hemos intentado leer tu feed de productos, sin conseguirlo:',
      understood: 'Entendido',
      of: (valid, rows) => `${valid} de ${rows}`,
      columns: 'Columnas leídas',
      as: (column, field) => `${column} como ${field}`,
      ignored: 'Columnas ignoradas',
      added: 'Se añadirían',
      changed: 'Se cambiarían',
      paused: 'Se pausarían',
      fixes: 'Lo que hay que corregir',
      theRow: 'La fila',
      notes: 'Compruébalo, por favor',
      open: 'El informe entero, con tus anuncios como los verían los viajeros',
      answer: '¿Hay algo que no es como querías? Responde a este mensaje.',
    },
    decided: {
      accepted: {
        subject: 'La dirección de tu feed está en uso',
        text: (host) =>
          `A partir de ahora usamos la dirección en ${host} que nos enviaste. Si es tu primer feed, lo probamos antes de leerlo con regularidad.`,
      },
      declined: {
        subject: 'La dirección de tu feed no ha cambiado',
        text: (host) =>
          `No usamos la dirección en ${host} que nos enviaste. Todo queda como estaba.`,
      },
      why: 'Por qué',
      answer: 'Responde a este mensaje si tienes alguna pregunta.',
    },
  },
  frame: {
    topics: {
      enquiries: 'consultas que no se han podido entregar',
      webhook: 'tu webhook',
      feed: 'tu feed de productos',
      listings: 'tus anuncios',
      summary: 'tu semana en Campcairn',
    },
    why: (topic) =>
      `Recibes este mensaje porque esta dirección es el contacto de un socio de Campcairn. Trata de lo siguiente: ${topic}. Un propietario de la cuenta puede activar o desactivar estos mensajes.`,
    switchOff: 'Desactivar estos mensajes',
    reference: 'Referencia',
    colon: ':',
  },
  listing: {
    hidden: {
      subject: (title) => `Hemos ocultado tu anuncio: ${title}`,
      text: (title) =>
        `«${title}» ya no se muestra en Campcairn. Se queda en tu cuenta, y la API acepta cambios en él.`,
      why: 'Por qué',
      listing: 'Anuncio',
      next: 'Responde a este mensaje cuando lo hayas corregido, o si crees que nos equivocamos: lo lee una persona.',
      open: 'Abrir el anuncio',
    },
    shownAgain: {
      subject: (title) => `Visible de nuevo: ${title}`,
      text: 'Un anuncio tuyo que habíamos ocultado ya no está oculto. Se encuentra mientras no lo hayas pausado.',
      open: 'Su página',
    },
  },
  people: {
    signIn: {
      subject: 'Tu enlace para iniciar sesión en Campcairn',
      text: 'Alguien, esperamos que tú, ha pedido iniciar sesión en Campcairn con esta dirección.',
      button: 'Iniciar sesión',
      once: (minutes) =>
        `El enlace funciona una sola vez, durante ${minutes} minutos, en el navegador en el que se pidió.`,
      notYou: 'Si no fuiste tú, no hagas nada: sin este mensaje nadie puede iniciar sesión.',
    },
    credential: {
      subject: 'Tu inicio de sesión en Campcairn ha cambiado',
      changes: {
        passkey_added: 'Se ha añadido una llave de acceso a tu inicio de sesión.',
        passkey_removed: 'Se ha quitado una llave de acceso de tu inicio de sesión.',
        app_added: 'Se ha añadido una aplicación de autenticación a tu inicio de sesión.',
        app_replaced:
          'Una nueva aplicación de autenticación ha sustituido a la anterior. Los códigos de recuperación también son nuevos.',
        app_removed:
          'Se ha quitado la aplicación de autenticación de tu inicio de sesión, con sus códigos de recuperación.',
        factors_reset:
          'Alguien que gestiona Campcairn ha quitado tus llaves de acceso, tu aplicación de autenticación y sus códigos de recuperación, y ha cerrado todas tus sesiones.',
        recovery_code_used: 'Se ha usado uno de tus códigos de recuperación para iniciar sesión.',
        recovery_codes_renewed:
          'Se han creado nuevos códigos de recuperación. Los anteriores ya no funcionan.',
      },
      notYou:
        'Si no fuiste tú, cierra las demás sesiones en la página de abajo, quita lo que no conozcas y responde a este mensaje.',
      button: 'Ver tu inicio de sesión',
    },
    failed: {
      subject: 'Códigos incorrectos en tu inicio de sesión en Campcairn',
      text: (count) =>
        `En un día se han mostrado ${count} códigos o llaves de acceso incorrectos para iniciar sesión como tú. Nadie ha entrado con ellos.`,
      notYou:
        'Si no fuiste tú, quizá alguien pueda leer tu correo: cambia la contraseña de tu buzón, cierra las demás sesiones en la página de abajo y responde a este mensaje.',
    },
    invitation: {
      subject: (partner) => `Invitación al equipo de ${partner} en Campcairn`,
      text: (invitedBy, partner) =>
        `${invitedBy} ha añadido esta dirección al equipo de ${partner} en Campcairn.`,
      roles: {
        owner: 'Puedes hacerlo todo, también con el equipo y la cuenta.',
        member:
          'Puedes cambiar anuncios, responder consultas y configurar el webhook, pero no el equipo ni la cuenta.',
        reader: 'Puedes verlo todo, sin cambiar nada.',
      },
      button: 'Iniciar sesión',
      how: 'Inicia sesión con esta dirección: te llega un enlace por correo y no necesitas contraseña.',
      notYou: 'Si no sabes de qué se trata, no hagas nada, o responde a este mensaje.',
    },
  },
  premium: {
    started: {
      subject: 'Premium está activo',
      text: (partner) => `Gracias. Premium está activo para ${partner}.`,
      next: 'Las consultas te llegan también por correo, tus fotos y precios aparecen en la página de tu camping y hay cifras de cada anuncio. El orden de los resultados no cambia.',
      featured:
        'Uno de tus anuncios puede entrar en el sorteo del bloque marcado como «Publicidad», sobre los resultados; lo eliges en tu página de Premium.',
    },
    past_due: {
      subject: 'Ha fallado un pago de Premium',
      text: (partner) =>
        `Ha fallado el pago del nuevo período de Premium de ${partner}. Se intentará de nuevo en los próximos días.`,
      until: (moment) =>
        `Premium sigue activo hasta el ${moment}. Comprueba que se puede cobrar en tu tarjeta.`,
    },
    cancelling: {
      subject: 'Premium está cancelado',
      text: (partner) => `Premium de ${partner} está cancelado. No se cobrará nada más.`,
      until: (moment) => `Sigue activo hasta el ${moment}, el final de lo pagado.`,
    },
    ended: {
      subject: 'Premium ha terminado',
      text: (partner) => `Premium de ${partner} ha terminado.`,
      next: 'Tus anuncios, su lugar en los resultados y tus consultas por webhook y en el panel siguen como están. Guardamos tus cifras.',
    },
    refunded: {
      subject: 'Premium ha terminado con un reembolso',
      text: (partner) =>
        `El último pago de Premium de ${partner} se ha reembolsado, y Premium ha terminado con él.`,
      next: 'Tus anuncios, su lugar en los resultados y tus consultas por webhook y en el panel siguen como están. Guardamos tus cifras.',
      renews:
        'Mientras la suscripción no se cancele, el próximo pago se cobrará como está previsto y Premium volverá con él. Puedes cancelarla en tu página de Premium.',
    },
    disputed: {
      subject: 'Premium está en pausa: se ha impugnado un pago',
      text: (partner) =>
        `Tu banco ha impugnado el último pago de Premium de ${partner}. Premium está en pausa hasta que se resuelva.`,
      next: 'Si es un error, díselo a tu banco o responde a este mensaje.',
    },
    given: {
      subject: 'Premium sigue activo',
      ended: (partner) => `La suscripción de Premium de ${partner} ha terminado.`,
      refunded: (partner) => `El último pago de Premium de ${partner} se ha reembolsado.`,
      disputed: (partner) => `Tu banco ha impugnado el último pago de Premium de ${partner}.`,
      until: (moment) => `Premium sigue activo hasta el ${moment}: te lo hemos dado sin coste.`,
      forGood: 'Premium sigue activo: te lo hemos dado sin coste y sin fecha de fin.',
    },
    button: 'Tu página de Premium',
  },
  summary: {
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
  },
  webhook: {
    failing: {
      subject: 'Tu webhook no acepta las consultas',
      text: (since) =>
        `Desde el ${since} no ha funcionado ningún intento de entregar una consulta a tu webhook.`,
      lastAttempt: 'Último intento',
      noAnswer: 'sin respuesta',
      host: 'Servidor',
      waiting: 'Consultas en espera',
      next: 'Seguimos intentándolo durante unas horas con cada consulta. No se pierde ninguna: las que no se han podido entregar se quedan en tu panel, y desde allí puedes volver a enviarlas cuando esté arreglado.',
      open: 'Ver los intentos',
    },
    recovered: {
      subject: 'Tu webhook vuelve a funcionar',
      text: (at, since) =>
        `Desde el ${at} tu webhook vuelve a aceptar consultas. Fallaba desde el ${since}.`,
      lastFailure: 'Último fallo',
      missed: (count) =>
        `Consultas que entretanto agotaron sus intentos: ${count}. Puedes volver a enviarlas desde el panel.`,
      open: 'Ver las entregas',
    },
  },
};
