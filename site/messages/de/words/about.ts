import type { Words } from '../../words.ts';

export const about: Words = {
  title: 'Über Campcairn',
  description: 'Was Campcairn ist, für wen es da ist und wovon es lebt.',
  lead: 'Ein „cairn“ ist ein Steinmännchen, das Wanderer denen hinterlassen, die nach ihnen kommen. Es zeigt den Weg und verlangt nichts dafür.',
  blocks: [
    {
      p: 'Campcairn ist eine kostenlose Suchseite für Campervans, Wohnmobile und Wohnwagen zum Mieten und für Campingplätze. Angefangen hat sie mit dem Vereinigten Königreich, Irland, Frankreich, Spanien und Portugal.',
    },
    { h: 'Was Campcairn tut' },
    {
      list: [
        'Es bringt zusammen, was Vermieter, Privatleute und Campingplätze anbieten, jeweils mit deren eigenen Worten, Fotos und Preisen.',
        'Es beantwortet, was Sie fragen: Ort, Reisedaten, Personen und die Regeln, an denen sich entscheidet, ob ein Camper der richtige ist.',
        'Es schickt Sie zum Anbieter. Dort buchen Sie, und dort zahlen Sie.',
      ],
    },
    { h: 'Was Campcairn nicht tut' },
    {
      list: [
        'Es nimmt keine Buchungen und keine Zahlungen entgegen, und auf beides keine Provision.',
        'Es verkauft keine Daten, weder Ihre noch die der Partner.',
        'Es kopiert keine anderen Websites. Alles hier hat der Partner geschickt, der es anbietet, oder es stammt aus offenen Daten.',
        'Es erfindet nichts. Was ein Anbieter nicht angibt, steht hier als „keine Angabe“.',
      ],
    },
    { h: 'Wovon Campcairn lebt' },
    {
      p: 'Inserieren ist kostenlos. Partner können zu einem festen Preis Zusätzliches bekommen, etwa Anfragen per E-Mail. An der Reihenfolge der Ergebnisse ändert das nichts; siehe [So entsteht die Reihenfolge](/how-results-are-ordered).',
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
