import type { Messages } from '../index.ts';

export const home: Messages['home'] = {
  title: 'Alquiler de campers, autocaravanas y caravanas, y campings',
  description:
    'Alquila una camper, una autocaravana o una caravana, o encuentra un camping, en el Reino Unido, Irlanda, Francia, España y Portugal. Gratis; reservas con el dueño.',
  heading: 'Despierta en un buen sitio.',
  lead: 'Campers de alquiler y parcelas donde aparcarlas, en el Reino Unido, Irlanda, Francia, España y Portugal.',
  categories: '¿Qué buscas?',
  categoryLines: {
    campervan: 'Cabe por cualquier camino',
    motorhome: 'Sitio para todos, y una ducha',
    caravan: 'Para remolcar, o que te espera',
    campsite: 'Un prado, vistas, una ducha caliente',
  },
  regions: 'Regiones que merecen el viaje',
  regionsLead: 'Donde más hay para elegir ahora.',
  how: 'Cómo funciona',
  forTravellers: 'Para viajeros',
  travellerSteps: [
    [
      'Busca una sola vez',
      'Empresas, particulares y campings en una sola lista. Nadie compra un puesto en ella.',
    ],
    ['Míralo tal como es', 'Fotos, precios y normas del dueño, y «sin indicar» si no dice nada.'],
    [
      'Reserva con el dueño',
      'En su página o con una consulta. Sin gastos, sin cuenta, sin comisión.',
    ],
  ],
  forPartners: 'Para socios',
  partnerSteps: [
    [
      'Envía tus anuncios',
      'Por API, con un feed de productos o a mano. Gratis, para una camper o para veinte mil.',
    ],
    [
      'Deja que te encuentren',
      'Cada anuncio se sitúa en su localidad y su región, con una página propia.',
    ],
    ['Quédate con cada reserva', 'Los clics y las consultas te llegan directamente. Sin comisión.'],
  ],
  travellerLink: 'Echar un vistazo',
  partnerLink: 'Publica en Campcairn',
};
