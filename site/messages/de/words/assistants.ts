import type { Words } from '../../words.ts';

export const assistants: Words = {
  title: 'Fragen Sie Ihren Assistenten',
  description:
    'Wie ein KI-Assistent für Sie auf Campcairn sucht: Camper und Campingplätze, Preise für Ihre Reisedaten und was Anbieter nicht angegeben haben.',
  lead: 'Ein KI-Assistent, der das Model Context Protocol spricht, kann für Sie auf Campcairn suchen, mit denselben Antworten wie diese Seiten.',
  blocks: [
    { h: 'So verbinden Sie ihn' },
    {
      p: 'Fügen Sie in den Einstellungen Ihres Assistenten einen Connector (oder MCP-Server) mit dieser Adresse hinzu. Ohne Konto, ohne Schlüssel.',
    },
    { label: 'Adresse des Connectors', code: '{site}/mcp' },
    { h: 'Was Sie fragen können' },
    {
      list: [
        '„Einen Campervan für vier in der Nähe von Vannes vom 3. bis 10. Juli, Hunde erlaubt, höchstens 120 € pro Nacht.“',
        '„Ist dieser in der letzten Augustwoche frei, und was kostet diese Woche?“',
        '„Welche Campingplätze bei Annecy haben Duschen, und welche machen dazu keine Angabe?“',
      ],
    },
    { h: 'Was er erfährt' },
    {
      table: {
        head: ['Werkzeug', 'Was es beantwortet'],
        rows: [
          [
            '`search`',
            'Die Suche dieser Website, mit allen Filtern und dem Preis für Ihre Reisedaten.',
          ],
          [
            '`listing`',
            'Alles, was zu einem Camper oder Campingplatz angegeben ist, und ob er hat, was Sie brauchen.',
          ],
          ['`places`', 'Welchen Ort oder welche Region Sie meinen, wenn mehrere gleich heißen.'],
          [
            '`availability`',
            'Ob er zu Ihren Reisedaten frei ist, was sie kosten, und sein Kalender.',
          ],
        ],
      },
    },
    { h: 'Drei Antworten, nie eine Vermutung' },
    {
      list: [
        '**Es passt**, **keine Angabe** oder **es passt nicht**. Schweigen gilt nicht als Ja und nicht als Nein.',
        'Preise stehen in der Währung des Anbieters und werden nie umgerechnet.',
        'Campingplätze aus OpenStreetMap sind als offene Daten gekennzeichnet: © [OpenStreetMap-Mitwirkende](https://www.openstreetmap.org/copyright).',
      ],
    },
    { h: 'Was er nicht kann' },
    {
      list: [
        'Er kann nicht buchen, nicht bezahlen und keinem Anbieter schreiben. Er gibt Ihnen einen Link zum Öffnen.',
        'Nur was Sie selbst öffnen, zählt als Besuch oder Klick.',
        'Was er fragt, wird nicht gespeichert. Anfragen einer Adresse werden eine Minute lang gezählt, damit die Website schnell bleibt.',
      ],
    },
    { h: 'Für alle, die Assistenten bauen' },
    {
      p: 'Nur lesende Werkzeuge mit Schemas, über streamable HTTP ohne Sitzungen: siehe [llms.txt](/llms.txt). Für Partner, die inserieren: der [Leitfaden für Entwickler](/developers).',
    },
  ],
};
