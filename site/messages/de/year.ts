import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('de');

/** What a landing page says of the months to come. */
export const year: Messages['year'] = {
  heading: 'Monat für Monat',
  lead: 'Jede Zahl: wie viele eine Woche oder länger frei sind. Ein Monat zeigt sie.',
  leadSites:
    'Die Zahlen: wie viele geöffnet haben und wie viele eine Woche oder länger frei sind. Ein Monat zeigt sie.',
  /** How many have a free week, as short as can be. */
  free: (count) => n(count, { one: '# frei', other: '# frei' }),
  /** How many campsites are open. */
  open: (count) => n(count, { one: '# offen', other: '# offen' }),
  /** The lowest price of a night. */
  from: (price) => `ab ${price}`,
  /** From how many calendars it was counted, and how many listings say nothing. */
  counted: (saying, silent) => {
    if (saying === 0) return 'Hier führt noch niemand einen Kalender.';
    const counted = n(saying, { one: 'Gezählt aus # Kalender', other: 'Gezählt aus # Kalendern' });
    if (silent === 0) return `${counted}.`;
    return `${counted}; ${n(silent, { one: 'zu # weiteren Angebot ist nichts angegeben', other: 'zu # weiteren Angeboten ist nichts angegeben' })}.`;
  },
  /** How many of the campsites are from OpenStreetMap. */
  openData: (count) =>
    n(count, {
      one: '# der Campingplätze stammt aus OpenStreetMap: offen nach seinen Öffnungszeiten, nie als frei gezählt.',
      other:
        '# der Campingplätze stammen aus OpenStreetMap: offen nach ihren Öffnungszeiten, nie als frei gezählt.',
    }),
  table: 'Alle Zahlen als Tabelle',
  caption: 'Was frei ist, was offen hat und was es kostet, Monat für Monat',
  columns: {
    month: 'Monat',
    free: 'Eine Woche frei',
    longer: 'Nur für längere Aufenthalte',
    taken: 'Belegt',
    silent: 'Kalender ohne Angabe',
    open: 'Offen',
    openOfOpenData: 'Davon aus OpenStreetMap',
    closed: 'Geschlossen',
    seasonNotStated: 'Saison nicht angegeben',
    priced: 'Mit Preis',
    lowest: 'Niedrigster, pro Nacht',
    median: 'Mittlerer, pro Nacht',
  },
  /** What the words mean. */
  meaning: {
    free: 'Eine Woche frei: sieben freie Nächte hintereinander, ohne längeren Mindestaufenthalt. Belegt: offen, mit einer belegten Nacht in jeder Woche.',
    open: 'Offen: Die Saison umfasst eine Woche des Monats, oder der Kalender hat eine freie.',
    price:
      'Preise: eine Nacht der ersten freien Woche, soweit angegeben. Über dem mittleren liegen so viele wie darunter. Währungen werden nie vermischt.',
    today: 'Vergangene Tage zählen nicht mehr.',
  },
};
