/** Pages that links in mails to partners lead to. */
export const mailLinks = {
  off: {
    title: 'Switch off mails',
    topics: {
      enquiries: 'enquiries that could not be delivered',
      webhook: 'the webhook',
      feed: 'the product feed',
      listings: 'listings that we hide',
      summary: 'the week at Campcairn',
    },
    ask: (topic: string, partner: string) =>
      `Mails about ${topic} go to the contact address of ${partner}.`,
    button: 'Switch them off',
    others: 'Other mails still come. Nothing else changes.',
    done: (topic: string, partner: string) =>
      `Mails about ${topic} are switched off for ${partner}.`,
    again: 'An owner of the account can switch them on again in the dashboard.',
    dashboard: 'To the dashboard',
  },
  contact: {
    title: 'Change of the contact address',
    text: (by: string, partner: string) =>
      `${by} has asked to change the contact address of ${partner} at Campcairn.`,
    from: 'From',
    to: 'To',
    until: 'To be confirmed by',
    both: 'It is changed when both addresses have confirmed it.',
    confirm: 'Confirm',
    refuse: 'Refuse',
    waiting: {
      new: 'Confirmed. The address of today has to confirm it too.',
      old: 'Confirmed. The new address has to confirm it too.',
    },
    ended: {
      changed: 'The contact address is changed.',
      refused: 'Refused. The contact address stays as it is.',
    },
  },
};
