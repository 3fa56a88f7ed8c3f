import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Met je aanbod op Campcairn',
  description:
    'Gratis vermeldingen voor verhuurbedrijven, particulieren en campings: jouw pagina, jouw prijs, jouw boeking. Via API, productfeed of formulier.',
  lead: 'Reizigers vinden je hier en boeken bij jou. Vermeldingen, klikken en aanvragen zijn gratis, en er is geen commissie.',
  blocks: [
    { h: 'Wat je krijgt' },
    {
      list: [
        'Een pagina voor elke vermelding, bij de juiste plaats, regio en land, te vinden op data, personen en regels.',
        'Elke klik naar je eigen pagina, met een kenmerk dat je kunt tellen.',
        'Aanvragen, ondertekend en binnen seconden in je systeem, door jou opgehaald wanneer het uitkomt, of te lezen in je dashboard.',
        'Dezelfde kansen als iedereen: [de volgorde van de resultaten](/how-results-are-ordered) is niet te koop.',
      ],
    },
    { h: 'Drie manieren om mee te doen' },
    {
      table: {
        head: ['Manier', 'Voor wie', 'Wat het vraagt'],
        rows: [
          [
            '[API](/developers)',
            'Bedrijven met een ontwikkelaar',
            'Eén aanroep per vermelding, of honderd in één',
          ],
          [
            'Productfeed',
            'Bedrijven die al een feed hebben',
            'Het adres van een CSV-, JSON- of XML-bestand; we lezen het elk uur of elke dag',
          ],
          [
            'Formulier',
            'Alle anderen',
            'Een formulier in je dashboard, met dezelfde controles als de API',
          ],
        ],
      },
    },
    { h: 'Hoe je partner wordt' },
    {
      steps: [
        'Vertel ons wie je bent, wat je verhuurt en hoeveel vermeldingen je ongeveer hebt: [meld je hier aan](/partners/apply).',
        'We kijken of je een echt bedrijf of platform bent, en of wat je aanbiedt van jou is of door jou wordt beheerd. Dat duurt hoogstens drie werkdagen.',
        'We mailen je een link naar je [dashboard](/sign-in). Daar maak je je API-sleutel, vul je het formulier in of geef je het adres van je feed: we lezen hem één keer en laten zien wat we ervan maakten.',
        'Je vermeldingen staan online zodra ze binnenkomen.',
      ],
    },
    { h: 'Je dashboard', id: 'dashboard' },
    {
      list: [
        'Eerst wat je aandacht vraagt, dan hoe de laatste 30 dagen gingen en hoe het gaat met je API-aanroepen, webhook en feed. Hetzelfde overzicht komt elke maandag per e-mail, tot je het uitzet.',
        'Je vermeldingen, om te zoeken, te wijzigen, te pauzeren en te exporteren, en je aanvragen, elk met hoe die is bezorgd.',
        'Je sleutel, je webhook met een logboek van 90 dagen, en je feed met elke regel die verbeterd moet worden.',
        'Je team, met rollen voor wie wijzigt en voor wie alleen kijkt.',
        'Al je gegevens in één bestand, en een manier om het account te sluiten, wanneer je maar wilt.',
      ],
    },
    {
      p: 'Je logt in met een gemailde link of een passkey: wachtwoorden zijn er niet. [Inloggen](/sign-in)',
    },
    { h: 'Wat het kost' },
    {
      p: 'Niets. Wil je meer, dan is er Premium: aanvragen ook per e-mail, je foto’s en prijzen op de pagina’s van campings uit OpenStreetMap, {ads|één uitgelichte plek met ‘Advertentie’ erbij, }en cijfers per vermelding. Het kost £ 19 per maand of £ 190 per jaar, en je kunt op elk moment opzeggen.',
    },
    { h: 'Wat we vragen' },
    {
      list: [
        'Foto’s, teksten en beoordelingen die van jou zijn of die je mag gebruiken.',
        'Prijzen waarvoor mensen echt kunnen boeken.',
        'Foto’s als https-adressen van JPEG, PNG of WebP, liefst minstens 1.200 pixels breed.',
        'Een plek bij benadering als je particulier verhuurt: we tonen een gebied, nooit het adres.',
      ],
    },
  ],
};
