/** Operators and their sessions. */
export const people = {
  title: 'Operators',
  lead: 'The people who run Campcairn. Each needs a second factor to sign in.',
  email: 'Email',
  since: 'Operator since',
  you: 'you',
  sessions: 'Signed in at',
  noSessions: 'Not signed in.',
  unknown: 'Unknown device',
  seen: (time: string) => `last seen ${time}`,
  end: 'Sign out everywhere',
  remove: 'Remove',
  removeLead: 'Ends all sessions at once. The last operator cannot be removed.',
  add: 'Add an operator',
  addHint: 'Signs in by a mailed link, then sets up a passkey or an authenticator app.',
  addButton: 'Add',
  labels: { email: 'Email' },
  done: {
    added: 'Added. The person can sign in now.',
    removed: 'Removed, and signed out everywhere.',
    ended: 'Signed out everywhere.',
  },
};
