import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['calendars'] = {
  title: 'Calendario',
  lead: 'Qué está libre y qué está ocupado, de un vistazo.',
  how: 'Arrastra sobre las noches, también de varios anuncios. O elige la primera y luego la última. Después di si están libres u ocupadas.',
  howByFinger:
    'Toca la primera noche y luego la última, o mantén pulsada una y arrastra. Después di si están libres u ocupadas.',
  howWithout:
    'Marca anuncios, indica la primera y la última noche, y di si están libres u ocupadas.',
  howToRead: 'Lo que los viajeros ven de las próximas noches.',
  filters: {
    label: 'Anuncios y días',
    text: 'Nombre del anuncio',
    from: 'Desde',
    show: 'Mostrar',
    clear: 'Mostrar todos los anuncios',
  },
  days: {
    label: 'Otros días',
    today: 'Hoy',
    earlier: 'Anteriores',
    later: 'Siguientes',
  },
  table: {
    caption: 'Noches de tus anuncios',
    listing: 'Anuncio',
    choose: (title) => `Elegir ${title}`,
    paused: 'En pausa',
  },
  closed: 'Cerrado por temporada',
  form: {
    title: 'Cambiar noches de los anuncios marcados',
    chosen: 'Noches: # · anuncios: @',
    price: 'Precio de las noches libres',
    priceHint:
      'En la moneda de cada anuncio, por noche o por semana según el anuncio. Vacío: su precio habitual.',
  },
  done: {
    set: 'Las noches se han guardado.',
    addressed: 'Las direcciones están creadas. Copia cada una en el sitio que tenga que leerla.',
    renewed: 'La dirección nueva está creada. Ponla en todos los sitios que tenían la anterior.',
  },
  empty: {
    none: 'Todavía no hay anuncios',
    noneText: 'En cuanto añadas uno, sus noches aparecerán aquí.',
    add: 'Añadir un anuncio',
    filtered: 'Ningún anuncio se llama así',
    filteredText: 'Prueba con una parte del título o muéstralos todos.',
  },
  addresses: {
    title: 'Tu calendario en otros sitios',
    lead: 'Pitchup, Airbnb, Google Calendar y otros leen en esta dirección qué noches están ocupadas y las bloquean allí. Lo llaman «importar calendario» o «iCal».',
    leadOfAll:
      'Otros sitios leen en estas direcciones qué noches están ocupadas y las bloquean allí. Lo llaman «importar calendario» o «iCal».',
    secret:
      'Quien conoce una dirección ve qué noches están ocupadas, y nada más. Dala solo a los sitios que la necesiten.',
    none: 'Todavía no hay ninguna dirección.',
    make: 'Crear la dirección',
    makeAll: 'Crear las direcciones que faltan',
    listing: 'Anuncio',
    for: 'Para',
    address: 'Dirección',
    forSiteHint: 'Sin las noches que ocupa ese mismo sitio',
    forOthers: 'Todos los demás sitios',
    forAll: 'Todos los sitios',
    forOthersHint: 'Todas las noches ocupadas',
    addressOf: (listing, site) => `Dirección de ${listing} para: ${site}`,
    copy: 'Copiar',
    copied: 'Dirección copiada.',
    renewTitle: 'Crear una dirección nueva',
    renewLead:
      'Hazlo si alguien tiene la dirección y no debería. La actual deja de funcionar al momento: los sitios que la usan no reciben más noches hasta que pongas allí la nueva.',
    renew: 'Anular la dirección actual y crear una nueva',
  },
};
