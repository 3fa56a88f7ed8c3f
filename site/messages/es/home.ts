import type { Messages } from '../index.ts';

export const home: Messages['home'] = {
  title: 'Alquiler de campers, autocaravanas y caravanas, y campings',
  description:
    'Encuentra una camper, una autocaravana o una caravana de alquiler, o un camping donde despertar, en el Reino Unido, Irlanda, Francia, España y Portugal. Es gratis; reservas con el dueño.',
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
  regionsLead: 'Donde ahora hay más para elegir.',
  how: 'Cómo funciona',
  forTravellers: 'Para viajeros',
  travellerSteps: [
    [
      'Busca una sola vez',
      'Empresas, particulares y campings lado a lado, con los filtros que importan y sin nada empujado hacia arriba.',
    ],
    [
      'Míralo tal como es',
      'Las fotos, los precios y las normas del dueño. Lo que el dueño no ha dicho, decimos que no lo ha dicho.',
    ],
    [
      'Reserva con el dueño',
      'Ve a su página o envíale una consulta. Sin gastos, sin cuenta y sin comisión en el precio.',
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
    [
      'Quédate con cada reserva',
      'Los clics y las consultas te llegan directamente, firmados, contados y sin comisión.',
    ],
  ],
  travellerLink: 'Echar un vistazo',
  partnerLink: 'Publica en Campcairn',
};
