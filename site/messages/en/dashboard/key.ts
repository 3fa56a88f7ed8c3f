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
  quickStart: 'Quick start, with this key filled in',
  copy: 'Copy',
  replace: 'Replace the key',
  replaceLead:
    'When it is lost or may have leaked. The present key stops working the moment the new one is made, and your programs with it until they have the new one.',
  confirm: 'I understand that the present key stops working at once',
  confirmNeeded: 'Tick this, so that no key is replaced by mistake.',
  replaceButton: 'Make a new key',
  onlyOwners: 'An owner of the account creates and replaces keys.',
  waiting: 'Your key comes with the approval',
  waitingLead:
    'Until then, work with a test key: your programs send listings, calendars and acknowledgements as they will later, and nobody but you sees what they send. It has room for 500 listings, and is emptied 30 days after its last use.',
  testTitle: 'Test key',
  test: 'Test mode',
  testLead:
    'A test key (cc_test_…) has listings, leads and a webhook of its own that no traveller sees. By it you cause enquiries and clicks, ask for faults, and advance the time of retries.',
  testOpen: 'Open test mode',
  testGo: 'To the test key',
  byMail: 'No way in any more? Write to us from your contact address, and we issue a new key:',
};
