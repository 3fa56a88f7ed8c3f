export const people = {
  signIn: {
    subject: 'Your link to sign in to Campcairn',
    text: 'Somebody, hopefully you, asked to sign in to Campcairn with this address.',
    button: 'Sign in',
    once: (minutes: string) =>
      `The link works once, within ${minutes} minutes, in the browser in which it was asked for.`,
    notYou: 'If it was not you, do nothing: without this mail nobody can sign in.',
  },
  credential: {
    subject: 'Your sign-in to Campcairn has changed',
    changes: {
      passkey_added: 'A passkey was added to your sign-in.',
      passkey_removed: 'A passkey was removed from your sign-in.',
      app_added: 'An authenticator app was added to your sign-in.',
      app_replaced:
        'A new authenticator app took the place of the one before. Its recovery codes are new, too.',
      app_removed: 'The authenticator app was removed from your sign-in, with its recovery codes.',
      factors_reset:
        'Your passkeys, your authenticator app and its recovery codes were removed by somebody who runs Campcairn, and you were signed out everywhere.',
      recovery_code_used: 'One of your recovery codes was used to sign in.',
      recovery_codes_renewed: 'New recovery codes were made. Those before them no longer work.',
    },
    notYou:
      'If it was not you, sign everybody else out on the page below, remove what you do not know, and answer this mail.',
    button: 'See your sign-in',
  },
  failed: {
    subject: 'Wrong codes for your sign-in to Campcairn',
    text: (count: string) =>
      `Within a day, ${count} wrong codes or passkeys were shown to sign in as you. Nobody was let in by them.`,
    notYou:
      'If it was not you, somebody may be able to read your mail: change the password of your mailbox, sign everybody else out on the page below, and answer this mail.',
  },
  invitation: {
    subject: (partner: string) => `You are invited to the team of ${partner} at Campcairn`,
    text: (invitedBy: string, partner: string) =>
      `${invitedBy} has added this address to the team of ${partner} at Campcairn.`,
    roles: {
      owner: 'You may do everything, the team and the account included.',
      member:
        'You may change listings, answer enquiries and set up the webhook, but not the team and the account.',
      reader: 'You may look at everything and change nothing.',
    },
    button: 'Sign in',
    how: 'Sign in with this address: you get a link by mail, and need no password.',
    notYou: 'If you know nothing of it, do nothing, or answer this mail.',
  },
};
