import type { DashboardWords } from '../../dashboard-words.ts';

export const shell: DashboardWords['shell'] = {
  partnerNav: 'Panel',
  operatorNav: 'Consola',
  overview: 'Resumen',
  listings: 'Anuncios',
  calendar: 'Calendario',
  developers: 'Para desarrolladores',
  more: 'Más',
  tabs: { overview: 'Resumen', leads: 'Contactos', listings: 'Anuncios' },
  claims: 'Campings reclamados',
  leads: 'Contactos',
  toAnswer: 'por responder',
  newEnquiry: 'Ha llegado una consulta nueva.',
  statistics: 'Estadísticas',
  webhooks: 'Webhooks',
  feed: 'Feed',
  key: 'Clave de la API',
  premium: 'Premium',
  team: 'Equipo',
  account: 'Cuenta',
  profile: 'Tu inicio de sesión',
  signOut: 'Cerrar sesión',
  others: 'Otras cuentas',
  own: 'Tus cuentas',
  otherAddress:
    'Si te ha traído aquí un correo, inicia sesión con la dirección a la que llegó: quizá has entrado con otra.',
  whoIsSignedIn: 'Ver quién ha iniciado sesión',
  site: 'Volver al sitio',
  operatorLooks: (partner) =>
    `Eres del equipo de Campcairn y ves lo que ve ${partner}. Aquí no se puede cambiar nada, y tu visita queda registrada.`,
  toTest: 'Modo de prueba',
  toLive: 'Modo real',
  testMode:
    'Modo de prueba. Sin su enlace secreto nadie ve estos anuncios, y los contactos son los que provocas con una clave de prueba.',
  toConsole: 'Volver a la consola',
  notApproved: {
    pending: {
      title: 'Estamos revisando tu solicitud.',
      text: 'Prepara ya tus anuncios. Los viajeros los ven en cuanto te aprobamos; hasta entonces solo los ves tú.',
      short: 'Solicitud en revisión: solo tú ves tus anuncios.',
    },
    suspended:
      'Esta cuenta está suspendida: sus anuncios no se muestran y no se puede cambiar nada. Responde al correo que lo explica o escríbenos.',
    rejected: {
      title: 'Esta cuenta no se ha aprobado.',
      reason: 'El motivo:',
      until: (day) =>
        `Lo que has preparado se queda aquí hasta el ${day}, y solo lo ves tú. Después se borra.`,
      answer: 'Responde a nuestro correo si hemos entendido algo mal, o vuelve a solicitarlo.',
      download: 'Descargar todo o cerrar la cuenta ahora',
    },
  },
  choose: {
    title: '¿Qué cuenta?',
    lead: 'Actúas en nombre de varios socios.',
    left: 'Has dejado el equipo.',
    leftTitle: 'Tu otra cuenta',
    leftLead: 'Sigues teniendo acceso a ella.',
    claimLead: 'Actúas en nombre de varios socios. ¿Cuál lleva el camping?',
    claimNone:
      'Solo los socios pueden reclamar campings, y tu dirección no es de ninguno. Solicita primero ser socio: respondemos en tres días laborables.',
    apply: 'Solicitarlo con este camping',
    none: 'Ninguna cuenta',
    noneLead:
      'Tu dirección ya no es de ningún socio. Un propietario de la cuenta puede invitarte otra vez.',
  },
  refused: {
    stranger: 'No se ha guardado nada: esta página no existe o ya no tienes acceso a ella.',
    reader: 'No se ha guardado nada: tu rol aquí es de lector, que no puede cambiar nada.',
  },
  role: { owner: 'Propietario', member: 'Miembro', reader: 'Lector' },
};
