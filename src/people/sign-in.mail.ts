import { compose, type NewMail } from '../platform/mail/index.ts';

/** The mail with the link by which somebody signs in. */
export const signInMail = (to: string, link: string): NewMail => ({
  purpose: 'sign-in',
  fromName: 'Campcairn',
  to,
  subject: 'Your link to sign in to Campcairn',
  ...compose([
    { paragraph: 'Open this link in the browser in which you asked for it:' },
    { link, label: 'Sign in to Campcairn' },
    { paragraph: 'It works once, for 15 minutes.' },
    {
      paragraph:
        'If you did not ask for it, nobody can sign in with it but you, and you may ignore this mail.',
    },
  ]),
});
