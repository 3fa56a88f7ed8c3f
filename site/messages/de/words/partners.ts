import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Bei Campcairn inserieren',
  description:
    'Kostenlose Inserate für Vermieter, Privatleute und Campingplätze: Ihre Seite, Ihr Preis, Ihre Buchung. Per Formular, Tabelle, Produktfeed oder API.',
  lead: 'Reisende finden Sie hier und buchen bei Ihnen. Inserate, Klicks und Anfragen sind kostenlos, und Provision gibt es nicht.',
  blocks: [
    { h: 'Was Sie bekommen' },
    {
      list: [
        'Eine Seite für jedes Inserat, bei seinem Ort, seiner Region und seinem Land, zu finden nach Reisedaten, Personen und Regeln.',
        'Jeden Klick auf Ihre eigene Seite, mit einer Kennung, die Sie zählen können.',
        'Anfragen, signiert und binnen Sekunden in Ihrem System, von Ihnen abgeholt, wann es passt, oder in Ihrem Dashboard zu lesen.',
        'Dieselben Bedingungen wie alle: [Die Reihenfolge der Ergebnisse](/how-results-are-ordered) ist nicht zu kaufen.',
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
        'Zuerst, was Ihre Aufmerksamkeit braucht, dann, wie die letzten 30 Tage liefen. Dieselbe Übersicht kommt jeden Montag per E-Mail, bis Sie sie abbestellen.',
        'Ihre Inserate, zum Suchen, Ändern, Pausieren und Exportieren, und Ihre Anfragen, jeweils mit dem Weg ihrer Zustellung.',
        'Ihr Team, mit Rollen für die, die ändern, und für die, die nur ansehen.',
        'Alle Ihre Daten in einer Datei, und ein Weg, das Konto zu schließen, wann immer Sie möchten.',
      ],
    },
    {
      p: 'Sie melden sich mit einem Link per E-Mail oder mit einem Passkey an: Passwörter gibt es nicht. [Anmelden](/sign-in)',
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
        'Wir prüfen, ob Sie ein echtes Unternehmen oder eine echte Plattform sind und ob Ihnen gehört oder von Ihnen verwaltet wird, was Sie inserieren. Das dauert bis zu drei Werktage.',
        'Ihre Inserate können Sie vorbereiten, während wir prüfen: Melden Sie sich mit derselben Adresse an. Vor unserer Zusage sieht sie niemand. Auch Ihre Entwickler können sofort beginnen: Nach der Anmeldung gibt es einen Testschlüssel. [Schnellstart](/developers/quick-start)',
        'Wir schicken Ihnen einen Link zu Ihrem [Dashboard](/sign-in). Dort erstellen Sie Ihren API-Schlüssel, füllen das Formular aus oder geben uns die Adresse Ihres Feeds: Wir lesen ihn einmal und zeigen Ihnen, was wir verstanden haben.',
        'Mit unserer Zusage sind Ihre Inserate online.',
      ],
    },
    { h: 'Was es kostet' },
    {
      p: 'Nichts. Wer mehr möchte, nimmt Premium: Anfragen auch per E-Mail, Ihre Fotos und Preise auf den Seiten von Campingplätzen aus OpenStreetMap{ads|, ein hervorgehobener Platz, der als Anzeige gekennzeichnet ist,} und Zahlen zu jedem Inserat. Es kostet 19 £ im Monat oder 190 £ im Jahr und ist jederzeit kündbar.',
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
          a: 'Nein. Weder auf Buchungen noch auf Anfragen oder Klicks. Nur Premium kostet etwas, und nur, wenn Sie es wählen.',
        },
        {
          q: 'Wer antwortet dem Reisenden?',
          a: 'Sie. Die Anfrage kommt mit Name, E-Mail, Reisedaten und Frage zu Ihnen, und Sie schreiben selbst zurück. Wir stehen nicht dazwischen.',
        },
        {
          q: 'Wer nimmt die Buchung und das Geld an?',
          a: 'Sie, so wie bisher. Wir nehmen nie Buchungen oder Zahlungen von Reisenden an.',
        },
        {
          q: 'Wie erfahre ich von einer Anfrage?',
          a: 'Ihr Dashboard zählt, welche auf Antwort warten. Mit Premium kommen sie auch per E-Mail, und Ihr eigenes System kann sie empfangen.',
        },
        {
          q: 'Was ist mit meinem Kalender bei Airbnb oder anderswo?',
          a: 'Geben Sie uns seine iCalendar-Adresse, dann sind dort gebuchte Nächte auch hier belegt: Wir lesen ihn stündlich. Ihr Kalender hier hat ebenfalls eine solche Adresse, die andere Seiten lesen können.',
        },
        {
          q: 'Ich habe einen Van und keine Firma. Darf ich inserieren?',
          a: 'Ja, wenn er Ihnen gehört oder Sie ihn für den Eigentümer verwalten. Wählen Sie einen ungefähren Ort: Reisende sehen das Gebiet, nie Ihre Adresse.',
        },
        {
          q: 'Brauche ich eine Website?',
          a: 'Jedes Inserat führt zu einer Seite, auf der man es ansehen und buchen kann. Das kann Ihre eigene sein oder Ihre Seite bei einem anderen Anbieter.',
        },
        {
          q: 'Wann bin ich online?',
          a: 'Wir antworten binnen drei Werktagen, und Sie bereiten inzwischen Ihre Inserate vor. Online sind sie in dem Moment, in dem wir zusagen.',
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
