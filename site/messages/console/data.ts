/** Jobs, imports and storage. */
export const data = {
  title: 'Data and jobs',
  tabs: {
    label: 'Data and jobs',
    jobs: 'Jobs',
    mails: 'Mails',
    imports: 'Imports',
    storage: 'Storage',
  },
  parked: 'Parked jobs',
  parkedLead: 'They failed too often and wait for you.',
  noParked: 'No job is parked.',
  failing: 'Failing jobs',
  failingLead: 'They failed last time and are tried again by themselves.',
  noFailing: 'No job fails.',
  queue: 'Queue',
  queueLead: 'How many jobs there are of each kind.',
  noQueue: 'The queue is empty.',
  kind: 'Kind',
  key: 'About',
  starts: 'Starts',
  error: 'Error',
  parkedAt: 'Parked',
  nextAt: 'Next',
  running: 'Running',
  due: 'Due',
  later: 'Later',
  parkedCount: 'Parked',
  failingCount: 'Failing',
  oldest: 'Waiting since',
  retry: 'Start afresh',
  select: (kind: string, key: string) => `Select ${kind} ${key}`,
  retrySelected: 'Start the selected afresh',
  noneSelected: 'Select at least one job.',
  retryKind: 'All of a kind',
  retryKindLead: 'Once the cause is mended: starts every parked and failing job of the kind.',
  retryKindButton: (kind: string, count: string) => `Start ${kind} afresh (${count})`,

  mailsLead:
    'The newest first, without receivers and subjects. A failed mail is a parked job of the kind mail.send.',
  noMails: 'No mail was sent yet.',
  purpose: 'Purpose',
  reference: 'About',
  mailState: 'State',
  created: 'Written',

  imports: 'Imports',
  importsLead: 'By the files above, and by cc import gazetteer, towns and places.',
  runs: (since: string, rows: string | null) =>
    rows === null
      ? `An import runs since ${since}. It has read its file and is comparing.`
      : `An import runs since ${since}. It has read ${rows} rows.`,
  noImports: 'Nothing was imported yet.',
  at: 'When',
  what: 'What',
  kinds: { towns: 'Towns', places: 'Campsites', postcodes: 'Postcodes' },
  file: 'File',
  countries: 'Countries',
  allCountries: (count: number) => `${count} countries`,
  read: 'Read',
  added: 'Added',
  updated: 'Updated',
  gone: 'Gone',
  skipped: 'Skipped',

  sources: {
    title: 'Files that are kept up to date',
    lead: 'Asked for every month, from PLACES_SOURCES and GAZETTEER_SOURCES.',
    none: 'Name addresses in PLACES_SOURCES and GAZETTEER_SOURCES, and campsites and towns are read from there every month.',
    read: 'Read now',
    file: 'File',
    kinds: { places: 'Campsites', gazetteer: 'Gazetteer' },
    state: 'State',
    download: (done: string | null, total: string | null) => {
      if (done === null) return 'Asking its server';
      return total === null ? `Downloading: ${done}` : `Downloading: ${done} of ${total}`;
    },
    doing: { read: 'Taking the campsites out of it', compare: 'Comparing and importing' },
    waiting: 'Waits for its turn',
    current: (campsites: string | null, of: string | null) => {
      if (campsites === null) return 'Up to date';
      return `Up to date: ${campsites} campsites${of === null ? '' : `, of ${of}`}`;
    },
    failed: 'Failed',
    failedTimes: (times: string) => `Failed ${times} times`,
    checkedAt: 'Asked',
    nextAt: 'Next',
    change: {
      applied: (name: string) => `Last change of ${name}`,
      held: (name: string) => `${name}: held back`,
      confirmed: (name: string) => `${name}: confirmed`,
      dismissed: (name: string) => `${name}: left as it is`,
    },
    difference: (counts: { added: string; gone: string; renamed: string; known: string }) =>
      `${counts.added} new, ${counts.gone} gone, ${counts.renamed} renamed: from ${counts.known}`,
    rowsDifference: (counts: { added: string; gone: string; renamed: string; known: string }) =>
      `${counts.added} new, ${counts.gone} gone, ${counts.renamed} changed: from ${counts.known}`,
    leads: {
      held: 'Nothing was changed. Look at the files: one may be cut off. Confirm only if so many are really gone.',
      confirmed: 'It is applied within ten minutes.',
      dismissed: 'Nothing changes until there is another file.',
    },
    confirm: (count: string) => `Apply it: ${count} go`,
    dismiss: 'Leave everything as it is',
  },

  storage: 'Storage',
  database: 'Database',
  images: 'Image cache',
  imagesNote: 'of this process’s folder',
  tables: 'Largest tables',
  tablesLead: 'With their indexes; rows are estimated.',
  table: 'Table',
  size: 'Size',
  rows: 'Rows',
  done: {
    retried: 'The job starts afresh.',
    'retried-several': 'The jobs start afresh.',
    asked: 'The files are asked for now. Reload the page to see how far it is.',
    confirmed: 'Confirmed. It is applied by the next run of the job.',
    dismissed: 'Left as it is. The next file is compared anew.',
  },
};
