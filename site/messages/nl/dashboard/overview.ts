import type { DashboardWords } from '../../dashboard-words.ts';

const listings = (count: string) => (count === '1' ? '1 vermelding' : `${count} vermeldingen`);

export const words: DashboardWords['overview'] = {
  title: 'Overzicht',
  lead: 'Wat je als eerste moet doen, en hoe de afgelopen 30 dagen gingen.',
  prepare: {
    lead: 'Wat je kunt doen tot we hebben beslist.',
    first: 'Je eerste vermelding voorbereiden',
    more: 'Meer vermeldingen voorbereiden',
    what: [
      'Vertel wat het is, waar het is, en wat een nacht kost.',
      'Voeg je foto’s toe.',
      'Geef aan welke nachten bezet zijn, of verbind een kalender die je elders hebt.',
    ],
    add: 'Vermelding toevoegen',
    file: 'Uit een spreadsheet overnemen',
    see: 'Vermeldingen bekijken',
    developer: 'Voor je ontwikkelaar: er is nu al een testsleutel.',
    testKey: 'Naar de testsleutel',
    after:
      'We schrijven je als we hebben beslist. Aanvragen, een team en al het andere komen zodra je bent toegelaten.',
  },
  steps: {
    title: 'Eerste stappen',
    lead: (done, all) => `${done} van ${all} klaar`,
    done: 'Klaar',
    each: {
      listing: {
        title: 'Voeg je eerste vermelding toe',
        text: 'Vul een formulier in, of stuur ons een spreadsheet. Die staat meteen op de site.',
        go: 'Vermelding toevoegen',
      },
      feed: {
        title: 'Laat een feed aansluiten',
        text: 'We lezen hem telkens opnieuw.',
        go: 'Feed bekijken',
      },
      read: {
        title: 'Haal er je eerste vermeldingen uit',
        text: 'Ze staan op de site zodra de feed is gelezen. Op de pagina ervan staat wanneer dat is, en wat er aan een regel niet klopt.',
        go: 'Feed bekijken',
      },
      sent: {
        title: 'Stuur je eerste vermelding',
        text: 'Met een PUT via de API, of in het formulier hier. Die staat meteen op de site.',
        go: 'Kijk hoe',
      },
      key: {
        title: 'Maak een API-sleutel',
        text: 'Alleen als je programma’s vermeldingen sturen of aanvragen en klikken ophalen. Het formulier en feeds hebben er geen nodig.',
        go: 'Sleutel maken',
      },
      hear: {
        title: 'Hoe hoor je van aanvragen?',
        text: 'Reizigers wachten op antwoord, dus kies de manier waar je het vaakst naar kijkt.',
        go: 'Kiezen',
      },
      premium: {
        title: 'Neem Premium, dan krijg je aanvragen per mail',
        text: 'Tot die tijd wachten ze hier op je, en staat hun aantal bij ‘Aanvragen en klikken’.',
        go: 'Premium bekijken',
      },
      webhook: {
        title: 'Stel het adres van je webhook in',
        text: 'Tot die tijd wachten aanvragen hier op je, en staat hun aantal bij ‘Aanvragen en klikken’.',
        go: 'Webhook instellen',
      },
    },
    guide: 'Handleiding voor ontwikkelaars',
  },
  enquiries: {
    dashboard: {
      title: (count) =>
        count === '1'
          ? '1 aanvraag wacht op je antwoord'
          : `${count} aanvragen wachten op je antwoord`,
      lead: 'Reizigers boeken bij wie het eerst antwoordt.',
    },
    elsewhere: {
      title: (count) =>
        count === '1'
          ? '1 aanvraag heeft je niet bereikt'
          : `${count} aanvragen hebben je niet bereikt`,
      lead: 'Reizigers wachten op antwoord. Je kunt hier lezen en antwoorden.',
    },
    read: 'Lezen en antwoorden',
    all: 'Allemaal bekijken',
  },
  needs: {
    title: 'Wat je als eerste moet doen',
    nothing: 'Er wacht niets op je.',
    nothingText:
      'Aanvragen komen aan, vermeldingen zijn volledig, en alles wat wordt gelezen of verstuurd, werkt.',
    outage: 'Je webhook werkt niet',
    outageText: (moment) => `Alle pogingen sinds ${moment} zijn mislukt.`,
    outageFailed: (count) =>
      count === '1'
        ? 'Bij 1 bezorging zijn alle pogingen op.'
        : `Bij ${count} bezorgingen zijn alle pogingen op.`,
    outageGo: 'Bezorgingen bekijken',
    failed: (count) =>
      count === '1' ? '1 bezorging is mislukt' : `${count} bezorgingen zijn mislukt`,
    failedReason: (reason) => `De nieuwste: ${reason}`,
    failedText: 'Alle pogingen zijn op.',
    failedGo: 'Bezorgingen bekijken',
    feedBroken: (host) => `De feed van ${host} kan niet worden gelezen`,
    feedSince: (moment) => `Sinds ${moment}`,
    feedGo: 'Feed bekijken',
    hidden: (title) => `We hebben ‘${title}’ verborgen`,
    hiddenGo: 'Verbeteren',
    moreHidden: (count) => `We hebben nog ${listings(count)} verborgen`,
    moreHiddenText: 'De reden staat op de eigen pagina van elk.',
    moreHiddenGo: 'Vermeldingen bekijken',
    rows: (count) =>
      count === '1'
        ? '1 regel van de feed moet worden verbeterd'
        : `${count} regels van de feed moeten worden verbeterd`,
    rowsText: (host) => `De vermeldingen ervan zijn niet bijgewerkt. Van ${host}.`,
    rowsGo: 'Regels bekijken',
    held: (count) => `${listings(count)} niet meer in de feed`,
    heldText: 'Zo veel tegelijk dat we het vragen voordat ze worden gepauzeerd.',
    photos: (count) => `${listings(count)} zonder foto’s`,
    photosText: 'Reizigers slaan vermeldingen over waar ze geen beeld bij hebben.',
    photosGo: 'Vermeldingen zonder foto’s bekijken',
    dates: (count) => `${listings(count)} zonder kalender`,
    datesText: 'Reizigers die op data zoeken, lezen dat ze je moeten vragen of het vrij is.',
    datesGo: 'Vermeldingen zonder kalender bekijken',
  },
  days: {
    title: 'De afgelopen 30 dagen',
    enquiries: 'Aanvragen',
    clicks: 'Klikken naar je pagina’s',
    table: 'Als tabel tonen',
    caption: 'Aanvragen en klikken per dag, de nieuwste eerst',
    day: 'Dag',
    all: 'Alle aanvragen en klikken bekijken',
  },
  calls: {
    title: 'Aanroepen van de API',
    lead: 'In de afgelopen 30 dagen; de cijfers volgen binnen seconden.',
    none: 'Je programma’s hebben de API de afgelopen 30 dagen niet aangeroepen.',
    noneGo: 'Hoe je begint',
    all: 'Aanroepen',
    refused: 'Geweigerd',
    refusedNote: (count) => (count === '1' ? '1 aanroep' : `${count} aanroepen`),
    push: 'Laatst gestuurd',
    pushNote: 'vermeldingen of data die zijn aangenomen',
    noPush: 'niet in 90 dagen',
    key: 'Sleutel laatst gebruikt',
    caption: 'Waarom aanroepen zijn geweigerd',
    why: 'Waarom',
    code: 'Code',
    count: 'Aanroepen',
    share: 'Van alle aanroepen',
    fine: 'Er is er geen geweigerd.',
    codes: {
      invalid_json: 'De body was geen JSON.',
      bad_request: 'Een parameter van het adres was onbekend, dubbel of fout.',
      invalid_external_id:
        'Je id van een vermelding had tekens of een lengte die niet zijn toegestaan.',
      forbidden: 'Het account was op dat moment niet toegelaten.',
      not_found: 'Er was geen vermelding, aanvraag of klik met die id.',
      webhook_not_configured: 'Er is om een testgebeurtenis gevraagd terwijl er geen webhook was.',
      payload_too_large: 'De body was te groot.',
      unsupported_media_type: 'De body is niet als JSON in UTF-8 gestuurd.',
      validation_error: 'Een veld voldeed niet aan een regel; het antwoord noemde elk veld.',
      rate_limited: 'Te veel aanroepen binnen een minuut.',
      internal_error: 'Er ging bij ons iets mis.',
    },
  },
  health: {
    title: 'Hoe snel je antwoordt',
    developersTitle: 'Webhook en feed',
    confirmed: 'Je beantwoordt aanvragen',
    within: {
      1: 'binnen een uur',
      3: 'binnen 3 uur',
      6: 'binnen 6 uur',
      12: 'binnen 12 uur',
      24: 'binnen een dag',
      48: 'binnen twee dagen',
    },
    told: (enquiries) =>
      `Reizigers zien dit: de helft van je ${enquiries} aanvragen van de afgelopen 90 dagen is sneller beantwoord.`,
    notTold: 'niet getoond',
    tooFew: (enquiries, least) =>
      `${enquiries} van ${least} aanvragen die twee dagen oud zijn; daarna lezen reizigers hoe snel`,
    tooLate:
      'de helft is na twee dagen of nooit als beantwoord gemarkeerd; reizigers lezen er niets over',
    answer: 'Webhook antwoordt in',
    answerNote: (p95) => `95 van de 100 binnen ${p95}`,
    answerNone: 'nog geen antwoord',
    answerOff: 'geen webhook',
    delivered: 'Laatste bezorging',
    feed: 'Feed gelezen',
    feedOf: (host) => `van ${host}`,
    feedNone: 'geen feed',
    feedBroken: 'niet te lezen',
    feedSince: (when, host) => `sinds ${when}, van ${host}`,
    never: 'nog nooit',
  },
};
