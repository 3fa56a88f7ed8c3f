import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Met je aanbod op Campcairn',
  description:
    'Gratis vermeldingen voor verhuurbedrijven, particulieren en campings: jouw pagina, jouw prijs, jouw boeking. Via formulier, spreadsheet, productfeed of API.',
  lead: 'Reizigers vinden je hier en boeken bij jou. Vermelden is gratis, zonder commissie.',
  blocks: [
    { h: 'Wat je krijgt' },
    {
      list: [
        'Een pagina voor elke vermelding, te vinden op plaats, data, personen en regels.',
        'Elke klik naar je eigen pagina, met een kenmerk om te tellen.',
        'Aanvragen in je dashboard, of binnen seconden in je eigen systeem.',
        'Dezelfde kansen als iedereen: [de volgorde van de resultaten](/how-results-are-ordered) is niet te koop.',
      ],
    },
    { h: 'Je dashboard', id: 'dashboard' },
    {
      label: 'Afbeeldingen van het dashboard',
      pictures: [
        {
          id: 'overview',
          alt: 'Het overzicht: een aanvraag die op antwoord wacht, en wat verder de aandacht van de eigenaar vraagt',
          text: 'Eerst wat je aandacht vraagt, dan hoe de laatste 30 dagen gingen.',
        },
        {
          id: 'listing',
          alt: 'Het formulier van een vermelding met titel, tekst, plaats en prijs',
          text: 'Een vermelding is een formulier. Wat je niet bij de hand hebt, kan later.',
        },
        {
          id: 'calendar',
          alt: 'De kalender van een camper: vrije nachten, bezette nachten en prijzen per nacht',
          text: 'Bezette nachten, en prijzen die met het seizoen meegaan.',
        },
        {
          id: 'enquiry',
          alt: 'Een aanvraag met de data, het aantal personen en de vraag van een reiziger',
          text: 'Aanvragen komen met data en personen. Jij antwoordt de reiziger zelf.',
        },
      ],
    },
    {
      list: [
        'Eerst wat je aandacht vraagt, elke maandag ook per e-mail, tot je het uitzet.',
        'Vermeldingen om te zoeken, te wijzigen, te pauzeren en te exporteren, en aanvragen met hoe elk is bezorgd.',
        'Je team: wie wijzigt, en wie alleen kijkt.',
        'Al je gegevens in één bestand, en het account gesloten, wanneer je maar wilt.',
      ],
    },
    {
      p: 'Log in met een gemailde link of een passkey, zonder wachtwoord. [Inloggen](/sign-in)',
    },
    { h: 'Vier manieren om mee te doen' },
    {
      ways: [
        {
          name: 'Formulier',
          who: 'Voor eigenaars van een paar campers of één camping',
          text: 'Foto’s, prijs, plaats, kalender: een paar minuten per vermelding, in je dashboard. Een browser is genoeg. [Meld je aan](/partners/apply)',
        },
        {
          name: 'Spreadsheet',
          who: 'Voor eigenaars van veel campers zonder ontwikkelaar',
          text: 'Eén rij per camper, als CSV of Excel. Je ziet wat er verandert voordat je het overneemt. [Bekijk een bestand met vijftig campers](/samples/fifty-vans.csv)',
        },
        {
          name: 'Productfeed',
          who: 'Voor bedrijven die al een feed hebben',
          text: 'Geef ons het adres van een CSV-, JSON- of XML-bestand: we lezen het elk uur of elke dag. [Hoe feeds worden gelezen](/developers/feeds)',
        },
        {
          name: 'API',
          who: 'Voor bedrijven met een ontwikkelaar',
          text: 'Eén aanroep per vermelding, of honderd in één, en aanvragen rechtstreeks in je systeem. [Gids voor ontwikkelaars](/developers)',
        },
      ],
    },
    { h: 'Hoe je partner wordt' },
    {
      steps: [
        'Vertel ons wie je bent, wat je verhuurt en hoeveel vermeldingen je ongeveer hebt: [meld je hier aan](/partners/apply).',
        'We kijken of je een echt bedrijf of platform bent dat bezit of beheert wat het aanbiedt: hoogstens drie werkdagen.',
        'Intussen log je in met hetzelfde adres en bereid je je vermeldingen voor. Niemand ziet ze voordat we je toelaten. Ontwikkelaars beginnen met een testsleutel. [Snelle start](/developers/quick-start)',
        'We mailen je een link naar je [dashboard](/sign-in): vul het formulier in, maak een API-sleutel, of geef het adres van je feed en zie wat we ervan maakten.',
        'Zodra je bent toegelaten, staan je vermeldingen online.',
      ],
    },
    { h: 'Wat het kost' },
    {
      p: 'Niets. Premium geeft je aanvragen ook per e-mail, je foto’s en prijzen op de pagina’s van campings uit OpenStreetMap, {ads|één uitgelichte plek met ‘Advertentie’ erbij, }en cijfers per vermelding: £ 19 per maand of £ 190 per jaar, altijd opzegbaar.',
    },
    { h: 'Wat we vragen' },
    {
      list: [
        'Foto’s, teksten en beoordelingen die van jou zijn of die je mag gebruiken.',
        'Prijzen waarvoor mensen echt kunnen boeken.',
        'Foto’s als JPEG, PNG of WebP, liefst minstens 1.200 pixels breed.',
        'Een plek bij benadering als je particulier verhuurt: we tonen een gebied, nooit het adres.',
      ],
    },
    { h: 'Vragen en antwoorden', id: 'questions' },
    {
      questions: [
        {
          q: 'Rekenen jullie commissie?',
          a: 'Nee. Niet over boekingen, aanvragen of klikken. Alleen Premium kost iets, als je daarvoor kiest.',
        },
        {
          q: 'Wie antwoordt de reiziger?',
          a: 'Jij. De aanvraag komt met naam, e-mail, data en vraag, en je schrijft terug.',
        },
        {
          q: 'Wie neemt de boeking en het geld aan?',
          a: 'Jij, zoals altijd. Wij nemen nooit boekingen of betalingen aan.',
        },
        {
          q: 'Hoe weet ik dat er een aanvraag is?',
          a: 'Je dashboard telt de aanvragen die wachten. Met Premium komen ze ook per e-mail, en je eigen systeem kan ze ontvangen.',
        },
        {
          q: 'Wat gebeurt er met mijn kalender bij Airbnb of elders?',
          a: 'Geef ons het iCalendar-adres: nachten die daar geboekt zijn, zijn hier bezet, elk uur gelezen. Je kalender hier heeft ook zo’n adres.',
        },
        {
          q: 'Ik heb één camper en geen bedrijf. Mag ik meedoen?',
          a: 'Ja, als hij van jou is of als je hem voor de eigenaar beheert. Kies een plek bij benadering: reizigers zien het gebied, nooit je adres.',
        },
        {
          q: 'Heb ik een website nodig?',
          a: 'Je hebt een pagina nodig waar reizigers kunnen boeken: je eigen site, of je pagina op een andere.',
        },
        {
          q: 'Wanneer sta ik online?',
          a: 'Binnen drie werkdagen. Intussen bereid je je vermeldingen voor; ze staan online zodra we je toelaten.',
        },
        {
          q: 'Kan ik betalen om hoger te staan?',
          a: 'Nee. [De volgorde van de resultaten](/how-results-are-ordered) is voor iedereen gelijk{ads|; bij Premium hoort één plek boven de resultaten, met ‘Advertentie’ erbij}.',
        },
        {
          q: 'Kan ik pauzeren of stoppen?',
          a: 'Zet een vermelding in de winter op pauze en haal haar met één klik terug. Je kunt je account elke dag sluiten: download eerst alles, dan zijn je vermeldingen meteen weg.',
        },
      ],
    },
  ],
};
