import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Met je aanbod op Campcairn',
  description:
    'Gratis vermeldingen voor verhuurbedrijven, particulieren en campings: jouw pagina, jouw prijs, jouw boeking. Via formulier, spreadsheet, productfeed of API.',
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
        'Eerst wat je aandacht vraagt, dan hoe de laatste 30 dagen gingen. Hetzelfde overzicht komt elke maandag per e-mail, tot je het uitzet.',
        'Je vermeldingen, om te zoeken, te wijzigen, te pauzeren en te exporteren, en je aanvragen, elk met hoe die is bezorgd.',
        'Je team, met rollen voor wie wijzigt en voor wie alleen kijkt.',
        'Al je gegevens in één bestand, en een manier om het account te sluiten, wanneer je maar wilt.',
      ],
    },
    {
      p: 'Je logt in met een gemailde link of een passkey: wachtwoorden zijn er niet. [Inloggen](/sign-in)',
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
        'We kijken of je een echt bedrijf of platform bent, en of wat je aanbiedt van jou is of door jou wordt beheerd. Dat duurt hoogstens drie werkdagen.',
        'Je kunt je vermeldingen voorbereiden terwijl wij kijken: log in met hetzelfde adres. Niemand ziet ze voordat we je toelaten. Ook je ontwikkelaar kan meteen beginnen: na het inloggen is er een testsleutel. [Snelle start](/developers/quick-start)',
        'We mailen je een link naar je [dashboard](/sign-in). Daar maak je je API-sleutel, vul je het formulier in of geef je het adres van je feed: we lezen hem één keer en laten zien wat we ervan maakten.',
        'Zodra je bent toegelaten, staan je vermeldingen online.',
      ],
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
        'Foto’s als JPEG, PNG of WebP, liefst minstens 1.200 pixels breed.',
        'Een plek bij benadering als je particulier verhuurt: we tonen een gebied, nooit het adres.',
      ],
    },
    { h: 'Vragen en antwoorden', id: 'questions' },
    {
      questions: [
        {
          q: 'Rekenen jullie commissie?',
          a: 'Nee. Niet over boekingen, niet over aanvragen, niet over klikken. Alleen Premium kost iets, en alleen als je daarvoor kiest.',
        },
        {
          q: 'Wie antwoordt de reiziger?',
          a: 'Jij. De aanvraag komt bij je aan met naam, e-mail, data en vraag, en je schrijft zelf terug. Wij zitten er niet tussen.',
        },
        {
          q: 'Wie neemt de boeking en het geld aan?',
          a: 'Jij, zoals je altijd deed. Wij nemen nooit boekingen of betalingen van reizigers aan.',
        },
        {
          q: 'Hoe weet ik dat er een aanvraag is?',
          a: 'Je dashboard telt de aanvragen die op antwoord wachten. Met Premium komen ze ook per e-mail, en je eigen systeem kan ze ontvangen.',
        },
        {
          q: 'Wat gebeurt er met mijn kalender bij Airbnb of elders?',
          a: 'Geef ons het iCalendar-adres, dan zijn de nachten die daar geboekt zijn ook hier bezet: we lezen het elk uur. Je kalender hier heeft ook zo’n adres, dat andere sites kunnen lezen.',
        },
        {
          q: 'Ik heb één camper en geen bedrijf. Mag ik meedoen?',
          a: 'Ja, als hij van jou is of als je hem voor de eigenaar beheert. Kies een plek bij benadering: reizigers zien het gebied, nooit je adres.',
        },
        {
          q: 'Heb ik een website nodig?',
          a: 'Elke vermelding leidt naar een pagina waar reizigers kunnen kijken en boeken. Dat kan je eigen site zijn, of je pagina op een andere.',
        },
        {
          q: 'Wanneer sta ik online?',
          a: 'We antwoorden binnen drie werkdagen, en intussen bereid je je vermeldingen voor. Ze staan online zodra we je toelaten.',
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
