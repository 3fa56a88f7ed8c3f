import type { MailWords } from '../shape.ts';

export const webhook: MailWords['webhook'] = {
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
};
