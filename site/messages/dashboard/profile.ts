/** The page of a person's own sign-in. */
export const profile = {
  title: 'Your sign-in',
  lead: (email: string) => `You are signed in as ${email}.`,
  passkeys: {
    title: 'Passkeys',
    lead: 'Sign in with your finger, your face or the code of your device, without a mail.',
    none: 'You have no passkey yet.',
    name: 'Name of the passkey, such as Work laptop',
    add: 'Add a passkey',
    remove: 'Remove',
    removeSure: (name: string) => `${name} can no longer sign you in.`,
    removeYes: 'Yes, remove',
    last: 'Operators keep at least one passkey or authenticator app: add another before you remove this one.',
    needsScript: 'Adding a passkey needs JavaScript.',
    failed:
      'The passkey could not be added. Passkeys work at the address of the site alone, and once for each device.',
    lastUsed: 'Last used',
    created: 'Added',
    never: 'never',
  },
  app: {
    title: 'Authenticator app',
    since: (day: string) => `Set up on ${day}.`,
    none: 'You have no authenticator app.',
    codesLeft: (count: number) =>
      count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
    newCodes: 'Make new recovery codes',
    newCodesLead: 'They are shown only now; the former ones are no longer valid.',
  },
  sessions: {
    title: 'Where you are signed in',
    device: 'Device',
    unknown: 'Unknown device',
    since: 'Signed in',
    seen: 'Last seen',
    here: 'this one',
    end: 'Sign out there',
    endOthers: 'Sign out everywhere else',
  },
};
