import type { Words } from '../../words.ts';

export const ordering: Words = {
  title: 'Zo ontstaat de volgorde',
  description:
    'Wat op Campcairn de volgorde van zoekresultaten bepaalt, hoe zwaar elk ding telt, en wat betaling daaraan verandert: niets.',
  lead: 'Je hoort te weten waarom de ene vermelding boven de andere staat. Hier staat alles.',
  blocks: [
    { h: 'Wat er in de resultaten staat' },
    {
      p: 'Elke actieve vermelding van elke toegelaten partner die past bij wat je vroeg. Niets wat past ontbreekt, en het getal boven de resultaten klopt precies.',
    },
    {
      p: 'Een aangevinkt filter toont wat ja zegt. Wat er niets over zegt, ontbreekt en wordt in één regel boven de resultaten geteld. Die regel toont het ook: met ‘niet vermeld’ erbij, in elke volgorde na alles wat op alles ja zegt. Je browser onthoudt de keuze.',
    },
    {
      p: 'Met data staan de resultaten in groepen: vrij op jouw data; te vragen aan de aanbieder, en daarnaast campings uit OpenStreetMap, aan wie hier niemand iets kan vragen; als laatste wat alleen voor een langer verblijf is. In elke groep geldt de regel hierboven.',
    },
    {
      p: 'Zoek je campings, dan horen ook de campings die OpenStreetMap kent bij de resultaten, met een opmerking erbij. Bij relevantie, prijs, beoordeling en nieuwste komen ze na de vermeldingen van partners die evenveel zeggen; bij afstand staan ze ertussen. Campings die alleen voor leden, groepen of een besloten kring zijn, komen als laatste; wat voor iedereen gesloten is, ontbreekt. Met ‘Waar het vandaan komt’ kies je.',
    },
    { h: 'Relevantie' },
    {
      p: 'De gewone volgorde. Vermeldingen die uitdrukkelijk passen bij alles wat je vroeg, komen eerst. Daarbinnen heeft elke vermelding punten:',
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
      p: 'Rond een plaats, een postcode of een punt telt ook de afstand: elke kilometer kost 15 %. Campings uit OpenStreetMap beginnen 100 % lager; een camping in de plaats kan zo vóór een vermelding op vijftien kilometer staan.',
    },
    {
      p: 'Verder telt niets: niet wie de partner is, niet wat hij betaalt, niet hoe vaak erop wordt geklikt, niet hoe snel hij antwoordt, niet hoe nieuw de vermelding is, en niets over jou.',
    },
    { h: 'De andere volgordes' },
    {
      list: [
        '**Afstand**: tot de plaats of het punt dat je zocht.',
        '**Laagste prijs**: op de prijs per nacht. Een weekprijs telt als zeven nachten. Prijzen worden nooit omgerekend, dus verschillende valuta’s worden niet op waarde vergeleken.',
        '**Beoordeling**: op de beoordeling, dan op hoeveel mensen die gaven.',
        '**Nieuwste**: op wanneer de vermelding voor het eerst bij ons binnenkwam.',
      ],
    },
    { h: 'Wat betaling verandert', id: 'ads' },
    {
      list: [
        'Niet de volgorde, niet welke vermeldingen passen, en niet hoeveel er worden geteld.',
        '{ads|Boven de eerste pagina met resultaten kunnen hoogstens twee vermeldingen in een eigen blok staan, elk met ‘Advertentie’ en wie ervoor betaalt. Ze passen bij wat je vroeg en worden elk uur geloot onder alle partners met Premium die een passende vermelding hebben: elk heeft dezelfde kans, en meer is niet te koop. Dezelfde vermeldingen staan ook tussen de resultaten, waar ze zonder betaling zouden staan.}',
        'Op de pagina van een camping uit OpenStreetMap kan de eigenaar met Premium foto’s, prijzen en tekst tonen, met de naam van de eigenaar erbij. Wat OpenStreetMap zegt, blijft zoals het is.',
        '{ads|‘Advertenties voorgoed verbergen’ onder het blok wordt alleen in jouw browser onthouden. Met de knop hieronder zie je ze weer.}',
      ],
    },
    { h: 'Van wie dit aanbod is' },
    {
      p: 'Bij elke vermelding staat de partner. Campcairn biedt zelf niets aan en trekt niemand voor. Beoordelingen zijn van de partners; we controleren niet of elke beoordeling van een klant komt.',
    },
  ],
};
