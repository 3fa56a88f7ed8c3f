import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';
import { listingStatuses } from './statuses.ts';

const n = pluralsOf('de');

const many = (count: number) => n(count, { one: '# Inserat', other: '# Inserate' });

export const words: DashboardWords['listings'] = {
  title: 'Inserate',
  lead: 'Was Reisende von Ihnen finden. Änderungen sind sofort online.',
  leadPrepared:
    'Was Reisende von Ihnen finden, sobald Sie zugelassen sind. Noch sieht es niemand sonst.',
  add: 'Inserat hinzufügen',
  importFile: 'Datei importieren',
  exports: { csv: 'CSV exportieren', json: 'JSON exportieren' },
  /** `ready`: active listings of an account that is not approved yet. */
  tabs: { label: 'Inserate nach Status', all: 'Alle', ...listingStatuses, ready: 'Bereit' },
  missing: { photos: 'Keine Fotos', dates: 'Kein Kalender', price: 'Kein Preis' },
  filters: {
    label: 'Inserate filtern',
    text: 'Titel oder Ihre ID',
    category: 'Kategorie',
    anyCategory: 'Alle',
    missing: 'Was fehlt',
    anything: 'Egal',
    sort: 'Sortieren nach',
    apply: 'Filtern',
    clear: 'Zurücksetzen',
  },
  sorts: {
    updated: 'Letzte Änderung',
    newest: 'Neueste',
    title: 'Titel',
    price: 'Preis',
  },
  table: {
    caption: many,
    select: (title) => `${title} auswählen`,
    listing: 'Inserat',
    status: 'Status',
    price: 'Preis ab',
    photos: 'Fotos',
    calendar: 'Kalender bis',
    calendarOf: (title) => `Kalender von ${title}`,
    changed: 'Geändert',
    none: 'Keiner',
    per: { night: 'pro Nacht', week: 'pro Woche' },
  },
  bulk: {
    label: 'Mit den ausgewählten Inseraten',
    all: (matching) =>
      n(matching, {
        one: 'Das gefundene Inserat auswählen',
        other: 'Alle # gefundenen Inserate auf allen Seiten auswählen',
      }),
    page: 'Alle auf dieser Seite auswählen',
    selected: (count) => `${count} ausgewählt`,
    prices: 'Preise ändern',
    pause: 'Pausieren',
    resume: 'Auf aktiv stellen',
    remove: 'Löschen',
    means:
      'Pausierte Inserate bleiben erhalten und werden nicht gezeigt. Gelöschte verschwinden sofort von der Website und lassen sich 15 Minuten lang zurückholen.',
    meansOfAll:
      'Ändert die Preise aller Inserate. Kreuzen Sie einige an, um nur deren Preise zu ändern, sie zu pausieren oder zu löschen.',
  },
  noneSelected: 'Wählen Sie zuerst Inserate aus.',
  done: {
    pause: (count) => `Pausiert: ${many(count)}.`,
    resume: (count) => `Wieder aktiv: ${many(count)}.`,
    delete: (count) => `Von der Website genommen: ${many(count)}.`,
    imported: (count) => `Importiert: ${many(count)}.`,
    prices: (count) => `Preise geändert: ${many(count)}.`,
    undone: (count) => `Rückgängig gemacht: ${many(count)} wie zuvor.`,
  },
  nothingToDo: 'Die ausgewählten Inserate sind schon so.',
  undo: 'Rückgängig machen',
  deletion: (count, until) =>
    n(count, {
      one: `# Inserat wird am ${until} gelöscht.`,
      other: `# Inserate werden am ${until} gelöscht.`,
    }),
  pricesChanged: (count, at, until) =>
    n(count, {
      one: `Die Preise von # Inserat wurden am ${at} geändert. Bis ${until} können Sie das rückgängig machen.`,
      other: `Die Preise von # Inseraten wurden am ${at} geändert. Bis ${until} können Sie das rückgängig machen.`,
    }),
  empty: {
    none: 'Noch keine Inserate',
    noneText: 'Es gibt vier Wege, die sich verbinden lassen:',
    noneTextOfTwo: 'Es gibt zwei Wege, die sich verbinden lassen:',
    ways: {
      hand: 'von Hand, eines nach dem anderen',
      file: 'eine Tabelle oder andere Datei, einmal importiert',
      feed: 'ein Feed, den wir stündlich oder täglich lesen',
      api: 'die API, über die Ihr System Änderungen sofort sendet',
    },
    filtered: 'Kein Inserat gefunden',
    filteredText: 'Versuchen Sie ein anderes Wort, oder nehmen Sie einen Filter heraus.',
  },
};
