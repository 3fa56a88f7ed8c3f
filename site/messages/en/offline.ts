/** What the device keeps: pages for the road, enquiries not yet sent, searches to be reminded of. */
export const offline = {
  title: 'On this device',
  lead: 'Saved listings, your trip and your receipts open without a network, on this device only.',
  needsScript: 'This needs JavaScript, since it happens in your browser alone.',
  noNetwork: 'No network. The page you asked for is not kept on this device.',
  /** On a page opened without a network; `{ago}` becomes an age such as “3 hours ago”. */
  keptNote: 'Saved on this device {ago}.',
  pages: 'Pages for the road',
  nothing: 'Nothing yet. Save something or plan a trip, and it opens without a network.',
  on: 'Pages are kept on this device.',
  off: 'No pages are kept on this device.',
  turnOff: 'Keep nothing, and delete all of it',
  turnOffText:
    'Deletes the kept pages, the receipts and the enquiries not sent yet. What you saved and your trip stay, but need a network.',
  turnOn: 'Keep pages for the road',
  unsupported: 'This browser cannot keep pages.',
  homeScreen: 'In the browser’s menu, “Add to home screen” puts this site beside your other apps.',
  receiptKept: 'This page is kept on this device and opens without a network.',
  howToDelete: 'See and delete what is kept',

  unsent: {
    title: 'Enquiries not sent yet',
    kept: 'Your enquiry is kept on this device. When the network is back, you are asked before it is sent.',
    noNetwork: 'No network.',
    ask: (title: string) => `Send your enquiry about “${title}” now?`,
    askSeveral: (titles: string) => `Send your enquiries about ${titles} now?`,
    send: 'Send now',
    discard: 'Discard',
    later: 'Later',
    sending: 'Sending…',
    discarded: 'Discarded. Nothing was sent.',
    stillAway: 'Still no network. Your enquiry is still kept.',
    gone: 'This listing is no longer shown. Nothing was sent.',
    check: 'It could not be sent as it is. Check the form, then send it.',
  },

  remind: {
    title: 'Searches you follow',
    start: 'Remind me on this device',
    stop: 'Stop reminding me',
    lead: 'No account: this browser checks when you open the site, and counts what is new beside “Saved”.',
    started: 'You will be reminded on this device.',
    stopped: 'You are no longer reminded.',
    failed: 'That did not work. Try again with a network.',
    full: 'Ten searches at most. Stop one of them first.',
    /** `{count}` becomes a number. */
    news: 'New: {count}',
    none: 'Nothing new',
  },
};
