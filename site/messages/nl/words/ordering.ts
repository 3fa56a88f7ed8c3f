import type { Words } from '../../words.ts';

export const ordering: Words = {
  title: 'Zo ontstaat de volgorde',
  description:
    'Wat op Campcairn de volgorde van zoekresultaten bepaalt, hoe zwaar elk ding telt, en wat betaling daaraan verandert: niets.',
  lead: 'Waarom de ene vermelding boven de andere staat. Hier staat alles.',
  blocks: [
    { h: 'Wat er in de resultaten staat' },
    {
      p: 'Elke actieve vermelding van elke toegelaten partner die bij je zoekopdracht past. Er ontbreekt er geen, en het getal boven de resultaten klopt precies.',
    },
    {
      p: 'Een aangevinkt filter toont wat ja zegt. Wat er niets over zegt, ontbreekt en wordt in één regel boven de resultaten geteld. Die regel toont het ook: met ‘niet vermeld’ erbij, in elke volgorde na alles wat op alles ja zegt. Je browser onthoudt de keuze.',
    },
    {
      p: 'Met data staan de resultaten in groepen: vrij; te vragen aan de aanbieder, en campings uit OpenStreetMap, aan wie hier niemand iets kan vragen; alleen voor een langer verblijf. In elke groep geldt de regel hierboven.',
    },
    {
      p: 'Bij campings horen ook de campings die OpenStreetMap kent bij de resultaten, met een opmerking erbij. Op afstand staan ze tussen de vermeldingen van partners; anders na die welke evenveel zeggen. Campings voor leden, groepen of een besloten kring komen als laatste; wat voor iedereen gesloten is, ontbreekt. Met ‘Waar het vandaan komt’ kies je.',
    },
    { h: 'Relevantie' },
    {
      p: 'De gewone volgorde. Eerst wat uitdrukkelijk past bij alles wat je vroeg; daarna op punten:',
    },
    {
      table: {
        head: ['Wat telt', 'Hoogstens', 'Hoe'],
        rows: [
          ['Foto’s', '25 %', 'Meer foto’s, tot acht'],
          [
            'Beoordeling',
            '20 %',
            'Zoals de partner die verzamelde; weinig beoordelingen tellen minder',
          ],
          ['Gegevens', '20 %', 'Hoeveel van de vragen die mensen stellen beantwoord zijn'],
          ['Prijs vermeld', '15 %', 'Of er een is, niet hoe hoog die is'],
          ['Beschrijving', '10 %', 'De lengte, tot 800 tekens'],
          ['Lot', '10 %', 'Eén keer getrokken per vermelding, zodat gelijken elkaar afwisselen'],
        ],
      },
    },
    {
      p: 'Rond een plaats, een postcode of een punt kost elke kilometer 15 %. Campings uit OpenStreetMap beginnen 100 % lager; een camping in de plaats kan zo vóór een vermelding op vijftien kilometer staan.',
    },
    {
      p: 'Verder telt niets: niet de partner, wat hij betaalt, hoe vaak erop wordt geklikt, hoe snel hij antwoordt of hoe nieuw de vermelding is, en niets over jou.',
    },
    { h: 'De andere volgordes' },
    {
      list: [
        '**Afstand**: tot de plaats of het punt dat je zocht.',
        '**Laagste prijs**: op de prijs per nacht; een week telt als zeven nachten. Prijzen worden nooit omgerekend, dus valuta’s worden niet op waarde vergeleken.',
        '**Beoordeling**: op de beoordeling, dan op hoeveel mensen die gaven.',
        '**Nieuwste**: op wanneer de vermelding voor het eerst bij ons binnenkwam.',
      ],
    },
    { h: 'Wat betaling verandert', id: 'ads' },
    {
      list: [
        'Niet de volgorde, niet welke vermeldingen passen, en niet hoeveel er worden geteld.',
        '{ads|Boven de eerste pagina kunnen hoogstens twee vermeldingen in een eigen blok staan, elk met ‘Advertentie’ en wie ervoor betaalt. Ze passen bij je zoekopdracht en worden elk uur geloot onder alle partners met Premium die een passende vermelding hebben: elk heeft dezelfde kans, en meer is niet te koop. Ze staan ook op hun plaats tussen de resultaten.}',
        'Op de pagina van een camping uit OpenStreetMap kan de eigenaar met Premium foto’s, prijzen en tekst tonen, met zijn naam erbij, naast wat OpenStreetMap zegt.',
        '{ads|‘Advertenties voorgoed verbergen’ wordt alleen in jouw browser onthouden. Met de knop hieronder zie je ze weer.}',
      ],
    },
    { h: 'Van wie dit aanbod is' },
    {
      p: 'Bij elke vermelding staat de partner. Campcairn biedt zelf niets aan en trekt niemand voor. Beoordelingen zijn van de partners; we controleren niet of elke beoordeling van een klant komt.',
    },
  ],
};
