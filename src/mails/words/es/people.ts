import type { MailWords } from '../shape.ts';

export const people: MailWords['people'] = {
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
};
