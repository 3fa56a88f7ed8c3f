import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Bei Campcairn inserieren',
  description:
    'Kostenlose Inserate für Vermieter, Privatleute und Campingplätze: Ihre Seite, Ihr Preis, Ihre Buchung. Per Formular, Tabelle, Produktfeed oder API.',
  lead: 'Reisende finden Sie hier und buchen bei Ihnen. Inserieren ist kostenlos, ohne Provision.',
  blocks: [
    { h: 'Was Sie bekommen' },
    {
      list: [
        'Eine Seite für jedes Inserat, zu finden nach Ort, Reisedaten, Personen und Regeln.',
        'Jeden Klick auf Ihre eigene Seite, mit einer Kennung zum Zählen.',
        'Anfragen im Dashboard, oder binnen Sekunden in Ihrem eigenen System.',
        'Dieselben Chancen wie alle: [Die Reihenfolge der Ergebnisse](/how-results-are-ordered) ist nicht zu kaufen.',
      ],
    },
    { h: 'Ihr Dashboard', id: 'dashboard' },
    {
      label: 'Bilder des Dashboards',
      pictures: [
        {
          id: 'overview',
          alt: 'Die Übersicht: eine Anfrage, die auf Antwort wartet, und was den Vermieter sonst braucht',
          text: 'Zuerst, was Sie braucht, dann, wie die letzten 30 Tage liefen.',
        },
        {
          id: 'listing',
          alt: 'Das Formular eines Inserats mit Titel, Text, Ort und Preis',
          text: 'Ein Inserat ist ein Formular. Was Sie nicht zur Hand haben, kann warten.',
        },
        {
          id: 'calendar',
          alt: 'Der Kalender eines Vans: freie Nächte, belegte Nächte und Preise je Nacht',
          text: 'Belegte Nächte, und Preise, die der Saison folgen.',
        },
        {
          id: 'enquiry',
          alt: 'Eine Anfrage mit Reisedaten, Personenzahl und der Frage eines Reisenden',
          text: 'Anfragen kommen mit Reisedaten und Personen. Sie antworten dem Reisenden selbst.',
        },
      ],
    },
    {
      list: [
        'Zuerst, was Sie braucht, jeden Montag auch per E-Mail, bis Sie sie abbestellen.',
        'Inserate zum Suchen, Ändern, Pausieren und Exportieren, und Anfragen mit dem Weg ihrer Zustellung.',
        'Ihr Team: wer ändert, und wer nur ansieht.',
        'Alle Ihre Daten in einer Datei, und das Konto geschlossen, wann immer Sie möchten.',
      ],
    },
    {
      p: 'Anmelden mit einem Link per E-Mail oder einem Passkey, ohne Passwort. [Anmelden](/sign-in)',
    },
    { h: 'Vier Wege zu uns' },
    {
      ways: [
        {
          name: 'Formular',
          who: 'Für Vermieter mit ein paar Vans oder einem Campingplatz',
          text: 'Fotos, Preis, Ort, Kalender: ein paar Minuten je Inserat, in Ihrem Dashboard. Ein Browser genügt. [Bewerben](/partners/apply)',
        },
        {
          name: 'Tabelle',
          who: 'Für Vermieter mit vielen Vans und ohne Entwickler',
          text: 'Eine Zeile je Van, als CSV oder Excel. Sie sehen, was sich ändert, bevor Sie es übernehmen. [Eine Datei mit fünfzig Vans ansehen](/samples/fifty-vans.csv)',
        },
        {
          name: 'Produktfeed',
          who: 'Für Unternehmen, die schon einen Feed haben',
          text: 'Geben Sie uns die Adresse einer CSV-, JSON- oder XML-Datei: Wir lesen sie stündlich oder täglich. [Wie Feeds gelesen werden](/developers/feeds)',
        },
        {
          name: 'API',
          who: 'Für Unternehmen mit Entwickler',
          text: 'Ein Aufruf je Inserat, oder hundert in einem, und Anfragen direkt in Ihrem System. [Anleitung für Entwickler](/developers)',
        },
      ],
    },
    { h: 'Wie Sie Partner werden' },
    {
      steps: [
        'Sagen Sie uns, wer Sie sind, was Sie vermieten und wie viele Inserate es ungefähr sind: [hier bewerben](/partners/apply).',
        'Wir prüfen, ob Sie ein echtes Unternehmen oder eine echte Plattform sind und besitzen oder verwalten, was Sie inserieren: bis zu drei Werktage.',
        'Inzwischen melden Sie sich mit derselben Adresse an und bereiten Ihre Inserate vor. Vor unserer Zusage sieht sie niemand. Entwickler beginnen mit einem Testschlüssel. [Schnellstart](/developers/quick-start)',
        'Wir schicken Ihnen einen Link zu Ihrem [Dashboard](/sign-in): Formular ausfüllen, API-Schlüssel erstellen, oder die Adresse Ihres Feeds angeben und sehen, was wir verstanden haben.',
        'Mit unserer Zusage sind Ihre Inserate online.',
      ],
    },
    { h: 'Was es kostet' },
    {
      p: 'Nichts. Premium bringt Anfragen auch per E-Mail, Ihre Fotos und Preise auf den Seiten von Campingplätzen aus OpenStreetMap{ads|, einen hervorgehobenen Platz, der als Anzeige gekennzeichnet ist,} und Zahlen zu jedem Inserat: 19 £ im Monat oder 190 £ im Jahr, jederzeit kündbar.',
    },
    { h: 'Worum wir bitten' },
    {
      list: [
        'Fotos, Texte und Bewertungen, die Ihnen gehören oder die Sie verwenden dürfen.',
        'Preise, zu denen man wirklich buchen kann.',
        'Fotos als JPEG, PNG oder WebP, am besten mindestens 1.200 Pixel breit.',
        'Einen ungefähren Ort, wenn Sie privat vermieten: Wir zeigen ein Gebiet, nie die Adresse.',
      ],
    },
    { h: 'Fragen und Antworten', id: 'questions' },
    {
      questions: [
        {
          q: 'Nehmen Sie Provision?',
          a: 'Nein. Weder auf Buchungen noch auf Anfragen oder Klicks. Nur Premium kostet etwas, wenn Sie es wählen.',
        },
        {
          q: 'Wer antwortet dem Reisenden?',
          a: 'Sie. Die Anfrage kommt mit Name, E-Mail, Reisedaten und Frage, und Sie schreiben zurück.',
        },
        {
          q: 'Wer nimmt die Buchung und das Geld an?',
          a: 'Sie, wie immer. Wir nehmen nie Buchungen oder Zahlungen an.',
        },
        {
          q: 'Wie erfahre ich von einer Anfrage?',
          a: 'Ihr Dashboard zählt, welche warten. Mit Premium kommen sie auch per E-Mail, und Ihr eigenes System kann sie empfangen.',
        },
        {
          q: 'Was ist mit meinem Kalender bei Airbnb oder anderswo?',
          a: 'Geben Sie uns seine iCalendar-Adresse: Dort gebuchte Nächte sind hier belegt, stündlich gelesen. Ihr Kalender hier hat auch eine solche Adresse.',
        },
        {
          q: 'Ich habe einen Van und keine Firma. Darf ich inserieren?',
          a: 'Ja, wenn er Ihnen gehört oder Sie ihn für den Eigentümer verwalten. Wählen Sie einen ungefähren Ort: Reisende sehen das Gebiet, nie Ihre Adresse.',
        },
        {
          q: 'Brauche ich eine Website?',
          a: 'Sie brauchen eine Seite, auf der man buchen kann: Ihre eigene oder Ihre Seite bei einem anderen Anbieter.',
        },
        {
          q: 'Wann bin ich online?',
          a: 'Binnen drei Werktagen. Inzwischen bereiten Sie Ihre Inserate vor; online sind sie mit unserer Zusage.',
        },
        {
          q: 'Kann ich für einen besseren Platz bezahlen?',
          a: 'Nein. [Die Reihenfolge der Ergebnisse](/how-results-are-ordered) ist für alle gleich{ads|; zu Premium gehört ein Platz über den Ergebnissen, der als Anzeige gekennzeichnet ist}.',
        },
        {
          q: 'Kann ich pausieren oder aufhören?',
          a: 'Pausieren Sie ein Inserat im Winter und holen Sie es mit einem Klick zurück. Ihr Konto können Sie jeden Tag schließen: Laden Sie vorher alles herunter, dann sind Ihre Inserate sofort weg.',
        },
      ],
    },
  ],
};
