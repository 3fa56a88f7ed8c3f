/** The English sentences of the page about a partner's team. */
export const words = {
  title: 'Team',
  lead: 'Who may sign in to this account, and what each of them may do.',
  onlyOwners: 'Owners of the account invite people and change roles.',
  done: {
    invited: 'Invited. A mail tells them how to sign in.',
    again: 'The invitation was sent again.',
    role: 'The role was changed.',
    removed: 'They can no longer sign in to this account.',
  },
  list: {
    title: 'People',
    caption: 'People of this account',
    email: 'Person',
    role: 'Role',
    joined: 'Signed in since',
    invited: (day: string, by: string | null) =>
      by === null ? `Added on ${day}` : `Invited on ${day} by ${by}`,
    waiting: 'Not signed in yet',
    you: 'you',
    actions: 'Change',
    roleOf: (email: string) => `Role of ${email}`,
    save: 'Change role',
    again: 'Invite again',
    remove: 'Remove',
    removeSure: (email: string) => `${email} loses access at once.`,
    removeYes: 'Yes, remove',
  },
  invite: {
    title: 'Invite somebody',
    lead: 'They sign in with this address by a link in a mail: there is no password.',
    email: 'Email address',
    emailHint: 'Their own: addresses of several people cannot be told apart in the log.',
    role: 'Role',
    button: 'Send invitation',
  },
  leave: {
    title: 'Leave this team',
    open: (partner: string) => `Leave the team of ${partner}`,
    means: (partner: string) =>
      `You lose access to the account of ${partner} at once, and come back only when an owner invites you again. What you have done stays, and so does your access to other accounts.`,
    contact:
      'Mails about the account go on coming to your address, since it is the contact address. Owners change it on the page of the account.',
    button: 'Yes, leave',
    lastOwner:
      'You are the only owner, and an account needs one. Make somebody else an owner first, then you can leave. Is it no longer needed?',
    close: 'Close the account',
  },
  roles: {
    owner: 'Everything, with the key, the team and the account.',
    member: 'Listings, leads, webhook and feed.',
    reader: 'Looks at everything and changes nothing.',
  },
  problems: { role: 'choose what they may do' },
};
