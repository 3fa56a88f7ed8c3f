/** The page of the API key. */
export const key = {
  title: 'API key',
  lead: 'Your programs show it with every request to the API. Keep it on your servers.',
  none: 'There is no key yet.',
  noneLead: 'You need one to send listings and to fetch leads through the API.',
  create: 'Create a key',
  begins: 'Begins with',
  created: 'Created',
  used: 'Last used',
  never: 'never',
  shownOnce: 'Copy it now: it is shown only this once.',
  shownOnceLead: 'We keep a fingerprint of it, from which nobody can make it again.',
  tryIt: 'Try it',
  copy: 'Copy',
  replace: 'Replace the key',
  replaceLead:
    'When it is lost or may have leaked. The present key stops working the moment the new one is made, and your programs with it until they have the new one.',
  confirm: 'I understand that the present key stops working at once',
  confirmNeeded: 'Tick this, so that no key is replaced by mistake.',
  replaceButton: 'Make a new key',
  onlyOwners: 'An owner of the account creates and replaces keys.',
  byMail: 'No way in any more? Write to us from your contact address, and we issue a new key:',
};
