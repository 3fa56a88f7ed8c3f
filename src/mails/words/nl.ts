import type { MailWords } from './en.ts';

export const words: MailWords = {
  account: {
    contactNew: {
      subject: 'Bevestig het nieuwe contactadres van je Campcairn-account',
      text: (partner, by) =>
        `${by} wil van dit adres het contactadres van ${partner} bij Campcairn maken: het adres dat mails over het account krijgt.`,
      both: 'Het wordt gewijzigd als dit adres en het huidige het allebei hebben bevestigd.',
      button: 'Bevestig dit adres',
      notYou: 'Weet je hier niets van, doe dan niets: het adres blijft zoals het is.',
    },
    contactOld: {
      subject: 'Het contactadres van je Campcairn-account gaat veranderen',
      text: (partner, by) => `${by} wil het contactadres van ${partner} bij Campcairn wijzigen.`,
      from: 'Van',
      to: 'Naar',
      both: 'Het wordt gewijzigd als beide adressen het hebben bevestigd.',
      button: 'Bevestigen of weigeren',
      notYou:
        'Heeft niemand van jullie erom gevraagd, weiger het daar dan, en kijk wie er in je team zit.',
    },
    until: (moment) => `De link werkt tot ${moment}.`,
    contactChanged: {
      subject: 'Het contactadres van je Campcairn-account is gewijzigd',
      text: (partner) =>
        `Beide adressen hebben het bevestigd: mails over het account van ${partner} gaan voortaan naar het nieuwe.`,
      now: 'Contactadres',
      notYou: 'Is dit een vergissing, antwoord dan op deze mail.',
    },
    closed: {
      subject: 'Je Campcairn-account is gesloten',
      text: (partner, by) =>
        `${by} heeft het account van ${partner} gesloten. De vermeldingen worden niet meer getoond, de sleutel en de webhook werken niet meer, en wat reizigers schreven is gewist.`,
      gone: 'De vermeldingen zelf worden in de komende uren verwijderd.',
      back: 'Is dit een vergissing, antwoord dan snel op deze mail. Je kunt je altijd opnieuw aanmelden.',
    },
    status: {
      suspended: {
        subject: 'Je account is geschorst',
        text: (partner) =>
          `We hebben het account van ${partner} geschorst. De vermeldingen zijn verborgen, en de API-sleutel en feeds doen niets tot we de schorsing opheffen. Er is niets verwijderd.`,
      },
      rejected: {
        subject: 'Je account kan geen vermeldingen meer tonen',
        text: (partner) =>
          `We hebben de samenwerking met ${partner} beëindigd. De vermeldingen worden niet meer getoond.`,
      },
      approved: {
        subject: 'Je account is weer open',
        text: (partner) =>
          `Het account van ${partner} is weer open. De vermeldingen worden getoond zoals voorheen, en de API-sleutel werkt.`,
      },
      reason: 'De reden:',
      answer:
        'Antwoord op deze mail als je denkt dat dit niet klopt, of als de reden is vervallen.',
    },
  },
  applications: {
    received: {
      subject: 'We hebben je aanmelding voor Campcairn',
      thanks: (day) =>
        `Bedankt. Op ${day} kwam van dit adres een aanmelding om op Campcairn te staan.`,
      next: (day) =>
        `We kijken of het bedrijf echt bestaat en of het bezit of beheert wat het aanbiedt. We antwoorden uiterlijk op ${day}.`,
      prepare:
        'Tot die tijd kun je je vermeldingen voorbereiden: log in met dit adres. Niemand anders ziet ze voordat je bent toegelaten.',
      change:
        'Antwoord op deze mail als er iets gewijzigd moet worden, of als jij je niet hebt aangemeld: dan verwijderen we de aanmelding.',
    },
    approved: {
      subject: 'Je kunt nu op Campcairn staan',
      welcome: (business) =>
        `Welkom. We hebben je aanmelding bekeken: ${business} is nu partner van Campcairn.`,
      signIn: 'Inloggen',
      api: 'Je vermeldingen komen via de API. Log in met dit adres en maak je sleutel in het dashboard: hij wordt één keer getoond en gaat nooit per mail.',
      guide: 'De handleiding voor ontwikkelaars',
      feedGiven:
        'We lezen de eerste regels van je feed en vertellen wat we ervan begrepen, voordat er iets wordt gepubliceerd. Kan hij alleen met een header worden gelezen, antwoord dan op deze mail met de naam en waarde ervan. In het dashboard zie je wat er van elke keer lezen is geworden.',
      feedToCome:
        'Antwoord op deze mail met het adres van je feed, en met de naam en waarde van een header als hij alleen daarmee kan worden gelezen. We lezen de eerste regels en vertellen wat we ervan begrepen, voordat er iets wordt gepubliceerd.',
      form: 'Log in met dit adres en voeg je vermeldingen toe in het dashboard: in een formulier, of uit een bestand.',
      prepared: 'De vermeldingen die je hebt voorbereid, staan nu online.',
      live: 'Een vermelding staat online zodra die binnenkomt. Vermeldingen, klikken en aanvragen zijn gratis.',
    },
    declined: {
      subject: 'Je aanmelding voor Campcairn',
      sorry: (business) =>
        `Bedankt voor je aanmelding. We hebben die bekeken en kunnen ${business} zoals het nu is niet opnemen.`,
      because: 'Wat we erover te zeggen hebben:',
      prepared: (day) =>
        `Wat je hebt voorbereid, blijft tot ${day} in je dashboard staan, en niemand anders ziet het. Daarna verwijderen we het.`,
      again:
        'Verandert dat, of hebben we iets verkeerd begrepen, antwoord dan op deze mail of meld je opnieuw aan.',
    },
    question: {
      subject: 'Een vraag over je aanmelding voor Campcairn',
      before: (business) =>
        `Bedankt voor je aanmelding. Voordat we over ${business} beslissen, willen we graag weten:`,
      after: 'Antwoord op deze mail. Je aanmelding wacht tot dan.',
    },
  },
  claims: {
    approved: {
      subject: (campsite) => `De camping is van jou op Campcairn: ${campsite}`,
      text: (campsite) =>
        `We hebben je claim nagekeken: ‘${campsite}’ is voortaan jouw camping op Campcairn.`,
      draft:
        'In je dashboard wacht een vermelding ervan, gepauzeerd, met naam, ligging en website. Voeg foto’s, prijzen en een beschrijving toe en zet de vermelding op actief: dan zien reizigers die, ook op de pagina van de camping.',
      licence:
        'Naam, ligging en website komen uit OpenStreetMap, © OpenStreetMap-bijdragers, onder de Open Database Licence. Kijk ze na voordat je publiceert.',
      link: 'Kies in je dashboard welke van je vermeldingen de camping is, of begin een nieuwe.',
      openDraft: 'Maak de vermelding af',
      openClaim: 'Open de claim',
    },
    declined: {
      subject: (campsite) => `Je claim van een camping: ${campsite}`,
      text: (campsite) =>
        `We hebben je claim van ‘${campsite}’ bekeken en kunnen die zoals het nu is niet goedkeuren.`,
      next: 'Je kunt de camping opnieuw claimen als dat is veranderd. Antwoord op deze mail als je denkt dat dit niet klopt: een mens leest het.',
    },
    revoked: {
      subject: (campsite) => `Deze camping geldt niet meer als die van jou: ${campsite}`,
      text: (campsite) =>
        `Je claim van ‘${campsite}’ was goedgekeurd. Dat hebben we ingetrokken: deze camping geldt bij ons niet meer als die van jou.`,
      next: 'Je vermelding blijft zoals die is, maar de pagina van de camping toont haar niet meer als woorden van de eigenaar. Je kunt de camping opnieuw claimen. Antwoord op deze mail als je denkt dat dit niet klopt: een mens leest het.',
    },
    why: 'Waarom',
    open: 'Open de claim',
  },
  enquiries: {
    created: {
      asks: (title) => `Een reiziger op Campcairn vraagt naar ‘${title}’.`,
      name: 'Naam',
      email: 'E-mailadres',
      phone: 'Telefoon',
      dates: 'Data',
      guests: 'Personen',
      fromTo: (start, end) => `${start} tot ${end}`,
      from: (start) => `vanaf ${start}`,
      until: (end) => `tot ${end}`,
      answer: 'Antwoord op deze mail om de reiziger te antwoorden.',
    },
    failed: {
      subject: (about) => `Een aanvraag kon niet worden bezorgd: ${about}`,
      listing: (title) => `‘${title}’`,
      deletedListing: 'een vermelding die inmiddels is verwijderd',
      webhook: (about) =>
        `Je webhook nam een aanvraag over ${about} niet aan. We proberen het niet nog eens.`,
      email: (about) =>
        `Een aanvraag over ${about} kon niet per e-mail bij je worden bezorgd. We proberen het niet nog eens.`,
      lastAttempt: 'Laatste poging',
      noAnswer: 'geen antwoord',
      open: 'Open de aanvraag',
      fetch: (list, acknowledge, days) =>
        `Haal de aanvraag op met ${list} en bevestig die met ${acknowledge}. De aanvraag blijft ${days} dagen bewaard.`,
    },
  },
  feed: {
    rows: {
      one: '1 regel',
      other: '# regels',
    },
    failing: {
      subject: (rows) => `Niet te publiceren: ${rows} van je productfeed`,
      text: (read, failed) =>
        `We lazen ${read} regels van je productfeed. Niet te publiceren: ${failed}; al het andere is bijgewerkt.`,
      row: (number) => `Regel ${number}`,
      file: 'Het bijgevoegde bestand noemt elke regel met de reden. Zodra je feed is verbeterd, worden de regels bij de volgende keer lezen gepubliceerd; verder hoef je niets te doen.',
      open: 'Bekijk de feed',
    },
    broken: {
      subject: 'Je productfeed kan niet worden gelezen',
      text: (since) =>
        `Sinds ${since} konden we je productfeed niet lezen. Je vermeldingen blijven zoals ze waren, maar worden niet meer bijgewerkt.`,
      what: 'Wat er gebeurde',
      next: 'We blijven het proberen. Is het adres of een token veranderd, antwoord dan op deze mail met het nieuwe.',
    },
    test: {
      subject: 'Wat we van je productfeed begrepen',
      readAll: (rows) =>
        `We hebben je hele productfeed gelezen, ${rows}, om te zien wat we ervan begrijpen. Er is niets door gepubliceerd.`,
      readFirst: (rows) =>
        `We hebben het begin van je productfeed gelezen, ${rows}, om te zien wat we ervan begrijpen. Er is niets door gepubliceerd.`,
      broken: 'We probeerden je productfeed te lezen, en dat lukte niet:',
      understood: 'Begrepen',
      of: (valid, rows) => `${valid} van ${rows}`,
      columns: 'Gelezen kolommen',
      as: (column, field) => `${column} als ${field}`,
      ignored: 'Overgeslagen kolommen',
      added: 'Zou worden toegevoegd',
      changed: 'Zou worden gewijzigd',
      paused: 'Zou worden gepauzeerd',
      fixes: 'Wat verbeterd moet worden',
      theRow: 'De regel',
      notes: 'Kijk dit na',
      open: 'Het hele verslag, met je vermeldingen zoals reizigers ze zouden zien',
      answer: 'Is iets niet zoals je het bedoelde? Antwoord op deze mail.',
    },
    decided: {
      accepted: {
        subject: 'Het adres van je feed is in gebruik',
        text: (host) =>
          `Vanaf nu gebruiken we het adres op ${host} dat je ons stuurde. Is dit je eerste feed, dan testen we hem voordat we hem volgens schema lezen.`,
      },
      declined: {
        subject: 'Het adres van je feed is niet gewijzigd',
        text: (host) =>
          `We gebruiken het adres op ${host} dat je ons stuurde niet. Alles blijft zoals het was.`,
      },
      why: 'Waarom',
      answer: 'Antwoord op deze mail als je een vraag hebt.',
    },
  },
  frame: {
    topics: {
      enquiries: 'aanvragen die niet konden worden bezorgd',
      webhook: 'je webhook',
      feed: 'je productfeed',
      listings: 'je vermeldingen',
      summary: 'je week bij Campcairn',
    },
    why: (topic) =>
      `Je krijgt dit omdat je adres het contactadres van een partner van Campcairn is. Het gaat over ${topic}; een eigenaar van het account kan deze mails aan- en uitzetten.`,
    switchOff: 'Deze mails uitzetten',
    reference: 'Kenmerk',
    colon: ':',
  },
  listing: {
    hidden: {
      subject: (title) => `We hebben je vermelding verborgen: ${title}`,
      text: (title) =>
        `‘${title}’ wordt niet meer getoond op Campcairn. De vermelding blijft in je account, en de API neemt wijzigingen ervan aan.`,
      why: 'Waarom',
      listing: 'Vermelding',
      next: 'Antwoord op deze mail als je het hebt verbeterd, of als je denkt dat dit niet klopt: een mens leest het.',
      open: 'Open de vermelding',
    },
    shownAgain: {
      subject: (title) => `Weer te zien: ${title}`,
      text: 'Een vermelding van jou die we hadden verborgen, is niet meer verborgen. Reizigers vinden die zolang je die niet hebt gepauzeerd.',
      open: 'De pagina ervan',
    },
  },
  people: {
    signIn: {
      subject: 'Je link om in te loggen bij Campcairn',
      text: 'Iemand, hopelijk jij, vroeg om met dit adres in te loggen bij Campcairn.',
      button: 'Inloggen',
      once: (minutes) =>
        `De link werkt één keer, binnen ${minutes} minuten, in de browser waarin hij is aangevraagd.`,
      notYou: 'Was jij het niet, doe dan niets: zonder deze mail kan niemand inloggen.',
    },
    credential: {
      subject: 'Je manier van inloggen bij Campcairn is veranderd',
      changes: {
        passkey_added: 'Er is een passkey aan je login toegevoegd.',
        passkey_removed: 'Er is een passkey uit je login verwijderd.',
        app_added: 'Er is een authenticator-app aan je login toegevoegd.',
        app_replaced:
          'Een nieuwe authenticator-app heeft de vorige vervangen. Ook de herstelcodes zijn nieuw.',
        app_removed: 'De authenticator-app is uit je login verwijderd, met de herstelcodes.',
        factors_reset:
          'Iemand die Campcairn beheert, heeft je passkeys, je authenticator-app en de herstelcodes verwijderd en je overal uitgelogd.',
        recovery_code_used: 'Een van je herstelcodes is gebruikt om in te loggen.',
        recovery_codes_renewed: 'Er zijn nieuwe herstelcodes gemaakt. De vorige werken niet meer.',
      },
      notYou:
        'Was jij het niet, log dan op de pagina hieronder alle anderen uit, verwijder wat je niet kent, en antwoord op deze mail.',
      button: 'Bekijk je login',
    },
    failed: {
      subject: 'Verkeerde codes voor je login bij Campcairn',
      text: (count) =>
        `Binnen een dag zijn er ${count} verkeerde codes of passkeys getoond om als jou in te loggen. Niemand is ermee binnengekomen.`,
      notYou:
        'Was jij het niet, dan kan iemand misschien je mail lezen: wijzig het wachtwoord van je mailbox, log op de pagina hieronder alle anderen uit, en antwoord op deze mail.',
    },
    invitation: {
      subject: (partner) => `Je bent uitgenodigd voor het team van ${partner} bij Campcairn`,
      text: (invitedBy, partner) =>
        `${invitedBy} heeft dit adres toegevoegd aan het team van ${partner} bij Campcairn.`,
      roles: {
        owner: 'Je mag alles doen, ook het team en het account beheren.',
        member:
          'Je mag vermeldingen wijzigen, aanvragen beantwoorden en de webhook instellen, maar niet het team en het account beheren.',
        reader: 'Je mag alles bekijken en niets wijzigen.',
      },
      button: 'Inloggen',
      how: 'Log in met dit adres: je krijgt een link per mail en hebt geen wachtwoord nodig.',
      notYou: 'Weet je hier niets van, doe dan niets, of antwoord op deze mail.',
    },
  },
  premium: {
    started: {
      subject: 'Premium staat aan',
      text: (partner) => `Bedankt. Premium staat aan voor ${partner}.`,
      next: 'Aanvragen bereiken je ook per mail, je foto’s en prijzen staan op de pagina van je camping, en er zijn cijfers per vermelding. De volgorde van de resultaten verandert niet.',
      featured:
        'Een van je vermeldingen kan worden geloot voor het blok met ‘Advertentie’ boven de resultaten; je kiest die op je Premium-pagina.',
    },
    past_due: {
      subject: 'Een betaling voor Premium is mislukt',
      text: (partner) =>
        `De betaling voor de nieuwe periode van Premium van ${partner} is mislukt. In de komende dagen wordt het opnieuw geprobeerd.`,
      until: (moment) =>
        `Premium loopt door tot ${moment}. Zorg dat er van je kaart kan worden afgeschreven.`,
    },
    cancelling: {
      subject: 'Premium is opgezegd',
      text: (partner) => `Premium van ${partner} is opgezegd. Er wordt niets meer afgeschreven.`,
      until: (moment) => `Het blijft aan tot ${moment}, het einde van wat is betaald.`,
    },
    ended: {
      subject: 'Premium is beëindigd',
      text: (partner) => `Premium van ${partner} is beëindigd.`,
      next: 'Je vermeldingen, hun plaats in de resultaten en je aanvragen via de webhook en in het dashboard blijven zoals ze zijn. De cijfers blijven voor je bewaard.',
    },
    refunded: {
      subject: 'Premium is beëindigd met een terugbetaling',
      text: (partner) =>
        `De laatste betaling voor Premium van ${partner} is terugbetaald, en daarmee is Premium beëindigd.`,
      next: 'Je vermeldingen, hun plaats in de resultaten en je aanvragen via de webhook en in het dashboard blijven zoals ze zijn. De cijfers blijven voor je bewaard.',
      renews:
        'Zolang het abonnement niet is opgezegd, wordt de volgende betaling zoals gepland afgeschreven en komt Premium daarmee terug. Opzeggen kan op je Premium-pagina.',
    },
    disputed: {
      subject: 'Premium is gepauzeerd: een betaling wordt betwist',
      text: (partner) =>
        `Je bank betwist de laatste betaling voor Premium van ${partner}. Premium is gepauzeerd tot dat is opgelost.`,
      next: 'Is dit een vergissing, vertel het dan je bank, of antwoord op deze mail.',
    },
    given: {
      subject: 'Premium blijft aan',
      ended: (partner) => `Het abonnement op Premium van ${partner} is beëindigd.`,
      refunded: (partner) => `De laatste betaling voor Premium van ${partner} is terugbetaald.`,
      disputed: (partner) => `Je bank betwist de laatste betaling voor Premium van ${partner}.`,
      until: (moment) =>
        `Premium zelf blijft aan tot ${moment}: je hebt het gratis van ons gekregen.`,
      forGood: 'Premium zelf blijft aan: je hebt het gratis en zonder einddatum van ons gekregen.',
    },
    button: 'Je Premium-pagina',
  },
  summary: {
    subject: (partner) => `${partner}: je week bij Campcairn`,
    week: (from, to) => `De week van ${from} tot en met ${to}.`,
    needs: 'Wat je aandacht vraagt',
    nothing: 'Niets vraagt je aandacht: alles wordt bezorgd, en niets wacht.',
    deliveriesFail: {
      one: '# aanvraag kon niet bij je worden bezorgd.',
      other: '# aanvragen konden niet bij je worden bezorgd.',
    },
    enquiriesWait: {
      one: '# aanvraag wacht om te worden opgehaald of bevestigd.',
      other: '# aanvragen wachten om te worden opgehaald of bevestigd.',
    },
    rowsFail: {
      one: '# regel van je productfeed kan niet worden gepubliceerd.',
      other: '# regels van je productfeed kunnen niet worden gepubliceerd.',
    },
    feedBroken: 'Je productfeed kan niet worden gelezen.',
    hidden: {
      one: '# vermelding is door ons verborgen; de reden staat in het dashboard.',
      other: '# vermeldingen zijn door ons verborgen; de redenen staan in het dashboard.',
    },
    withoutPhotos: {
      one: '# actieve vermelding heeft geen foto.',
      other: '# actieve vermeldingen hebben geen foto’s.',
    },
    withoutDates: {
      one: '# actieve vermelding zegt niets over vrije data.',
      other: '# actieve vermeldingen zeggen niets over vrije data.',
    },
    figures: 'De week in cijfers',
    columns: { what: 'Wat', week: 'Deze week', before: 'De week ervoor' },
    rows: {
      enquiries: 'Aanvragen',
      clicks: 'Klikken naar je pagina’s',
      active: 'Actieve vermeldingen',
    },
    connection: 'Je verbinding',
    lastPush: 'Laatste wijziging via de API',
    never: 'niet in 90 dagen',
    errorRate: 'Geweigerde API-aanroepen',
    webhook: 'Antwoordtijd van je webhook (de helft, 95 van 100)',
    feedRead: 'Feed gelezen',
    ms: (milliseconds) => `${milliseconds} ms`,
    open: 'Open het dashboard',
  },
  webhook: {
    failing: {
      subject: 'Je webhook neemt geen aanvragen aan',
      text: (since) =>
        `Sinds ${since} is geen enkele poging gelukt om een aanvraag bij je webhook te bezorgen.`,
      lastAttempt: 'Laatste poging',
      noAnswer: 'geen antwoord',
      host: 'Server',
      waiting: 'Wachtende aanvragen',
      next: 'We blijven het bij elke aanvraag nog enkele uren proberen. Er gaat niets verloren: wat niet kon worden bezorgd, blijft in je dashboard en kan van daaruit opnieuw worden verstuurd zodra het weer werkt.',
      open: 'Bekijk de pogingen',
    },
    recovered: {
      subject: 'Je webhook werkt weer',
      text: (at, since) =>
        `Sinds ${at} neemt je webhook weer aanvragen aan. Vanaf ${since} ging het mis.`,
      lastFailure: 'Laatste fout',
      missed: (count) =>
        `Aanvragen waarvoor intussen alle pogingen zijn mislukt: ${count}. Je kunt ze vanuit het dashboard opnieuw versturen.`,
      open: 'Bekijk de bezorgingen',
    },
  },
};
