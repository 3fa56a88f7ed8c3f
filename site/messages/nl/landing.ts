import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('nl');

export const landing: Messages['landing'] = {
  headings: {
    campervan: (where) => `Buscamper huren${where}`,
    motorhome: (where) => `Camper huren${where}`,
    caravan: (where) => `Caravan huren${where}`,
    campsite: (where) => `Campings${where}`,
  },
  counts: {
    campervan: (count) => n(count, { one: '# buscamper te huur', other: '# buscampers te huur' }),
    motorhome: (count) => n(count, { one: '# camper te huur', other: '# campers te huur' }),
    caravan: (count) => n(count, { one: '# caravan te huur', other: '# caravans te huur' }),
    campsite: (count) => n(count, { one: '# camping', other: '# campings' }),
  },
  lead: {
    campervan:
      'Compacte bussen en hefdaken van verhuurders en particulieren. Kies data en zie wat vrij is.',
    motorhome: 'Alkoven, half- en integraalcampers. Vergelijk slaapplaatsen, lengte en rijbewijs.',
    caravan: 'Om te trekken of al op hun plek, met regels en prijzen.',
    campsite:
      'Van een veldje bij de boer tot een plaats met alles erop: plaatsen, data en prijzen zoals de camping ze vermeldt.',
  },
  summary: (count, where, most) =>
    most === null ? `${count}${where}.` : `${count}${where}, de meeste${most}.`,
  prices: (low, high, some) => {
    const who = some ? 'Waar een prijs vermeld is, kosten de meeste' : 'De meeste kosten';
    if (low === null) return high === null ? null : `${who} hoogstens ${high} per nacht.`;
    return high === null
      ? `${who} ${low} per nacht of meer.`
      : `${who} ${low} tot ${high} per nacht.`;
  },
  showDates: 'Bekijk beschikbaarheid',
  description: (heading, count) =>
    `${heading}: ${count}, met prijzen, foto’s en regels. Gratis; je boekt bij de aanbieder.`,
  countiesOf: { GB: 'Graafschappen', IE: 'Graafschappen', FR: 'Departementen', ES: 'Provincies' },
  areas: { country: 'Landen', region: 'Regio’s', county: 'Graafschappen', town: 'Plaatsen' },
  more: {
    country: (count) => n(count, { one: 'Nog # land', other: 'Nog # landen, van A tot Z' }),
    region: (count) => n(count, { one: 'Nog # regio', other: 'Nog # regio’s, van A tot Z' }),
    county: (count) =>
      n(count, { one: 'Nog # graafschap', other: 'Nog # graafschappen, van A tot Z' }),
    town: (count) => n(count, { one: 'Nog # plaats', other: 'Nog # plaatsen, van A tot Z' }),
  },
  beside: 'In de buurt',
  otherCategories: (where) => `Ook${where}`,
  openData: (where) => `Meer campings${where}`,
  openDataLead:
    'Door vrijwilligers vastgelegd in OpenStreetMap. Niemand biedt ze hier nog aan: geen prijzen.',
  directory: (where) =>
    where ? `Alle campings${where}, plaats voor plaats` : 'Alle campings, per land en regio',
};
