import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Bei Campcairn inserieren',
  description:
    'Kostenlose Inserate für Vermieter, Privatleute und Campingplätze: Ihre Seite, Ihr Preis, Ihre Buchung. Per API, Produktfeed oder Formular.',
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
    { h: 'Drei Wege zu uns' },
    {
      table: {
        head: ['Weg', 'Für wen', 'Was es braucht'],
        rows: [
          [
            '[API](/developers)',
            'Unternehmen mit Entwickler',
            'Einen Aufruf je Inserat, oder hundert in einem',
          ],
          [
            'Produktfeed',
            'Unternehmen, die schon einen Feed haben',
            'Die Adresse einer CSV-, JSON- oder XML-Datei; wir lesen sie stündlich oder täglich',
          ],
          [
            'Formular',
            'Alle anderen',
            'Ein Formular in Ihrem Dashboard, mit denselben Prüfungen wie die API',
          ],
        ],
      },
    },
    { h: 'Wie Sie Partner werden' },
    {
      steps: [
        'Sagen Sie uns, wer Sie sind, was Sie vermieten und wie viele Inserate es ungefähr sind: [hier bewerben](/partners/apply).',
        'Wir prüfen, ob Sie ein echtes Unternehmen oder eine echte Plattform sind und ob Ihnen gehört oder von Ihnen verwaltet wird, was Sie inserieren. Das dauert bis zu drei Werktage.',
        'Wir schicken Ihnen einen Link zu Ihrem [Dashboard](/sign-in). Dort erstellen Sie Ihren API-Schlüssel, füllen das Formular aus oder geben uns die Adresse Ihres Feeds: Wir lesen ihn einmal und zeigen Ihnen, was wir verstanden haben.',
        'Ihre Inserate sind online, sobald sie bei uns ankommen.',
      ],
    },
    { h: 'Ihr Dashboard', id: 'dashboard' },
    {
      list: [
        'Zuerst, was Ihre Aufmerksamkeit braucht, dann, wie die letzten 30 Tage liefen und wie es Ihren API-Aufrufen, Ihrem Webhook und Ihrem Feed geht. Dieselbe Übersicht kommt jeden Montag per E-Mail, bis Sie sie abbestellen.',
        'Ihre Inserate, zum Suchen, Ändern, Pausieren und Exportieren, und Ihre Anfragen, jeweils mit dem Weg ihrer Zustellung.',
        'Ihr Schlüssel, Ihr Webhook mit einem Protokoll von 90 Tagen und Ihr Feed mit jeder Zeile, die zu berichtigen ist.',
        'Ihr Team, mit Rollen für die, die ändern, und für die, die nur ansehen.',
        'Alle Ihre Daten in einer Datei, und ein Weg, das Konto zu schließen, wann immer Sie möchten.',
      ],
    },
    {
      p: 'Sie melden sich mit einem Link per E-Mail oder mit einem Passkey an: Passwörter gibt es nicht. [Anmelden](/sign-in)',
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
        'Fotos als https-Adressen von JPEG, PNG oder WebP, am besten mindestens 1.200 Pixel breit.',
        'Einen ungefähren Ort, wenn Sie privat vermieten: Wir zeigen ein Gebiet, nie die Adresse.',
      ],
    },
  ],
};
