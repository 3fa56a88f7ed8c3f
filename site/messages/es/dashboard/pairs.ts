import type { DashboardWords } from '../../dashboard-words.ts';

export const pairs: DashboardWords['pairs'] = {
  title: 'Otros ofrecen lo mismo',
  lead: 'Por las fotos, el lugar y los datos, estos anuncios de otros socios parecen ser el mismo vehículo o camping. Los viajeros ven una sola ficha con todas las ofertas, cada una con su socio, su precio y su enlace.',
  leadApart:
    'Estos anuncios de otros socios parecían ser el mismo vehículo o camping. Los viajeros los ven por separado.',
  from: (price, unit) => `desde ${price} ${unit === 'night' ? 'la noche' : 'la semana'}`,
  part: 'No es el mismo',
  join: 'Deshacer',
  parted: {
    this_partner: (day) => `El ${day} dijiste que no es el mismo: se muestran por separado.`,
    other_partner: (day) =>
      `El otro socio dijo el ${day} que no es el mismo: se muestran por separado.`,
    operator: (day) => `Campcairn dijo el ${day} que no es el mismo: se muestran por separado.`,
    anybody: (day) => `El ${day} se dijo que no es el mismo: se muestran por separado.`,
  },
  done: {
    parted: 'Guardado: no es el mismo. Desde ahora se muestran por separado.',
    joined: 'Deshecho. Se vuelven a comparar.',
  },
};
