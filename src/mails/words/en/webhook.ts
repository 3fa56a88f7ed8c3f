export const webhook = {
  failing: {
    subject: 'Your webhook does not take enquiries',
    text: (since: string) =>
      `Since ${since} no attempt to deliver an enquiry to your webhook has worked.`,
    lastAttempt: 'Last attempt',
    noAnswer: 'no answer',
    host: 'Server',
    waiting: 'Enquiries that wait',
    next: 'We go on trying for some hours for each enquiry. None is lost: those that could not be delivered stay in your dashboard, and can be sent again from there once it is mended.',
    open: 'See the attempts',
  },
  recovered: {
    subject: 'Your webhook works again',
    text: (at: string, since: string) =>
      `Since ${at} your webhook takes enquiries again. It had failed since ${since}.`,
    lastFailure: 'Last failure',
    missed: (count: string) =>
      `Enquiries that used up their attempts meanwhile: ${count}. You can send them again from the dashboard.`,
    open: 'See the deliveries',
  },
};
