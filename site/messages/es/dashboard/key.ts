import type { DashboardWords } from '../../dashboard-words.ts';

export const key: DashboardWords['key'] = {
  title: 'Clave de la API',
  lead: 'Tus programas la muestran en cada llamada a la API. Guárdala en tus servidores.',
  none: 'Todavía no hay ninguna clave.',
  noneLead: 'Necesitas una para enviar anuncios y recoger contactos por la API.',
  create: 'Crear una clave',
  begins: 'Empieza por',
  created: 'Creada',
  used: 'Último uso',
  never: 'nunca',
  shownOnce: 'Cópiala ahora: solo se muestra esta vez.',
  shownOnceLead: 'Solo guardamos una huella, con la que nadie puede reconstruirla.',
  tryIt: 'Probarla',
  quickStart: 'Inicio rápido, con esta clave ya puesta',
  copy: 'Copiar',
  replace: 'Sustituir la clave',
  replaceLead:
    'Si se ha perdido o puede haberse filtrado. La clave actual deja de funcionar en cuanto se crea la nueva, y tus programas también hasta que la tengan.',
  confirm: 'Entiendo que la clave actual deja de funcionar al momento',
  confirmNeeded: 'Marca esta casilla, para que ninguna clave se sustituya por error.',
  replaceButton: 'Crear una clave nueva',
  onlyOwners: 'Solo un propietario de la cuenta puede crear o sustituir claves.',
  waiting: 'Tu clave llega con la aprobación',
  waitingLead:
    'Hasta entonces, trabaja con una clave de prueba: tus programas envían anuncios, calendarios y confirmaciones como lo harán después, y nadie más que tú ve lo que envían. Tiene sitio para 500 anuncios y se vacía 30 días después de su último uso.',
  testTitle: 'Clave de prueba',
  test: 'Modo de prueba',
  testLead:
    'Una clave de prueba (cc_test_…) tiene sus propios anuncios, contactos y webhook, que ningún viajero ve. Con ella puedes provocar consultas y clics, simular fallos y adelantar la hora de los reintentos.',
  testOpen: 'Abrir el modo de prueba',
  testGo: 'Ir a la clave de prueba',
  byMail:
    '¿Ya no puedes entrar de ninguna forma? Escríbenos desde tu dirección de contacto y te damos una clave nueva:',
};
