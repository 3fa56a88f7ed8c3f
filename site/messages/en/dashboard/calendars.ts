/** The English sentences of the page of all calendars, and of the addresses at which other sites read them. */
export const words = {
  title: 'Calendar',
  lead: 'What is free and what is taken, side by side.',
  how: 'Drag over nights, also of several listings. Or choose the first and then the last. Then say what they are.',
  howByFinger:
    'Tap the first night and then the last, or hold one and drag. Then say what they are.',
  howWithout: 'Tick listings, name the first and the last night, and say what they are.',
  howToRead: 'What travellers see of the coming nights.',
  filters: {
    label: 'Listings and days',
    text: 'Name of the listing',
    from: 'From',
    show: 'Show',
    clear: 'Show all listings',
  },
  days: {
    label: 'Other days',
    today: 'Today',
    earlier: 'Earlier',
    later: 'Later',
  },
  table: {
    caption: 'Nights of your listings',
    listing: 'Listing',
    choose: (title: string) => `Choose ${title}`,
    paused: 'Paused',
  },
  closed: 'Closed for the season',
  form: {
    title: 'Set nights of the ticked listings',
    /** `#` stands for the nights, `@` for the listings. */
    chosen: 'Nights: # · listings: @',
    price: 'Price of free nights',
    priceHint:
      'In the currency of the listings, for a night or a week as they have it. Empty: their usual price.',
  },
  done: {
    set: 'The nights are set.',
    addressed: 'The addresses are made. Copy each to the site that shall read it.',
    renewed: 'The new address is made. Enter it at every site that had the old one.',
  },
  empty: {
    none: 'No listing yet',
    noneText: 'Once you have added one, its nights stand here.',
    add: 'Add a listing',
    filtered: 'No listing has this name',
    filteredText: 'Try a part of the title, or show all.',
  },
  addresses: {
    title: 'Your calendar for other sites',
    lead: 'Pitchup, Airbnb, Google Calendar and others read at this address which nights are taken, and block them there. They call it “import calendar” or “iCal”.',
    leadOfAll:
      'Other sites read at these addresses which nights are taken, and block them there. They call it “import calendar” or “iCal”.',
    secret:
      'Whoever knows an address sees which nights are taken, and nothing else. Give it only to sites that need it.',
    none: 'No address yet.',
    make: 'Make the address',
    makeAll: 'Make the addresses that are missing',
    listing: 'Listing',
    for: 'For',
    address: 'Address',
    forSiteHint: 'Without the nights that it takes itself',
    forOthers: 'Every other site',
    forAll: 'Every site',
    forOthersHint: 'All taken nights',
    addressOf: (listing: string, site: string) => `Address of ${listing} for: ${site}`,
    copy: 'Copy',
    copied: 'The address is copied.',
    renewTitle: 'Make a new address',
    renewLead:
      'Do this when somebody has the address who should not. The present one ends at once: sites that have it get no more nights until you enter the new one there.',
    renew: 'End the present address and make a new one',
  },
};
