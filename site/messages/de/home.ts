import type { Messages } from '../index.ts';

export const home: Messages['home'] = {
  title: 'Campervan, Wohnmobil und Wohnwagen mieten, Campingplätze finden',
  description:
    'Finden Sie einen Campervan, ein Wohnmobil oder einen Wohnwagen zum Mieten oder einen Campingplatz zum Aufwachen: im Vereinigten Königreich, in Irland, Frankreich, Spanien und Portugal. Kostenlos; Sie buchen beim Anbieter.',
  heading: 'Aufwachen, wo es schön ist.',
  lead: 'Camper zum Mieten und Stellplätze dazu, im Vereinigten Königreich, in Irland, Frankreich, Spanien und Portugal.',
  categories: 'Was suchen Sie?',
  categoryLines: {
    campervan: 'Wendig, auch auf kleinen Straßen',
    motorhome: 'Platz für alle, und eine Dusche',
    caravan: 'Zum Ziehen, oder er steht schon da',
    campsite: 'Eine Wiese, ein Ausblick, warme Duschen',
  },
  regions: 'Regionen, die eine Reise wert sind',
  regionsLead: 'Wo die Auswahl gerade am größten ist.',
  how: 'So funktioniert es',
  forTravellers: 'Für Reisende',
  travellerSteps: [
    [
      'Einmal suchen',
      'Vermieter, Privatleute und Campingplätze nebeneinander, mit den Filtern, auf die es ankommt. Niemand kauft sich nach oben.',
    ],
    [
      'Sehen, wie es ist',
      'Fotos, Preise und Regeln kommen vom Anbieter selbst. Wozu er nichts angibt, da sagen wir das auch.',
    ],
    [
      'Beim Anbieter buchen',
      'Gehen Sie auf seine Seite oder schicken Sie eine Anfrage. Ohne Buchungsgebühr, ohne Konto, ohne Provision im Preis.',
    ],
  ],
  forPartners: 'Für Partner',
  partnerSteps: [
    [
      'Inserate schicken',
      'Über die API, als Produktfeed oder von Hand. Kostenlos, ob ein Camper oder zwanzigtausend.',
    ],
    ['Gefunden werden', 'Jedes Inserat steht bei seinem Ort und seiner Region, mit eigener Seite.'],
    [
      'Jede Buchung behalten',
      'Klicks und Anfragen kommen direkt zu Ihnen, signiert, gezählt und ohne Provision.',
    ],
  ],
  travellerLink: 'Umsehen',
  partnerLink: 'Bei Campcairn inserieren',
};
