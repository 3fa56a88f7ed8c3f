import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('es');

export const words: DashboardWords['account'] = {
  title: 'Cuenta',
  lead: 'Quién eres, adónde te escribimos y qué te enviamos.',
  onlyOwners: 'Solo los propietarios de la cuenta pueden cambiar esta página.',
  done: {
    profile: 'Tu perfil se ha guardado.',
    enquiries: 'Guardado. La próxima consulta irá a esa dirección.',
    channel: 'Guardado. Las páginas hablan de la forma que has elegido.',
    asked:
      'Hemos escrito a las dos direcciones. El cambio se hace cuando las dos lo hayan confirmado.',
    withdrawn: 'El cambio se ha anulado. Todo sigue como estaba.',
    mails: 'Guardado. Los demás correos ya no se envían.',
  },
  profile: {
    title: 'Perfil',
    lead: 'Tu nombre aparece en todos tus anuncios.',
    name: 'Nombre',
    nameHint: 'Las direcciones de tus páginas no cambian.',
    website: 'Sitio web',
    websiteHint: 'Por ejemplo, https://vans.example',
    language: 'Idioma de nuestros correos',
    time_zone: 'Zona horaria',
    zoneOfCountry: (city) => `La de tu país (${city})`,
    categories: 'Qué alquilas',
    countries: 'Países donde alquilas',
    otherCountries: (chosen) =>
      chosen === 0
        ? 'Otros países'
        : n(chosen, { one: 'Otros países (# elegido)', other: 'Otros países (# elegidos)' }),
    none: 'ninguno indicado',
    save: 'Guardar perfil',
  },
  channel: {
    title: 'Cómo te enteras de las consultas',
    lead: 'Las páginas hablan de la forma que elijas. En todo caso, cada consulta se guarda en «Contactos».',
    choose: '¿Cómo quieres enterarte de las consultas?',
    choices: {
      dashboard: {
        name: 'Miro aquí',
        text: 'Su número aparece junto a «Contactos» en todas las páginas y en la pestaña del navegador.',
      },
      mail: {
        name: 'Por correo',
        text: 'Cada consulta te llega por correo al momento. Es parte de Premium.',
      },
      webhook: {
        name: 'Por un webhook (para desarrolladores)',
        text: 'Cada consulta se envía a tu servidor en segundos.',
      },
    },
    save: 'Guardar',
    saved: 'Guardado.',
    onlyOwners: 'Lo elige un propietario de la cuenta.',
    developers: 'Lo que es para desarrolladores: clave de la API, webhooks, feeds',
  },
  enquiries: {
    title: 'Consultas por correo',
    lead: 'También se guardan en «Contactos».',
    onlyPremium:
      'Las consultas llegan por correo a los socios con Premium. Lo que elijas aquí se aplicará en cuanto lo tengas.',
    choose: 'Adónde enviar las consultas',
    contact: 'A la dirección de contacto',
    contactIs: (email) => `${email}, o la que la sustituya si la cambias.`,
    address: 'A otra dirección',
    addressText: 'Por ejemplo, la de tu departamento de reservas.',
    nobody: 'A ninguna',
    nobodyText: 'Te esperan en «Contactos».',
    email: 'Dirección para las consultas',
    emailHint: 'Solo si has elegido «A otra dirección».',
    save: 'Guardar',
  },
  contact: {
    title: 'Dirección de contacto',
    lead: 'Te escribimos ahí sobre la cuenta. Los viajeros no la ven.',
    now: 'Dirección actual',
    email: 'Nueva dirección de contacto',
    emailHint:
      'Las dos direcciones reciben un enlace. El cambio se hace cuando las dos lo confirman, en un plazo de 7 días.',
    ask: 'Pedir el cambio',
    wanted: (to) => `Se ha pedido el cambio a ${to}`,
    by: (who, until) => `Lo ha pedido ${who}. Caduca el ${until}.`,
    confirmed: {
      new: 'La dirección nueva lo ha confirmado.',
      old: 'La dirección actual lo ha confirmado.',
      none: 'Ninguna de las dos direcciones lo ha confirmado todavía.',
    },
    withdraw: 'Anular',
    replaces: 'Si pides otro cambio, sustituye a este.',
  },
  mails: {
    title: 'Correos',
    lead: 'Siempre enviamos los correos que te piden hacer algo con la cuenta. Adónde van las consultas se elige más arriba.',
    always: 'Siempre enviamos los correos que te piden hacer algo con la cuenta.',
    topics: {
      enquiries: 'No se ha podido entregar una consulta',
      webhook: 'El webhook falla o vuelve a funcionar',
      feed: 'El feed no se puede leer o tiene filas que corregir',
      listings: 'Un anuncio está oculto o hay que revisarlo',
      summary: 'La semana en cifras',
    },
    choose: 'Correos que quieres recibir',
    on: 'activado',
    off: 'desactivado',
    save: 'Guardar',
  },
  archive: {
    title: 'Exportar tus datos',
    lead: 'Todo lo que guardamos de esta cuenta en un archivo ZIP: anuncios, calendarios, contactos, envíos, equipo y registro, en JSON y en CSV. Contiene lo que escribieron los viajeros: guárdalo en un lugar seguro.',
    button: 'Exportar todo',
  },
  close: {
    title: 'Cerrar la cuenta',
    lead: 'Es definitivo: no se puede volver a abrir.',
    open: 'Cerrar esta cuenta…',
    means: [
      'Tus anuncios dejan de mostrarse y se eliminan.',
      'La clave de la API, el webhook y los feeds dejan de funcionar al momento.',
      'Los datos de contacto de los viajeros se borran.',
      'Nadie de tu equipo puede volver a entrar en ella.',
    ],
    premium: {
      subscription:
        'Tu suscripción a Premium termina al momento y no se cobra nada más. Lo pagado por el resto del mes o del año no se devuelve automáticamente: escríbenos si quieres pedirlo.',
      premium: 'Tu Premium termina al momento.',
    },
    exportFirst: 'Si quieres conservar algo, expórtalo todo antes.',
    name: (name) => `Escribe ${name} para confirmar`,
    button: 'Cerrar la cuenta definitivamente',
  },
  closed: {
    title: 'La cuenta está cerrada',
    text: 'Tu sesión se ha cerrado. Los anuncios ya no están en el sitio, y lo que escribieron los viajeros se está borrando. Lo confirma un correo a la dirección de contacto.',
    mistake: 'Puedes volver a solicitarlo cuando quieras.',
    home: 'Ir al inicio',
  },
};
