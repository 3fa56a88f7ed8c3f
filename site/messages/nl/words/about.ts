import type { Words } from '../../words.ts';

export const about: Words = {
  title: 'Over Campcairn',
  description: 'Wat Campcairn is, voor wie het er is en waar het van leeft.',
  lead: 'Een ‘cairn’ is een stapeltje stenen dat wandelaars achterlaten voor wie na hen komt. Het wijst de weg en vraagt er niets voor.',
  blocks: [
    {
      p: 'Campcairn is een gratis zoeksite voor buscampers, campers en caravans om te huren, en voor campings. Het begon met het Verenigd Koninkrijk, Ierland, Frankrijk, Spanje en Portugal.',
    },
    { h: 'Wat Campcairn doet' },
    {
      list: [
        'Het brengt bijeen wat verhuurbedrijven, particulieren en campings aanbieden, elk met eigen woorden, foto’s en prijzen.',
        'Het beantwoordt wat je vraagt: plaats, data, personen, en de regels die bepalen of een camper de juiste is.',
        'Het stuurt je naar de aanbieder. Daar boek je, en daar betaal je.',
      ],
    },
    { h: 'Wat Campcairn niet doet' },
    {
      list: [
        'Het neemt geen boekingen en geen betalingen aan, en van geen van beide commissie.',
        'Het verkoopt geen gegevens, niet die van jou en niet die van partners.',
        'Het kopieert geen andere websites. Alles hier is gestuurd door de partner die het aanbiedt, of komt uit open data.',
        'Het verzint niets. Wat een aanbieder niet heeft gezegd, staat er als niet vermeld.',
      ],
    },
    { h: 'Waar Campcairn van leeft' },
    {
      p: 'Vermelden is gratis. Partners kunnen tegen een vaste prijs extra’s krijgen, zoals aanvragen per e-mail. Aan de volgorde van de resultaten verandert dat niets; zie [zo ontstaat de volgorde](/how-results-are-ordered).',
    },
    { h: 'Waar de gegevens vandaan komen' },
    {
      list: [
        'Vermeldingen: van de [partners](/partners) die ze aanbieden.',
        'Campings als plaatsen: © [OpenStreetMap-bijdragers](https://www.openstreetmap.org/copyright), Open Database Licence.',
        'Steden en dorpen: [GeoNames](https://www.geonames.org), CC BY 4.0.',
        'Kusten en grenzen: [Natural Earth](https://www.naturalearthdata.com), publiek domein.',
      ],
    },
    { h: 'Wie deze site beheert', id: 'operator' },
    { operator: true },
  ],
};
