/** Signing in: partners' members and operators. */
export const signIn = {
  title: 'Sign in',
  lead: 'For partners and the Campcairn team. Travellers need no account.',
  description: 'Sign in to the dashboard of your listings and leads.',
  email: 'Email address',
  send: 'Mail me a link to sign in',
  invalid: 'Enter one email address, such as you@vans.example.',
  tooMany: (minutes: number) => `Too many tries. Try again in ${minutes} minutes.`,
  withPasskey: 'Sign in with a passkey',
  passkeyFailed: 'That passkey could not be used here. Try again, or have a link mailed.',
  again: {
    title: 'Sign in again',
    lead: 'This change needs a sign-in of the last 12 hours. Nothing was changed yet.',
  },
  unsent: {
    lead: 'You were signed out, and what you sent was not saved.',
    waits: 'What you typed is still here: sign in in a new tab, then send it.',
    file: 'Sign in, then choose the file once more.',
    signIn: 'Sign in in a new tab',
    send: 'I have signed in: send it',
  },
  or: 'or',
  noAccount: 'No account yet?',
  apply: 'Apply to become a partner',
  sent: {
    title: 'Look at your mail',
    lead: 'If the address has an account, a link is on its way. It works once, for 15 minutes, in this browser.',
    nothing: 'Nothing came?',
    checks: [
      'Look in the folder for spam.',
      'Use the address that you applied with, or that you were invited by.',
    ],
    again: 'Ask for another link',
    outbox:
      'This is a demo: its mails are in the outbox, which opens by the link that it printed when it started:',
  },
  link: {
    lead: 'One more press, and you are signed in on this device.',
    button: 'Sign in',
    gone: {
      title: 'This link no longer works',
      lead: 'Links work once, for 15 minutes, and only the newest.',
    },
    otherBrowser: {
      title: 'Open the link where you asked for it',
      lead: 'For safety it works only in the browser that asked. Copy it there, or ask for a new one here.',
    },
    locked: {
      title: 'Open the outbox first',
      lead: 'This is a demo: its links sign in whoever has opened the outbox. Open the link to the outbox that the demo printed when it started, in this browser, and then this one again.',
    },
    again: 'Ask for a new link',
  },
  factor: {
    title: 'The second step',
    lead: 'Operators show a second proof beside their mail.',
    again:
      'Show your second step again: this change asks for one of the last 15 minutes. Nothing was changed yet.',
    code: 'Code of your app, or a recovery code',
    firstCode: 'Code that the app shows',
    button: 'Continue',
    wrong: 'That code is wrong, or was used before. Codes change every 30 seconds.',
    tooMany: 'Too many codes. Try again in 15 minutes.',
    setUp: {
      title: 'Set up your second step',
      lead: 'Add a passkey, or an authenticator app: scan this picture with the app, then type the code it shows.',
      key: 'Or type this key into the app:',
      ended:
        'The key before was valid for 15 minutes. Add the one that is shown now, then type its code.',
      qr: 'QR code of the key',
      addPasskey: 'Add a passkey',
    },
    codes: {
      title: 'Your recovery codes',
      lead: 'Each signs you in once if you lose your phone. They are shown only now: print them, or store them with your passwords.',
      copy: 'Copy them',
      go: 'I have kept them: continue',
    },
  },
  signOut: 'Sign out',
};
