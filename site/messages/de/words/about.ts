import type { Words } from '../../words.ts';

export const about: Words = {
  title: 'Über Campcairn',
  description: 'Was Campcairn ist, für wen es da ist und wovon es lebt.',
  lead: 'Ein „cairn“ ist ein Steinmännchen, das Wanderer denen hinterlassen, die nach ihnen kommen. Es zeigt den Weg und verlangt nichts dafür.',
  blocks: [
    {
      p: 'Campcairn findet Campervans, Wohnmobile und Wohnwagen zum Mieten und Campingplätze. Kostenlos, im Vereinigten Königreich, in Irland, Frankreich, Spanien und Portugal.',
    },
    { h: 'Was Campcairn tut' },
    {
      list: [
        'Vermieter, Privatleute und Campingplätze an einem Ort, mit eigenen Worten, Fotos und Preisen.',
        'Suchen Sie nach Ort, Reisedaten, Personen und den Regeln, an denen sich der richtige Camper entscheidet.',
        'Sie buchen beim Anbieter und zahlen dort.',
      ],
    },
    { h: 'Was Campcairn nicht tut' },
    {
      list: [
        'Keine Buchungen, keine Zahlungen, keine Provision.',
        'Kein Verkauf von Daten, weder Ihrer noch der von Partnern.',
        'Nichts kopiert: Partner schicken ihre Inserate, alles andere sind offene Daten.',
        'Nichts erfunden: Was ein Anbieter nicht angibt, steht hier als „keine Angabe“.',
      ],
    },
    { h: 'Wovon Campcairn lebt' },
    {
      p: 'Inserieren ist kostenlos. Partner können zu einem festen Preis Extras bekommen, etwa Anfragen per E-Mail. [Die Reihenfolge der Ergebnisse](/how-results-are-ordered) bleibt dieselbe.',
    },
    { h: 'Woher die Daten kommen' },
    {
      list: [
        'Inserate: von den [Partnern](/partners), die sie anbieten.',
        'Campingplätze als Orte: © [OpenStreetMap-Mitwirkende](https://www.openstreetmap.org/copyright), Open Database Licence.',
        'Städte und Orte: [GeoNames](https://www.geonames.org), CC BY 4.0.',
        'Küsten und Grenzen: [Natural Earth](https://www.naturalearthdata.com), gemeinfrei.',
      ],
    },
    { h: 'Wer diese Website betreibt', id: 'operator' },
    { operator: true },
  ],
};
