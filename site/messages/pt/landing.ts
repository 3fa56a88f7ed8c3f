import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('pt');

export const landing: Messages['landing'] = {
  headings: {
    campervan: (place) => (place ? `Aluguer de campervans: ${place}` : 'Aluguer de campervans'),
    motorhome: (place) =>
      place ? `Aluguer de autocaravanas: ${place}` : 'Aluguer de autocaravanas',
    caravan: (place) => (place ? `Aluguer de caravanas: ${place}` : 'Aluguer de caravanas'),
    campsite: (place) => (place ? `Parques de campismo: ${place}` : 'Parques de campismo'),
  },
  counts: {
    campervan: (count) =>
      n(count, { one: '# campervan para alugar', other: '# campervans para alugar' }),
    motorhome: (count) =>
      n(count, { one: '# autocaravana para alugar', other: '# autocaravanas para alugar' }),
    caravan: (count) =>
      n(count, { one: '# caravana para alugar', other: '# caravanas para alugar' }),
    campsite: (count) => n(count, { one: '# parque de campismo', other: '# parques de campismo' }),
  },
  lead: {
    campervan:
      'Campervans compactas e de teto elevatório, de empresas e de particulares. Compare o que está incluído, veja o que está livre nas suas datas e reserve com o dono.',
    motorhome:
      'Capucines, perfiladas e integrais com espaço para todos. Compare camas, comprimento e carta, e reserve com o dono.',
    caravan:
      'Caravanas para rebocar e outras à sua espera. Veja as regras e os preços, e reserve com o dono.',
    campsite:
      'Do prado de uma quinta ao alvéolo com tudo. Veja que lugares há, quando abrem e quanto custam, e reserve com o parque.',
  },
  description: (heading, count) =>
    `${heading}: ${count}, com preços, fotografias e regras. É grátis; reserva com o dono.`,
  areas: { country: 'Países', region: 'Regiões', town: 'Localidades' },
  more: {
    country: (count) => n(count, { one: 'mais # país', other: 'mais # países, de A a Z' }),
    region: (count) => n(count, { one: 'mais # região', other: 'mais # regiões, de A a Z' }),
    town: (count) => n(count, { one: 'mais # localidade', other: 'mais # localidades, de A a Z' }),
  },
  beside: 'Ao lado',
  otherCategories: (place) => `Também: ${place}`,
  openData: (place) => `Mais parques de campismo: ${place}`,
  openDataLead:
    'Segundo o OpenStreetMap, onde voluntários registam o que existe. Ainda ninguém os oferece aqui, por isso não têm preços.',
  directory: (place) =>
    place
      ? `Todos os parques de campismo, localidade a localidade: ${place}`
      : 'Todos os parques de campismo, por país e região',
};
