export const home = {
  title: 'Campervan, motorhome and caravan hire, and campsites',
  description:
    'Find a campervan, motorhome or caravan to hire, or a campsite to wake up on, in the UK, Ireland, France, Spain and Portugal. Free to use; you book with the owner.',
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
  regionsLead: 'Where there is most to choose from just now.',
  how: 'How it works',
  forTravellers: 'For travellers',
  travellerSteps: [
    [
      'Search once',
      'Hire firms, private owners and campsites side by side, with the filters that matter and nothing pushed up the list.',
    ],
    [
      'See it as it is',
      'The owner’s own photos, prices and rules. What an owner has not said, we say they have not said.',
    ],
    [
      'Book with the owner',
      'Go to their page or send an enquiry. No booking fee, no account, no commission in the price.',
    ],
  ] as [string, string][],
  forPartners: 'For partners',
  partnerSteps: [
    [
      'Send your listings',
      'By API, by product feed or by hand. Free, for one van or twenty thousand.',
    ],
    ['Get found', 'Each listing is placed in its town and region, with a page of its own.'],
    [
      'Keep every booking',
      'Clicks and enquiries come straight to you, signed, counted and with no commission.',
    ],
  ] as [string, string][],
  travellerLink: 'Look around',
  partnerLink: 'List with Campcairn',
};
