/** The page of Premium and of how it is paid for. */
export const words = {
  title: 'Premium',
  lead: 'More ways to hear from travellers and to know how your listings do. Listing itself stays free.',
  now: 'Your Premium',
  on: 'On',
  off: 'Off',
  none: 'You do not have Premium. Everything else works without it.',
  granted: (day: string) => `Campcairn has given you Premium until ${day}, at no cost.`,
  grantedForGood: 'Campcairn has given you Premium for good, at no cost.',
  facts: {
    plan: 'Paid',
    plans: { monthly: 'Monthly, £19', yearly: 'Yearly, £190', other: 'By agreement' },
    state: 'Subscription',
    renews: 'Renews on',
    until: 'On until',
    ended: 'Ended on',
  },
  states: {
    incomplete: {
      name: 'Not paid yet',
      tone: 'ask' as const,
      text: 'The first payment was begun and not finished. Nothing was charged. You can begin again.',
    },
    trialing: {
      name: 'Trial',
      tone: 'good' as const,
      text: 'Your trial runs. It is charged when it is over.',
    },
    active: {
      name: 'Active',
      tone: 'good' as const,
      text: 'Your subscription is paid and renews by itself.',
    },
    cancelling: {
      name: 'Cancelled',
      tone: 'ask' as const,
      text: 'Nothing more is charged. Premium stays on until the end of what you have paid for. You can take the cancellation back until then.',
    },
    past_due: {
      name: 'Payment failed',
      tone: 'bad' as const,
      text: 'The last payment failed. It is tried again, and Premium goes on until 14 days after what you have paid for. See that your card can be charged.',
    },
    refunded: {
      name: 'Refunded',
      tone: 'bad' as const,
      text: 'The last payment was refunded, and Premium ended with it. Unless the subscription is cancelled, its next payment is taken as planned and brings Premium back.',
    },
    disputed: {
      name: 'Payment disputed',
      tone: 'bad' as const,
      text: 'Your bank disputes the last payment or has taken it back. Premium pauses until we have it back, or the next one.',
    },
    ended: {
      name: 'Ended',
      tone: 'plain' as const,
      text: 'Your subscription has ended. You can take it up again.',
    },
  },
  manage: 'Manage the subscription',
  manageText:
    'Switch between monthly and yearly, cancel, change your card, and see invoices, at Stripe.',
  onlyOwners: 'An owner of an approved account buys and manages Premium.',
  paid: 'Thank you: Premium is on.',
  paidSoon:
    'Thank you. Your payment is on its way: Premium is on as soon as it has arrived. Look again in a minute.',
  noPlan: 'Choose monthly or yearly.',
  leading: {
    title: 'You pay at Stripe',
    text: 'You are led there now. Campcairn never sees your card.',
    go: 'Go on to Stripe',
  },
  plans: {
    monthly: {
      name: 'Monthly',
      price: '£19',
      each: 'a month',
      text: 'Cancel at any time. It stays on until the end of the month you have paid for.',
      buy: 'Pay monthly',
    },
    yearly: {
      name: 'Yearly',
      price: '£190',
      each: 'a year',
      text: 'Two months less than twelve single ones. It stays on until the end of the year you have paid for.',
      buy: 'Pay yearly',
    },
    how: 'You pay at Stripe, which adds tax where it is due, takes your VAT number and sends invoices. Campcairn never sees your card.',
  },
  featured: {
    title: 'Your listing in the block “Ad”',
    chosen:
      'You have chosen it. It is drawn by lot among those that match a search, as every other.',
    first:
      'It is your first one, as you have chosen none. It is drawn by lot among those that match a search, as every other.',
    none: 'Travellers see none of your listings now.',
    label: 'Feature another of your listings',
    labelOfId: 'Id of another of your listings',
    choose: 'Feature this one',
    done: 'Chosen. Searches show it within seconds.',
    refused: 'Travellers do not see this listing any more. Choose another one.',
  },
  notSetUp: {
    title: 'Payments are not set up here',
    text: 'Nothing can be bought on this installation. The operators can grant Premium by hand: write to',
  },
  does: {
    title: 'What it does',
    points: [
      'Enquiries reach you by mail as well, at the address that you choose.',
      'On the page of your campsite from OpenStreetMap stand your photos, prices and words, labelled as yours.',
      'You see for each listing how often it was shown, opened, clicked and enquired about.',
    ],
    featured:
      'One of your listings can be drawn for the block labelled “Ad” above results that it matches.',
  },
  doesNot: {
    title: 'What it does not change',
    points: [
      'The order of results, which listings match, and how many are counted.',
      'The facts that OpenStreetMap states of a campsite.',
      'Which enquiries you get, and how your webhook and your API work.',
      'Whether you may stay: everything else goes on when it ends.',
    ],
    more: 'How results are ordered',
  },
};
