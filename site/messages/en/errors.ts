/** What is said where there is no page. */
export const errors = {
  notFoundTitle: 'There is no path here',
  notFoundText: 'The page you asked for does not exist, or no longer does.',
  searchFromHere: 'Search from here instead.',
  goneTitle: 'This listing is gone',
  goneText: 'The owner has removed it. There are others like it.',
  campsiteGoneTitle: 'This campsite is gone',
  campsiteGoneText: 'OpenStreetMap, where it came from, has it no longer. There are others nearby.',
  faultTitle: 'Something broke on our side',
  faultText: 'We have a record of it and will take a look. Trying again in a moment often helps.',
  awayTitle: 'We are away for a moment',
  awayText: 'Please try again in a minute. If you were sending a form, send it once more then.',
  mayBeOld:
    'Part of our service is away for a moment. What is shown here may be some minutes old, or not complete.',
  unreached: 'This could not be loaded: the connection is down or very slow.',
  tryAgain: 'Try again',
  otherTitle: 'That did not work',
  otherText: 'The request could not be understood.',
  tooLargeText: 'What was sent is too large. Shorten it, then send it again.',
  requestId: (id: string) => `If you write to us, this helps us find it: ${id}`,
};
