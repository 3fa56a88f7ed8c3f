/** The page about the campsites of OpenStreetMap that a partner claims as its own. */
export const words = {
  title: 'Claimed campsites',
  lead: 'Campsites that are on Campcairn from OpenStreetMap, and that you say are yours. We check each claim.',
  search: {
    title: 'Find your campsite',
    lead: 'Among those on Campcairn from OpenStreetMap, in the countries of your account.',
    steps: [
      'Find your campsite below, and say that it is yours.',
      'Show a code on its website, so that we know it is you.',
      'We decide within a few days. Then its page shows your listing.',
    ],
    field: 'Name of the campsite',
    button: 'Search',
    found: 'Found',
    nothing: 'No campsite of that name. Try one word of it, or look through all campsites.',
    browse: 'Look through all campsites',
    nearby: 'Near your listings',
    near: (town: string) => `near ${town}`,
    distance: (distance: string) => `${distance} from a listing of yours`,
    unnamed: 'Campsite without a name',
    choose: 'This is mine',
  },
  onlyWriters: 'Owners and members of an approved account claim campsites.',
  done: {
    made: 'Claimed. What happens next stands below.',
    found: 'The code is there. We decide about your claim soon, and you hear of it by mail.',
    missing: 'We have looked, and the code was not there.',
    withdrawn: 'The claim was withdrawn.',
    linked: 'Linked: the campsite’s page shows your listing as soon as it is active.',
  },
  none: {
    title: 'You have claimed no campsite',
    text: 'Search for it by its name above.',
  },
  statuses: {
    pending: 'Being checked',
    approved: 'Yours',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    revoked: 'Revoked',
  },
  claimedOn: (day: string) => `Claimed on ${day}`,
  endedOn: {
    pending: (day: string) => `on ${day}`,
    approved: (day: string) => `approved on ${day}`,
    declined: (day: string) => `declined on ${day}`,
    withdrawn: (day: string) => `withdrawn on ${day}`,
    revoked: (day: string) => `revoked on ${day}`,
  },
  gone: 'OpenStreetMap has this campsite no longer.',
  because: {
    declined: 'We have declined it:',
    revoked:
      'We no longer take this campsite for yours. Its page does not show your listing as the owner’s words:',
  },
  again: 'Claim it again',
  offered: {
    title: (name: string) => `Is ${name} yours?`,
    page: 'Its page on Campcairn',
    from: (osmRef: string) => `OpenStreetMap ${osmRef}`,
    byCode: (host: string) =>
      `You get a code to put on ${host}, which is the website that OpenStreetMap states. We look for it, and a person decides.`,
    byHand:
      'OpenStreetMap states no website of it, so a person checks your claim by hand. It helps to add the website on OpenStreetMap first.',
    make: 'It is mine: claim it',
  },
  check: {
    put: 'Show this code anywhere in the text of the first page of',
    putEnd: ', which is the website that OpenStreetMap states:',
    copy: 'Copy',
    unseen: 'Or unseen by visitors: a line for whoever makes your website',
    head: 'It belongs in the <head> of the page:',
    look: 'Check now',
    lookAgain: 'Check again',
    found: {
      meta: 'The code is there. You may remove it when the claim is decided.',
      text: 'The code is there, in the text of the page. You may remove it when the claim is decided.',
    },
    missing: (host: string) => `The page of ${host} answers, but the code is not on it.`,
    badStatus: (status: number) => `The website answers with an error (${status}).`,
    noAnswer: (why: string) => `The website could not be read. ${why}`,
    lookedAt: (time: string) => `Looked at ${time}.`,
    next: 'A person decides after that, within a few days, and you hear of it by mail. Without a code on the website we have to check by hand, which takes longer.',
    byHand:
      'OpenStreetMap states no website of this campsite, so a person checks your claim by hand and may call or write to you. You hear of the decision by mail.',
    withdraw: 'Withdraw the claim',
  },
  approved: {
    listed:
      'You have a listing of it. Travellers find it as soon as it is active, also from the campsite’s page.',
    listedAlone: 'You have a listing of it. Travellers find it as soon as it is active.',
    open: 'Open its listing',
    which: 'Which of your listings is it?',
    link: 'Link it',
    orStart: 'Or begin a new listing of it.',
    start: 'Begin its listing: paused, until you have completed it.',
    startButton: 'Begin a listing',
    licence:
      'Name, position and website of a new listing come from OpenStreetMap: © OpenStreetMap contributors, Open Database Licence. Check them before you publish.',
  },
};
