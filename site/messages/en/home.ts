export const home = {
  title: 'Campervan, motorhome and caravan hire, and campsites',
  description:
    'Hire a campervan, motorhome or caravan, or find a campsite, in the UK, Ireland, France, Spain and Portugal. Free to use; you book with the owner.',
  heading: 'Wake up somewhere good.',
  lead: 'Vans to hire and pitches to park them on, across the UK, Ireland, France, Spain and Portugal.',
  categories: 'What are you looking for?',
  categoryLines: {
    campervan: 'Small enough for any lane',
    motorhome: 'Room for everyone, and a shower',
    caravan: 'Tow one, or find one waiting',
    campsite: 'A field, a view, a hot shower',
  },
  regions: 'Regions worth a trip',
  regionsLead: 'The most to choose from right now.',
  how: 'How it works',
  forTravellers: 'For travellers',
  travellerSteps: [
    [
      'Search once',
      'Hire firms, private owners and campsites in one list. Nobody buys a place in it.',
    ],
    [
      'See it as it is',
      'The owner’s photos, prices and rules, and “not stated” where they say nothing.',
    ],
    ['Book with the owner', 'On their page, or by an enquiry. No fee, no account, no commission.'],
  ] as [string, string][],
  forPartners: 'For partners',
  partnerSteps: [
    [
      'Send your listings',
      'By API, by product feed or by hand. Free, for one van or twenty thousand.',
    ],
    ['Get found', 'Each listing is placed in its town and region, with a page of its own.'],
    ['Keep every booking', 'Clicks and enquiries come straight to you. No commission.'],
  ] as [string, string][],
  travellerLink: 'Look around',
  partnerLink: 'List with Campcairn',
};
