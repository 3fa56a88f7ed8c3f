/** Around the guide for developers, which is in English like the API itself. */
export const guide = {
  name: 'Developers',
  overview: 'Overview',
  reference: 'API reference',
  pages: 'Pages of the guide',
  search: 'Search the guide',
  find: 'Search',
  searchDescription:
    'Find pages, fields and error codes in the guide to the Campcairn partner API.',
  nothing: (words: string) =>
    `Nothing in the guide has “${words}”. Try one word, such as a field or the code of an error.`,
  results: (count: number, words: string) =>
    `${count} ${count === 1 ? 'section has' : 'sections have'} “${words}”`,
  some: (words: string) => `Nothing has all of “${words}”. This has some of it.`,
  ask: 'Type a word, a field or the code of an error.',
  copy: 'Copy',
  terminal: 'Terminal',
  before: 'Previous',
  after: 'Next',
  markdown: 'This page as Markdown',
  keyLabel: 'Your test key',
  keyHint:
    'Filled into the samples below. It stays in this tab of your browser and is sent nowhere; a key that you have just made in the dashboard is here already.',
  keyForget: 'Forget it',
  keyRefused: 'A test key begins with cc_test_. Keep a live key out of the browser.',
};
