import type { Messages } from '../index.ts';

export const errors: Messages['errors'] = {
  notFoundTitle: 'Por aquí no hay camino',
  notFoundText: 'Esta página no existe, o ya no.',
  searchFromHere: 'Busca desde aquí.',
  goneTitle: 'Este anuncio ya no existe',
  goneText: 'Su dueño lo retiró para siempre. Hay otros parecidos.',
  campsiteGoneTitle: 'Este camping ya no está',
  campsiteGoneText: 'OpenStreetMap ya no lo tiene. Hay otros cerca.',
  faultTitle: 'Algo ha fallado por nuestra parte',
  faultText: 'Lo hemos registrado. Probar de nuevo en un momento suele ayudar.',
  awayTitle: 'Volvemos en un momento',
  awayText:
    'Prueba otra vez dentro de un minuto. Si estabas enviando un formulario, envíalo de nuevo entonces.',
  mayBeOld:
    'Parte de nuestro servicio no responde: esto puede tener unos minutos o estar incompleto.',
  unreached: 'No se ha cargado: la conexión falla o es muy lenta.',
  tryAgain: 'Probar otra vez',
  otherTitle: 'Eso no funcionó',
  otherText: 'No se pudo entender la petición.',
  tooLargeText: 'Lo que se envió es demasiado grande. Acórtalo y envíalo de nuevo.',
  requestId: (id) => `Si nos escribes, esto nos ayuda a encontrarlo: ${id}`,
};
