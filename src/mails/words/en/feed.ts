export const feed = {
  rows: {
    one: '1 row',
    other: '# rows',
  },
  failing: {
    subject: (rows: string) => `${rows} of your product feed could not be published`,
    text: (read: string, failed: string) =>
      `We read ${read} rows of your product feed. ${failed} could not be published; all others are up to date.`,
    row: (number: string) => `Row ${number}`,
    file: 'The attached file lists every one with its reason. Once your feed is corrected, the rows are published with its next reading; you need not do anything else.',
    open: 'See the feed',
  },
  broken: {
    subject: 'Your product feed cannot be read',
    text: (since: string) =>
      `Since ${since} we could not read your product feed. Your listings stay as they were, but they are no longer brought up to date.`,
    what: 'What happened',
    next: 'We go on trying. If the address or a token has changed, answer this mail with the new one.',
  },
  test: {
    subject: 'What we understood of your product feed',
    readAll: (rows: string) =>
      `We have read all of your product feed, ${rows}, to see what we understand. Nothing was published by it.`,
    readFirst: (rows: string) =>
      `We have read the first ${rows} of your product feed to see what we understand. Nothing was published by it.`,
    broken: 'We tried to read your product feed, and could not:',
    understood: 'Understood',
    of: (valid: string, rows: string) => `${valid} of ${rows}`,
    columns: 'Columns read',
    as: (column: string, field: string) => `${column} as ${field}`,
    ignored: 'Columns ignored',
    added: 'Would be added',
    changed: 'Would be changed',
    paused: 'Would be paused',
    fixes: 'What has to be mended',
    theRow: 'The row',
    notes: 'Please check',
    open: 'The whole report, with your listings as travellers would see them',
    answer: 'Is something not as you meant it? Answer this mail.',
  },
  decided: {
    accepted: {
      subject: 'Your feed address is in use',
      text: (host: string) =>
        `We use the address on ${host} that you sent us from now on. If this is your first feed, we test it before we read it on a schedule.`,
    },
    declined: {
      subject: 'Your feed address was not changed',
      text: (host: string) =>
        `We do not use the address on ${host} that you sent us. Everything stays as it was.`,
    },
    why: 'Why',
    answer: 'Answer this mail if you have a question.',
  },
};
