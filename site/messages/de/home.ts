import type { Messages } from '../index.ts';

export const home: Messages['home'] = {
  title: 'Campervan, Wohnmobil und Wohnwagen mieten, Campingplätze finden',
  description:
    'Campervan, Wohnmobil oder Wohnwagen mieten oder einen Campingplatz finden: im Vereinigten Königreich, in Irland, Frankreich, Spanien und Portugal. Kostenlos; Sie buchen beim Anbieter.',
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
  regionsLead: 'Zurzeit mit der größten Auswahl.',
  how: 'So funktioniert es',
  forTravellers: 'Für Reisende',
  travellerSteps: [
    [
      'Einmal suchen',
      'Vermieter, Privatleute und Campingplätze in einer Liste. Niemand kauft sich nach oben.',
    ],
    [
      'Sehen, wie es ist',
      'Fotos, Preise und Regeln vom Anbieter, und „keine Angabe“, wo er nichts sagt.',
    ],
    [
      'Beim Anbieter buchen',
      'Auf seiner Seite oder per Anfrage. Keine Gebühr, kein Konto, keine Provision.',
    ],
  ],
  forPartners: 'Für Partner',
  partnerSteps: [
    [
      'Inserate schicken',
      'Über die API, als Produktfeed oder von Hand. Kostenlos, ob ein Camper oder zwanzigtausend.',
    ],
    ['Gefunden werden', 'Jedes Inserat steht bei seinem Ort und seiner Region, mit eigener Seite.'],
    ['Jede Buchung behalten', 'Klicks und Anfragen kommen direkt zu Ihnen. Ohne Provision.'],
  ],
  travellerLink: 'Umsehen',
  partnerLink: 'Bei Campcairn inserieren',
};
