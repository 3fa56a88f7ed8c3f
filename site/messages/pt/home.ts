import type { Messages } from '../index.ts';

export const home: Messages['home'] = {
  title: 'Aluguer de campervans, autocaravanas e caravanas, e parques de campismo',
  description:
    'Alugue uma campervan, uma autocaravana ou uma caravana, ou encontre um parque de campismo, no Reino Unido, na Irlanda, em França, em Espanha e em Portugal. Grátis; reserva com o dono.',
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
  regionsLead: 'Onde há mais escolha agora.',
  how: 'Como funciona',
  forTravellers: 'Para viajantes',
  travellerSteps: [
    [
      'Procure uma só vez',
      'Empresas, particulares e parques numa só lista. Ninguém compra um lugar nela.',
    ],
    ['Veja como é', 'Fotografias, preços e regras do dono, e «não indicado» se nada diz.'],
    ['Reserve com o dono', 'Na página dele ou com um pedido. Sem taxas, sem conta, sem comissão.'],
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
    ['Fique com cada reserva', 'Os cliques e os pedidos chegam-lhe diretamente. Sem comissão.'],
  ],
  travellerLink: 'Dar uma vista de olhos',
  partnerLink: 'Anuncie no Campcairn',
};
