/** What stands around every page of the dashboard and the console. */
export const shell = {
  partnerNav: 'Dashboard',
  operatorNav: 'Console',
  overview: 'Overview',
  listings: 'Listings',
  calendar: 'Calendar',
  developers: 'For developers',
  more: 'More',
  /** Names of places that are short enough for the tabs of phones. */
  tabs: { overview: 'Overview', leads: 'Leads', listings: 'Listings' },
  claims: 'Claimed campsites',
  leads: 'Leads',
  /** Read out after the number beside “Leads”. */
  toAnswer: 'to answer',
  /** Announced when the number beside “Leads” has grown while a page was open. */
  newEnquiry: 'A new enquiry has come in.',
  statistics: 'Statistics',
  webhooks: 'Webhooks',
  feed: 'Feed',
  key: 'API key',
  premium: 'Premium',
  team: 'Team',
  account: 'Account',
  profile: 'Your sign-in',
  signOut: 'Sign out',
  others: 'Other accounts',
  own: 'Your accounts',
  otherAddress:
    'If a mail led you here, sign in with the address that it went to: you may be signed in with another.',
  whoIsSignedIn: 'See who is signed in',
  site: 'Back to the site',
  operatorLooks: (partner: string) =>
    `You are an operator and see what ${partner} sees. Nothing can be changed here, and your look is recorded.`,
  toTest: 'Test mode',
  toLive: 'Live mode',
  testMode:
    'Test mode. Listings here are seen by nobody without their secret link, and leads are those that you cause with a test key.',
  toConsole: 'Back to the console',
  notApproved: {
    pending: {
      title: 'We are looking at your application.',
      text: 'Prepare your listings now. Travellers see them once you are approved; until then only you do.',
      short: 'Application being checked: only you see your listings.',
    },
    suspended:
      'This account is suspended: its listings are not shown, and nothing can be changed. Answer the mail about it, or write to us.',
    rejected: {
      title: 'This account was not approved.',
      reason: 'The reason:',
      until: (day: string) =>
        `What you have prepared stays here until ${day}, seen by you alone. Then it is deleted.`,
      answer: 'Answer our mail if we have misunderstood something, or apply again.',
      download: 'Download everything, or close the account now',
    },
  },
  choose: {
    title: 'Which account?',
    lead: 'You act for more than one partner.',
    left: 'You have left the team.',
    leftTitle: 'Your other account',
    leftLead: 'You still act for it.',
    claimLead: 'You act for more than one partner. Which of them runs the campsite?',
    claimNone:
      'Campsites are claimed by partners, and your address belongs to none. Apply first: we answer within three working days.',
    apply: 'Apply with this campsite',
    none: 'No account',
    noneLead:
      'Your address belongs to no partner any more. An owner of the account can invite you again.',
  },
  refused: {
    stranger: 'Nothing was saved: this page does not exist, or you have no access to it any more.',
    reader: 'Nothing was saved: your role here is reader, which changes nothing.',
  },
  role: { owner: 'Owner', member: 'Member', reader: 'Reader' },
};
