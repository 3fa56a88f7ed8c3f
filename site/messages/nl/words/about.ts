import type { Words } from '../../words.ts';

export const about: Words = {
  title: 'Over Campcairn',
  description: 'Wat Campcairn is, voor wie het er is en waar het van leeft.',
  lead: 'Een ‘cairn’ is een stapeltje stenen dat wandelaars achterlaten voor wie na hen komt. Het wijst de weg en vraagt er niets voor.',
  blocks: [
    {
      p: 'Campcairn vindt buscampers, campers en caravans om te huren, en campings. Gratis, in het Verenigd Koninkrijk, Ierland, Frankrijk, Spanje en Portugal.',
    },
    { h: 'Wat Campcairn doet' },
    {
      list: [
        'Verhuurbedrijven, particulieren en campings bij elkaar, met eigen woorden, foto’s en prijzen.',
        'Zoek op plaats, data, personen en de regels die bepalen welke camper bij je past.',
        'Je boekt bij de aanbieder, en betaalt daar.',
      ],
    },
    { h: 'Wat Campcairn niet doet' },
    {
      list: [
        'Geen boekingen, geen betalingen, geen commissie.',
        'Geen verkoop van gegevens, niet die van jou en niet die van partners.',
        'Niets gekopieerd: partners sturen hun vermeldingen, de rest is open data.',
        'Niets verzonnen: wat een aanbieder niet heeft gezegd, staat er als niet vermeld.',
      ],
    },
    { h: 'Waar Campcairn van leeft' },
    {
      p: 'Vermelden is gratis. Partners kunnen tegen een vaste prijs extra’s krijgen, zoals aanvragen per e-mail. [De volgorde van de resultaten](/how-results-are-ordered) blijft dezelfde.',
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
