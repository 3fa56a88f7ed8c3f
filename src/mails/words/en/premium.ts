export const premium = {
  started: {
    subject: 'Premium is on',
    text: (partner: string) => `Thank you. Premium is on for ${partner}.`,
    next: 'Enquiries reach you by mail as well, your photos and prices are shown on the page of your campsite, and there are figures for each listing. The order of results does not change.',
    featured:
      'One of your listings can be drawn for the block above results that is labelled “Ad”; you choose it on your Premium page.',
  },
  past_due: {
    subject: 'A payment for Premium has failed',
    text: (partner: string) =>
      `The payment for the new period of Premium of ${partner} has failed. It is tried again in the next days.`,
    until: (moment: string) =>
      `Premium goes on until ${moment}. See that your card can be charged.`,
  },
  cancelling: {
    subject: 'Premium is cancelled',
    text: (partner: string) => `Premium of ${partner} is cancelled. Nothing more is charged.`,
    until: (moment: string) => `It stays on until ${moment}, the end of what is paid for.`,
  },
  ended: {
    subject: 'Premium has ended',
    text: (partner: string) => `Premium of ${partner} has ended.`,
    next: 'Your listings, their place in the results, and your enquiries by webhook and in the dashboard stay as they are. The figures are kept for you.',
  },
  refunded: {
    subject: 'Premium has ended with a refund',
    text: (partner: string) =>
      `The last payment for Premium of ${partner} was refunded, and Premium has ended with it.`,
    next: 'Your listings, their place in the results, and your enquiries by webhook and in the dashboard stay as they are. The figures are kept for you.',
    renews:
      'Unless the subscription is cancelled, its next payment is taken as planned and brings Premium back. You can cancel it on your Premium page.',
  },
  disputed: {
    subject: 'Premium pauses: a payment is disputed',
    text: (partner: string) =>
      `Your bank disputes the last payment for Premium of ${partner}. Premium pauses until that is settled.`,
    next: 'If this is a mistake, tell your bank, or answer this mail.',
  },
  /** Used when the Premium that operators granted lasts longer than the paid period. */
  given: {
    subject: 'Premium stays on',
    ended: (partner: string) => `The subscription of Premium of ${partner} has ended.`,
    refunded: (partner: string) => `The last payment for Premium of ${partner} was refunded.`,
    disputed: (partner: string) => `Your bank disputes the last payment for Premium of ${partner}.`,
    until: (moment: string) =>
      `Premium itself stays on until ${moment}, as we have given it to you at no cost.`,
    forGood: 'Premium itself stays on, as we have given it to you for good, at no cost.',
  },
  button: 'Your Premium page',
};
