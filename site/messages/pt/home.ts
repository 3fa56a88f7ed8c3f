import type { Messages } from '../index.ts';

export const home: Messages['home'] = {
  title: 'Aluguer de campervans, autocaravanas e caravanas, e parques de campismo',
  description:
    'Encontre uma campervan, uma autocaravana ou uma caravana para alugar, ou um parque de campismo onde acordar, no Reino Unido, na Irlanda, em França, em Espanha e em Portugal. É grátis; reserva com o dono.',
  heading: 'Acorde num sítio bom.',
  lead: 'Campervans para alugar e lugares onde as estacionar, no Reino Unido, na Irlanda, em França, em Espanha e em Portugal.',
  categories: 'O que procura?',
  categoryLines: {
    campervan: 'Cabe em qualquer caminho',
    motorhome: 'Espaço para todos, e um duche',
    caravan: 'Para rebocar, ou à sua espera',
    campsite: 'Um prado, uma vista, um duche quente',
  },
  regions: 'Regiões que valem a viagem',
  regionsLead: 'Onde agora há mais por onde escolher.',
  how: 'Como funciona',
  forTravellers: 'Para viajantes',
  travellerSteps: [
    [
      'Procure uma só vez',
      'Empresas, particulares e parques lado a lado, com os filtros que importam e nada empurrado para cima.',
    ],
    [
      'Veja como é',
      'As fotografias, os preços e as regras do dono. O que o dono não disse, dizemos que não disse.',
    ],
    [
      'Reserve com o dono',
      'Vá à página dele ou envie um pedido. Sem taxas, sem conta e sem comissão no preço.',
    ],
  ],
  forPartners: 'Para parceiros',
  partnerSteps: [
    [
      'Envie os seus anúncios',
      'Por API, por um ficheiro de produtos ou à mão. Grátis, para uma campervan ou para vinte mil.',
    ],
    [
      'Seja encontrado',
      'Cada anúncio é situado na sua localidade e região, com uma página própria.',
    ],
    [
      'Fique com cada reserva',
      'Os cliques e os pedidos chegam-lhe diretamente, assinados, contados e sem comissão.',
    ],
  ],
  travellerLink: 'Dar uma vista de olhos',
  partnerLink: 'Anuncie no Campcairn',
};
