/** The page that leads to what is for developers. */
export const words = {
  title: 'For developers',
  lead: 'Nothing here is needed to list and to answer. It connects your own website, shop or booking system.',
  parts: {
    key: {
      title: 'API key',
      text: 'Your programs send listings and calendars, and fetch enquiries.',
      go: 'See the key',
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Each enquiry is posted to your server within seconds.',
      go: 'See webhooks',
    },
    feed: {
      title: 'Feed',
      text: 'We read your product feed again and again, and your listings follow it.',
      go: 'See the feed',
    },
    guide: {
      title: 'Developers’ guide',
      text: 'How each of them works, with examples to try.',
      go: 'Read the guide',
    },
  },
  menu: {
    shown: 'These pages stand in your menu.',
    inUse: 'These pages stand in your menu, as you use one of them.',
    hidden: 'These pages do not stand in your menu.',
    show: 'Keep them in the menu',
    hide: 'Take them out of the menu',
    done: { shown: 'They stand in the menu now.', hidden: 'They no longer stand in the menu.' },
  },
};
