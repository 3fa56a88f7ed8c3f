import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('pt');

export const landing: Messages['landing'] = {
  headings: {
    campervan: (where) => `Aluguer de campervans${where}`,
    motorhome: (where) => `Aluguer de autocaravanas${where}`,
    caravan: (where) => `Aluguer de caravanas${where}`,
    campsite: (where) => `Parques de campismo${where}`,
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
      'Campervans compactas e de teto elevatório, de empresas e de particulares. Escolha datas e veja o que está livre.',
    motorhome: 'Capucines, perfiladas e integrais. Compare camas, comprimento e carta.',
    caravan: 'Para rebocar ou já no seu lugar, com regras e preços.',
    campsite:
      'Do prado de uma quinta ao alvéolo com tudo: lugares, datas e preços segundo cada parque.',
  },
  summary: (count, where, most) =>
    most === null ? `${count}${where}.` : `${count}${where}, sobretudo${most}.`,
  prices: (low, high, some) => {
    const who = some ? 'Onde há preço indicado, a maioria custa' : 'A maioria custa';
    if (low === null) return high === null ? null : `${who} até ${high} por noite.`;
    return high === null
      ? `${who} ${low} por noite ou mais.`
      : `${who} entre ${low} e ${high} por noite.`;
  },
  showDates: 'Ver disponibilidade',
  description: (heading, count) =>
    `${heading}: ${count}, com preços, fotografias e regras. É grátis; reserva com o dono.`,
  countiesOf: { GB: 'Condados', IE: 'Condados', FR: 'Departamentos', ES: 'Províncias' },
  areas: { country: 'Países', region: 'Regiões', county: 'Condados', town: 'Localidades' },
  more: {
    country: (count) => n(count, { one: 'mais # país', other: 'mais # países, de A a Z' }),
    region: (count) => n(count, { one: 'mais # região', other: 'mais # regiões, de A a Z' }),
    county: (count) => n(count, { one: 'mais # condado', other: 'mais # condados, de A a Z' }),
    town: (count) => n(count, { one: 'mais # localidade', other: 'mais # localidades, de A a Z' }),
  },
  beside: 'Ao lado',
  otherCategories: (where) => `Também${where}`,
  openData: (where) => `Mais parques de campismo${where}`,
  openDataLead:
    'Registados por voluntários no OpenStreetMap. Ainda ninguém os oferece aqui: não há preços.',
  directory: (where) =>
    where
      ? `Todos os parques de campismo${where}, localidade a localidade`
      : 'Todos os parques de campismo, por país e região',
};
