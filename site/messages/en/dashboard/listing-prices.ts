import { integer } from '#lib/format/numbers.ts';

const many = (count: number) => (count === 1 ? '1 listing' : `${integer('en', count)} listings`);

/** The English sentences of the page on which the prices of many listings are changed. */
export const words = {
  title: 'Change prices',
  lead: (count: number) => `Of ${many(count)}. You see each new price before anything is changed.`,
  back: 'All listings',
  none: {
    title: 'No listing is selected',
    text: 'Select listings in the list, then press “Change prices”.',
  },
  form: {
    title: 'How',
    change: 'Do what',
    changes: { raise: 'Raise', lower: 'Lower' },
    value: 'By how much',
    valueHint: 'Such as 5 or 7.5.',
    by: 'In',
    bys: { percent: 'Per cent (%)', amount: 'Money' },
    byHint: 'Money is in each listing’s own currency, for its night or week.',
    when: 'Which prices',
    whens: {
      all: 'All: the usual price, and the prices set for dates from today on',
      usual: 'The usual price only; prices set for dates stay',
      nights: 'Only the free nights of these dates:',
    },
    from: 'First night',
    to: 'Last night',
    round: 'Round new prices',
    rounds: {
      none: 'No rounding',
      1: 'To whole amounts: 97',
      5: 'To fives: 95, 100',
      10: 'To tens: 90, 100',
    },
    show: 'Show the new prices',
    labels: { value: 'By how much', from: 'First night', to: 'Last night' },
  },
  preview: {
    title: (count: number) => `${many(count)} would change`,
    none: 'No price would change',
    listing: 'Listing',
    before: 'Now',
    after: 'New',
    span: (lowest: string, highest: string) => `${lowest} to ${highest}`,
    per: { night: 'a night', week: 'a week' },
    more: (count: number) => `And ${many(count)} more.`,
    apply: (count: number) => `Change the prices of ${many(count)}`,
    applyLead: 'Travellers see them at once. You can undo it for an hour.',
    stay: 'These stay as they are',
    skipped: {
      feed: (count: number) =>
        `${many(count)} from your feed: change the prices there, or the next read would undo it.`,
      no_price: (count: number) => `${many(count)} without a price.`,
      no_nights: (count: number) =>
        `${many(count)} without free nights in the calendar on these dates.`,
      too_low: (count: number) => `${many(count)} of which nothing would be left of a price.`,
      too_many: (count: number) => `${many(count)} with too many different prices in the calendar.`,
      same: (count: number) => `${many(count)} whose prices would round to what they are.`,
    },
  },
  changedMeanwhile: 'Prices have changed since you looked. These are the new ones: look again.',
};
