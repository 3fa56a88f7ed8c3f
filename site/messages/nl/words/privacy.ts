import type { Words } from '../../words.ts';

export const privacy: Words = {
  title: 'Privacy',
  description: 'Wat Campcairn over je bewaart, waarom, hoelang, en hoe je het laat wissen.',
  lead: 'We bewaren zo weinig als nodig is om de dienst te laten werken. Je kunt rondkijken zonder een spoor achter te laten.',
  blocks: [
    { h: 'Als je alleen rondkijkt' },
    {
      list: [
        'Geen cookies, geen advertentienetwerken, geen tracking en geen verzoek aan een ander bedrijf: foto’s en kaart komen van onze eigen server.',
        'Je netwerkadres dient om je te antwoorden en wordt kort in het geheugen geteld om misbruik tegen te gaan. Het wordt niet bewaard.',
        'Onze logboeken zeggen welk soort pagina werd opgevraagd en hoelang dat duurde: geen adres, geen naam, geen zoekopdracht.',
        'Wat je bewaart, opent, plant en zoekt, wat je over je camper zegt en hoe je de resultaten instelt, blijft in je browser. Een gedeelde reis staat in haar adres; wij bewaren er geen.',
        'Zodra je iets bewaart, een reis plant of een aanvraag verstuurt, bewaart je browser ook die pagina’s en je bewijzen, zodat ze zonder netwerk openen: bewijzen hoogstens 90 dagen. Een aanvraag die niet verstuurd kon worden, wacht daar hoogstens 30 dagen en gaat alleen weg als jij het zegt. Zoekopdrachten waaraan je herinnerd wilt worden, staan er ook; hun feed wordt hoogstens om de zes uur opgevraagd terwijl je de site gebruikt. Onder ‘Op dit apparaat’ bekijk en wis je alles.',
        'Een zoekopdracht die je als feed volgt, wordt opgevraagd door je feedlezer, met het adres en niets over jou.',
        'We tellen hoe vaak elke vermelding wordt getoond, geopend en bewaard: totalen per dag, soort pagina en gezocht land. Over jou wordt daarbij niets bewaard, zelfs niet of je hier eerder was. Bots tellen niet mee.',
        'Zoekopdrachten die weinig vinden, tellen we per dag: de plaats, of de woorden als er geen plaats bekend is. Wat lijkt op een e-mailadres, een telefoonnummer of een volledige postcode laten we weg, woorden van minder dan drie bezoeken ziet niemand, en na 90 dagen wissen we de aantallen. Om een bezoek één keer te tellen blijft je netwerkadres in onleesbare vorm tot het einde van de dag in het geheugen.',
      ],
    },
    { h: 'Als je naar een partner gaat' },
    {
      p: 'We noteren dat iemand van deze vermelding naar de pagina ervan ging, en wanneer. We geven een kenmerk door dat voor die klik staat, en niets over jou: geen adres, geen browser, geen zoekopdracht. Bots tellen niet mee.',
    },
    { h: 'Als je een aanvraag verstuurt' },
    {
      table: {
        head: ['Wat', 'Waarvoor', 'Hoelang'],
        rows: [
          [
            'Naam, e-mail, telefoon, bericht',
            'Zodat de aanbieder je kan antwoorden',
            '90 dagen, of tot je het wist',
          ],
          [
            'Data en aantal personen',
            'Zodat de aanbieder je kan antwoorden',
            'Blijft bewaard, zonder iets dat zegt wie je bent',
          ],
          [
            'Wanneer je toestemming gaf, en voor welke tekst',
            'Om dat te kunnen aantonen',
            'Samen met de aanvraag',
          ],
          ['Hoe de bezorging verliep', 'Om het opnieuw te proberen als ze mislukt', '90 dagen'],
        ],
      },
    },
    {
      p: 'De aanvraag gaat naar de partner naar wiens vermelding je vroeg, omdat je daarmee hebt ingestemd, en naar geen andere. Met één formulier kun je het er maximaal drie vragen: elke partner voor wie je toestemming gaf, krijgt een eigen aanvraag en hoort niet aan wie je het nog meer vroeg. Voor zijn eigen kopie is daarna de partner verantwoordelijk; vraag hem die te wissen.',
    },
    {
      p: 'Daarna krijg je een geheime link: zie of de aanvraag is aangekomen, en wis je gegevens meteen.',
    },
    { h: 'Als je je aanmeldt als partner', id: 'applying' },
    {
      table: {
        head: ['Wat je stuurt', 'Waarvoor', 'Hoelang'],
        rows: [
          [
            'Je naam, je e-mail, wat je over het bedrijf schrijft, het adres van een feed',
            'Om de aanmelding na te kijken en te beantwoorden',
            '90 dagen, wat het antwoord ook is',
          ],
          [
            'Het bedrijf, de website en het land ervan, wat het verhuurt en hoeveel vermeldingen ongeveer',
            'Om te weten wie zich heeft aangemeld',
            'Blijft bewaard, zonder de persoon die het stuurde',
          ],
        ],
      },
    },
    {
      p: 'Als we de aanmelding goedkeuren, wordt het e-mailadres het contactadres van het partneraccount. Log je daarvoor in om vermeldingen voor te bereiden, dan heb je zo’n account al. Wijzen we de aanmelding af, dan verwijderen we het met de vermeldingen 14 dagen later; alleen het logboek van wijzigingen blijft.',
    },
    { h: 'Als je een vermelding meldt', id: 'reporting' },
    {
      p: 'We bewaren de reden die je kiest, wat je schrijft en je e-mailadres als je dat geeft, om de vermelding na te kijken en je zo nodig iets te vragen. Wat je schreef en je e-mailadres worden na 90 dagen gewist; dat de vermelding is gemeld, en waarom, blijft bewaard. De aanbieder komt niet te weten wie je bent.',
    },
    { h: 'Je rechten' },
    {
      p: 'Je mag vragen wat we over je bewaren, het laten verbeteren, opvragen of wissen, en je toestemming op elk moment intrekken. Schrijf naar {contact}, vanaf het adres dat je hebt gebruikt. Je kunt ook een klacht indienen bij de privacytoezichthouder in je land.',
    },
    { h: 'Als je een partneraccount hebt' },
    {
      list: [
        'We bewaren de naam, de website en het contactadres van het bedrijf, wat het aanbiedt, en de adressen van de mensen die ervoor handelen.',
        'Bij het inloggen wordt één cookie geplaatst, die daarvoor nodig is. We bewaren wie wanneer inlogde en met welke browser; iedereen ziet dat van zichzelf en kan het beëindigen. Een vermelding die je schrijft, blijft in de browser tot ze is bewaard, hoogstens 30 dagen, en wordt bij het uitloggen gewist.',
        'Wat er wordt gewijzigd, en door wie, staat in een logboek. Hoeveel API-aanroepen hoe werden beantwoord, wordt per dag bewaard, 90 dagen lang.',
        'Onze e-mails kun je uitzetten in het dashboard of via een link in elk ervan, behalve die waar het account niet zonder kan.',
        'De eigenaar van een account kan alles als één bestand downloaden en het account sluiten: vermeldingen verdwijnen meteen, wat reizigers schreven wordt gewist, en het contactadres volgt 90 dagen later.',
      ],
    },
    { h: 'Wie deze site beheert', id: 'operator' },
    { operator: true },
  ],
};
