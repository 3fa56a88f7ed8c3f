import type { Messages } from '../index.ts';

export const signIn: Messages['signIn'] = {
  title: 'Iniciar sesión',
  lead: 'Para socios y para el equipo de Campcairn. Los viajeros no necesitan cuenta.',
  description: 'Entra en el panel de tus anuncios y consultas.',
  email: 'Correo electrónico',
  send: 'Enviarme un enlace para entrar',
  invalid: 'Escribe una dirección de correo, por ejemplo tu@vans.example.',
  tooMany: (minutes) => `Demasiados intentos. Vuelve a probar en ${minutes} minutos.`,
  withPasskey: 'Entrar con una llave de acceso',
  passkeyFailed:
    'Esa llave de acceso no se pudo usar aquí. Vuelve a probar o pide un enlace por correo.',
  again: {
    title: 'Inicia sesión de nuevo',
    lead: 'Este cambio pide haber iniciado sesión en las últimas 12 horas. Aún no se ha cambiado nada.',
  },
  unsent: {
    lead: 'Se había cerrado tu sesión y lo que enviaste no se guardó.',
    waits: 'Lo que escribiste sigue aquí: inicia sesión en otra pestaña y envíalo.',
    file: 'Inicia sesión y elige el archivo otra vez.',
    signIn: 'Iniciar sesión en una pestaña nueva',
    send: 'Ya he iniciado sesión: enviar',
  },
  or: 'o',
  noAccount: '¿Aún no tienes cuenta?',
  apply: 'Solicita ser socio',
  sent: {
    title: 'Mira tu correo',
    lead: 'Si la dirección tiene cuenta, un enlace está en camino. Vale una vez, 15 minutos, en este navegador.',
    nothing: '¿No ha llegado nada?',
    checks: [
      'Mira en la carpeta de correo no deseado.',
      'Usa la dirección de tu solicitud o a la que se te invitó.',
    ],
    again: 'Pedir otro enlace',
    outbox:
      'Esto es una demo: sus correos están en la bandeja de salida, que se abre con el enlace que mostró al arrancar:',
  },
  link: {
    lead: 'Un paso más y habrás entrado en este dispositivo.',
    button: 'Iniciar sesión',
    gone: {
      title: 'Este enlace ya no funciona',
      lead: 'Un enlace vale una vez, durante 15 minutos, y solo el más reciente.',
    },
    otherBrowser: {
      title: 'Abre el enlace donde lo pediste',
      lead: 'Por seguridad solo vale en el navegador que lo pidió. Cópialo allí o pide uno nuevo aquí.',
    },
    locked: {
      title: 'Abre primero la bandeja de salida',
      lead: 'Esto es una demo: sus enlaces abren la sesión de quien haya abierto la bandeja de salida. Abre en este navegador el enlace a la bandeja de salida que la demo mostró al arrancar, y después este otra vez.',
    },
    again: 'Pedir un enlace nuevo',
  },
  factor: {
    title: 'El segundo paso',
    lead: 'El equipo muestra una segunda prueba además del correo.',
    again:
      'Muestra otra vez tu segundo paso: este cambio pide uno de los últimos 15 minutos. Aún no se ha cambiado nada.',
    code: 'Código de tu aplicación o código de recuperación',
    firstCode: 'Código que muestra la aplicación',
    button: 'Continuar',
    wrong: 'Ese código es incorrecto o ya se usó. Los códigos cambian cada 30 segundos.',
    tooMany: 'Demasiados códigos. Vuelve a probar en 15 minutos.',
    setUp: {
      title: 'Prepara tu segundo paso',
      lead: 'Añade una llave de acceso o una aplicación de autenticación: escanea esta imagen con ella y escribe el código que muestra.',
      key: 'O escribe esta clave en la aplicación:',
      ended:
        'La clave anterior valía 15 minutos. Añade la que se muestra ahora y escribe su código.',
      qr: 'Código QR de la clave',
      addPasskey: 'Añadir una llave de acceso',
    },
    codes: {
      title: 'Tus códigos de recuperación',
      lead: 'Cada uno te deja entrar una vez si pierdes el teléfono. Solo se ven ahora: imprímelos o guárdalos con tus contraseñas.',
      copy: 'Copiarlos',
      go: 'Los he guardado: continuar',
    },
  },
  signOut: 'Cerrar sesión',
};
