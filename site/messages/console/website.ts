/** A look at the website of a business or a campsite. */
export const website = {
  answers: (status: number, host: string) => `Answers ${status} at ${host}`,
  noAnswer: 'No answer',
  titleOfIt: (title: string) => `Its title is “${title}”.`,
  look: 'Look now',
  lookAgain: 'Look again',
  lookTakes: 'Takes up to 10 seconds.',
  lookedAt: (time: string) => `Looked at ${time}.`,
};
