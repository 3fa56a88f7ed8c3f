import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('de');

/** What a landing page says of the months to come. */
export const year: Messages['year'] = {
  heading: 'Monat für Monat',
  lead: 'Wählen Sie einen Monat, um zu sehen, was darin eine Woche lang frei ist.',
  leadSites:
    'Wählen Sie einen Monat, um zu sehen, was geöffnet hat und was darin eine Woche lang frei ist.',
  /** How many have a free week, as short as can be. */
  free: (count) => n(count, { one: '# frei', other: '# frei' }),
  /** How many campsites are open. */
  open: (count) => n(count, { one: '# offen', other: '# offen' }),
  /** The lowest price of a night. */
  from: (price) => `ab ${price}`,
  /** From how many calendars it was counted, and how many listings say nothing. */
  counted: (saying, silent) => {
    if (saying === 0)
      return 'Hier führt niemand einen Kalender, deshalb lässt sich nicht sagen, was frei ist.';
    const counted = n(saying, { one: 'Gezählt aus # Kalender', other: 'Gezählt aus # Kalendern' });
    if (silent === 0) return `${counted}.`;
    return `${counted}; ${n(silent, { one: 'zu # weiteren Angebot ist nichts angegeben', other: 'zu # weiteren Angeboten ist nichts angegeben' })}.`;
  },
  /** How many of the campsites are from OpenStreetMap. */
  openData: (count) =>
    n(count, {
      one: '# der Campingplätze stammt aus OpenStreetMap: Er zählt als offen, wenn seine Öffnungszeiten das sagen, und nie als frei.',
      other:
        '# der Campingplätze stammen aus OpenStreetMap: Sie zählen als offen, wenn ihre Öffnungszeiten das sagen, und nie als frei.',
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
    free: 'Eine Woche frei: Der Kalender hat im Monat sieben freie Nächte hintereinander, und mehr müssen nicht gebucht werden. Belegt: In jeder Woche ist eine Nacht vergeben, und es ist nicht geschlossen.',
    open: 'Offen: Die angegebene Saison umfasst mindestens eine Woche des Monats, oder der Kalender hat eine freie.',
    price:
      'Preise sind die einer Nacht der ersten freien Woche, wie die Anbieter sie angeben, soweit sie es tun. Über dem mittleren liegen so viele wie darunter. Währungen werden nie vermischt.',
    today: 'Vergangene Tage zählen nicht mehr.',
  },
};
