import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('es');

const nights = (count: number) => n(count, { one: '# noche', other: '# noches' });

export const words: DashboardWords['listingCalendar'] = {
  title: 'Noches',
  lead: 'Arrastra sobre las noches, o elige la primera y luego la última, y di si están libres u ocupadas.',
  leadWithout: 'Indica la primera y la última noche, y di si están libres u ocupadas.',
  leadToRead: 'Lo que los viajeros ven de los próximos meses.',
  nights,
  months: {
    label: 'Otros meses',
    earlier: 'Anteriores',
    later: 'Siguientes',
  },
  states: {
    available: 'Libre',
    unavailable: 'Ocupado',
    unknown: 'Sin indicar',
    imported: 'Ocupado por un calendario importado',
  },
  takenBy: (host) => `ocupado por ${host}`,
  legend: 'Qué dicen los colores',
  form: {
    title: 'Cambiar noches',
    chosenOne: '1 noche elegida',
    chosenMany: '# noches elegidas',
    unchoose: 'Anular la selección',
    start: 'Primera noche',
    end: 'Última noche',
    price: (currency, unit) =>
      unit === 'night' ? `Precio por noche (${currency})` : `Precio por semana (${currency})`,
    priceHint: (own) => `De las noches libres. Vacío: ${own}, como en el formulario.`,
    noPrice:
      'Indica antes el precio más bajo en el formulario, y algunas noches podrán tener el suyo.',
    available: 'Libre',
    unavailable: 'Ocupado',
    unknown: 'Borrar',
    imported: 'Las noches de calendarios importados siguen ocupadas.',
  },
  paste: {
    title: 'Escribir o pegar fechas',
    lead: 'Una línea por periodo: llegada, salida, libre u ocupado, y un precio si es otro. Sin año, son las próximas fechas.',
    label: 'Fechas',
    example:
      'del 1 al 8 de mayo libre 95\n8 mayo – 15 mayo ocupado\n31/10/2027 – 02/11/2027 libre 95,00',
    replace: 'Sustituir todo el calendario. Si no, las demás noches siguen como están.',
    save: 'Guardar estas fechas',
    refused: (count) =>
      n(count, { one: 'Hay una línea por revisar', other: 'Hay # líneas por revisar' }),
    line: (number) => `Línea ${number}`,
    now: 'El calendario actual, como texto',
    nothing: 'Todavía no se dice nada de ninguna noche.',
    copy: 'Copiar',
  },
  imports: {
    title: 'Calendarios de otros sitios',
    lead: 'Lo que está reservado en otros sitios queda ocupado aquí. Cada dirección se lee cada hora.',
    none: 'Todavía ninguno. Los sitios donde recibes reservas dan esta dirección como «exportar calendario» o «iCal».',
    caption: 'Calendarios importados',
    site: 'Sitio',
    read: 'Último intento',
    takes: 'Ocupa',
    never: 'Todavía no: en uno o dos minutos',
    state: 'Estado',
    fine: 'Bien',
    failing: (since) => `Falla desde el ${since}`,
    kept: 'Sus noches siguen como estaban.',
    waits: (until) =>
      `Leerlo ha costado demasiado trabajo tres veces, así que se lee una vez al día hasta que vaya bien: la próxima, el ${until}. Cuando esté arreglado, elige «Leer ahora».`,
    remove: 'Quitar',
    removeOf: (host) => `el calendario de ${host}`,
    readNow: 'Leer ahora',
    address: 'Dirección del calendario',
    hint: 'Empieza por https:// o webcal://. Se guarda cifrada, y solo se muestra el sitio.',
    add: 'Importar',
  },
  done: {
    set: 'Las noches se han guardado.',
    pasted: 'Las fechas se han guardado.',
    imported: 'El calendario se leerá en uno o dos minutos, y después cada hora.',
    removed: 'El calendario se ha quitado. Sus noches vuelven a ser lo que dijiste de ellas.',
    reading: 'Los calendarios se leerán en uno o dos minutos.',
  },
};
