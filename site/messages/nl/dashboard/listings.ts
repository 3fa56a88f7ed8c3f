import type { DashboardWords } from '../../dashboard-words.ts';
import { n } from './plurals.ts';
import { listingStatuses } from './statuses.ts';

const many = (count: number) => n(count, { one: '# vermelding', other: '# vermeldingen' });

export const words: DashboardWords['listings'] = {
  title: 'Vermeldingen',
  lead: 'Wat reizigers van je vinden. Wijzigingen staan meteen op de site.',
  leadPrepared:
    'Wat reizigers van je vinden zodra je bent toegelaten. Nu ziet nog niemand anders het.',
  add: 'Vermelding toevoegen',
  importFile: 'Bestand importeren',
  exports: { csv: 'CSV exporteren', json: 'JSON exporteren' },
  /** `ready`: active listings of an account that is not approved yet. */
  tabs: { label: 'Vermeldingen per status', all: 'Alle', ...listingStatuses, ready: 'Klaar' },
  missing: { photos: 'Geen foto’s', dates: 'Geen kalender', price: 'Geen prijs' },
  filters: {
    label: 'Vermeldingen filteren',
    text: 'Titel of jouw id',
    category: 'Categorie',
    anyCategory: 'Alle',
    missing: 'Wat ontbreekt',
    anything: 'Maakt niet uit',
    sort: 'Sorteer op',
    apply: 'Filteren',
    clear: 'Wissen',
  },
  sorts: {
    updated: 'Laatst gewijzigd',
    newest: 'Nieuwste',
    title: 'Titel',
    price: 'Prijs',
  },
  table: {
    caption: many,
    select: (title) => `${title} selecteren`,
    listing: 'Vermelding',
    status: 'Status',
    price: 'Prijs vanaf',
    photos: 'Foto’s',
    calendar: 'Kalender tot',
    calendarOf: (title) => `kalender van ${title}`,
    changed: 'Gewijzigd',
    none: 'Geen',
    per: { night: 'per nacht', week: 'per week' },
  },
  bulk: {
    label: 'Met de geselecteerde vermeldingen',
    all: (matching) =>
      n(matching, {
        one: 'Selecteer de gevonden vermelding',
        other: 'Selecteer alle # gevonden vermeldingen, op elke pagina',
      }),
    page: 'Alles op deze pagina selecteren',
    selected: (count) => `${count} geselecteerd`,
    prices: 'Prijzen wijzigen',
    pause: 'Pauzeren',
    resume: 'Actief maken',
    remove: 'Verwijderen',
    means:
      'Gepauzeerde vermeldingen blijven bewaard en worden niet getoond. Verwijderde zijn meteen van de site en kunnen 15 minuten lang worden teruggehaald.',
    meansOfAll:
      'Wijzigt de prijzen van alle vermeldingen. Vink er een paar aan om alleen die te wijzigen, te pauzeren of te verwijderen.',
  },
  noneSelected: 'Selecteer eerst vermeldingen.',
  done: {
    pause: (count) => `Gepauzeerd: ${many(count)}.`,
    resume: (count) => `Weer actief: ${many(count)}.`,
    delete: (count) => `Van de site gehaald: ${many(count)}.`,
    imported: (count) => `Geïmporteerd: ${many(count)}.`,
    prices: (count) => `Prijzen gewijzigd: ${many(count)}.`,
    undone: (count) => `Ongedaan gemaakt: ${many(count)} zoals eerst.`,
  },
  nothingToDo: 'De geselecteerde vermeldingen zijn al zo.',
  undo: 'Ongedaan maken',
  deletion: (count, until) =>
    n(count, {
      one: `# vermelding wordt verwijderd op ${until}.`,
      other: `# vermeldingen worden verwijderd op ${until}.`,
    }),
  pricesChanged: (count, at, until) =>
    `Prijzen van ${many(count)} gewijzigd op ${at}. Je kunt het ongedaan maken tot ${until}.`,
  empty: {
    none: 'Nog geen vermeldingen',
    noneText: 'Er zijn vier manieren, die je mag combineren:',
    noneTextOfTwo: 'Er zijn twee manieren, die je mag combineren:',
    ways: {
      hand: 'met de hand, een voor een',
      file: 'een spreadsheet of ander bestand, één keer geïmporteerd',
      feed: 'een feed, die we elk uur of elke dag lezen',
      api: 'de API, waarmee je systeem wijzigingen meteen stuurt',
    },
    filtered: 'Geen vermelding gevonden',
    filteredText: 'Probeer een ander woord, of haal een filter weg.',
  },
};
