/** Mails about a partner's account, which cannot be switched off. */
export const account = {
  contactNew: {
    subject: 'Confirm the new contact address of your Campcairn account',
    text: (partner: string, by: string) =>
      `${by} has asked to make this the contact address of ${partner} at Campcairn: the one that gets mails about the account.`,
    both: 'It is changed when this address and the one of today have both confirmed it.',
    button: 'Confirm this address',
    notYou: 'If you know nothing of it, do nothing: the address stays as it is.',
  },
  contactOld: {
    subject: 'The contact address of your Campcairn account is to change',
    text: (partner: string, by: string) =>
      `${by} has asked to change the contact address of ${partner} at Campcairn.`,
    from: 'From',
    to: 'To',
    both: 'It is changed when both addresses have confirmed it.',
    button: 'Confirm or refuse',
    notYou: 'If nobody of yours has asked for it, refuse it there, and see who is in your team.',
  },
  until: (moment: string) => `The link works until ${moment}.`,
  contactChanged: {
    subject: 'The contact address of your Campcairn account has changed',
    text: (partner: string) =>
      `Both addresses have confirmed it: mails about the account of ${partner} go to the new one from now on.`,
    now: 'Contact address',
    notYou: 'If this is a mistake, answer this mail.',
  },
  closed: {
    subject: 'Your Campcairn account is closed',
    text: (partner: string, by: string) =>
      `${by} has closed the account of ${partner}. Its listings are no longer shown, its key and its webhook no longer work, and what travellers wrote is erased.`,
    gone: 'The listings themselves are deleted within the next hours.',
    back: 'If this is a mistake, answer this mail soon. You are welcome to apply again at any time.',
  },
  status: {
    suspended: {
      subject: 'Your account is suspended',
      text: (partner: string) =>
        `We have suspended the account of ${partner}. Its listings are hidden, and its API key and feeds do nothing until we lift it. Nothing is deleted.`,
    },
    rejected: {
      subject: 'Your account is closed to listings',
      text: (partner: string) =>
        `We have ended the partnership with ${partner}. Its listings are no longer shown.`,
    },
    approved: {
      subject: 'Your account is open again',
      text: (partner: string) =>
        `The account of ${partner} is open again. Its listings are shown as before, and its API key works.`,
    },
    reason: 'The reason:',
    answer: 'Answer this mail if you think that we are wrong, or when the reason is gone.',
  },
};
