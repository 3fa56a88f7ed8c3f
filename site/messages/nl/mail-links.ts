import type { Messages } from '../index.ts';

export const mailLinks: Messages['mailLinks'] = {
  off: {
    title: 'Mails uitzetten',
    topics: {
      enquiries: 'aanvragen die niet bezorgd konden worden',
      webhook: 'de webhook',
      feed: 'de productfeed',
      listings: 'vermeldingen die wij verbergen',
      summary: 'de week bij Campcairn',
    },
    ask: (topic, partner) => `Mails over ${topic} gaan naar het contactadres van ${partner}.`,
    button: 'Uitzetten',
    others: 'Andere mails blijven komen. Verder verandert er niets.',
    done: (topic, partner) => `Mails over ${topic} staan uit voor ${partner}.`,
    again: 'Een eigenaar van het account kan ze in het dashboard weer aanzetten.',
    dashboard: 'Naar het dashboard',
  },
  contact: {
    title: 'Wijziging van het contactadres',
    text: (by, partner) => `${by} wil het contactadres van ${partner} bij Campcairn wijzigen.`,
    from: 'Van',
    to: 'Naar',
    until: 'Te bevestigen voor',
    both: 'Het wordt gewijzigd als beide adressen het hebben bevestigd.',
    confirm: 'Bevestigen',
    refuse: 'Weigeren',
    waiting: {
      new: 'Bevestigd. Nu moet het huidige adres het ook nog bevestigen.',
      old: 'Bevestigd. Nu moet het nieuwe adres het ook nog bevestigen.',
    },
    ended: {
      changed: 'Het contactadres is gewijzigd.',
      refused: 'Geweigerd. Het contactadres blijft zoals het is.',
    },
  },
};
