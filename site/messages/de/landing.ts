import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('de');

export const landing: Messages['landing'] = {
  headings: {
    campervan: (where) => `Campervan mieten${where}`,
    motorhome: (where) => `Wohnmobil mieten${where}`,
    caravan: (where) => `Wohnwagen mieten${where}`,
    campsite: (where) => `Campingplätze${where}`,
  },
  counts: {
    campervan: (count) =>
      n(count, { one: '# Campervan zum Mieten', other: '# Campervans zum Mieten' }),
    motorhome: (count) =>
      n(count, { one: '# Wohnmobil zum Mieten', other: '# Wohnmobile zum Mieten' }),
    caravan: (count) =>
      n(count, { one: '# Wohnwagen zum Mieten', other: '# Wohnwagen zum Mieten' }),
    campsite: (count) => n(count, { one: '# Campingplatz', other: '# Campingplätze' }),
  },
  lead: {
    campervan:
      'Kompakte Vans, Kastenwagen und Aufstelldächer von Vermietern und Privatleuten. Reisedaten wählen und sehen, was frei ist.',
    motorhome:
      'Alkoven, Teil- und Vollintegrierte. Schlafplätze, Länge und Führerschein im Vergleich.',
    caravan: 'Zum Ziehen oder schon auf ihrem Platz, mit Regeln und Preisen.',
    campsite:
      'Von der Wiese beim Bauern bis zum Platz mit allen Anschlüssen: Stellplätze, Daten und Preise nach Angabe des Platzes.',
  },
  summary: (count, where, most) =>
    most === null ? `${count}${where}.` : `${count}${where}, die meisten${most}.`,
  prices: (low, high, some) => {
    const who = some ? 'Wo ein Preis angegeben ist, kosten die meisten' : 'Die meisten kosten';
    if (low === null) return high === null ? null : `${who} bis zu ${high} pro Nacht.`;
    return high === null ? `${who} ab ${low} pro Nacht.` : `${who} ${low} bis ${high} pro Nacht.`;
  },
  showDates: 'Verfügbarkeit prüfen',
  description: (heading, count) =>
    `${heading}: ${count}, mit Preisen, Fotos und Regeln. Kostenlos; Sie buchen beim Anbieter.`,
  countiesOf: { GB: 'Grafschaften', IE: 'Grafschaften', FR: 'Départements', ES: 'Provinzen' },
  areas: { country: 'Länder', region: 'Regionen', county: 'Grafschaften', town: 'Orte' },
  more: {
    country: (count) => n(count, { one: '# weiteres Land', other: '# weitere Länder von A bis Z' }),
    region: (count) =>
      n(count, { one: '# weitere Region', other: '# weitere Regionen von A bis Z' }),
    county: (count) =>
      n(count, { one: '# weitere Grafschaft', other: '# weitere Grafschaften von A bis Z' }),
    town: (count) => n(count, { one: '# weiterer Ort', other: '# weitere Orte von A bis Z' }),
  },
  beside: 'In der Nähe',
  otherCategories: (where) => `Außerdem${where}`,
  openData: (where) => `Weitere Campingplätze${where}`,
  openDataLead:
    'Von Freiwilligen in OpenStreetMap erfasst. Noch bietet sie hier niemand an: keine Preise.',
  directory: (where) =>
    where ? `Alle Campingplätze${where}, Ort für Ort` : 'Alle Campingplätze nach Land und Region',
};
