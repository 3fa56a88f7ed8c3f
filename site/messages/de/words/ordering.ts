import type { Words } from '../../words.ts';

export const ordering: Words = {
  title: 'So entsteht die Reihenfolge',
  description:
    'Was bei Campcairn über die Reihenfolge der Suchergebnisse entscheidet, wie viel es zählt und was Bezahlung daran ändert: nichts.',
  lead: 'Warum ein Inserat über einem anderen steht. Hier steht alles dazu.',
  blocks: [
    { h: 'Was in den Ergebnissen steht' },
    {
      p: 'Jedes aktive Inserat jedes zugelassenen Partners, das zu Ihrer Suche passt. Keines fehlt, und die Zahl über den Ergebnissen stimmt genau.',
    },
    {
      p: 'Ein angekreuzter Filter zeigt, was Ja sagt. Was nichts dazu sagt, fehlt und wird in einer Zeile über den Ergebnissen gezählt. Diese Zeile zeigt es mit an: mit dem Vermerk „keine Angabe“, in jeder Sortierung nach allem, was zu allem Ja sagt. Ihr Browser merkt sich die Wahl.',
    },
    {
      p: 'Mit Reisedaten stehen die Ergebnisse in Gruppen: frei; beim Anbieter anzufragen, und Campingplätze aus OpenStreetMap, deren Betreiber hier niemand fragen kann; nur bei längerem Aufenthalt. In jeder Gruppe gilt die Regel von oben.',
    },
    {
      p: 'Unter den Campingplätzen stehen auch die, die OpenStreetMap kennt, mit einem Vermerk. Nach Entfernung stehen sie zwischen den Inseraten von Partnern; sonst nach denen, die ebenso viel angeben. Was nur Mitgliedern, Gruppen oder einem privaten Kreis offensteht, kommt zuletzt; was für alle geschlossen ist, fehlt. Mit „Herkunft“ wählen Sie aus.',
    },
    { h: 'Beste Treffer' },
    {
      p: 'Die übliche Reihenfolge. Zuerst, was ausdrücklich zu allem passt, was Sie suchen; danach zählen Punkte:',
    },
    {
      table: {
        head: ['Was zählt', 'Höchstens', 'Wie'],
        rows: [
          ['Fotos', '25 %', 'Mehr Fotos, bis zu acht'],
          [
            'Bewertung',
            '20 %',
            'Wie der Partner sie erhoben hat; wenige Bewertungen zählen weniger',
          ],
          ['Angaben', '20 %', 'Wie viele der Fragen beantwortet sind, die gestellt werden'],
          ['Preisangabe', '15 %', 'Ob es eine gibt, nicht wie hoch der Preis ist'],
          ['Beschreibung', '10 %', 'Ihre Länge, bis zu 800 Zeichen'],
          ['Los', '10 %', 'Für jedes Inserat einmal gezogen, damit Gleichwertige sich abwechseln'],
        ],
      },
    },
    {
      p: 'Rund um einen Ort, eine Postleitzahl oder einen Punkt kostet jeder Kilometer 15 %. Campingplätze aus OpenStreetMap beginnen 100 % tiefer; einer im Ort kann so vor einem Inserat in fünfzehn Kilometern Entfernung stehen.',
    },
    {
      p: 'Sonst zählt nichts: weder der Partner, noch was er zahlt, wie oft er angeklickt wird, wie schnell er antwortet oder wie neu das Inserat ist, und nichts über Sie.',
    },
    { h: 'Die anderen Sortierungen' },
    {
      list: [
        '**Entfernung**: nach dem Abstand zu dem Ort oder Punkt, den Sie gesucht haben.',
        '**Niedrigster Preis**: nach dem Preis pro Nacht; eine Woche zählt wie sieben Nächte. Preise werden nie umgerechnet, Währungen also nicht nach ihrem Wert verglichen.',
        '**Bewertung**: nach der Bewertung, dann danach, wie viele sie abgegeben haben.',
        '**Neueste**: danach, wann das Inserat zum ersten Mal bei uns ankam.',
      ],
    },
    { h: 'Was Bezahlung ändert', id: 'ads' },
    {
      list: [
        'Nicht die Reihenfolge, nicht, welche Inserate passen, und nicht, wie viele gezählt werden.',
        '{ads|Über der ersten Seite können bis zu zwei Inserate in einem eigenen Block stehen, jedes als „Anzeige“ gekennzeichnet und mit dem Namen dessen, der zahlt. Sie passen zu Ihrer Suche und werden stündlich unter allen Premium-Partnern ausgelost, deren Inserat passt: Jeder hat dieselbe Chance, und mehr kann niemand kaufen. Sie stehen auch in den Ergebnissen an ihrem Platz.}',
        'Auf der Seite eines Campingplatzes aus OpenStreetMap kann dessen Betreiber mit Premium Fotos, Preise und Text zeigen, gekennzeichnet als seine eigenen, neben dem, was OpenStreetMap sagt.',
        '{ads|„Anzeigen dauerhaft ausblenden“ merkt sich nur Ihr Browser. Die Schaltfläche unten blendet sie wieder ein.}',
      ],
    },
    { h: 'Wessen Angebote das sind' },
    {
      p: 'Jedes Inserat nennt seinen Partner. Campcairn bietet selbst nichts an und bevorzugt niemanden. Bewertungen stammen von den Partnern; wir prüfen nicht, ob jede von einem Kunden abgegeben wurde.',
    },
  ],
};
