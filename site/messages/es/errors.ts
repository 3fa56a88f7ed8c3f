import type { Messages } from '../index.ts';

export const errors: Messages['errors'] = {
  notFoundTitle: 'Por aquí no hay camino',
  notFoundText: 'La página que pediste no existe, o ya no.',
  searchFromHere: 'Busca desde aquí.',
  goneTitle: 'Este anuncio ya no existe',
  goneText: 'Su dueño lo retiró para siempre. Hay otros parecidos.',
  campsiteGoneTitle: 'Este camping ya no está',
  campsiteGoneText: 'OpenStreetMap, de donde procedía, ya no lo tiene. Hay otros cerca.',
  faultTitle: 'Algo ha fallado por nuestra parte',
  faultText: 'Queda anotado, y alguien lo mirará. Probar otra vez en un momento suele ayudar.',
  awayTitle: 'Volvemos en un momento',
  awayText:
    'Prueba otra vez dentro de un minuto. Si estabas enviando un formulario, envíalo de nuevo entonces.',
  mayBeOld:
    'Una parte de nuestro servicio no está disponible por un momento. Lo que se ve aquí puede tener unos minutos, o no estar completo.',
  unreached: 'No se ha podido cargar: no hay conexión, o es muy lenta.',
  tryAgain: 'Probar otra vez',
  otherTitle: 'Eso no funcionó',
  otherText: 'No se pudo entender la petición.',
  tooLargeText: 'Lo que se envió es demasiado grande. Acórtalo y envíalo de nuevo.',
  requestId: (id) => `Si nos escribes, esto nos ayuda a encontrarlo: ${id}`,
};
