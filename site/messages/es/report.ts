import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('es');

export const report: Messages['report'] = {
  link: 'Denunciar este anuncio',
  title: 'Denunciar un anuncio',
  lead: (listing) => `¿Qué está mal en «${listing}»? Lo mira una persona.`,
  what: '¿Qué está mal?',
  kinds: {
    price: 'El precio no es correcto',
    facts: 'La descripción o un dato no es correcto',
    photos: 'Las fotos muestran otra cosa',
    place: 'El lugar no es correcto',
    unavailable: 'Ya no se puede alquilar ni reservar',
    fraud: 'Parece un fraude',
    illegal: 'Va contra la ley o es ofensivo',
    other: 'Otra cosa',
  },
  message: '¿Qué has visto?',
  messageHint: 'Por ejemplo, el precio que muestra la página del dueño.',
  email: 'Tu correo electrónico',
  emailHint: 'Solo por si tenemos preguntas. El dueño no la recibe.',
  privacy: 'Qué se guarda, y cuánto tiempo',
  website: 'Deja esto vacío',
  send: 'Enviar denuncia',
  problemsTitle: 'Todavía no se ha enviado',
  problemsText: 'Mira los campos marcados.',
  robot:
    'Había un campo oculto relleno, quizá por tu navegador. Vuelve a estar vacío: envía otra vez.',
  away: 'Ahora mismo no podemos recibir denuncias. Tu texto sigue aquí: envíalo otra vez dentro de un minuto.',
  staleForm: 'Esta página estuvo abierta mucho tiempo. Vuelve a enviarla, por favor.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Llegaron demasiadas denuncias desde tu conexión. Prueba otra vez en un minuto.',
      other: 'Llegaron demasiadas denuncias desde tu conexión. Prueba otra vez en # minutos.',
    }),
  problems: {
    what: { missing: 'Elige qué está mal.' },
    message: {
      missing: 'Di qué está mal.',
      too_long: 'Como mucho, 2000 caracteres.',
    },
    email: {
      too_long: 'Como mucho, 254 caracteres.',
      not_an_email: 'Esto no parece una dirección de correo.',
      local_part_not_ascii:
        'Da una dirección que antes de la @ solo tenga letras de la a a la z, cifras y signos.',
    },
  },
  otherProblem: 'Así no se puede enviar.',
  sentTitle: 'Gracias por avisar',
  sentText: 'Lo mira una persona. El dueño corrige el anuncio o lo ocultamos.',
  back: 'Volver al anuncio',
};
