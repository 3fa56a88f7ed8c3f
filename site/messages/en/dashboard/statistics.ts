/** The pages of statistics. */
export const words = {
  title: 'Statistics',
  lead: 'How often travellers come upon your listings, and what comes of it. Figures follow within minutes.',
  daysBegin: (hour: string) => `Each day begins at ${hour} your time.`,
  back: 'All statistics',
  closed: {
    title: 'Statistics are part of Premium',
    text: 'They show how often each listing is seen, opened and saved, how many clicks and enquiries come of it, from which pages and for which countries, and how it compares with listings like it. We count for every partner all the time, so what you see with Premium reaches back.',
    changes:
      'Nothing else depends on it: the order of results is the same with and without Premium.',
    go: 'See what Premium gives',
  },
  periods: {
    label: 'Period',
    days: { 7: 'Last 7 days', 30: '30 days', 90: '90 days', 365: '12 months' },
  },
  units: { day: 'By day', week: 'By week' },
  figures: {
    shown: 'Shown',
    viewed: 'Page views',
    saved: 'Saved',
    clicks: 'Clicks',
    enquiries: 'Enquiries',
    leads: 'Clicks and enquiries',
  },
  meaning: {
    shown: 'in results and on pages of places',
    viewed: (share: string) => `${share} of times shown`,
    viewedAnyway: 'of listings’ own pages',
    saved: 'to a traveller’s own list',
    clicks: 'to your website',
    enquiries: 'sent to you',
    enquiriesOf: (share: string) => `with clicks ${share} of page views`,
  },
  perView: {
    name: 'Leads per view',
    note: 'clicks and enquiries',
  },
  cost: {
    name: 'Cost per lead',
    plans: { monthly: '£19 a month', yearly: '£190 a year' },
    note: (days: number, price: string) => `of ${days} days at ${price}, for each click or enquiry`,
    free: 'you pay nothing for Premium',
    other: 'what you pay stands on your invoices',
  },
  charts: {
    day: 'Day by day',
    week: 'Week by week',
    table: 'Show as a table',
    caption: 'The newest first',
    starts: { day: 'Day', week: 'Week from', month: 'Month from' },
  },
  sources: {
    title: 'Where travellers came upon them',
    name: 'Source',
    names: {
      search: 'Search',
      landing: 'Pages of areas',
      map: 'Map',
      featured: 'Featured (ad)',
      place_page: 'Pages of campsites',
      listing: 'Directly',
      assistant: 'Assistant',
    },
    hint: '“Directly” is a page opened from a bookmark, another site, or where the browser does not say.',
  },
  countries: {
    title: 'Where they looked for a place',
    name: 'Country of the place',
    none: 'No place named',
    hint: 'The country of the place that was asked for; where travellers themselves are we do not record.',
  },
  nothing: {
    title: 'No figures in this time',
    text: 'As soon as a listing is shown to somebody, it is counted here.',
  },
  listings: {
    title: 'Your listings',
    listing: 'Listing',
    sortBy: (name: string) => `Sort by ${name}, the most first`,
    csv: 'Download as CSV',
  },
  compared: {
    title: 'Beside listings like it',
    lead: (count: string, kind: string, country: string) =>
      `The median of ${count} listings in the same category and country (${kind}, ${country}) that have figures in this time. Half have more, half have less. Made once a day.`,
    figure: 'Figure',
    own: 'This listing',
    median: 'Median',
    tooFew: (least: number, kind: string, country: string) =>
      `Fewer than ${least} listings in the same category and country (${kind}, ${country}) have figures in this time: too few to compare with.`,
  },
};
