import type { MailWords } from './en.ts';

export const words: MailWords = {
  account: {
    contactNew: {
      subject: 'Bestätigen Sie die neue Kontaktadresse Ihres Campcairn-Kontos',
      text: (partner, by) =>
        `${by} möchte diese Adresse zur Kontaktadresse von ${partner} bei Campcairn machen: An sie gehen die Mails zum Konto.`,
      both: 'Sie wird geändert, wenn diese und die bisherige Adresse es bestätigt haben.',
      button: 'Diese Adresse bestätigen',
      notYou: 'Wenn Sie davon nichts wissen, tun Sie nichts: Die Adresse bleibt, wie sie ist.',
    },
    contactOld: {
      subject: 'Die Kontaktadresse Ihres Campcairn-Kontos soll sich ändern',
      text: (partner, by) => `${by} möchte die Kontaktadresse von ${partner} bei Campcairn ändern.`,
      from: 'Bisher',
      to: 'Neu',
      both: 'Sie wird geändert, wenn beide Adressen es bestätigt haben.',
      button: 'Bestätigen oder ablehnen',
      notYou:
        'Wenn das niemand von Ihnen veranlasst hat, lehnen Sie es dort ab und sehen Sie nach, wer in Ihrem Team ist.',
    },
    until: (moment) => `Der Link gilt bis zum ${moment}.`,
    contactChanged: {
      subject: 'Die Kontaktadresse Ihres Campcairn-Kontos ist geändert',
      text: (partner) =>
        `Beide Adressen haben es bestätigt: Mails zum Konto von ${partner} gehen künftig an die neue.`,
      now: 'Kontaktadresse',
      notYou: 'Wenn das ein Irrtum ist, antworten Sie auf diese Mail.',
    },
    closed: {
      subject: 'Ihr Campcairn-Konto ist geschlossen',
      text: (partner, by) =>
        `${by} hat das Konto von ${partner} geschlossen. Die Inserate werden nicht mehr gezeigt, Schlüssel und Webhook gelten nicht mehr, und was Reisende geschrieben haben, ist gelöscht.`,
      gone: 'Die Inserate selbst werden in den nächsten Stunden gelöscht.',
      back: 'Wenn das ein Irrtum ist, antworten Sie bald auf diese Mail. Sie können sich jederzeit wieder bewerben.',
    },
    status: {
      suspended: {
        subject: 'Ihr Konto ist gesperrt',
        text: (partner) =>
          `Wir haben das Konto von ${partner} gesperrt. Die Inserate sind ausgeblendet, API-Schlüssel und Feeds ruhen, bis wir die Sperre aufheben. Gelöscht ist nichts.`,
      },
      rejected: {
        subject: 'Ihr Konto kann keine Inserate mehr zeigen',
        text: (partner) =>
          `Wir haben die Partnerschaft mit ${partner} beendet. Die Inserate werden nicht mehr gezeigt.`,
      },
      approved: {
        subject: 'Ihr Konto ist wieder freigegeben',
        text: (partner) =>
          `Das Konto von ${partner} ist wieder freigegeben. Die Inserate werden gezeigt wie zuvor, und der API-Schlüssel gilt.`,
      },
      reason: 'Der Grund:',
      answer:
        'Antworten Sie auf diese Mail, wenn Sie das für einen Irrtum halten oder der Grund entfallen ist.',
    },
  },
  applications: {
    received: {
      subject: 'Ihre Bewerbung bei Campcairn ist angekommen',
      thanks: (day) =>
        `Vielen Dank. Am ${day}, kam von dieser Adresse eine Bewerbung, bei Campcairn zu inserieren.`,
      next: (day) =>
        `Wir prüfen, ob es das Unternehmen gibt und ob ihm gehört oder von ihm verwaltet wird, was es inseriert. Wir antworten spätestens am ${day}.`,
      prepare:
        'Bis dahin können Sie Ihre Inserate vorbereiten: Melden Sie sich mit dieser Adresse an. Bis zu unserer Zusage sieht sie niemand außer Ihnen.',
      change:
        'Antworten Sie auf diese Mail, wenn etwas zu ändern ist oder wenn nicht Sie sich beworben haben: Dann löschen wir die Bewerbung.',
    },
    approved: {
      subject: 'Sie können jetzt bei Campcairn inserieren',
      welcome: (business) =>
        `Willkommen. Wir haben Ihre Bewerbung geprüft: ${business} ist jetzt Partner von Campcairn.`,
      signIn: 'Anmelden',
      api: 'Ihre Inserate kommen über die API. Melden Sie sich mit dieser Adresse an und erstellen Sie im Dashboard Ihren Schlüssel: Er wird einmal gezeigt und nie per Mail verschickt.',
      guide: 'Der Leitfaden für Entwickler',
      feedGiven:
        'Wir lesen die ersten Zeilen Ihres Feeds und sagen Ihnen, was wir verstanden haben, bevor etwas veröffentlicht wird. Wenn er sich nur mit einem Header lesen lässt, antworten Sie auf diese Mail mit dessen Namen und Wert. Im Dashboard sehen Sie, was bei jedem Lesen herauskam.',
      feedToCome:
        'Antworten Sie auf diese Mail mit der Adresse Ihres Feeds, und mit Namen und Wert eines Headers, wenn er sich nur damit lesen lässt. Wir lesen die ersten Zeilen und sagen Ihnen, was wir verstanden haben, bevor etwas veröffentlicht wird.',
      form: 'Melden Sie sich mit dieser Adresse an und legen Sie Ihre Inserate im Dashboard an: in einem Formular oder aus einer Datei.',
      prepared: 'Die Inserate, die Sie vorbereitet haben, sind jetzt online.',
      live: 'Ein Inserat ist online, sobald es ankommt. Inserate, Klicks und Anfragen sind kostenlos.',
    },
    declined: {
      subject: 'Ihre Bewerbung bei Campcairn',
      sorry: (business) =>
        `Vielen Dank für Ihre Bewerbung. Wir haben sie geprüft und können ${business} so, wie es jetzt ist, nicht aufnehmen.`,
      because: 'Was wir dazu zu sagen haben:',
      prepared: (day) =>
        `Was Sie vorbereitet haben, bleibt bis ${day} in Ihrem Dashboard, und niemand sonst sieht es. Danach löschen wir es.`,
      again:
        'Wenn sich das ändert oder wir etwas falsch verstanden haben, antworten Sie auf diese Mail oder bewerben Sie sich noch einmal.',
    },
    question: {
      subject: 'Eine Frage zu Ihrer Bewerbung bei Campcairn',
      before: (business) =>
        `Vielen Dank für Ihre Bewerbung. Bevor wir über ${business} entscheiden, möchten wir wissen:`,
      after: 'Antworten Sie auf diese Mail. Ihre Bewerbung wartet bis dahin.',
    },
  },
  claims: {
    approved: {
      subject: (campsite) => `Ihr Campingplatz auf Campcairn ist bestätigt: ${campsite}`,
      text: (campsite) =>
        `Wir haben Ihren Anspruch geprüft: „${campsite}“ ist von jetzt an Ihr Campingplatz auf Campcairn.`,
      draft:
        'Ein Inserat dafür wartet in Ihrem Dashboard, pausiert, mit Name, Lage und Website. Ergänzen Sie Fotos, Preise und eine Beschreibung und stellen Sie es auf aktiv: Dann sehen es Reisende, auch auf der Seite des Campingplatzes.',
      licence:
        'Name, Lage und Website stammen aus OpenStreetMap, © OpenStreetMap-Mitwirkende, unter der Open Database Licence. Prüfen Sie sie, bevor Sie veröffentlichen.',
      link: 'Wählen Sie in Ihrem Dashboard, welches Ihrer Inserate der Campingplatz ist, oder beginnen Sie ein neues.',
      openDraft: 'Inserat vervollständigen',
      openClaim: 'Anspruch öffnen',
    },
    declined: {
      subject: (campsite) => `Ihr Anspruch auf einen Campingplatz: ${campsite}`,
      text: (campsite) =>
        `Wir haben Ihren Anspruch auf „${campsite}“ geprüft und können ihm so, wie es jetzt ist, nicht zustimmen.`,
      next: 'Sie können ihn wieder beanspruchen, wenn sich das geändert hat. Antworten Sie auf diese Mail, wenn Sie das für einen Irrtum halten: Ein Mensch liest sie.',
    },
    revoked: {
      subject: (campsite) => `Dieser Campingplatz gilt nicht mehr als Ihrer: ${campsite}`,
      text: (campsite) =>
        `Ihrem Anspruch auf „${campsite}“ hatten wir zugestimmt. Das haben wir zurückgenommen: Der Campingplatz gilt bei uns nicht mehr als Ihrer.`,
      next: 'Ihr Inserat bleibt, wie es ist, doch die Seite des Campingplatzes zeigt es nicht mehr als Angaben des Betreibers. Sie können den Platz wieder beanspruchen. Antworten Sie auf diese Mail, wenn Sie das für einen Irrtum halten: Ein Mensch liest sie.',
    },
    why: 'Grund',
    open: 'Anspruch öffnen',
  },
  enquiries: {
    created: {
      asks: (title) => `Jemand fragt auf Campcairn nach „${title}“.`,
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      dates: 'Reisedaten',
      guests: 'Personen',
      fromTo: (start, end) => `${start}, bis ${end}`,
      from: (start) => `ab ${start}`,
      until: (end) => `bis ${end}`,
      answer: 'Antworten Sie auf diese Mail, um direkt zu antworten.',
    },
    failed: {
      subject: (about) => `Eine Anfrage konnte nicht zugestellt werden: ${about}`,
      listing: (title) => `„${title}“`,
      deletedListing: 'ein inzwischen gelöschtes Inserat',
      webhook: (about) =>
        `Ihr Webhook hat eine Anfrage nicht angenommen: ${about}. Wir versuchen es nicht noch einmal.`,
      email: (about) =>
        `Eine Anfrage konnte Ihnen nicht per E-Mail zugestellt werden: ${about}. Wir versuchen es nicht noch einmal.`,
      lastAttempt: 'Letzter Versuch',
      noAnswer: 'keine Antwort',
      open: 'Anfrage öffnen',
      fetch: (list, acknowledge, days) =>
        `Holen Sie sie mit ${list} ab und bestätigen Sie sie mit ${acknowledge}. Sie bleibt ${days} Tage gespeichert.`,
    },
  },
  feed: {
    rows: {
      one: '1 Zeile',
      other: '# Zeilen',
    },
    failing: {
      subject: (rows) => `${rows} Ihres Produktfeeds nicht veröffentlicht`,
      text: (read, failed) =>
        `Gelesene Zeilen Ihres Produktfeeds: ${read}. Nicht zu veröffentlichen: ${failed}; alle anderen sind auf dem neuesten Stand.`,
      row: (number) => `Zeile ${number}`,
      file: 'Die angehängte Datei führt jede mit ihrem Grund auf. Sobald Ihr Feed berichtigt ist, werden die Zeilen beim nächsten Lesen veröffentlicht; mehr brauchen Sie nicht zu tun.',
      open: 'Feed ansehen',
    },
    broken: {
      subject: 'Ihr Produktfeed lässt sich nicht lesen',
      text: (since) =>
        `Seit dem ${since} konnten wir Ihren Produktfeed nicht lesen. Ihre Inserate bleiben, wie sie waren, werden aber nicht mehr aktualisiert.`,
      what: 'Was geschehen ist',
      next: 'Wir versuchen es weiter. Wenn sich die Adresse oder ein Token geändert hat, antworten Sie auf diese Mail mit der neuen Angabe.',
    },
    test: {
      subject: 'Was wir von Ihrem Produktfeed verstanden haben',
      readAll: (rows) =>
        `Wir haben Ihren ganzen Produktfeed gelesen, ${rows}, um zu sehen, was wir verstehen. Veröffentlicht wurde dabei nichts.`,
      readFirst: (rows) =>
        `Wir haben den Anfang Ihres Produktfeeds gelesen, ${rows}, um zu sehen, was wir verstehen. Veröffentlicht wurde dabei nichts.`,
      broken: 'Wir haben versucht, Ihren Produktfeed zu lesen, und konnten es nicht:',
      understood: 'Verstanden',
      of: (valid, rows) => `${valid} von ${rows}`,
      columns: 'Gelesene Spalten',
      as: (column, field) => `${column} als ${field}`,
      ignored: 'Übergangene Spalten',
      added: 'Kämen hinzu',
      changed: 'Würden geändert',
      paused: 'Würden pausiert',
      fixes: 'Was zu berichtigen ist',
      theRow: 'Die Zeile',
      notes: 'Bitte prüfen',
      open: 'Der ganze Bericht, mit Ihren Inseraten, wie Reisende sie sehen würden',
      answer: 'Ist etwas nicht so, wie Sie es gemeint haben? Antworten Sie auf diese Mail.',
    },
    decided: {
      accepted: {
        subject: 'Die Adresse Ihres Feeds ist in Gebrauch',
        text: (host) =>
          `Von jetzt an verwenden wir die Adresse auf ${host}, die Sie uns geschickt haben. Ist es Ihr erster Feed, prüfen wir ihn, bevor wir ihn regelmäßig lesen.`,
      },
      declined: {
        subject: 'Die Adresse Ihres Feeds wurde nicht geändert',
        text: (host) =>
          `Die Adresse auf ${host}, die Sie uns geschickt haben, verwenden wir nicht. Alles bleibt, wie es war.`,
      },
      why: 'Grund',
      answer: 'Antworten Sie auf diese Mail, wenn Sie eine Frage haben.',
    },
  },
  frame: {
    topics: {
      enquiries: 'Anfragen, die nicht zugestellt werden konnten',
      webhook: 'Ihren Webhook',
      feed: 'Ihren Produktfeed',
      listings: 'Ihre Inserate',
      summary: 'Ihre Woche bei Campcairn',
    },
    why: (topic) =>
      `Sie bekommen dies, weil Ihre Adresse die Kontaktadresse eines Partners von Campcairn ist. Es geht um ${topic}; ein Inhaber des Kontos kann diese Mails ein- und ausschalten.`,
    switchOff: 'Diese Mails abbestellen',
    reference: 'Vorgangsnummer',
    colon: ':',
  },
  listing: {
    hidden: {
      subject: (title) => `Wir haben Ihr Inserat ausgeblendet: ${title}`,
      text: (title) =>
        `„${title}“ wird auf Campcairn nicht mehr gezeigt. Es bleibt in Ihrem Konto, und die API nimmt Änderungen daran an.`,
      why: 'Grund',
      listing: 'Inserat',
      next: 'Antworten Sie auf diese Mail, wenn Sie es berichtigt haben oder das für einen Irrtum halten: Ein Mensch liest sie.',
      open: 'Inserat öffnen',
    },
    shownAgain: {
      subject: (title) => `Wieder sichtbar: ${title}`,
      text: 'Ein Inserat von Ihnen, das wir ausgeblendet hatten, ist wieder eingeblendet. Reisende finden es, solange Sie es nicht pausiert haben.',
      open: 'Seine Seite',
    },
  },
  people: {
    signIn: {
      subject: 'Ihr Link zum Anmelden bei Campcairn',
      text: 'Jemand, hoffentlich Sie, möchte sich mit dieser Adresse bei Campcairn anmelden.',
      button: 'Anmelden',
      once: (minutes) =>
        `Der Link gilt einmal, ${minutes} Minuten lang, in dem Browser, in dem er angefordert wurde.`,
      notYou:
        'Wenn Sie es nicht waren, tun Sie nichts: Ohne diese Mail kann sich niemand anmelden.',
    },
    credential: {
      subject: 'Ihre Anmeldung bei Campcairn hat sich geändert',
      changes: {
        passkey_added: 'Ihrer Anmeldung wurde ein Passkey hinzugefügt.',
        passkey_removed: 'Aus Ihrer Anmeldung wurde ein Passkey entfernt.',
        app_added: 'Ihrer Anmeldung wurde eine Authenticator-App hinzugefügt.',
        app_replaced:
          'Eine neue Authenticator-App hat die bisherige ersetzt. Auch die Wiederherstellungscodes sind neu.',
        app_removed:
          'Aus Ihrer Anmeldung wurde die Authenticator-App mit ihren Wiederherstellungscodes entfernt.',
        factors_reset:
          'Jemand, der Campcairn betreibt, hat Ihre Passkeys, Ihre Authenticator-App und deren Wiederherstellungscodes entfernt und Sie überall abgemeldet.',
        recovery_code_used: 'Einer Ihrer Wiederherstellungscodes wurde zum Anmelden verwendet.',
        recovery_codes_renewed:
          'Es wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
      },
      notYou:
        'Wenn Sie es nicht waren, melden Sie auf der Seite unten alle anderen ab, entfernen Sie, was Sie nicht kennen, und antworten Sie auf diese Mail.',
      button: 'Ihre Anmeldung ansehen',
    },
    failed: {
      subject: 'Falsche Codes für Ihre Anmeldung bei Campcairn',
      text: (count) =>
        `Innerhalb eines Tages wurden ${count} falsche Codes oder Passkeys vorgezeigt, um sich als Sie anzumelden. Damit kam niemand hinein.`,
      notYou:
        'Wenn Sie es nicht waren, kann vielleicht jemand Ihre Mails lesen: Ändern Sie das Passwort Ihres Postfachs, melden Sie auf der Seite unten alle anderen ab, und antworten Sie auf diese Mail.',
    },
    invitation: {
      subject: (partner) => `Einladung in das Team von ${partner} bei Campcairn`,
      text: (invitedBy, partner) =>
        `${invitedBy} hat diese Adresse in das Team von ${partner} bei Campcairn aufgenommen.`,
      roles: {
        owner: 'Sie dürfen alles, auch Team und Konto verwalten.',
        member:
          'Sie dürfen Inserate ändern, Anfragen beantworten und den Webhook einrichten, nicht aber Team und Konto verwalten.',
        reader: 'Sie dürfen alles ansehen und nichts ändern.',
      },
      button: 'Anmelden',
      how: 'Melden Sie sich mit dieser Adresse an: Sie bekommen einen Link per Mail und brauchen kein Passwort.',
      notYou: 'Wenn Ihnen das nichts sagt, tun Sie nichts, oder antworten Sie auf diese Mail.',
    },
  },
  premium: {
    started: {
      subject: 'Premium ist eingeschaltet',
      text: (partner) => `Vielen Dank. Premium ist für ${partner} eingeschaltet.`,
      next: 'Anfragen erreichen Sie auch per Mail, Ihre Fotos und Preise stehen auf der Seite Ihres Campingplatzes, und zu jedem Inserat gibt es Zahlen. Die Reihenfolge der Ergebnisse ändert sich nicht.',
      featured:
        'Eines Ihrer Inserate kann für den Block über den Ergebnissen mit dem Vermerk „Anzeige“ ausgelost werden; Sie wählen es auf Ihrer Premium-Seite.',
    },
    past_due: {
      subject: 'Eine Zahlung für Premium ist fehlgeschlagen',
      text: (partner) =>
        `Die Zahlung für den neuen Zeitraum von Premium für ${partner} ist fehlgeschlagen. Sie wird in den nächsten Tagen noch einmal versucht.`,
      until: (moment) =>
        `Premium läuft bis zum ${moment} weiter. Sorgen Sie dafür, dass Ihre Karte belastet werden kann.`,
    },
    cancelling: {
      subject: 'Premium ist gekündigt',
      text: (partner) => `Premium für ${partner} ist gekündigt. Abgebucht wird nichts mehr.`,
      until: (moment) => `Es läuft noch bis zum ${moment}, dem Ende des bezahlten Zeitraums.`,
    },
    ended: {
      subject: 'Premium ist beendet',
      text: (partner) => `Premium für ${partner} ist beendet.`,
      next: 'Ihre Inserate, ihr Platz in den Ergebnissen und Ihre Anfragen per Webhook und im Dashboard bleiben, wie sie sind. Die Zahlen bleiben für Sie aufbewahrt.',
    },
    refunded: {
      subject: 'Premium ist mit einer Erstattung beendet',
      text: (partner) =>
        `Die letzte Zahlung für Premium für ${partner} wurde erstattet; damit ist Premium beendet.`,
      next: 'Ihre Inserate, ihr Platz in den Ergebnissen und Ihre Anfragen per Webhook und im Dashboard bleiben, wie sie sind. Die Zahlen bleiben für Sie aufbewahrt.',
      renews:
        'Solange das Abonnement nicht gekündigt ist, wird die nächste Zahlung wie vorgesehen abgebucht und bringt Premium zurück. Kündigen können Sie auf Ihrer Premium-Seite.',
    },
    disputed: {
      subject: 'Premium ruht: Eine Zahlung wird bestritten',
      text: (partner) =>
        `Ihre Bank bestreitet die letzte Zahlung für Premium für ${partner}. Premium ruht, bis das geklärt ist.`,
      next: 'Wenn das ein Irrtum ist, sagen Sie es Ihrer Bank, oder antworten Sie auf diese Mail.',
    },
    given: {
      subject: 'Premium bleibt eingeschaltet',
      ended: (partner) => `Das Premium-Abonnement von ${partner} ist beendet.`,
      refunded: (partner) => `Die letzte Zahlung für Premium für ${partner} wurde erstattet.`,
      disputed: (partner) => `Ihre Bank bestreitet die letzte Zahlung für Premium für ${partner}.`,
      until: (moment) =>
        `Premium selbst bleibt bis zum ${moment} eingeschaltet: Wir haben es Ihnen kostenlos gegeben.`,
      forGood:
        'Premium selbst bleibt eingeschaltet: Wir haben es Ihnen kostenlos und auf Dauer gegeben.',
    },
    button: 'Ihre Premium-Seite',
  },
  summary: {
    subject: (partner) => `${partner}: Ihre Woche bei Campcairn`,
    week: (from, to) => `Die Woche von ${from}, bis ${to}.`,
    needs: 'Was Ihre Aufmerksamkeit braucht',
    nothing: 'Zu tun ist nichts: Zustellungen kommen an, und nichts wartet.',
    deliveriesFail: {
      one: '# Anfrage konnte Ihnen nicht zugestellt werden.',
      other: '# Anfragen konnten Ihnen nicht zugestellt werden.',
    },
    enquiriesWait: {
      one: '# Anfrage wartet darauf, abgeholt oder bestätigt zu werden.',
      other: '# Anfragen warten darauf, abgeholt oder bestätigt zu werden.',
    },
    rowsFail: {
      one: '# Zeile Ihres Produktfeeds lässt sich nicht veröffentlichen.',
      other: '# Zeilen Ihres Produktfeeds lassen sich nicht veröffentlichen.',
    },
    feedBroken: 'Ihr Produktfeed lässt sich nicht lesen.',
    hidden: {
      one: '# Inserat haben wir ausgeblendet; der Grund steht im Dashboard.',
      other: '# Inserate haben wir ausgeblendet; die Gründe stehen im Dashboard.',
    },
    withoutPhotos: {
      one: '# aktives Inserat hat kein Foto.',
      other: '# aktive Inserate haben keine Fotos.',
    },
    withoutDates: {
      one: '# aktives Inserat sagt nichts über seine freien Tage.',
      other: '# aktive Inserate sagen nichts über ihre freien Tage.',
    },
    figures: 'Die Woche in Zahlen',
    columns: { what: 'Was', week: 'Diese Woche', before: 'Die Woche davor' },
    rows: {
      enquiries: 'Anfragen',
      clicks: 'Klicks auf Ihre Seiten',
      active: 'Aktive Inserate',
    },
    connection: 'Ihre Anbindung',
    lastPush: 'Letzte Änderung über die API',
    never: 'seit 90 Tagen keine',
    errorRate: 'Abgelehnte API-Aufrufe',
    webhook: 'Antwortzeit Ihres Webhooks (Median, 95. Perzentil)',
    feedRead: 'Feed gelesen',
    ms: (milliseconds) => `${milliseconds} ms`,
    open: 'Dashboard öffnen',
  },
  webhook: {
    failing: {
      subject: 'Ihr Webhook nimmt keine Anfragen an',
      text: (since) =>
        `Seit dem ${since} ist kein Versuch gelungen, Ihrem Webhook eine Anfrage zuzustellen.`,
      lastAttempt: 'Letzter Versuch',
      noAnswer: 'keine Antwort',
      host: 'Server',
      waiting: 'Wartende Anfragen',
      next: 'Wir versuchen es bei jeder Anfrage noch einige Stunden lang. Verloren geht keine: Was nicht zugestellt werden konnte, bleibt in Ihrem Dashboard und lässt sich von dort noch einmal senden, sobald es wieder geht.',
      open: 'Versuche ansehen',
    },
    recovered: {
      subject: 'Ihr Webhook funktioniert wieder',
      text: (at, since) =>
        `Seit dem ${at} nimmt Ihr Webhook wieder Anfragen an. Gescheitert war er seit dem ${since}.`,
      lastFailure: 'Letzter Fehler',
      missed: (count) =>
        `Anfragen, deren Versuche inzwischen aufgebraucht sind: ${count}. Sie können sie vom Dashboard aus noch einmal senden.`,
      open: 'Zustellungen ansehen',
    },
  },
};
