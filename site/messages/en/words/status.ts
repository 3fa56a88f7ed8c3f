const number = new Intl.NumberFormat('en');

/** Rounded down, so that 100 % means all. */
const percentage = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 2,
  roundingMode: 'floor',
});
const percent = (share: number): string => percentage.format(share);

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The page about the service, which is in English like the guide for developers. */
export const status = {
  title: 'Status',
  description: 'What Campcairn promises, and how it was in the last 90 days.',
  up: 'Campcairn is up.',
  lead: 'The service itself made this page just now and counted its figures. Days are UTC.',
  since: (date: string) => `Recorded since ${day.format(new Date(date))}.`,
  daysTitle: 'The last 90 days',
  daysLabel: (served: string) => `Pages were served in ${served} of the minutes recorded.`,
  oldest: '90 days ago',
  newest: 'Today',
  percent,
  dayLabel: (date: string, share: number | null) =>
    `${day.format(new Date(date))}: ${share === null ? 'no record' : percent(share)}`,
  keys: { full: 'All day', partly: 'At least 99%', poor: 'Less', none: 'No record' },
  levelsTitle: 'What is promised, and what was',
  head: ['Level', 'Promised', 'Was', 'Counted'],
  levels: {
    answers: 'Requests that are answered without an error of ours',
    searches: 'Pages of results within 250 ms, at the server',
    deliveries: 'Webhooks sent within 10 seconds of the enquiry',
  },
  nothingYet: 'Nothing yet',
  count: (value: number) => number.format(value),
  notCounted:
    'A webhook that your server refuses counts as sent. Minutes in which the service could not write to its database count as an outage.',
  errorsBefore: 'If something fails, send it again as ',
  errorsLink: 'Sync',
  errorsAfter: ' says. For help write to ',
};
