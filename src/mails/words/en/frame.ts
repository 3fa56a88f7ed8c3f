/** The footer of mails that can be switched off. */
export const frame = {
  topics: {
    enquiries: 'enquiries that could not be delivered',
    webhook: 'your webhook',
    feed: 'your product feed',
    listings: 'your listings',
    summary: 'your week at Campcairn',
  },
  why: (topic: string) =>
    `You get this as the contact address of a partner of Campcairn. It is about ${topic}; an owner of the account can switch these mails on and off.`,
  switchOff: 'Switch off these mails',
  reference: 'Reference',
  /** Separates a label from its value. */
  colon: ':',
};
