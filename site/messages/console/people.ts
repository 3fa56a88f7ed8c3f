/** Where somebody is signed in. */
export const sessions = {
  none: 'Not signed in.',
  unknown: 'Unknown device',
  times: (since: string, seen: string) => `since ${since}, last seen ${seen}`,
};

/** Operators. */
export const people = {
  title: 'Operators',
  lead: 'The people who run Campcairn. Each needs a second factor to sign in.',
  email: 'Email',
  since: 'Operator since',
  you: 'you',
  end: 'Sign out everywhere',
  reset: 'Reset the second factor',
  resetSure:
    'For a lost phone or device, after you have spoken to the person. Their passkeys, authenticator app and recovery codes stop working, they are signed out everywhere and told by mail, and set up another at the next sign-in.',
  resetYes: 'Yes, reset it',
  remove: 'Remove this operator',
  removeLead: 'Ends all sessions and second factors at once.',
  removeYes: 'Yes, remove',
  add: 'Add an operator',
  addHint: 'Signs in by a mailed link, then sets up a passkey or an authenticator app.',
  addButton: 'Add',
  labels: { email: 'Email' },
  done: {
    added: 'Added. The person can sign in now.',
    reset: 'Reset. The person signs in by a mailed link and sets up another second factor.',
    removed: 'Removed, and signed out everywhere.',
    ended: 'Signed out everywhere.',
  },
};
